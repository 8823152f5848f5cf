import MenuetLanguageServer
import MenuetTool

/// `menuet lsp`: serves an editor.
struct LSPVerb: Verb {
  static let info = VerbInfo(
    name: "lsp", summary: "serves an editor, by the Language Server Protocol", operand: .none,
    options: [.rule, .configuration, .symbols, .metrics, .font, .root, .stdio, .help],
    groups: [("Limits", .limits)],
    notes: [
      "Speaks the Language Server Protocol 3.17 on standard input and output; an editor starts it. "
        + "What it finds is what 'menuet validate' finds, with the settings of the document's folder.",
      "Ends with 0 after the editor has asked for it by 'shutdown' and 'exit', and with 1 where the "
        + "editor goes without that.",
    ],
    examples: ["lsp", "lsp --symbols name_availability.plist"])

  private let options: DocumentOptions

  init(_ arguments: Arguments) throws(UsageError) {
    if let word = arguments.operands.first { throw .operandUnexpected(word) }
    options = try DocumentOptions(arguments, verb: Self.info)
  }

  func run(in session: Session) throws(UsageError) {
    let run = try DocumentRun(options, in: session)
    guard run.isComplete else { return run.report.finish() }
    let server = LanguageServer(Workspace(run), now: MonotonicClock.milliseconds)
    let code = ServerProcess(server, output: session.streams.output).run()
    if code != 0 { session.record(.documents) }
  }
}
