import MenuetModel
import MenuetSource

/// Flags a command that destroys data by its title, but not by its role.
struct UnmarkedDestruction: DocumentRule {
  static let info = RuleInfo(
    id: "destructive-unmarked", .generic, .warning, fix: .unsafe,
    "a command that may destroy data has the role 'destructive'",
    guideline: .buttons("a button that can destroy data has the destructive role"),
    why: """
      The system shows destructive commands in red and keeps them from being the default. Without the
      role nothing warns people before their data is gone. `destructive="false"` says that a command
      is harmless after all. An eraser, by its symbol, is a tool.
      """,
    failing: """
      <menu id="file" title="File">
        <command id="delete-draft" title="§Delete Draft§"/>
      </menu>
      """,
    passing: """
      <menu id="file" title="File">
        <command id="delete-draft" title="Delete Draft" role="destructive"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for index in document.commands.indices {
      let destruction = DestructiveTitles.destruction(
        of: context.titles[command: index], in: context.titles.language)
      guard destruction != .none else { continue }
      check(document.commands[index], destruction, in: context, report: &report)
    }
  }

  private func check(
    _ command: Command, _ destruction: Destruction, in context: RuleContext,
    report: inout Findings
  ) {
    // A primary command that destroys is an error of its own.
    guard !command.isToggle, command.role == .normal || command.role == .cancel,
      command.traits.isDisjoint(with: [.destructive, .harmless]),
      command.system == nil || context.isWritten(.title, on: command.source),
      // The eraser is a tool to draw with.
      !(command.symbol ?? "").hasPrefix("eraser")
    else { return }
    report.report(
      Self.self,
      destruction == .sure
        ? "'\(command.title)' destroys data and has not the role 'destructive'"
        : "'\(command.title)' may destroy data and has not the role 'destructive'",
      at: context.location(.title, of: command.source),
      severity: destruction == .sure ? .warning : .note,
      fixIts: [
        context.setting(
          .role, of: command.source, to: "destructive", "add role=\"destructive\"")
      ])
  }
}
