import MenuetModel
import MenuetSource

/// Flags an item of a context menu that is dimmed instead of hidden.
struct DimmedContextItem: MenuRule {
  static let info = RuleInfo(
    id: "context-menu-hide", .contextMenus, .warning, fix: .safe,
    "a context menu hides what is unavailable",
    guideline: .contextMenus("unavailable items of a context menu are hidden, not dimmed"),
    why: """
      A context menu is about what can be done with this thing now. A dimmed item only makes it longer;
      that a command exists is shown by the menu bar and the toolbar. Cut, Copy and Paste may be dimmed
      on the Mac.
      """,
    failing: """
      <context-menu id="note-menu" for="NoteRow">
        <command id="pin-note" title="Pin Note" symbol="pin" when-unavailable="§dim§"/>
      </context-menu>
      """,
    passing: """
      <context-menu id="note-menu" for="NoteRow">
        <command id="pin-note" title="Pin Note" symbol="pin"/>
      </context-menu>
      """)

  private static let clipboard: Set<SystemCommand> = [.cut, .copy, .paste]

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu else { return }
    for element in level.content where !context.isInSharedMenu(element.source) {
      switch element {
      case .item(let item) where context.statedBehavior(of: item) == .dim:
        let isClipboard = context.system(of: item).map(Self.clipboard.contains) ?? false
        guard !isClipboard || !item.platforms.contains(.macos) else { continue }
        reportDimming(context.document.title(of: item), item.source, context, &report)
      case .submenu(let submenu) where submenu.whenUnavailable == .dim:
        reportDimming(submenu.title, submenu.source, context, &report)
      default: break
      }
    }
  }

  private func reportDimming(
    _ title: String, _ source: SourceReference, _ context: RuleContext, _ report: inout Findings
  ) {
    report.report(
      Self.self, "a context menu hides what is unavailable; '\(title)' is dimmed",
      at: context.location(.whenUnavailable, of: source),
      fixIts: [
        context.removal(
          of: .whenUnavailable, on: source, "remove it: hidden is the default here", isSafe: true)
      ])
  }
}
