import Menuet
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
      let list = start.dropFirst().drop(while: \.isWhitespace)
      if list.allSatisfy({ $0.isWhitespace || $0 == "]" }) { return true }
      guard let rule = list.prefixMatch(of: /\{\s*"rule":\s*"([a-z0-9-]+)"/) else { return false }
      return isRule(rule.1)
    case "{": return start.contains("sarif") && start.contains("\"menuet\"")
    default: break
    }
    let line = start.prefix { !$0.isNewline }
    if ["::error ", "::warning ", "::notice "].contains(where: line.hasPrefix) { return true }
    guard let rule = line.firstMatch(of: /: (?:error|warning|note): .*\[([a-z0-9-]+)\]$/) else {
      return false
    }
    return isRule(rule.1)
  }

  private static func isRule(_ name: Substring) -> Bool {
    RuleCatalog.ids.contains(String(name)) || FailurePage.ids.contains(String(name))
  }
}
