import MenuetSource
import MenuetTool

/// How often commands are used: CSV (RFC 4180) with the header `id,count`.
struct UsageFile {
  /// The uses of each id.
  private(set) var counts: [String: Int] = [:]
  /// The place of each id.
  private(set) var places: [String: ByteRange] = [:]
  /// The mistakes, in the order of the file.
  private(set) var findings: [Diagnostic] = []

  /// The greatest count: with it no sum over all places and widths is too large.
  private static let mostUses = 1_000_000_000

  init(_ source: SourceFile) {
    let text = source.text
    var start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isHeader = true
    while start < text.count {
      var end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let next = end + 1
      if end > start, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      let line = String(decoding: text[start..<end], as: UTF8.self)
      let range = ByteRange(start, end)
      if isHeader {
        if Self.fields(of: line) != ["id", "count"] {
          report("the first line is not 'id,count'", at: range)
          return
        }
        isHeader = false
      } else if !line.allSatisfy(\.isWhitespace) {
        read(line, range)
      }
      start = next
    }
    if isHeader { report("the first line is not 'id,count'", at: ByteRange(0, 0)) }
  }

  private mutating func read(_ line: String, _ range: ByteRange) {
    let fields = Self.fields(of: line)
    guard fields.count == 2, !fields[0].isEmpty else {
      return report("a line has an id, a comma and a count", at: range)
    }
    guard let count = Int(fields[1]), (0...Self.mostUses).contains(count) else {
      return report(
        "'\(fields[1])' is no count of uses: a whole number from 0 to \(Self.mostUses)", at: range)
    }
    if let first = places[fields[0]] {
      let note = DiagnosticNote("it has a count here already", at: SourceLocation(range: first))
      findings.append(
        Diagnostic(
          SettingsFindings.rule, .error, "'\(fields[0])' is counted twice",
          at: SourceLocation(range: range), notes: [note]))
      return
    }
    places[fields[0]] = range
    counts[fields[0]] = count
  }

  private mutating func report(_ message: String, at range: ByteRange) {
    findings.append(
      Diagnostic(SettingsFindings.rule, .error, message, at: SourceLocation(range: range)))
  }

  /// Warnings of what is counted and is nothing that people use.
  mutating func reportUnknown(among ids: [String]) {
    let known = Set(ids)
    let unknown = places.filter { !known.contains($0.key) }
      .sorted { $0.value.start < $1.value.start }
    let index = NameIndex(ids)
    for (id, range) in unknown {
      let near = index.best(for: id).map { [FixIt("did you mean '\($0)'?")] } ?? []
      findings.append(
        Diagnostic(
          SettingsFindings.rule, .warning, "the document has no command, toggle or choice '\(id)'",
          at: SourceLocation(range: range), fixIts: near))
    }
  }

  /// The fields of a line, without blanks around them and without their quotes.
  private static func fields(of line: String) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields.map { field in
      let start = field.drop(while: \.isWhitespace)
      return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
  }
}
