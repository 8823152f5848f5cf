import MenuetLayout
import MenuetModel

/// The columns of a menu's list: marks, symbols, titles, and what follows them.
///
/// The widths are those that the layout took from the titles, in points.
struct MenuColumns: Sendable {
  let padding: Double
  let gap: Double
  /// Of a checkmark, and of the arrow of a submenu.
  let markWidth: Double
  /// The side of a symbol.
  let symbolSize: Double
  /// Indicates whether symbols stand before the titles, false where they end the row.
  let symbolsLead: Bool
  let facets: MenuFacets
  let hasMarks: Bool
  /// Indicates whether all titles stand in line, so that a row without a symbol or arrow leaves its
  /// place empty. The layout gives that place to the title, and a long one needs it.
  let isAligned: Bool
  /// Indicates whether the arrows of submenus stand before the titles: on touch, as in UIKit.
  let arrowsLead: Bool

  /// The tidiest columns in which every title has the room that the layout gave it.
  init(_ menu: OpenMenu, _ style: DrawingStyle, _ facets: MenuFacets) {
    self.init(style.measured(menu.listCells), width: menu.layout.width, style, facets)
  }

  /// - Parameter rows: The rows of the list, which are measured once for all looks of a menu.
  init(_ rows: [MeasuredRow], width: Int, _ style: DrawingStyle, _ facets: MenuFacets) {
    // The layout has room for shortcuts on the desktop alone; elsewhere they take what is left.
    let hasShortcuts = facets.shortcuts && style.isDesktop
    let choices = [(true, true), (true, false), (false, true)].lazy.map { isAligned, arrowsAlign in
      MenuColumns(rows, style, facets, isAligned: isAligned, arrowsAlign: arrowsAlign)
    }
    let fitting = choices.first { columns in
      rows.allSatisfy { row in
        row.cell.truncated
          || columns.hasRoom(
            for: row, with: hasShortcuts ? row.shortcutWidth : 0, width: Double(width), style)
      }
    }
    self = fitting ?? MenuColumns(rows, style, facets, isAligned: false, arrowsAlign: false)
  }

  /// - Parameter arrowsAlign: Whether rows without an arrow leave its place empty.
  private init(
    _ rows: [MeasuredRow], _ style: DrawingStyle, _ facets: MenuFacets, isAligned: Bool,
    arrowsAlign: Bool
  ) {
    padding = Double(style.metrics.itemPadding)
    gap = Double(style.metrics.iconTitleGap)
    markWidth = style.scaled(style.metrics.indicatorWidth)
    symbolSize = style.scaled(style.metrics.iconWidth)
    symbolsLead = style.skin.menu.symbolsLead
    self.facets = facets
    arrowsLead = !style.isDesktop
    self.isAligned = isAligned && rows.contains { facets.shows(symbolOf: $0.entry) }
    let hasArrows = arrowsLead && arrowsAlign && rows.contains { $0.entry.hasArrow }
    hasMarks = hasArrows || rows.contains { $0.entry.mark != .none }
  }

  /// Where what follows the column of marks begins.
  var contentInset: Double { padding + (hasMarks ? markWidth + gap : 0) }

  /// Where the leading symbol of a row begins, or would: behind its arrow, though no other row leaves
  /// room for one.
  func symbolInset(_ entry: MenuEntry) -> Double {
    guard arrowsLead, entry.hasArrow else { return contentInset }
    return padding + markWidth + gap
  }

  func titleInset(_ entry: MenuEntry) -> Double {
    let hasSymbol = symbolsLead && (isAligned || shows(symbolOf: entry))
    return symbolInset(entry) + (hasSymbol ? symbolSize + gap : 0)
  }

  /// The width of the part after the title, with the gap before it, and the padding.
  func trailingInset(_ entry: MenuEntry) -> Double {
    var inset = padding
    if entry.hasArrow && !arrowsLead { inset += markWidth + gap }
    if !symbolsLead && shows(symbolOf: entry) { inset += symbolSize + gap }
    return inset
  }

  func shows(symbolOf entry: MenuEntry) -> Bool { facets.shows(symbolOf: entry) }

  /// Returns whether a row of a width holds its shortcut, which may not cost the title a letter.
  func hasRoom(forShortcutOf row: MeasuredRow, width: Double, _ style: DrawingStyle) -> Bool {
    row.shortcutWidth > 0 && hasRoom(for: row, with: row.shortcutWidth, width: width, style)
  }

  /// Returns whether the title of a row takes no more lines than the layout gave it.
  ///
  /// - Parameter taken: The room that a shortcut takes from it.
  private func hasRoom(
    for row: MeasuredRow, with taken: Double, width: Double, _ style: DrawingStyle
  ) -> Bool {
    let room = width - titleInset(row.entry) - trailingInset(row.entry) - taken
    // Most titles are on one line, and need no look at their words.
    if row.titleWidth <= room.rounded(.down) { return true }
    if row.cell.lines <= 1, row.cell.title.isBare { return false }
    return !style.typesetter.metrics.lines(
      of: row.cell.title, fontSize: style.menuFont.size, maximumWidth: Int(max(0, room)),
      maximumLines: max(1, row.cell.lines)
    ).truncated
  }
}

extension String {
  /// Indicates whether it begins and ends with visible ASCII, so that a line has nothing to leave out.
  fileprivate var isBare: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    return (0x21..<0x7F).contains(first) && (0x21..<0x7F).contains(last)
  }
}

/// A row of a list with the widths of its words, in points.
struct MeasuredRow: Sendable {
  let cell: MenuCell
  let entry: MenuEntry
  /// Of the title on one line.
  let titleWidth: Double
  /// Of the shortcut with the gap before it; 0 where there is none.
  let shortcutWidth: Double
}

extension DrawingStyle {
  /// Rows with the widths of their words, which are the same in all editions.
  func measured(_ rows: [(cell: MenuCell, entry: MenuEntry)]) -> [MeasuredRow] {
    rows.map { cell, entry in measured(cell, entry) }
  }

  func measured(_ cell: MenuCell, _ entry: MenuEntry) -> MeasuredRow {
    let keys = entry.hasArrow ? nil : entry.shortcut?.display
    return MeasuredRow(
      cell: cell, entry: entry, titleWidth: typesetter.width(cell.title, menuFont),
      shortcutWidth: keys.map {
        Double(metrics.itemPadding) + typesetter.width($0, menuFont)
      } ?? 0)
  }
}

extension MenuFacets {
  func shows(symbolOf entry: MenuEntry) -> Bool {
    symbols && entry.symbol != nil && (standardSymbols || !entry.hasStandardSymbol)
  }
}

extension OpenMenu {
  /// The rows of the list, without headers, gaps and rows of cells.
  var listCells: [(cell: MenuCell, entry: MenuEntry)] {
    zip(layout.rows, entries).flatMap { row, entries -> [(cell: MenuCell, entry: MenuEntry)] in
      switch row.kind {
      case .item, .option, .submenu, .dynamic: zip(row.cells, entries).map { ($0, $1) }
      case .cells, .header, .separator: []
      }
    }
  }
}

extension Typesetter {
  /// Returns whether a text shows as much in this room as a layout says, without a word broken.
  func holds(
    _ text: String, within width: Double, _ font: Font, lines: Int, isTruncated: Bool
  ) -> Bool {
    let wrapped = metrics.lines(
      of: text, fontSize: font.size, maximumWidth: Int(max(0, width)), maximumLines: max(1, lines),
      breaksWords: false)
    return isTruncated || !wrapped.truncated
  }
}
