import MenuetTool

/// The report of a run as a file, which takes the place of an earlier one.
struct ReportFile {
  private let path: String
  private let content = Content()
  /// Takes the report.
  let sink: ByteSink

  private final class Content {
    var bytes: [UInt8] = []
  }

  init(_ path: String) {
    self.path = path
    let content = content
    sink = ByteSink { content.bytes += $0 }
  }

  /// Writes the file, unless it holds the report already.
  ///
  /// - Parameter isForced: Whether to overwrite a file that is no report.
  func write(for session: Session, isForced: Bool) {
    sink.flush()
    do throws(OutputError) {
      let file = try OutputFile(path)
      try file.replace(with: content.bytes) { () throws(OutputError) in
        if !isForced { try file.refuseForeign(unless: Self.isReport) }
      }
    } catch {
      session.complain(.unwritable(path, error))
    }
  }

  /// Returns whether the bytes at the start of a file are those of a report in any format.
  static func isReport(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let start = text.drop(while: \.isWhitespace)
    switch start.first {
    case "[":
      return start.dropFirst().allSatisfy { $0.isWhitespace || $0 == "]" }
        || start.contains("\"rule\":")
    case "{": return start.contains("sarif") && start.contains("\"menuet\"")
    default: break
    }
    let line = start.prefix { !$0.isNewline }
    if ["::error ", "::warning ", "::notice "].contains(where: line.hasPrefix) { return true }
    return line.hasSuffix("]")
      && [": error: ", ": warning: ", ": note: "].contains { line.contains($0) }
  }
}
