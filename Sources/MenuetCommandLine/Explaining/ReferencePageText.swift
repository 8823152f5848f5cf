import MenuetModel
import MenuetSchemas
import MenuetSource
import MenuetTool

/// A page of the reference for a terminal.
struct ReferencePageText {
  /// The room for prose. Examples are printed whole, so that they can be copied.
  static let columns = 78

  private let style: TerminalStyle

  init(style: TerminalStyle) { self.style = style }

  func text(of page: ReferencePage) -> String {
    var text = style(page.topic.name, .bold) + "  " + style(page.topic.kind, .dim) + "\n\n"
    text += paragraph(sentence(page.summary))
    for (index, block) in page.blocks.enumerated() {
      switch block {
      case .heading(let heading): text += "\n" + style(heading, .bold) + "\n"
      case .paragraph(let prose):
        // Behind the page's summary, and between facts.
        let isLead = index == 0 || !page.blocks[index - 1].isHeading
        text += (isLead ? "\n" : "") + paragraph(sentence(prose))
      case .list(let items):
        if index == 0 { text += "\n" }
        for item in items { text += hanging(sentence(item), behind: "  - ") }
      case .facts(let facts):
        if index == 0 { text += "\n" }
        text += lines(of: facts)
      case .table(let columns, let rows): text += table(columns, rows)
      case .example(let example):
        for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
          text += line.isEmpty ? "\n" : "    \(line)\n"
        }
      }
    }
    return text
  }

  // MARK: Blocks

  private func lines(of facts: [(name: String, value: Prose)]) -> String {
    let width = facts.map { CharacterWidth.columns(of: $0.name) }.max() ?? 0
    return facts.map { name, value in
      hanging(words(value), behind: "  " + TextLines.padded(name, to: width) + "  ")
    }.joined()
  }

  /// Rows in columns, the last of which wraps, where that leaves room for it; else each row with its
  /// further cells below its first two.
  private func table(_ columns: [String], _ rows: [[Prose]]) -> String {
    let cells = rows.map { $0.dropLast().map(words) + [sentence($0[$0.count - 1])] }
    let widths = columns.indices.dropLast().map { column in
      ([columns[column]] + cells.map { $0[column] }).map(CharacterWidth.columns).max() ?? 0
    }
    guard widths.reduce(2 * widths.count, +) <= Self.columns - Self.leastProse else {
      return cells.map { cells in
        let further = cells.dropFirst(2).filter { !$0.isEmpty }.joined(separator: ", ")
        return hanging(cells[1], behind: "  \(cells[0])  ", indent: 8, bold: cells[0])
          + (further.isEmpty ? "" : paragraph(further, indent: 6))
      }.joined()
    }
    func line(_ cells: [String]) -> String {
      let start = zip(cells, widths).map { "  " + TextLines.padded($0, to: $1) }.joined()
      return hanging(cells[cells.count - 1], behind: start + "  ")
    }
    return style(String(line(columns).dropLast()), .dim) + "\n" + cells.map(line).joined()
  }

  /// The columns that the last cell of a row needs to be read with ease.
  private static let leastProse = 28

  // MARK: Lines

  private func paragraph(_ text: String, indent: Int = 2) -> String {
    let margin = String(repeating: " ", count: indent)
    return hanging(text, behind: margin)
  }

  /// A text behind another one, with its further lines below its first or at an indent.
  ///
  /// - Parameter bold: The part of the start that stands out.
  private func hanging(
    _ text: String, behind start: String, indent: Int? = nil, bold: String = ""
  ) -> String {
    let indent = indent ?? CharacterWidth.columns(of: start)
    let margin = String(repeating: " ", count: indent)
    // The first line may begin further to the right than the others.
    let gap = max(0, CharacterWidth.columns(of: start) - indent)
    let filler = String(repeating: "x", count: gap)
    let lines = TextLines.wrapped(filler + text, columns: Self.columns - indent)
    let shown =
      bold.isEmpty ? start : start.replacing(bold, with: style(bold, .bold), maxReplacements: 1)
    return lines.enumerated().map { index, line in
      let whole = index == 0 ? shown + line.dropFirst(gap) : margin + line
      return String(whole.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  // MARK: Words

  /// A text in which words of the language stand between quotes.
  private func sentence(_ prose: Prose) -> String {
    prose.runs.map { run in
      switch run {
      case .text(let text): text
      case .code(let code): code.contains("'") ? code : "'\(code)'"
      case .link(let topic): topic.name
      }
    }.joined()
  }

  /// A few words, most of them of the language; a link alone is how its page is asked for.
  private func words(_ prose: Prose) -> String {
    if case .link(.value(let kind)) = prose.runs.first, prose.runs.count == 1 {
      return "menuet explain \(kind.rawValue)"
    }
    return prose.runs.map { run in
      switch run {
      case .text(let text): text
      case .code(let code): code
      case .link(let topic): topic.name
      }
    }.joined()
  }
}

extension ReferencePage.Block {
  fileprivate var isHeading: Bool {
    if case .heading = self { true } else { false }
  }
}
