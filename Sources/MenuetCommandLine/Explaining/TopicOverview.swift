import Menuet
import MenuetGeneration
import MenuetModel
import MenuetSchemas
import MenuetTool

/// The topics of `menuet explain`, which prints them without a name.
struct TopicOverview: Encodable {
  struct Chapter: Encodable {
    let title: String
    let elements: [Summary]
  }

  struct Summary: Encodable {
    let name: String
    let summary: String
  }

  let chapters: [Chapter]
  let values: [Summary]
  let attributes: [String]
  let rules: [String]

  init() {
    chapters = Vocabulary.chapters.map { chapter in
      Chapter(
        title: chapter.title,
        elements: chapter.elements.map { Summary(name: $0.name.spelling, summary: $0.summary) })
    }
    values = ValueKind.allCases.map { kind in
      Summary(name: kind.rawValue, summary: ReferenceMarkdown.plain.text(kind.summary))
    }
    attributes = AttributeName.spellings.sorted()
    rules = RuleCatalog.ids
  }

  /// The names under headings; rules are counted only, for there are hundreds.
  func text(style: TerminalStyle) -> String {
    let width = (chapters.flatMap(\.elements) + values).map(\.name.utf8.count).max() ?? 0
    let room = ReferencePageText.columns - width - 4
    func section(_ heading: String, _ entries: [Summary]) -> String {
      var lines = "\n" + style(heading, .bold) + "\n"
      for entry in entries {
        let summary = TextLines.cut(entry.summary.replacing("`", with: "'"), to: room)
        lines += "  \(TextLines.padded(entry.name, to: width))  \(summary)\n"
      }
      return lines
    }
    var text = """
      'menuet explain NAME' says more of an element, an attribute, a kind of values
      or a rule; 'menuet explain item.priority' of an attribute on one element.

      """
    for chapter in chapters {
      text += section("Elements: \(chapter.title.lowercased())", chapter.elements)
    }
    text += section("Values", values)
    text += "\n" + style("Attributes", .bold) + "\n"
    for line in TextLines.wrapped(
      attributes.joined(separator: " "), columns: ReferencePageText.columns - 2)
    {
      text += "  \(line)\n"
    }
    return text + "\n" + style("Rules", .bold)
      + "\n  \(rules.count) rules; 'menuet explain --list' lists them.\n"
  }

  var markdown: String {
    var text = "# Topics\n"
    for chapter in chapters { text += section("Elements: \(chapter.title)", chapter.elements) }
    text += section("Values", values)
    for (heading, names) in [("Attributes", attributes), ("Rules", rules)] {
      text += "\n## \(heading)\n\n" + names.map { "`\($0)`" }.joined(separator: " ") + "\n"
    }
    return text
  }

  private func section(_ heading: String, _ entries: [Summary]) -> String {
    "\n## \(heading)\n\n" + entries.map { "- `\($0.name)`: \($0.summary)\n" }.joined()
  }

  // Texts can always be written.
  var json: [UInt8] { (try? JSONEmitter(isCompact: false).emit(self)) ?? [] }
}
