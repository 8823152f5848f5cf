/// Puts results where they belong, and reports what stands in the way.
struct OutputWriter {
  private let run: DocumentRun
  /// True to overwrite what somebody else made.
  private let isForced: Bool
  /// True to compare instead of writing.
  private let checks: Bool

  init(_ run: DocumentRun, isForced: Bool, checks: Bool = false) {
    self.run = run
    self.isForced = isForced
    self.checks = checks
  }

  /// True where the result is in its place.
  @discardableResult
  func put(_ bytes: [UInt8], to destination: OutputPlan.Destination) -> Bool {
    switch destination {
    case .standardOutput:
      run.session.streams.output.write(bytes)
      return true
    case .file(let path):
      return put(bytes, in: path) { file throws(OutputError) in try file.refuseForeign() }
    }
  }

  /// Writes a file, unless it holds the bytes already.
  ///
  /// - Parameter guardian: Throws where the file must not be overwritten.
  @discardableResult
  func put(
    _ bytes: [UInt8], in path: String,
    guardian: (OutputFile) throws(OutputError) -> Void
  ) -> Bool {
    do throws(OutputError) {
      let file = try OutputFile(path)
      if try file.holds(bytes) {
        run.say("\(path) is up to date")
        return true
      }
      if checks {
        reportStale(path, isMissing: !file.exists)
        return false
      }
      if !isForced { try guardian(file) }
      try file.replace(with: bytes)
      run.say("wrote \(path)")
      return true
    } catch {
      if checks, case .folderMissing = error {
        reportStale(path, isMissing: true)
      } else {
        run.report.add(.unwritable(path, error))
      }
      return false
    }
  }

  private func reportStale(_ path: String, isMissing: Bool) {
    let words = run.session.commandLine.filter { $0 != CommandOption.check.longSpelling }
    let command = (["menuet"] + words).map { ShellWord.quoted($0) }.joined(separator: " ")
    run.report.add(.stale(path, isMissing: isMissing, command: command))
  }
}
