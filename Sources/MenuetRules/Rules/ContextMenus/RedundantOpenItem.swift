import MenuetModel
import MenuetSource

/// Flags an item that does what a tap on the preview does.
struct RedundantOpenItem: Rule {
  static let info = RuleInfo(
    id: "context-menu-preview-open-item", .contextMenus, .note, fix: .unsafe,
    "a context menu whose preview opens the thing has no item for that",
    guideline: .contextMenus("people may tap the preview to open it"),
    why: """
      A tap on the thing and a tap on its preview both open it. A third way makes the menu longer. On
      the Mac, which shows no preview, the item may stand.
      """,
    example: """
      + <commands>
      +   <command id="open-photo" title="Open Photo" symbol="photo"/>
      + </commands>
        <context-menu id="photo-menu" for="PhotoCell" preview="PhotoPreview"
                      preview-opens="open-photo">
      -   §<command§ id="open-photo" title="Open Photo" symbol="photo"/>
          <command id="share-photo" title="Share Photo" symbol="square.and.arrow.up"/>
        </context-menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.contextMenus {
      guard let opening = menu.previewOpens else { continue }
      for item in menu.content.directItems
      where (item.id == opening || context.system(of: item) == .open)
        && !item.platforms.isDisjoint(with: .touch)
      {
        report(
          "a tap on the preview does what '\(document.title(of: item))' does",
          at: context.location(of: item),
          fix: item.platforms.contains(.macos)
            ? context.setting(.platforms, of: item.source, to: "macos", "keep it on the Mac only")
            : FixIt("leave it out"))
      }
    }
  }
}
