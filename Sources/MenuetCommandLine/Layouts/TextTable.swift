import MenuetSource
import MenuetTool

/// A table for a terminal: columns as wide as they need to be, long cells on several lines.
struct TextTable {
  struct Column {
    let heading: String
    /// The most columns of the terminal that it takes.
    var limit = 40
    /// Indicates whether cells end at the same column, as numbers do.
    var isRight = false
  }

  private let columns: [Column]
  private var rows: [[String]] = []

  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row; cells that are missing stay empty.
  mutating func append(_ cells: String...) { rows.append(cells) }

  /// The lines, indented by two.
  var text: String {
    let headings = columns.map(\.heading)
    let lines = ([headings] + rows).map { row in
      columns.indices.map { index in
        index < row.count ? TextLines.wrapped(row[index], columns: columns[index].limit) : [""]
      }
    }
    let widths = columns.indices.map { index in
      lines.flatMap { $0[index] }.map { CharacterWidth.columns(of: $0) }.max() ?? 0
    }
    return lines.map { cells in
      let height = cells.map(\.count).max() ?? 0
      return (0..<height).map { line in self.line(line, of: cells, widths) }.joined()
    }.joined()
  }

  private func line(_ index: Int, of cells: [[String]], _ widths: [Int]) -> String {
    var text = ""
    for column in columns.indices {
      let cell = index < cells[column].count ? cells[column][index] : ""
      let padded =
        columns[column].isRight
        ? TextLines.right(cell, to: widths[column]) : TextLines.padded(cell, to: widths[column])
      text += "  " + padded
    }
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }
}
