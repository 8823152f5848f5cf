import MenuetSource

/// A box of box-drawing characters with rows of text; every line of it has the same number of
/// columns.
struct TextBox {
  enum Row {
    /// Text at the start of the row and at its end.
    case entry(String, trailing: String)
    /// Texts side by side, divided by lines.
    case cells([String])
    /// A line across the box, with a title in it or without.
    case rule(String?)
  }

  private var rows: [Row] = []

  /// The most columns inside a box; longer text is cut.
  static let mostColumns = 72

  mutating func append(_ row: Row) { rows.append(row) }

  /// The lines of the box, from its upper to its lower border.
  var lines: [String] {
    var rows = rows
    var title: String?
    if case .rule(let words)? = rows.first {
      title = words
      rows.removeFirst()
    }
    let width = min(
      Self.mostColumns, max(4, rows.map(Self.columns).max() ?? 0, Self.columns(title)))
    var lines = [border("┌", "┐", title, above: nil, below: rows.first, width)]
    for (index, row) in rows.enumerated() {
      let above = index > 0 ? rows[index - 1] : nil
      let below = index + 1 < rows.count ? rows[index + 1] : nil
      switch row {
      case .entry(let text, let trailing): lines.append(entry(text, trailing, width))
      case .cells(let texts):
        if case .cells? = above {
          lines.append(border("├", "┤", nil, above: above, below: row, width))
        }
        lines.append(cells(texts, width))
      case .rule(let title):
        lines.append(border("├", "┤", title, above: above, below: below, width))
        continue
      }
      if Self.needsRule(row, before: below) {
        lines.append(border("├", "┤", nil, above: row, below: below, width))
      }
    }
    return lines + [border("└", "┘", nil, above: rows.last, below: nil, width)]
  }
}

// MARK: Rows

extension TextBox {
  /// Returns whether a line has to end a row of cells, or to begin one.
  private static func needsRule(_ row: Row, before next: Row?) -> Bool {
    switch (row, next) {
    case (.cells, .entry?), (.entry, .cells?): true
    default: false
    }
  }

  /// The columns that a row needs inside the box, with a blank at either end.
  private static func columns(_ row: Row) -> Int {
    switch row {
    case .entry(let text, let trailing):
      let end = trailing.isEmpty ? 0 : 2 + CharacterWidth.columns(of: trailing)
      return 2 + CharacterWidth.columns(of: text) + end
    case .cells(let texts):
      return texts.reduce(texts.count - 1) { $0 + 2 + CharacterWidth.columns(of: $1) }
    case .rule(let title): return columns(title)
    }
  }

  private static func columns(_ title: String?) -> Int {
    title.map { CharacterWidth.columns(of: $0) + 4 } ?? 0
  }

  private func entry(_ text: String, _ trailing: String, _ width: Int) -> String {
    let end = TerminalText.fitting(trailing, columns: width / 2)
    let room = width - 2 - (end.isEmpty ? 0 : CharacterWidth.columns(of: end) + 2)
    let start = TerminalText.fitting(text, columns: room)
    let gap = width - 2 - CharacterWidth.columns(of: start) - CharacterWidth.columns(of: end)
    return "│ " + start + String(repeating: " ", count: max(0, gap)) + end + " │"
  }

  private func cells(_ texts: [String], _ width: Int) -> String {
    let parts = zip(texts, Self.widths(of: texts, in: width)).map { text, width in
      let cut = TerminalText.fitting(text, columns: max(0, width - 2))
      let blanks = max(0, width - CharacterWidth.columns(of: cut))
      let before = blanks / 2
      return String(repeating: " ", count: before) + cut
        + String(repeating: " ", count: blanks - before)
    }
    return "│" + parts.joined(separator: "│") + "│"
  }

  /// The columns of each cell: as many as it needs, and what is left in equal parts; where there is
  /// too little, equal parts of everything.
  private static func widths(of texts: [String], in width: Int) -> [Int] {
    let count = max(1, texts.count)
    let room = max(0, width - (count - 1))
    var needs = texts.map { CharacterWidth.columns(of: $0) + 2 }
    if needs.reduce(0, +) > room { needs = needs.map { _ in 0 } }
    let spare = room - needs.reduce(0, +)
    return needs.enumerated().map { index, need in
      need + spare / count + (index < spare % count ? 1 : 0)
    }
  }
}

// MARK: Borders

extension TextBox {
  private func border(
    _ start: String, _ end: String, _ title: String?, above: Row?, below: Row?, _ width: Int
  ) -> String {
    let (ups, downs) = (Self.joints(above, width), Self.joints(below, width))
    var columns = (0..<width).map { column in
      switch (ups.contains(column), downs.contains(column)) {
      case (true, true): "┼"
      case (true, false): "┴"
      case (false, true): "┬"
      case (false, false): "─"
      }
    }
    if let title, !title.isEmpty {
      let words = " " + TerminalText.fitting(title, columns: width - 4) + " "
      columns.replaceSubrange(1..<1 + CharacterWidth.columns(of: words), with: [words])
    }
    return start + columns.joined() + end
  }

  /// The columns at which a row of cells is divided.
  private static func joints(_ row: Row?, _ width: Int) -> Set<Int> {
    guard case .cells(let texts)? = row else { return [] }
    var column = -1
    return Set(
      widths(of: texts, in: width).dropLast().map { width in
        column += width + 1
        return column
      })
  }
}
