import MenuetModel
import MenuetSource

/// Flags a command that destroys data by its title, but not by its role.
struct UnmarkedDestruction: Rule {
  static let info = RuleInfo(
    id: "destructive-unmarked", .generic, .warning,
    grades: [.note("for a word that is often harmless, such as Remove")], fix: .unsafe,
    "a command that may destroy data has the role 'destructive'",
    guideline: .buttons("a button that can destroy data has the destructive role"),
    why: """
      The system shows destructive commands in red and keeps them from being the default. Without
      the role nothing warns people before their data is gone. `destructive="false"` says that a
      command is harmless after all.
      """,
    example: """
        <menu id="file" title="File">
      -   <command id="delete-draft" title="§Delete Draft§"/>
      +   <command id="delete-draft" title="Delete Draft" role="destructive"/>
        </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for index in document.commands.indices where isUnmarked(index, in: context) {
      let source = document.commands[index].source
      guard document.commands[index].system == nil || context.isWritten(.title, on: source) else {
        continue
      }
      self.report(context.titles[command: index], index, at: source, in: context, &report)
    }
    // A place may call a command something that the declaration does not.
    let placements = context.walk.placements
    for index in placements.indices where placements[index].item.overrides?.value.title != nil {
      let item = placements[index].item
      guard case .command(let number) = item.subject, isUnmarked(number, in: context),
        context.isWritten(.title, on: item.source),
        document.role(of: item) == .normal || document.role(of: item) == .cancel
      else { continue }
      self.report(context.words(of: item), number, at: item.source, in: context, &report)
    }
  }

  private func isUnmarked(_ index: Int, in context: RuleContext) -> Bool {
    let commands = context.document.commands
    // A primary command that destroys is an error of its own.
    return commands[index].kind == .command
      && (commands[index].role == .normal || commands[index].role == .cancel)
      && commands[index].traits.isDisjoint(with: [.destructive, .harmless])
  }

  private func report(
    _ title: TitleWords, _ index: Int, at source: SourceReference, in context: RuleContext,
    _ report: inout Findings
  ) {
    let destruction = DestructiveTitles.destruction(of: title, in: context.titles.language)
    guard destruction != .none else { return }
    report(
      destruction == .sure
        ? "'\(title.text)' destroys data and has not the role 'destructive'"
        : "'\(title.text)' may destroy data and has not the role 'destructive'", at: .title,
      of: source, severity: destruction == .sure ? .warning : .note,
      fix: context.setting(
        .role, of: context.document.commands[index].source, to: "destructive",
        "add role=\"destructive\""))
  }
}
