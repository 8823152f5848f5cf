import Menuet
import MenuetTool

/// The report of a verb that checks files: where it goes, what it leaves out and when it fails the run.
struct CheckReport {
  /// The options of every verb with such a report.
  static let options: [CommandOption] = [.baseline, .writeBaseline, .sort, .reportFile, .force]

  /// Indicates whether the report is the result of the run, on standard output.
  let isOnOutput: Bool
  /// The path of a baseline to write; `nil` for none.
  let newBaselinePath: String?
  private let isStrict: Bool
  /// The path of the report; `nil` for a stream.
  private let path: String?
  private let isForced: Bool
  private let baselinePath: String?
  private let order: FindingOrder

  init(_ arguments: Arguments, _ options: DocumentOptions) throws(UsageError) {
    isStrict = arguments.contains(.strict)
    let path = arguments[.reportFile]
    let asksForOutput = path == "-"
    self.path = asksForOutput ? nil : path
    // What programs read is the result, text for people is beside it.
    isOnOutput = (options.diagnostics != .text || asksForOutput) && self.path == nil
    isForced = arguments.contains(.force)
    baselinePath = arguments[.baseline]
    newBaselinePath = arguments[.writeBaseline]
    order = arguments.word(.sort) ?? .source
    try arguments.exclude(.baseline, .writeBaseline)
    // The baseline is the result then, and nothing else.
    if newBaselinePath == "-", asksForOutput || options.diagnostics != .text {
      throw .twoResults("\(CommandOption.writeBaseline.longSpelling) -")
    }
  }

  /// Runs a check, and writes its report where it belongs.
  ///
  /// - Parameter kind: The files that folders are searched for.
  func run(
    _ options: DocumentOptions, in session: Session, of kind: FileKind = .documents,
    _ check: (DocumentRun) throws(UsageError) -> Void
  ) throws(UsageError) {
    let file = path.map { ReportFile($0) }
    let stream = isOnOutput ? session.streams.output : session.streams.error
    let run = try DocumentRun(
      options, in: session, isStrict: isStrict, isBySeverity: order == .severity,
      baselinePath: baselinePath, reportingTo: file?.sink ?? stream, of: kind)
    let written = [path, newBaselinePath].compactMap { $0 }.filter { $0 != "-" }
    try run.refuseInputs(as: written.map { .file($0) }, depfile: nil)
    run.report.recorded = newBaselinePath.map { Baseline(path: $0) }
    try check(run)
    // A command line that is wrong leaves the earlier report.
    file?.write(for: session, isForced: isForced)
  }

  /// Writes what was found as a baseline, unless the run has failed.
  func writeBaseline(_ run: DocumentRun) {
    guard let path = newBaselinePath, let baseline = run.report.recorded,
      run.session.exitCode == .success
    else { return }
    if path == "-" { return run.session.streams.output.write(baseline.bytes) }
    do throws(OutputError) {
      let file = try OutputFile(path)
      try file.replace(with: baseline.bytes) { () throws(OutputError) in
        if !isForced { try file.refuseForeign(unless: Baseline.isPresent) }
      }
      let count = baseline.remaining
      run.say("\(count == 1 ? "1 finding" : "\(count) findings") recorded in \(path)")
    } catch {
      run.session.complain(.unwritable(path, error))
    }
  }
}
