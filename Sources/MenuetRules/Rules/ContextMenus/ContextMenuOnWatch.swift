import MenuetModel
import MenuetSource

/// Flags a context menu for a platform that has none.
struct ContextMenuOnWatch: Rule {
  static let info = RuleInfo(
    id: "context-menu-platform", .contextMenus, .warning, fix: .safe,
    "a context menu is for platforms that have context menus",
    guideline: .contextMenus("context menus are not supported in watchOS"),
    why: """
      On a watch nothing opens the menu: it is left out there, and its commands need another place.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ios watchos">
      -   <context-menu id="note-menu" for="NoteRow" platforms="§ios watchos§">
      +   <context-menu id="note-menu" for="NoteRow" platforms="ios">
            <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
          </context-menu>
        </menuet>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.contextMenus where menu.platforms.contains(.watchos) {
      report(
        "watchOS has no context menus", at: .platforms, of: menu.source,
        fix: context.narrowing(menu.source, from: menu.platforms, without: .watchos))
    }
  }
}
