import MenuetModel
import MenuetSource

/// Flags an item that vanishes from the menu bar or a pull-down button while it is unavailable.
struct HiddenMenuItem: Rule {
  static let info = RuleInfo(
    id: "menu-dim", .menus, .warning, fix: .unsafe,
    "an item of the menu bar or a pull-down button that is unavailable is dimmed",
    guideline: .menus("menus show unavailable items too, dimmed, so that people learn of them"),
    why: """
      An item that comes and goes is not where people saw it last, and nobody learns that it exists.
      Only context menus hide what is unavailable.
      """,
    example: """
        <states><state id="has-selection"/></states>
        <pull-down-button id="arrange" title="Arrange" symbol="square.stack">
      -   <command id="front" title="Bring to Front" enabled-when="has-selection"
      -            when-unavailable="§hide§"/>
      +   <command id="front" title="Bring to Front" enabled-when="has-selection"/>
          <command id="back" title="Send to Back" enabled-when="has-selection"/>
          <command id="group" title="Group" enabled-when="has-selection"/>
        </pull-down-button>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .menuBar || level.surface == .pullDown else { return }
    for element in level.content {
      switch element {
      case .item(let item):
        guard context.statedBehavior(of: item) == .hide else { continue }
        self.report(item.source, context.document.title(of: item), in: context, report: &report)
      case .submenu(let submenu):
        guard submenu.whenUnavailable == .hide else { continue }
        self.report(submenu.source, submenu.title, in: context, report: &report)
      default: break
      }
    }
  }

  private func report(
    _ source: SourceReference, _ title: String, in context: RuleContext, report: inout Findings
  ) {
    report(
      "'\(title)' is dimmed here while it is unavailable, not hidden", at: .whenUnavailable,
      of: source, fix: .remove("let it be dimmed"))
  }
}
