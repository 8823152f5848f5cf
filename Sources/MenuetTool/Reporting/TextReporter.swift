import enum Menuet.RuleCatalog
import MenuetModel
import MenuetSource

/// Prints findings as compilers do: `path:line:column: severity: message [rule]`, the line, a mark.
struct TextReporter: Reporter {
  /// The most errors and warnings of a document that are printed.
  private static let limit = 200

  private let sink: ByteSink
  private let style: TerminalStyle
  private let showsSummary: Bool
  /// Indicates whether the remedies of rules can be carried out in the files.
  private let isOfDocuments: Bool
  private var counts: [Severity: Int] = [:]
  /// The rules that were broken, in order, and how often each.
  private var rules: [(id: RuleID, count: Int)] = []
  private var places: [RuleID: Int] = [:]
  private var mendable = (here: 0, inIncludedFiles: 0)

  init(
    sink: ByteSink, style: TerminalStyle, showsSummary: Bool, isOfDocuments: Bool = true
  ) {
    self.sink = sink
    self.style = style
    self.showsSummary = showsSummary
    self.isOfDocuments = isOfDocuments
  }

  mutating func add(_ findings: [Diagnostic], in sources: [SourceFile]) {
    guard !findings.isEmpty else { return }
    for finding in findings {
      counts[finding.severity, default: 0] += 1
      // What is wrong with a configuration breaks no rule.
      if finding.rule != SettingsFindings.rule { count(finding.rule) }
    }
    let shown = Self.chosen(findings)
    let writer = FindingWriter(shown, sources: sources, style: style, columns: sink.columns)
    for finding in shown { sink.write(writer.text(of: finding)) }
    if shown.count < findings.count, let path = sources.first?.path {
      let missing = findings.count - shown.count
      sink.write(
        "\(path): \(missing) more \(missing == 1 ? "error or warning is" : "errors and warnings are")"
          + " not shown\n")
    }
  }

  private mutating func count(_ rule: RuleID) {
    if let place = places[rule] {
      rules[place].count += 1
    } else {
      places[rule] = rules.count
      rules.append((rule, 1))
    }
  }

  mutating func add(_ failure: Failure) {
    counts[.error, default: 0] += 1
    sink.write(failure.text(style))
  }

  mutating func count(mendable: Int, inIncludedFiles: Int) {
    self.mendable.here += mendable
    self.mendable.inIncludedFiles += inIncludedFiles
  }

  mutating func take(_ baseline: Baseline) {
    guard showsSummary else { return }
    var parts: [String] = []
    if baseline.accepted > 0 {
      parts.append("\(Self.known(baseline.accepted)) left out")
    }
    if baseline.remaining > 0 {
      parts.append(
        "\(Self.known(baseline.remaining)) no longer made: '--write-baseline' records what is left")
    }
    if !baseline.foreignRules.isEmpty {
      parts.append(
        "there is no rule \(baseline.foreignRules.map { "'\($0)'" }.joined(separator: ", "))")
    }
    if !parts.isEmpty { sink.write("baseline: " + parts.joined(separator: "; ") + "\n") }
  }

  private static func known(_ count: Int) -> String {
    count == 1 ? "1 known finding is" : "\(count) known findings are"
  }

  mutating func finish() {
    let total = counts.values.reduce(0, +)
    guard showsSummary, total > 1 else { return }
    let parts = [Severity.error, .warning, .note].compactMap { severity in
      counts[severity].map { $0 == 1 ? "1 \(severity.rawValue)" : "\($0) \(severity.rawValue)s" }
    }
    let text = parts.joined(separator: ", ")
    sink.write(text + remedies + "\n" + loudest)
  }

  /// The rules with the most findings, and what to do about the first of them.
  private var loudest: String {
    // Of those that are broken as often, the one that was broken first.
    let order = rules.indices.sorted { (rules[$1].count, $0) < (rules[$0].count, $1) }
    guard let first = order.first.map({ rules[$0].id.rawValue }) else { return "" }
    var names = order.prefix(3).map { "\(rules[$0].id.rawValue) (\(rules[$0].count))" }
    if order.count > 3 {
      names.append("\(order.count - 3) other \(order.count == 4 ? "rule" : "rules")")
    }
    var text = names.joined(separator: ", ") + "; 'menuet explain \(first)' says "
    guard let rule = RuleCatalog.info(first), !rule.isStructural else { return text + "more\n" }
    // The page tells how a document is mended, which is not done here.
    text += isOfDocuments ? "more" : "why, and what mends a document"
    return text + ", '--rule \(first)=off' switches it off\n"
  }

  /// The remedies that `--fix` would apply, as a part of the summary.
  private var remedies: String {
    let (here, elsewhere) = mendable
    let condition = "if the included files are given too"
    switch (here, elsewhere) {
    case (0, 0): return ""
    case (_, 0): return "; 'menuet validate --fix' mends \(here)"
    case (0, _): return "; 'menuet validate --fix' mends \(elsewhere) \(condition)"
    default: return "; 'menuet validate --fix' mends \(here), and \(elsewhere) more \(condition)"
    }
  }

  /// The findings to print, in their order: errors before warnings have their share of the limit,
  /// so that what fails the run is seen. Notes do not count.
  static func chosen(_ findings: [Diagnostic]) -> [Diagnostic] {
    let errors = findings.count { $0.severity == .error }
    var room = [Severity.error: limit, .warning: max(0, limit - errors)]
    return findings.filter { finding in
      guard let left = room[finding.severity] else { return true }
      room[finding.severity] = left - 1
      return left > 0
    }
  }
}

/// Writes the findings in one document.
struct FindingWriter {
  /// The room for a line of source where no terminal says how wide it is.
  private static let defaultColumns = 120

  private let sources: [SourceFile]
  private let tables: [PlaceTable]
  private let style: TerminalStyle
  private let columns: Int

  init(
    _ findings: [Diagnostic], sources: [SourceFile], style: TerminalStyle, columns: Int?
  ) {
    self.sources = sources
    self.style = style
    self.columns = max(40, columns ?? Self.defaultColumns)
    let locations = findings.flatMap { [$0.location] + $0.notes.map(\.location) }
    tables = sources.indices.map { file in
      PlaceTable(
        locations.filter { $0.file == file }.map { Int($0.range.start) }, in: sources[file])
    }
  }

  /// A finding with its line, notes and remedies.
  func text(of finding: Diagnostic) -> String {
    var text = head(finding.location, finding.severity, finding.message)
    text += " " + style("[\(finding.rule.rawValue)]", .dim) + "\n" + excerpt(finding.location)
    for note in finding.notes { text += head(note.location, .note, note.message) + "\n" }
    for fixIt in finding.fixIts {
      text += "    \(style("fix:", .green)) \(fixIt.title)\n"
    }
    return text
  }

  private func head(
    _ location: SourceLocation, _ severity: Severity, _ message: String
  ) -> String {
    guard sources.indices.contains(location.file) else { return message }
    let place = tables[location.file][Int(location.range.start)]
    return style("\(sources[location.file].path):\(place.line):\(place.column):", .bold)
      + " \(style.severity(severity)): \(style(message, .bold))"
  }

  /// The line with its number, and the mark below it; nothing for an empty document.
  private func excerpt(_ location: SourceLocation) -> String {
    guard sources.indices.contains(location.file) else { return "" }
    let source = sources[location.file]
    if source.text.isEmpty { return "" }
    let number = tables[location.file][Int(location.range.start)].line
    let line = tables[location.file].index.bytes(ofLine: number, in: source.text)
    let gutter = String(repeating: " ", count: String(number).utf8.count)
    let excerpt = Excerpt(
      source.text, line: line, blamed: source.clamped(location.range),
      columns: columns - gutter.utf8.count - 4)
    return style(" \(number) |", .dim) + " " + excerpt.line + "\n"
      + style(" \(gutter) |", .dim) + " " + style(excerpt.mark, .green) + "\n"
  }
}
