package import MenuetSource

/// Where findings and failures of a run go.
package protocol Reporter {
  /// Takes the findings in a document, in source order.
  mutating func add(_ findings: [Diagnostic], in sources: [SourceFile])
  mutating func add(_ failure: Failure)
  /// Takes how many of the findings `--fix` would mend in this run, and how many more if the files
  /// that are included were given too.
  mutating func count(mendable: Int, inIncludedFiles: Int)
  /// Takes what a baseline has to say of the run.
  mutating func take(_ baseline: Baseline)
  /// Prints what is still to be printed.
  mutating func finish()
}

extension Reporter {
  package mutating func count(mendable: Int, inIncludedFiles: Int) {}
  package mutating func take(_ baseline: Baseline) {}
}

/// Collects what is found in a run, has it printed, and judges it.
package final class Report {
  private var reporter: any Reporter
  private let session: Session
  private let isStrict: Bool
  private let isQuiet: Bool
  /// The findings of the documents, each finding once: several may include the same file.
  private var known: Set<Finding> = []
  /// The findings that are not reported: they are in the baseline, or go into one.
  private var silent: Set<Finding> = []
  /// The findings that are left out.
  var baseline: Baseline?
  /// Takes all findings of the run, in place of the report.
  package var recorded: Baseline?
  /// Findings that wait for the end of the run, where they come by their severity.
  private var waiting: [(findings: [Diagnostic], sources: [SourceFile])] = []
  private let isBySeverity: Bool

  /// A finding, wherever it was made.
  private struct Finding: Hashable {
    let rule: RuleID
    /// The identity of the file, by whatever path it was read.
    let file: String
    let range: ByteRange
    let message: String
  }

  init(
    _ reporter: any Reporter, session: Session, isStrict: Bool = false, isQuiet: Bool = false,
    isBySeverity: Bool = false
  ) {
    self.isBySeverity = isBySeverity
    self.reporter = reporter
    self.session = session
    self.isStrict = isStrict
    self.isQuiet = isQuiet
  }

  /// - Parameter exitCode: How the run ends if there are errors, or warnings in a strict run.
  package func add(
    _ findings: [Diagnostic], in sources: [SourceFile], exitCode: ExitCode = .documents
  ) {
    let least: Severity = isStrict ? .warning : .error
    if findings.contains(where: { $0.severity >= least }) { session.record(exitCode) }
    let shown = isQuiet ? findings.filter { $0.severity >= least } : findings
    if isBySeverity {
      waiting.append((shown, sources))
    } else {
      reporter.add(shown, in: sources)
    }
    session.streams.error.flush()
  }

  /// Takes the findings in a document, without those that were reported of another one.
  ///
  /// - Parameters:
  ///   - identities: What each of the sources is, by whatever path it was read.
  ///   - isGiven: Whether the run mends a file, given by its identity.
  func add(
    _ findings: [Diagnostic], in sources: [SourceFile], identities: [String],
    isGiven: (String) -> Bool
  ) {
    func identity(of file: Int) -> String {
      identities.indices.contains(file) ? identities[file] : ""
    }
    func key(_ finding: Diagnostic) -> Finding {
      Finding(
        rule: finding.rule, file: identity(of: finding.location.file),
        range: finding.location.range, message: finding.message)
    }
    var new = findings.filter { known.insert(key($0)).inserted }
    if recorded != nil || baseline != nil {
      let all = new
      recorded?.record(all, in: sources)
      new = recorded == nil ? baseline?.new(all, in: sources) ?? all : []
      silent.formUnion(Set(all.map(key)).subtracting(new.map(key)))
    }
    // What is wrong with this document counts for it, whoever reported it.
    let least: Severity = isStrict ? .warning : .error
    if findings.contains(where: { $0.severity >= least && !silent.contains(key($0)) }) {
      session.record(.documents)
    }
    let mendable = new.filter { $0.fixIts.contains(where: \.isSafe) }.map(\.location.file)
    let given = mendable.count { $0 == 0 || isGiven(identity(of: $0)) }
    reporter.count(mendable: given, inIncludedFiles: mendable.count - given)
    add(new, in: sources)
  }

  package func add(_ failure: Failure) {
    session.record(failure.exitCode)
    reporter.add(failure)
    session.streams.error.flush()
  }

  package func finish() {
    // Errors come last: that is where people look on a terminal.
    for severity in [Severity.note, .warning, .error] {
      for (findings, sources) in waiting {
        let some = findings.filter { $0.severity == severity }
        if !some.isEmpty { reporter.add(some, in: sources) }
      }
    }
    waiting = []
    if let baseline { reporter.take(baseline) }
    reporter.finish()
  }
}
