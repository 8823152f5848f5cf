import MenuetModel
import MenuetSource

/// Flags an item of a context menu that is dimmed instead of hidden.
struct DimmedContextItem: Rule {
  static let info = RuleInfo(
    id: "context-menu-hide", .contextMenus, .warning, fix: .unsafe,
    "a context menu hides what is unavailable",
    guideline: .contextMenus("unavailable items of a context menu are hidden, not dimmed"),
    why: """
      A context menu is about what can be done with this thing now. A dimmed item only makes it longer;
      that a command exists is shown by the menu bar and the toolbar. Cut, Copy and Paste may be dimmed
      on the Mac.
      """,
    example: """
        <context-menu id="note-menu" for="NoteRow">
      -   <command id="pin-note" title="Pin Note" symbol="pin" when-unavailable="§dim§"/>
      +   <command id="pin-note" title="Pin Note" symbol="pin"/>
        </context-menu>
      """)

  private static let clipboard: Set<SystemCommand> = [.cut, .copy, .paste]

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu else { return }
    for element in level.content where !context.isInSharedMenu(element.source) {
      let title: String
      switch element {
      case .item(let item) where context.statedBehavior(of: item) == .dim:
        let isClipboard = context.system(of: item).map(Self.clipboard.contains) ?? false
        if isClipboard, item.platforms.contains(.macos) { continue }
        title = context.document.title(of: item)
      case .submenu(let submenu) where submenu.whenUnavailable == .dim: title = submenu.title
      default: continue
      }
      report(
        "a context menu hides what is unavailable; '\(title)' is dimmed", at: .whenUnavailable,
        of: element.source, fix: .remove("remove it: hidden is the default here"))
    }
  }
}
