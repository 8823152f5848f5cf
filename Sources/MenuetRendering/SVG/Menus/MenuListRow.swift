import MenuetModel

extension DrawingStyle {
  /// One row of a menu's list.
  func listRow(
    _ cell: MenuCell, _ entry: MenuEntry, in frame: Rect, columns: MenuColumns, shortcut: Bool
  ) -> [SVGElement] {
    let ink = ink(of: entry)
    let secondary = entry.isDimmed ? palette.dimmed : palette.secondary
    var elements = mark(of: entry, in: frame, columns, ink)
    if columns.shows(symbolOf: entry) {
      let box = symbolFrame(entry, in: frame, columns)
      elements += symbol(
        entry.symbol, size: columns.symbolSize, in: box,
        SymbolInk(ink, on: palette.card))
    }
    let titleInset = columns.titleInset(entry)
    var trailing = columns.trailingInset(entry)
    if shortcut, let keys = entry.shortcut?.display,
      let taken = columns.shortcutRoom(cell, entry, self)
    {
      let box = direction.trailing(trailing, width: taken - columns.padding, in: frame)
      elements += text(
        keys, in: box, menuFont, secondary, alignment: .trailing, reading: .leftToRight)
      trailing += taken
    }
    let width = max(0, frame.width - titleInset - trailing)
    let box = direction.leading(titleInset, width: width, in: frame)
    return elements + titles(cell, entry, in: box, ink)
  }

  /// Indicates whether menus show what destroys in its own colour. Those of a Mac have one for all.
  var showsRolesInMenus: Bool { !isDesktop }

  /// The colour of an entry's title and symbol.
  func ink(of entry: MenuEntry) -> Color {
    if entry.isDimmed { return palette.dimmed }
    return entry.role == .destructive && showsRolesInMenus ? palette.destructive : palette.label
  }

  /// The title, on as many lines as its row has room for, and under it the subtitle.
  private func titles(
    _ cell: MenuCell, _ entry: MenuEntry, in box: Rect, _ ink: Color
  ) -> [SVGElement] {
    let most = lineCount(cell, entry)
    let font = titleFont(cell, entry, width: box.width)
    guard let subtitle = entry.subtitle, !subtitle.isEmpty else {
      return rowTitle(cell.title, in: box, font, ink, maximumLines: most)
    }
    let wrapped = typesetter.wrapped(
      cell.title, to: box.width, font, maximumLines: most, breaksWords: false)
    let lines = max(1, wrapped.count)
    let height = Double(lines) * font.lineHeight + subtitleFont.lineHeight
    let top = box.midY - height / 2
    let above = Rect(
      x: box.x, y: top, width: box.width, height: height - subtitleFont.lineHeight)
    let below = Rect(x: box.x, y: above.maxY, width: box.width, height: subtitleFont.lineHeight)
    return rowTitle(cell.title, in: above, font, ink, maximumLines: lines)
      + text(subtitle, in: below, subtitleFont, entry.isDimmed ? ink : palette.secondary)
  }

  private func symbolFrame(
    _ entry: MenuEntry, in frame: Rect, _ columns: MenuColumns
  ) -> Rect {
    if columns.symbolsLead {
      return direction.leading(columns.symbolInset(entry), width: columns.symbolSize, in: frame)
    }
    let offset = columns.trailingInset(entry) - columns.symbolSize - columns.gap
    return direction.trailing(offset, width: columns.symbolSize, in: frame)
  }

  /// The checkmark of what is on, or the arrow of a submenu.
  private func mark(
    of entry: MenuEntry, in frame: Rect, _ columns: MenuColumns, _ ink: Color
  ) -> [SVGElement] {
    let size = columns.markWidth
    if entry.hasArrow {
      let box =
        columns.arrowsLead
        ? direction.leading(columns.padding, width: size, in: frame)
        : direction.trailing(columns.padding, width: size, in: frame)
      let takesInk = columns.arrowsLead || entry.isDimmed
      return [chevron(in: box, size: size, takesInk ? ink : palette.secondary)]
    }
    guard entry.mark == .on else { return [] }
    return [
      checkmark(in: direction.leading(columns.padding, width: size, in: frame), size: size, ink)
    ]
  }
}

// MARK: Marks

extension DrawingStyle {
  /// A checkmark in the square of `size` points round the middle of a frame.
  func checkmark(in frame: Rect, size: Double, _ ink: Color) -> SVGElement {
    mark([(-5, 0.5), (-1.5, 4), (5, -4.5)], in: frame, size: size, ink)
  }

  /// An arrow toward the trailing side in the square round the middle of a frame; also one
  /// backward, toward the leading side.
  func chevron(
    in frame: Rect, size: Double, isBackward: Bool = false, _ ink: Color
  ) -> SVGElement {
    let sign = (direction == .rightToLeft) == isBackward ? 1.0 : -1.0
    return mark([(-2 * sign, -4.5), (2.5 * sign, 0), (-2 * sign, 4.5)], in: frame, size: size, ink)
  }

  /// The mark of a button that opens a menu in the square round the middle of a frame: an arrow
  /// downward, or of a pop-up button one up and one down.
  func menuIndicator(
    in frame: Rect, size: Double, isPopUp: Bool, _ ink: Color
  ) -> [SVGElement] {
    guard isPopUp else {
      return [mark([(-4, -2), (0, 2), (4, -2)], in: frame, size: size, ink)]
    }
    return [
      mark([(-3, -1.8), (0, -4.8), (3, -1.8)], in: frame, size: size, ink),
      mark([(-3, 1.8), (0, 4.8), (3, 1.8)], in: frame, size: size, ink),
    ]
  }

  /// A line through points, counted from the middle of a square of 13.
  private func mark(
    _ points: [(x: Double, y: Double)], in frame: Rect, size: Double, _ ink: Color
  ) -> SVGElement {
    let unit = size / 13
    let data = points.map {
      SVGNumber.spell(frame.midX + $0.x * unit) + " " + SVGNumber.spell(frame.midY + $0.y * unit)
    }
    return .path("M" + data.joined(separator: "L"), stroke: ink, width: 1.7 * unit)
  }
}
