import MenuetModel
import MenuetSource

/// Flags a command that switches a state, which is a toggle.
struct ToggleCommand: Rule {
  static let info = RuleInfo(
    id: "toggle-as-command", .toggles, .warning,
    grades: [.note("for two commands such as Turn Grid On and Turn Grid Off")],
    "what has a state is a toggle",
    guideline: .menus("an item that switches between two states shows which one holds"),
    why: """
      "Toggle Grid" does not say whether the grid is on. A toggle shows it by a checkmark, or by a
      title that changes, and takes one row.
      """,
    example: """
        <menu id="view" title="View">
      -   <command id="toggle-grid" title="§Toggle Grid§"/>
      +   <toggle id="grid" title="Grid"/>
        </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard context.titles.areEnglish else { return }
    let toggle: Word = "toggle"
    for index in document.commands.indices where context.titles[command: index].first == toggle {
      let words = context.titles[command: index]
      guard words.count > 1, document.commands[index].kind == .command,
        document.commands[index].system == nil
      else { continue }
      report(
        "'\(words.text)' switches a state, and does not show it", at: .title,
        of: document.commands[index].source, fix: "make it a 'toggle' with the name of the state")
    }
    for level in context.walk.levels { checkPairs(level, in: context, report: &report) }
  }

  private func checkPairs(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    var found: [StateTitle: Item] = [:]
    for element in level.content {
      guard case .item(let item) = element, item.kind == .command,
        let title = StateTitle(switched: context.words(of: item))
      else { continue }
      if let other = found[title.opposite] {
        context.reportPair(other, item, .note, report: &report)
      } else {
        found[title] = item
      }
    }
  }
}
