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
    let width = Double(menu.layout.width)
    // The layout has room for shortcuts on the desktop alone; elsewhere they take what is left.
    let hasShortcuts = facets.shortcuts && style.isDesktop
    let cells = menu.listCells
    let entries = cells.map(\.entry)
    let choices = [(true, true), (true, false), (false, true)].lazy.map { isAligned, arrowsAlign in
      MenuColumns(entries, style, facets, isAligned: isAligned, arrowsAlign: arrowsAlign)
    }
    let fitting = choices.first { columns in
      cells.allSatisfy { cell, entry in
        columns.holds(cell, entry, shortcut: hasShortcuts, width: width, style)
      }
    }
    self = fitting ?? MenuColumns(entries, style, facets, isAligned: false, arrowsAlign: false)
  }

  /// - Parameter arrowsAlign: Whether rows without an arrow leave its place empty.
  private init(
    _ entries: [MenuEntry], _ style: DrawingStyle, _ facets: MenuFacets, isAligned: Bool,
    arrowsAlign: Bool
  ) {
    padding = Double(style.metrics.itemPadding)
    gap = Double(style.metrics.iconTitleGap)
    markWidth = style.scaled(style.metrics.indicatorWidth)
    symbolSize = style.scaled(style.metrics.iconWidth)
    symbolsLead = style.skin.menu.symbolsLead
    self.facets = facets
    arrowsLead = !style.isDesktop
    self.isAligned = isAligned && entries.contains(where: facets.shows(symbolOf:))
    let hasArrows = arrowsLead && arrowsAlign && entries.contains(where: \.hasArrow)
    hasMarks = hasArrows || entries.contains { $0.mark != .none }
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

  /// The room that a shortcut takes, with the gap before it; 0 where there is none.
  func shortcutWidth(_ entry: MenuEntry, _ style: DrawingStyle) -> Double {
    guard let keys = entry.shortcut?.display, !entry.hasArrow else { return 0 }
    return padding + style.typesetter.width(keys, style.menuFont)
  }

  /// Returns whether a row of a width holds its shortcut, which may not cost the title a letter.
  func hasRoom(
    forShortcutOf entry: MenuEntry, beside cell: MenuCell, width: Double, _ style: DrawingStyle
  ) -> Bool {
    let taken = shortcutWidth(entry, style)
    let room = width - titleInset(entry) - trailingInset(entry) - taken
    return taken > 0
      && style.typesetter.holds(
        cell.title, within: room, style.menuFont, lines: cell.lines, isTruncated: false)
  }

  /// Returns whether the title of a row has the room that the layout gave it.
  private func holds(
    _ cell: MenuCell, _ entry: MenuEntry, shortcut: Bool, width: Double, _ style: DrawingStyle
  ) -> Bool {
    let taken = shortcut ? shortcutWidth(entry, style) : 0
    let room = width - titleInset(entry) - trailingInset(entry) - taken
    return style.typesetter.holds(
      cell.title, within: room, style.menuFont, lines: cell.lines, isTruncated: cell.truncated)
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
