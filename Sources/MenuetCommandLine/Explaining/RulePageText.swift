import MenuetModel
import MenuetRules
import MenuetSource
import MenuetTool

/// A rule's page for a terminal.
struct RulePageText {
  /// The room for prose. Examples are printed whole, so that they can be copied.
  private static let columns = 78

  private let style: TerminalStyle

  init(style: TerminalStyle) { self.style = style }

  func page(of rule: RuleInfo) -> String {
    var text = style(rule.id.rawValue, .bold) + "  " + style.severity(rule.severity)
    text += style(" · \(rule.group.rawValue)", .dim) + "\n\n"
    text += paragraph(rule.summary.asSentence)
    for line in rule.remarks { text += paragraph(line) }
    text += "\n" + style("Why", .bold) + "\n" + paragraph(rule.why)
    text += "\n" + style("Guideline", .bold) + "\n" + paragraph(rule.guideline.asSentence)
    if !rule.thresholds.isEmpty {
      text += "\n" + style("Thresholds", .bold) + "\n"
      for threshold in rule.thresholds {
        text += "  \(threshold.name) = \(threshold.standard)\n"
        let sentences = [threshold.summary, threshold.origin.words].map(\.asSentence)
        text += paragraph(sentences.joined(separator: " "), indent: 6)
      }
      text += paragraph("A menuet.json can set them, under 'thresholds'.")
    }
    text += "\n" + style("Flagged", .bold) + "\n" + example(MarkedExample(rule.failing))
    if let run = ExampleRun(rule) { text += section(run) }
    text += "\n" + style("Better", .bold) + "\n" + example(MarkedExample(rule.passing))
    if rule.hasSupportTable { text += supportTable }
    return text
  }

  /// The limits of frameworks: inexpressible, not generated, or on newer systems only.
  private var supportTable: String {
    var text = ""
    for heading in SupportTable.headings
    where heading != SupportLimit.Kind.nothingToGenerate.heading {
      let entries = SupportTable.entries.filter { $0.limit.kind.heading == heading }
      if entries.isEmpty { continue }
      text += "\n" + style(heading, .bold) + "\n"
      for entry in entries {
        let limit = entry.limit
        var frameworks = limit.frameworks.description
        if case .newer = limit.kind { frameworks += " before " + limit.kind.words }
        text += paragraph(entry.subject(quote: ""))
        text += paragraph("\(frameworks): \(limit.reason); \(limit.instead).", indent: 6)
      }
    }
    return text + paragraph("Everything else that is to be generated is generated.")
  }

  /// All rules under the headings of their groups.
  func list(of rules: [RuleInfo]) -> String {
    let width = rules.map { $0.id.rawValue.utf8.count }.max() ?? 0
    var text = ""
    for group in RuleInfo.Group.allCases {
      let members = rules.filter { $0.group == group }
      if members.isEmpty { continue }
      if !text.isEmpty { text += "\n" }
      text += style(group.rawValue, .bold) + "\n"
      for rule in members {
        let name = TextLines.padded(rule.id.rawValue, to: width)
        let severity = TextLines.padded(rule.severity.rawValue, to: 7)
        let colored = severity.replacing(rule.severity, style)
        text += "  \(name)  \(colored)  \(rule.summary)\n"
      }
    }
    return text
  }

  /// How the example is made to be found.
  private func section(_ run: ExampleRun) -> String {
    var text = "\n" + paragraph(run.preparation) + "\n    \(run.command)\n"
    for file in run.files {
      text += "\n  \(file.name):\n\n"
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "    \(line)\n"
      }
    }
    return text
  }

  private func paragraph(_ text: String, indent: Int = 2) -> String {
    let margin = String(repeating: " ", count: indent)
    return TextLines.wrapped(text.asParagraph, columns: Self.columns - indent)
      .map { margin + $0 + "\n" }.joined()
  }

  /// The lines of an example, with a mark below what is blamed.
  private func example(_ example: MarkedExample) -> String {
    let index = LineIndex(example.text)
    var text = ""
    for line in 1...index.lineCount {
      let bytes = index.bytes(ofLine: line, in: example.text)
      if bytes.isEmpty, line == index.lineCount { break }
      let blamed = example.blamed.filter { index.line(at: $0.lowerBound) == line }
      let whole = Excerpt(
        example.text, line: bytes, blamed: blamed.first ?? bytes.lowerBound..<bytes.lowerBound,
        columns: nil)
      text += "    \(whole.line)\n"
      for range in blamed {
        let excerpt = Excerpt(example.text, line: bytes, blamed: range, columns: nil)
        text += "    \(style(excerpt.mark, .green))\n"
      }
    }
    return text
  }
}

extension String {
  /// A severity in its colour, the blanks behind it kept.
  fileprivate func replacing(_ severity: Severity, _ style: TerminalStyle) -> String {
    style.severity(severity) + dropFirst(severity.rawValue.count)
  }
}

extension RuleInfo {
  /// Indicates whether the page lists what generated code of each framework does not say.
  var hasSupportTable: Bool { stage == .generation }

  /// Further remarks, in sentences.
  var remarks: [String] {
    var remarks: [String] = []
    if !grades.isEmpty {
      let all = [severity.rawValue] + grades.map(words)
      remarks.append("Severity: \(all.joined(separator: "; ")).")
    }
    switch fix {
    case .safe: remarks.append("'menuet validate --fix' can mend it.")
    case .unsafe: remarks.append("The remedy is shown, to be looked at before it is applied.")
    case .advice: break
    }
    if exampleOptions.symbols != nil {
      remarks.append("Looks only where a list of symbols is given: --symbols FILE.")
    }
    if exampleOptions.strings != nil {
      remarks.append("Looks only where the document names a String Catalog.")
    }
    if stage == .generation {
      remarks.append(
        "Found by 'menuet compile', where code is generated; in the example with '--framework "
          + "appkit'. It is an error where the framework has no code for any of the document's "
          + "platforms.")
    }
    if isPedantic {
      let subject = grades.isEmpty ? "Off" : "As a note it is off"
      remarks.append(
        "\(subject) unless asked for: --rule \(id.rawValue)=note, or --rule pedantic=note.")
    }
    if isStructural {
      remarks.append("Its severity is fixed: nothing can be built from what it flags.")
    }
    return remarks
  }

  /// A further severity, when findings have it, and how they are shown where they are off by default.
  private func words(_ grade: Grade) -> String {
    "\(grade.severity.rawValue) \(grade.condition)"
      + (isPedantic(grade.severity) ? " (shown with --rule pedantic=note)" : "")
  }
}

extension RuleInfo.Guideline {
  /// The statement with the page that it comes from.
  var asSentence: String {
    let source = edition.map { "\(page), \($0)" } ?? page
    return statement.asSentence + " (\(source))"
  }
}

extension String {
  /// The text on one line, its words divided by single blanks.
  var asParagraph: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text with a capital letter and a full stop.
  var asSentence: String {
    let text = prefix(1).uppercased() + dropFirst()
    return ".?!".contains(last ?? ".") ? text : text + "."
  }
}
