import MenuetSource

/// Puts results where they belong, and reports what stands in the way.
package struct OutputWriter {
  private let run: DocumentRun
  /// Indicates whether to overwrite files that somebody else made.
  private let isForced: Bool
  /// Indicates whether to compare instead of writing.
  private let checks: Bool

  package init(_ run: DocumentRun, isForced: Bool, checks: Bool = false) {
    self.run = run
    self.isForced = isForced
    self.checks = checks
  }

  /// Hands out a result piece by piece, in order; throws what its receiver throws, and where there
  /// is no result after all.
  package typealias Content = (_ receive: (UnsafeRawBufferPointer) throws -> Void) throws -> Void

  /// Puts a result where it belongs.
  ///
  /// - Returns: True where it is in its place.
  /// - Throws: What `content` throws of its own. A file is then as it was.
  @discardableResult
  package func put(_ destination: OutputPlan.Destination, content: Content) throws -> Bool {
    switch destination {
    case .standardOutput:
      try content { run.session.streams.output.write($0) }
      return true
    case .file(let path):
      return try put(
        path, guardian: { file throws(OutputError) in try file.refuseForeign() }, content: content)
    }
  }

  /// Puts bytes where they belong.
  ///
  /// - Returns: True where they are in their place.
  @discardableResult
  package func put(_ bytes: [UInt8], to destination: OutputPlan.Destination) -> Bool {
    put([bytes], to: destination)
  }

  /// Puts bytes, piece by piece, where they belong.
  ///
  /// - Returns: True where they are in their place.
  @discardableResult
  package func put(_ pieces: [[UInt8]], to destination: OutputPlan.Destination) -> Bool {
    // Bytes that are there throw nothing of their own.
    (try? put(destination) { receive in
      for piece in pieces { try piece.withUnsafeBytes(receive) }
    }) ?? false
  }

  /// Writes a file, unless it holds the bytes already.
  ///
  /// - Parameter guardian: Throws where the file must not be overwritten.
  @discardableResult
  package func put(
    _ bytes: [UInt8], in path: String,
    guardian: @escaping (OutputFile) throws(OutputError) -> Void
  ) -> Bool {
    (try? put(path, guardian: guardian) { receive in try bytes.withUnsafeBytes(receive) }) ?? false
  }

  private func put(
    _ path: String, guardian: @escaping (OutputFile) throws(OutputError) -> Void, content: Content
  ) throws -> Bool {
    do {
      let file = try OutputFile(path)
      let revision = OutputRevision(of: file) { () throws(OutputError) in
        if checks { throw .stale(isMissing: !file.exists) }
        if !isForced { try guardian(file) }
      }
      try content { try revision.append($0) }
      run.say(try revision.finish() ? "wrote \(path)" : "\(path) is up to date")
      return true
    } catch let error as OutputError {
      report(error, path)
      return false
    }
  }

  private func report(_ error: OutputError, _ path: String) {
    switch error {
    case .stale(let isMissing): reportStale(path, isMissing: isMissing)
    case .folderMissing where checks: reportStale(path, isMissing: true)
    case .folderMissing, .system, .notAFile, .foreign, .readOnly:
      run.report.add(.unwritable(path, error))
    }
  }

  private func reportStale(_ path: String, isMissing: Bool) {
    let words = run.session.commandLine.filter { $0 != CommandOption.check.longSpelling }
    let command = (["menuet"] + words).map { ShellWord.quoted($0) }.joined(separator: " ")
    run.report.add(.stale(path, isMissing: isMissing, command: command))
  }
}
