import MenuetSource

/// A line of source with a mark below what is blamed, as a terminal shows it.
///
/// Tabs become blanks, wide characters count two columns and combining marks none, so that the mark
/// stands right in any terminal that agrees with Unicode. A long line is cut round the blamed part.
package struct Excerpt: Equatable {
  /// The line, without what would act on a terminal.
  package let line: String
  /// Blanks, then `^~~~`.
  package let mark: String

  /// Tab stops are this many columns apart.
  private static let tabWidth = 4
  /// The bytes on either side of the blamed place that are looked at: no line on a screen is longer,
  /// and a document may stand on one line.
  private static let reach = 1_024

  /// - Parameters:
  ///   - line: The bytes of the line in the text.
  ///   - blamed: The bytes to mark; what lies outside the line is left out.
  ///   - columns: The room for the line; without it, nothing is cut.
  package init(_ text: [UInt8], line: Range<Int>, blamed: Range<Int>, columns: Int?) {
    let blamed = Self.clamped(blamed, to: line)
    let window = columns == nil ? line : Self.window(line, round: blamed.lowerBound, in: text)
    let columns = columns ?? .max
    let cells = Self.cells(text[window])
    var widths = (before: 0, marked: 0, after: 0)
    for cell in cells {
      if cell.bytes.upperBound <= blamed.lowerBound {
        widths.before += cell.columns
      } else if cell.bytes.lowerBound < blamed.upperBound {
        widths.marked += cell.columns
      } else {
        widths.after += cell.columns
      }
    }
    let total = widths.before + widths.marked + widths.after
    let isWhole = window == line && total <= columns
    let part =
      isWhole
      ? CutLine(cells, from: 0, columns: .max)
      : CutLine(
        cells,
        from: Self.firstColumn(of: total, showing: widths.before, in: columns),
        columns: columns, isCutBefore: window.lowerBound > line.lowerBound,
        isCutAfter: window.upperBound < line.upperBound)
    self.line = part.text
    let start = max(0, widths.before - part.firstColumn) + part.shift
    let room = max(1, part.columns - start)
    mark =
      String(repeating: " ", count: start) + "^"
      + String(repeating: "~", count: max(0, min(widths.marked, room) - 1))
  }

  /// The first column to show, so that the blamed part is seen behind a third of a line.
  private static func firstColumn(of total: Int, showing start: Int, in columns: Int) -> Int {
    max(0, min(start - columns / 3, total - columns + 1))
  }

  private static func clamped(_ range: Range<Int>, to line: Range<Int>) -> Range<Int> {
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    return start..<max(start, min(range.upperBound, line.upperBound))
  }

  /// The part of a line that is looked at, between whole scalars.
  private static func window(
    _ line: Range<Int>, round place: Int, in text: [UInt8]
  ) -> Range<Int> {
    var start = max(line.lowerBound, place - reach)
    var end = min(line.upperBound, place + reach)
    while start > line.lowerBound, UTF8.isContinuation(text[start]) { start -= 1 }
    while end < line.upperBound, UTF8.isContinuation(text[end]) { end += 1 }
    return start..<end
  }
}

/// A character of a line and the columns that it takes.
private struct Cell {
  var text: String
  var columns: Int
  /// Where it stands in the source.
  var bytes: Range<Int>
}

extension Excerpt {
  /// The characters of a line; what is not UTF-8 becomes U+FFFD.
  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    // Finding out what makes a character is most of the work, and hardly ever needed.
    if bytes.allSatisfy({ (0x20...0x7E).contains($0) }) {
      return bytes.indices.map { index in
        Cell(text: String(Unicode.Scalar(bytes[index])), columns: 1, bytes: index..<(index + 1))
      }
    }
    var scalars = String.UnicodeScalarView()
    var lengths: [Int] = []
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    scan: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        scalars.append(scalar != "\t" && scalar.isActive ? "\u{FFFD}" : scalar)
        lengths.append(encoded.count)
      case .error(let length):
        scalars.append("\u{FFFD}")
        lengths.append(length)
      case .emptyInput: break scan
      }
    }
    var cells: [Cell] = []
    var offset = bytes.startIndex
    var scalar = 0
    var column = 0
    for character in String(scalars) {
      let count = character.unicodeScalars.count
      let length = lengths[scalar..<(scalar + count)].reduce(0, +)
      var cell = Cell(
        text: String(character),
        columns: character.isASCII ? 1 : CharacterWidth.columns(of: character),
        bytes: offset..<(offset + length))
      if character == "\t" {
        cell.columns = tabWidth - column % tabWidth
        cell.text = String(repeating: " ", count: cell.columns)
      }
      cells.append(cell)
      offset += length
      scalar += count
      column += cell.columns
    }
    return cells
  }

  /// Some columns of a line, with an ellipsis where something is left out.
  private struct CutLine {
    private(set) var text = ""
    /// Of what is shown.
    private(set) var columns = 0
    /// The column of the whole line that stands first.
    private(set) var firstColumn: Int
    /// The columns that stand before it.
    private(set) var shift = 0

    init(
      _ cells: [Cell], from first: Int, columns room: Int, isCutBefore: Bool = false,
      isCutAfter: Bool = false
    ) {
      firstColumn = first
      var rest = cells[...]
      var column = 0
      while column < first, let cell = rest.popFirst() { column += cell.columns }
      firstColumn = column
      if column > 0 || isCutBefore {
        text = "…"
        columns = 1
        shift = 1
      }
      while let cell = rest.first {
        let isLast = rest.count == 1 && !isCutAfter
        if room < .max, columns + cell.columns > room - (isLast ? 0 : 1) { break }
        text += cell.text
        columns += cell.columns
        rest.removeFirst()
      }
      if !rest.isEmpty || isCutAfter { text += "…" }
    }
  }
}
