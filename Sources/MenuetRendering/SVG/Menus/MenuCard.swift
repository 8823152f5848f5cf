import MenuetLayout
import MenuetModel

/// The part of its items that a menu shows.
struct MenuFacets: Sendable {
  var shortcuts = true
  var symbols = true
  /// Indicates whether standard commands show the symbols that stand for them, not only those that
  /// the document gives them.
  var standardSymbols = true
}

extension DrawingStyle {
  /// The parts of its items that a menu shows.
  func facets(of menu: MenuSurface) -> MenuFacets {
    MenuFacets(shortcuts: menu.showsShortcuts && showsShortcuts, symbols: menu.showsSymbols)
  }

  /// The parts of its items that a menu of a menu bar shows.
  var menuBarFacets: MenuFacets {
    MenuFacets(
      shortcuts: showsShortcuts, standardSymbols: skin.showsStandardSymbolsInMenuBars)
  }

  /// The layers of a shadow, in points beyond what throws it. All are equally faint; the farther out,
  /// the farther apart, so that the shadow fades.
  private static let shadowLayers = [15.0, 11, 8, 5.5, 3.5, 2, 1]
  /// As if lit from above, in points.
  private static let shadowDrop = 4.0

  /// How far a shadow reaches, in points: less than the room between cards.
  static let shadowReach = (shadowLayers.max() ?? 0) + shadowDrop

  /// The greatest width that is drawn, in points. A menu or bar beyond it says nothing to people, and
  /// programs that show pictures fail at it.
  static let greatestWidth = 6_000

  /// The most rows that are drawn of one menu: of more nobody looks at a picture, and a hundred thousand
  /// would make it a hundred megabytes.
  static let greatestRowCount = 400

  /// An open menu: its card with its rows, and under it what cannot be seen of it.
  func menuCard(_ menu: OpenMenu, _ facets: MenuFacets) -> Block {
    if let refusal = refusal(of: menu) { return refusal }
    let card = card(menuRows(menu, facets), radius: skin.menu.radius)
    let scrolls = menu.layout.visibleHeight.map {
      note("Scrolls: \($0) of \(menu.layout.height) pt in sight")
    }
    return column([card] + [noteOfFurtherRows(menu), scrolls].compactMap { $0 }, spacing: 8)
  }

  /// An open menu without words under it.
  func bareMenuCard(_ menu: OpenMenu, _ facets: MenuFacets) -> Block {
    refusal(of: menu) ?? card(menuRows(menu, facets), radius: skin.menu.radius)
  }

  /// The words in place of a menu that is not drawn; `nil` for one that is.
  private func refusal(of menu: OpenMenu) -> Block? {
    guard menu.layout.width <= Self.greatestWidth else {
      return note("This menu is \(menu.layout.width) pt wide, too wide to draw.")
    }
    return menu.layout.rows.isEmpty ? nothing : nil
  }

  /// The words in place of a surface that is empty.
  var nothing: Block { note("Nothing stands here now.") }

  /// How many rows of a menu are not drawn; `nil` where all are.
  func noteOfFurtherRows(_ menu: OpenMenu) -> Block? {
    let count = menu.layout.rows.count - Self.greatestRowCount
    return count > 0 ? note("and \(count) more \(count == 1 ? "row" : "rows")") : nil
  }

  /// The first rows of an open menu alone.
  func menuRows(_ menu: OpenMenu, _ facets: MenuFacets) -> Block {
    MenuRowDrawer(style: self, menu: menu, facets: facets).block
  }

  /// The shadow of a rectangle on what is behind it.
  func shadow(of frame: Rect, radius: Double) -> [SVGElement] {
    Self.shadowLayers.map { reach in
      .rect(
        frame.outset(reach).moved(x: 0, y: Self.shadowDrop), radius: radius + reach,
        fill: palette.shadow)
    }
  }

  /// A card behind content, as large as the content, with a shadow around it.
  func card(_ content: Block, radius: Double) -> Block {
    let frame = content.bounds
    var block = Block(width: frame.width, height: frame.height)
    block.elements += shadow(of: frame, radius: radius)
    block.elements.append(.rect(frame, radius: radius, fill: palette.card))
    block.elements += content.elements
    block.elements.append(.outline(frame, radius: radius, stroke: palette.edge, width: 1))
    return block
  }
}

/// Draws the rows of an open menu.
private struct MenuRowDrawer {
  let style: DrawingStyle
  let menu: OpenMenu
  let facets: MenuFacets
  private let columns: MenuColumns
  /// Above the first and below the last row.
  private let verticalPadding: Double

  init(style: DrawingStyle, menu: OpenMenu, facets: MenuFacets) {
    self.style = style
    self.menu = menu
    self.facets = facets
    verticalPadding = style.skin.menu.verticalPadding
    columns = MenuColumns(menu.listCells.map(\.entry), style, facets)
  }

  var block: Block {
    let layout = menu.layout
    let drawn = layout.rows.prefix(DrawingStyle.greatestRowCount)
    let isWhole = drawn.count == layout.rows.count
    let height = isWhole ? layout.height : drawn.last.map { $0.y + $0.height } ?? 0
    let inset = style.skin.menu.horizontalPadding
    let width = Double(layout.width)
    var block = Block(
      width: width + 2 * inset, height: Double(height) + 2 * verticalPadding)
    var rows: [SVGElement] = []
    var dividers: [SVGElement] = []
    for (index, row) in drawn.enumerated() {
      let frame = Rect(x: 0, y: Double(row.y), width: width, height: Double(row.height))
      rows += draw(row, menu.entries[index], in: frame)
      rows += changeMarks(row, menu.entries[index], in: frame)
      if row.kind == .separator { dividers += divider(in: frame) }
      if index + 1 < layout.rows.count, hasHairline(row, before: layout.rows[index + 1]) {
        rows.append(hairline(y: frame.maxY, width: width))
      }
    }
    // A band may be higher than the row that the layout gives it.
    rows += dividers
    block.elements = SVGElement.moved(rows, x: inset, y: verticalPadding)
    if let visible = layout.visibleHeight {
      block.elements += veil(
        below: min(verticalPadding + Double(visible), block.height), in: block.bounds)
    }
    return block
  }

  private func draw(_ row: MenuRow, _ entries: [MenuEntry], in frame: Rect) -> [SVGElement] {
    switch row.kind {
    case .separator: return []
    case .header: return row.cells.flatMap { header($0, in: frame) }
    case .cells:
      let lines = row.cells.map(\.lines).max() ?? 0
      return zip(row.cells, entries).enumerated().flatMap { index, pair in
        paletteCell(pair.0, pair.1, lines: min(lines, 2), isFirst: index == 0)
      }
    case .item, .submenu, .option:
      return zip(row.cells, entries).flatMap { cell, entry in
        style.listRow(cell, entry, in: frame, columns: columns, shortcut: facets.shortcuts)
      }
    case .dynamic:
      return zip(row.cells, entries).flatMap { dynamic($0, $1, in: frame) }
    }
  }

  /// A bar at the leading edge of each row or cell that is other than before.
  private func changeMarks(
    _ row: MenuRow, _ entries: [MenuEntry], in frame: Rect
  ) -> [SVGElement] {
    zip(row.cells, entries).filter { $1.isChanged }.map { cell, _ in
      let frame = row.kind == .cells ? Rect(cell.frame) : frame
      return .rect(
        style.direction.leading(2, width: 4, in: frame.inset(horizontal: 0, vertical: 6)),
        radius: 2, fill: style.palette.accent)
    }
  }

  private func divider(in frame: Rect) -> [SVGElement] {
    switch style.skin.menu.divider {
    case .line(let inset):
      let line = Rect(
        x: inset, y: frame.midY.rounded(.down), width: max(0, frame.width - 2 * inset), height: 1)
      return [.rect(line, fill: style.palette.hairline)]
    case .band(let least):
      let height = max(frame.height, least)
      let band = Rect(
        x: 0, y: frame.midY - height / 2, width: frame.width, height: height)
      return [.rect(band, fill: style.palette.band)]
    }
  }

  private func header(_ cell: MenuCell, in frame: Rect) -> [SVGElement] {
    let size = max(10, style.menuFont.size * 4 / 5)
    let font = Font(size: size, weight: style.isDesktop ? .semibold : .regular)
    let inset = columns.contentInset
    let width = max(0, frame.width - inset - columns.padding)
    return style.rowTitle(
      cell.title, in: style.direction.leading(inset, width: width, in: frame), font,
      style.palette.secondary, maximumLines: lineCount(of: cell))
  }

  /// Items that only the app knows: what they are, in a dashed outline.
  private func dynamic(_ cell: MenuCell, _ entry: MenuEntry, in frame: Rect) -> [SVGElement] {
    let look = style.skin.menu
    var outline = SVGElement.outline(
      frame.inset(horizontal: look.dynamicInset.horizontal, vertical: look.dynamicInset.vertical),
      radius: look.dynamicRadius, stroke: style.palette.secondary, width: 1)
    outline.attributes.append(SVGAttribute("stroke-dasharray", "3 3"))
    let title = cell.title.isEmpty ? entry.title : cell.title
    let start = columns.titleInset(entry)
    let width = max(0, frame.width - start - columns.trailingInset(entry))
    return [outline]
      + style.rowTitle(
        title, in: style.direction.leading(start, width: width, in: frame), style.menuFont,
        style.palette.secondary, maximumLines: lineCount(of: cell))
  }

  /// The lines that the layout has room for.
  private func lineCount(of cell: MenuCell) -> Int { max(1, min(cell.lines, 2)) }

  /// A cell of a row of several: a symbol, in the medium layout above its title.
  ///
  /// - Parameter lines: Of the longest title in the row; symbols of a row stand in line.
  private func paletteCell(
    _ cell: MenuCell, _ entry: MenuEntry, lines: Int, isFirst: Bool
  ) -> [SVGElement] {
    let frame = Rect(cell.frame)
    let ink = style.ink(of: entry)
    let paint = SymbolInk(ink, on: entry.mark == .on ? style.palette.fill : style.palette.card)
    let size = columns.symbolSize
    var line = isFirst || !style.skin.menu.hasLines ? [] : [cellDivider(before: frame)]
    if entry.mark == .on {
      let look = style.skin.menu
      let ground = frame.inset(
        horizontal: look.cellInset.horizontal, vertical: look.cellInset.vertical)
      line.append(.rect(ground, radius: look.cellRadius, fill: style.palette.fill))
    }
    guard lines > 0 else {
      return line + style.symbol(entry.symbol, size: size, in: frame, paint)
    }
    let width = max(0, frame.width - columns.gap)
    let font = style.cellFont(of: cell.title, width: width)
    let lineHeight = style.cellFont.lineHeight
    let spare = max(0, frame.height - size - Double(lines) * lineHeight)
    let above = Rect(x: frame.x, y: frame.y + spare * 0.4, width: frame.width, height: size)
    // The first lines of all labels of a row stand in line.
    let below = Rect(
      x: frame.x + columns.gap / 2, y: above.maxY + spare * 0.2, width: width,
      height: Double(lineCount(of: cell)) * lineHeight)
    return line + style.symbol(entry.symbol, size: size, in: above, paint)
      + style.paragraph(
        cell.title, in: below, font, ink, alignment: .center,
        maximumLines: lineCount(of: cell), breaksWords: false)
  }

  private func cellDivider(before frame: Rect) -> SVGElement {
    let edge = style.direction == .leftToRight ? frame.x : frame.maxX
    return .rect(
      Rect(x: edge - 0.5, y: frame.y, width: 1, height: frame.height),
      fill: style.palette.hairline)
  }

  /// The veil that tells the rows in sight from those to which people scroll. These are drawn too,
  /// but paler: who checks a menu looks for every row of it.
  private func veil(below y: Double, in bounds: Rect) -> [SVGElement] {
    let hidden = Rect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
    let ends = [0, bounds.width].map { SVGNumber.spell($0) + " " + SVGNumber.spell(y) }
    var line = SVGElement.path(
      "M" + ends.joined(separator: "L"), stroke: style.palette.accent, width: 1.5)
    line.attributes.append(SVGAttribute("stroke-dasharray", "6 5"))
    return [.rect(hidden, fill: Color(style.palette.page.rgb, opacity: 0.6)), line]
  }

  private func hasHairline(_ row: MenuRow, before next: MenuRow) -> Bool {
    style.skin.menu.hasLines && row.kind != .separator && next.kind != .separator
  }

  private func hairline(y: Double, width: Double) -> SVGElement {
    .rect(Rect(x: 0, y: y - 0.5, width: width, height: 1), fill: style.palette.hairline)
  }
}
