import MenuetSource
import MenuetTool

/// Prints findings as workflow commands of GitHub Actions, which shows them beside the lines.
struct GitHubReporter: Reporter {
  private let sink: ByteSink

  init(sink: ByteSink) { self.sink = sink }

  mutating func add(_ findings: [Diagnostic], in sources: [SourceFile]) {
    let places = FindingPlaces(findings, sources: sources)
    for finding in findings {
      sink.write(
        Self.command(
          finding.severity, path: places.path(finding.location), places[finding.location],
          title: finding.rule.rawValue, message: Self.message(of: finding, places)))
    }
  }

  mutating func add(_ failure: Failure) {
    let lines = [failure.message] + (failure.advice.map { ["fix: \($0)"] } ?? [])
    sink.write(
      Self.command(
        .error, path: failure.path, .fileStart, title: failure.id.rawValue,
        message: lines.joined(separator: "\n")))
  }

  mutating func finish() {}

  /// The message, and lines for notes and remedies: an annotation has no other place for them.
  private static func message(of finding: Diagnostic, _ places: FindingPlaces) -> String {
    var lines = [finding.message]
    for note in finding.notes {
      let start = places[note.location].start
      lines.append("\(places.path(note.location)):\(start.line): note: \(note.message)")
    }
    lines += finding.fixIts.map { "fix: \($0.title)" }
    return lines.joined(separator: "\n")
  }

  /// A workflow command on a line of its own. Columns belong to places within a line only: with
  /// them, GitHub refuses an annotation that spans several.
  private static func command(
    _ severity: Severity, path: String, _ extent: FindingPlaces.Extent, title: String,
    message: String
  ) -> String {
    let (start, end) = (extent.start, extent.end)
    var properties = ["file=\(property(path))", "line=\(start.line)", "endLine=\(end.line)"]
    if start.line == end.line {
      properties += ["col=\(start.column)", "endColumn=\(end.column)"]
    }
    properties.append("title=\(property(title))")
    return "::\(word(severity)) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// A text behind the second `::`.
  static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// A text as the value of a property.
  static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// The text with some scalars as `%` and two hexadecimal digits; all are ASCII.
  private static func escaped(_ text: String, _ marks: String) -> String {
    let marks = marks.unicodeScalars
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard marks.contains(scalar) else {
        result.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result.append("%")
      if digits.utf8.count == 1 { result.append("0") }
      result.append(contentsOf: digits.unicodeScalars)
    }
    return String(result)
  }
}
