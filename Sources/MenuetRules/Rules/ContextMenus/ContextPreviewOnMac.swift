import MenuetModel
import MenuetSource

/// Flags a preview of a context menu that is for the Mac alone.
struct ContextPreviewOnMac: Rule {
  static let info = RuleInfo(
    id: "context-menu-preview-platform", .contextMenus, .note, fix: .safe,
    "a preview is for context menus of iOS and iPadOS",
    guideline: .contextMenus("on iOS and iPadOS a context menu may show a preview"),
    why: "A context menu of macOS has no preview: the attribute has no effect.",
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="macos">
      -   <context-menu id="photo-menu" for="PhotoCell" preview="§PhotoPreview§">
      +   <context-menu id="photo-menu" for="PhotoCell">
            <command id="share-photo" title="Share Photo"/>
          </context-menu>
        </menuet>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.contextMenus where menu.platforms == .macos {
      let attributes: [AttributeName] = [.preview, .previewOpens, .previewDrag]
      for attribute in attributes where context.isWritten(attribute, on: menu.source) {
        report(
          "a context menu of macOS has no preview", at: attribute, of: menu.source,
          fix: .remove(isSafe: true))
      }
    }
  }
}
