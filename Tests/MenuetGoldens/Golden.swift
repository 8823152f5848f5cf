package import Foundation

/// A file with the output that a test expects.
///
/// `MENUET_RECORD=1 Tests/run --filter SUITE` writes the files of a suite again, to be read in the
/// commit that moves them.
package struct Golden {
  /// The recorded file.
  package let file: URL

  package init(_ file: URL) { self.file = file }

  /// Indicates whether tests write what they make in place of comparing it.
  package static var isRecording: Bool {
    ProcessInfo.processInfo.environment["MENUET_RECORD"] == "1"
  }

  /// Records the bytes, or compares them with those recorded.
  ///
  /// - Returns: The lines that differ, as `diff -u` prints them, from the recorded ones to the new
  ///   ones, and the command that records; `nil` where nothing differs.
  package func difference(to made: some Collection<UInt8>, suite: String) throws -> String? {
    let made = Data(made)
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try made.write(to: file)
      return nil
    }
    if FileManager.default.contents(atPath: file.path) == made { return nil }
    return """
      \(try lines(that: made))
      if the change is right: MENUET_RECORD=1 Tests/run --filter \(suite)
      """
  }

  /// The same for a string.
  package func difference(to made: String, suite: String) throws -> String? {
    try difference(to: Array(made.utf8), suite: suite)
  }

  private func lines(that made: Data) throws -> String {
    let new = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try made.write(to: new)
    defer { try? FileManager.default.removeItem(at: new) }
    let diff = Process()
    diff.executableURL = URL(filePath: "/usr/bin/env")
    let name = file.lastPathComponent
    let recorded = FileManager.default.fileExists(atPath: file.path) ? file.path : "/dev/null"
    diff.arguments = [
      "diff", "-u", "--label", "recorded \(name)", "--label", "new \(name)", recorded, new.path,
    ]
    let output = Pipe()
    diff.standardOutput = output
    try diff.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    diff.waitUntilExit()
    return "\(file.path):\n" + String(decoding: bytes, as: UTF8.self)
  }
}
