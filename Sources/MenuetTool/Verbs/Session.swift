import Menuet
import MenuetSource

/// One run of the command: its streams, and the worst that has happened so far.
package final class Session {
  package let streams: StandardStreams
  package let environment: Environment
  /// The command line as it was typed, without the name of the program.
  package let commandLine: [String]
  package private(set) var exitCode = ExitCode.success
  /// The results of the last work, kept until the next ones or the end of the process: taking a large
  /// document apart costs a twentieth of the time of checking it, and a tenth of comparing it.
  package var results: [any Sendable] = []

  /// Makes the reporter of a format other than text; `nil` where the program has none.
  package typealias MakeReporter = @Sendable (DiagnosticFormat, ByteSink) -> (any Reporter)?
  let makeReporter: MakeReporter

  package init(
    streams: StandardStreams, environment: Environment, commandLine: [String],
    reporter: @escaping MakeReporter = { _, _ in nil }
  ) {
    self.streams = streams
    self.environment = environment
    self.commandLine = commandLine
    makeReporter = reporter
    let error = streams.error
    // Results on the same terminal must not run on from the line that shows the progress.
    streams.output.beforeFlush = {
      error.eraseStatus()
      error.flush()
    }
  }

  /// Runs a program.
  ///
  /// - Returns: The exit code.
  package func run(_ program: (Session) throws(UsageError) -> Void) -> Int32 {
    do throws(UsageError) {
      try program(self)
    } catch {
      complain(error)
    }
    return finish().rawValue
  }

  /// Remembers the worst outcome.
  package func record(_ code: ExitCode) { exitCode = max(exitCode, code) }

  /// Lets the run end as one that has found errors in documents.
  package func fail() { record(.documents) }

  /// Prints an error that is not about a document.
  package func complain(_ error: UsageError) {
    record(.usage)
    streams.error.write("menuet: error: \(error.message)\n")
    if let advice = error.advice { streams.error.write("  \(advice)\n") }
  }

  /// Prints what went wrong with a file that belongs to no document.
  package func complain(_ failure: Failure) {
    record(failure.exitCode)
    streams.error.write(failure.text(.plain))
  }

  /// Sends out what is buffered, in the middle of a run.
  package func flush() {
    streams.output.flush()
    streams.error.flush()
  }

  /// Indicates whether somebody still reads the output.
  package var goesOn: Bool { !streams.output.isAbandoned }

  /// Sends out what is buffered. A result that could not be written is a failure, unless nobody
  /// wanted it.
  package func finish() -> ExitCode {
    streams.output.flush()
    if let failure = streams.output.failure, failure != .isBrokenPipe {
      record(.inputOutput)
      streams.error.write("menuet: error: standard output cannot be written: \(failure.words)\n")
    }
    streams.error.flush()
    return exitCode
  }
}
