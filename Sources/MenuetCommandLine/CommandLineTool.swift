import Menuet
import MenuetSource
package import MenuetTool

/// The `menuet` command.
package enum CommandLineTool {
  /// Runs the command with the arguments and streams of the process, and ends the process.
  package static func main() -> Never {
    ToolProcess.main(reporter: reporter) { session throws(UsageError) in
      try run(session.commandLine, in: session)
    }
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: Without the name of the program.
  /// - Returns: The exit code.
  package static func run(
    arguments: [String], environment: Environment? = nil, streams: StandardStreams? = nil
  ) -> Int32 {
    Session(
      streams: streams ?? .process, environment: environment ?? .process, commandLine: arguments,
      reporter: reporter
    ).run { session throws(UsageError) in try run(session.commandLine, in: session) }
  }

  @Sendable private static func reporter(
    for format: DiagnosticFormat, to sink: ByteSink
  ) -> (any Reporter)? {
    switch format {
    case .text: nil
    case .json: JSONReporter(sink: sink)
    case .sarif: SARIFReporter(sink: sink)
    case .github: GitHubReporter(sink: sink)
    }
  }

  private static func run(_ arguments: [String], in session: Session) throws(UsageError) {
    guard let first = arguments.first else { throw .verbMissing }
    let rest = Array(arguments.dropFirst())
    if let verb = Verbs.named(first) { return try run(verb, rest, in: session) }
    if first == "help" { return try help(rest, in: session) }
    if first.utf8.first == UInt8(ascii: "-"), first != "-" {
      return try runWithoutVerb(arguments, in: session)
    }
    let near = NearMiss.best(for: first, in: Verbs.names)
    // Who names a document wants something done with it.
    if near == nil, (try? FileStatus(of: first)) != nil { throw .verbForgotten(first) }
    throw .verbUnknown(first, near: near)
  }

  private static func run(
    _ verb: any Verb.Type, _ words: [String], in session: Session
  ) throws(UsageError) {
    // Asking for help wins over every mistake: it is what helps with them.
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      session.streams.output.write(HelpText.page(of: verb.info))
      return
    }
    // These two stand alone, wherever they stand.
    if let index = words.firstIndex(where: isAlone) {
      return try runWithoutVerb(Array(words[index...].prefix(2)), in: session)
    }
    try verb.run(words, in: session)
  }

  private static func isAlone(_ word: String) -> Bool {
    let name = word.prefix { $0 != "=" }
    return name == CommandOption.version.longSpelling
      || name == CommandOption.completionScript.longSpelling
  }

  private static func help(_ words: [String], in session: Session) throws(UsageError) {
    guard let word = words.first else {
      session.streams.output.write(HelpText.overview)
      return
    }
    guard let verb = Verbs.named(word) else {
      throw .verbUnknown(word, near: NearMiss.best(for: word, in: Verbs.names))
    }
    session.streams.output.write(HelpText.page(of: verb.info))
  }

  /// The options that stand alone.
  static let options: [CommandOption] = [.help, .version, .completionScript]

  private static func runWithoutVerb(
    _ words: [String], in session: Session
  ) throws(UsageError) {
    let arguments: Arguments
    do throws(UsageError) {
      arguments = try ArgumentParser(verb: "", options: options).parse(words)
    } catch {
      if case .optionUnknown(let option, _, let near) = error {
        if belongsToVerb(option) { throw .optionBeforeVerb(option) }
        throw .optionUnknown(option, verb: nil, near: near)
      }
      throw error
    }
    let output = session.streams.output
    if arguments.contains(.help) {
      output.write(HelpText.overview)
    } else if arguments.contains(.version) {
      output.write("menuet \(Compiler.version)\n")
    } else if let shell = arguments.word(.completionScript, as: Shell.self) {
      output.write(CompletionScript.text(for: shell))
    } else {
      throw .verbMissing
    }
  }

  private static func belongsToVerb(_ option: String) -> Bool {
    Verbs.all.contains { verb in
      verb.info.allOptions.contains { $0.longSpelling == option || $0.spelling == option }
    }
  }
}
