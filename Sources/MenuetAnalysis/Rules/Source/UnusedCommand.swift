import MenuetModel
import MenuetSource

/// Flags a declared command that nothing places.
struct UnusedCommand: DocumentRule {
  static let info = RuleInfo(
    id: "unused-command", .source, .warning,
    "a declared command, toggle or choice is placed somewhere",
    guideline: .language("a command that is declared once is placed by 'item'"),
    why: """
      A command that no surface shows cannot be reached. A library of commands for other documents
      switches the rule off.
      """,
    failing: """
      <commands>
        <command id="§indent§" title="Indent"/>
      </commands>
      """,
    passing: """
      <commands>
        <command id="indent" title="Indent"/>
      </commands>
      <button ref="indent"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let used = context.usedSubjects
    for (index, command) in document.commands.enumerated() where !used.contains(.command(index)) {
      report.report(
        Self.self, "nothing places the \(command.kind.rawValue) '\(command.id)'",
        at: context.location(.id, of: command.source),
        fixIts: [.init("place it with 'item', or remove it")])
    }
    for (index, choice) in document.choices.enumerated() where !used.contains(.choice(index)) {
      report.report(
        Self.self, "nothing places the choice '\(choice.id)'",
        at: context.location(.id, of: choice.source),
        fixIts: [.init("place it with 'item' or a button, or remove it")])
    }
  }
}
