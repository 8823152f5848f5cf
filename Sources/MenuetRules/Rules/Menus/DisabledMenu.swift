import MenuetModel
import MenuetSource

/// Flags a whole menu that cannot be opened at times.
struct DisabledMenu: Rule {
  static let info = RuleInfo(
    id: "menu-disabled-whole", .menus, .warning,
    "a menu opens even if all of its items are unavailable",
    guideline: .menus("a menu whose items are all unavailable can still be opened"),
    why: """
      People open a menu to learn what there is. A menu that does not open tells them nothing; dimmed
      items do.
      """,
    example: """
        <states><state id="has-selection"/></states>
        <menu id="format" title="Format">
          <command id="show-fonts" title="Show Fonts"/>
      -   <submenu title="Lists" enabled-when="§has-selection§">
      -     <command id="bullets" title="Use Bullets"/>
      -     <command id="numbers" title="Use Numbers"/>
      +   <submenu title="Lists">
      +     <command id="bullets" title="Use Bullets" enabled-when="has-selection"/>
      +     <command id="numbers" title="Use Numbers" enabled-when="has-selection"/>
          </submenu>
        </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.everyMenu {
      check(menu.enabledWhen, menu.source, menu.title ?? menu.id, in: context, report: &report)
    }
    for button in context.walk.pullDownButtons {
      check(
        button.enabledWhen, button.source, button.title ?? button.id, in: context, report: &report)
    }
    // A context menu hides what is unavailable, a submenu too.
    for level in context.walk.levels where level.surface != .contextMenu {
      for element in level.content {
        guard case .submenu(let submenu) = element else { continue }
        check(submenu.enabledWhen, submenu.source, submenu.title, in: context, report: &report)
      }
    }
  }

  private func check(
    _ condition: Condition?, _ source: SourceReference, _ title: String, in context: RuleContext,
    report: inout Findings
  ) {
    guard condition != nil, condition != .lost, context.isWritten(.enabledWhen, on: source) else {
      return
    }
    report(
      "the menu '\(title)' opens always; its items are what is unavailable", at: .enabledWhen,
      of: source, fix: "put the condition on the items")
  }
}
