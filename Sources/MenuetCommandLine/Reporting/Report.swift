import MenuetSource

/// Where findings and failures of a run go.
protocol Reporter {
  /// Takes the findings in a document, in source order.
  mutating func add(_ findings: [Diagnostic], in sources: [SourceFile])
  mutating func add(_ failure: Failure)
  /// Prints what is still to be printed.
  mutating func finish()
}

/// Collects what is found in a run, has it printed, and judges it.
final class Report {
  private var reporter: any Reporter
  private let session: Session
  private let isStrict: Bool
  private let isQuiet: Bool

  init(_ reporter: any Reporter, session: Session, isStrict: Bool = false, isQuiet: Bool = false) {
    self.reporter = reporter
    self.session = session
    self.isStrict = isStrict
    self.isQuiet = isQuiet
  }

  /// - Parameter exitCode: How the run ends if there are errors, or warnings in a strict run.
  func add(
    _ findings: [Diagnostic], in sources: [SourceFile], exitCode: ExitCode = .documents
  ) {
    let least: Severity = isStrict ? .warning : .error
    if findings.contains(where: { $0.severity >= least }) { session.record(exitCode) }
    let shown = isQuiet ? findings.filter { $0.severity >= least } : findings
    reporter.add(shown, in: sources)
    session.streams.error.flush()
  }

  func add(_ failure: Failure) {
    session.record(failure.exitCode)
    reporter.add(failure)
    session.streams.error.flush()
  }

  func finish() { reporter.finish() }
}
