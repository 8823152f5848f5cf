import MenuetModel
import MenuetSource

/// Flags a rarely used item in a context menu.
struct RareItemInContextMenu: Rule {
  static let info = RuleInfo(
    id: "context-menu-relevance", .contextMenus, .note,
    "a context menu offers what people use often",
    guideline: .contextMenus(
      "a context menu holds the commands that are most relevant to what people are doing"),
    why: """
      A context menu is short and close at hand. What people rarely need makes them look longer for
      what they need now.
      """,
    example: """
        <context-menu id="note-menu" for="NoteRow">
      -   §<command§ id="export-archive" title="Export Archive" frequency="rare"/>
      +   <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
        </context-menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder != .section else { return }
    let items = level.content.directItems.filter { context.frequency(of: $0) == .rare }
    guard let item = items.first else { return }
    report(
      "'\(context.document.title(of: item))' is rarely used", at: context.location(of: item),
      notes: context.likewise(items), fix: "leave it to the menu bar, a toolbar or a menu")
  }
}
