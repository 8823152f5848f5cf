import MenuetLayout
import MenuetModel

/// The columns of a menu's list: marks, symbols, titles, and what follows them.
///
/// The widths are those that the layout took from the titles, in points. All titles of a list begin at
/// one place, as in UIKit and AppKit, though the layout gives a row without a symbol or an arrow their
/// room as well: a title that needs it takes a second line where its row is high enough for that.
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
  /// Indicates whether a row without a symbol leaves its place empty. At the accessibility sizes none
  /// does: symbols are so large there that words would break.
  let isAligned: Bool
  /// Indicates whether the arrows of submenus stand before the titles: on touch, as in UIKit.
  let arrowsLead: Bool

  /// - Parameter rows: The rows of the list.
  init(_ rows: [MenuEntry], _ style: DrawingStyle, _ facets: MenuFacets) {
    padding = Double(style.metrics.itemPadding)
    gap = Double(style.metrics.iconTitleGap)
    markWidth = style.scaled(style.metrics.indicatorWidth)
    symbolSize = style.scaled(style.metrics.iconWidth)
    symbolsLead = style.skin.menu.symbolsLead
    self.facets = facets
    arrowsLead = !style.isDesktop
    let isLarge = style.context.contentSize.isAccessibility && !style.isDesktop
    isAligned = !isLarge && rows.contains { facets.shows(symbolOf: $0) }
    let hasArrows = arrowsLead && !isLarge && rows.contains(where: \.hasArrow)
    hasMarks = hasArrows || rows.contains { $0.mark != .none }
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

  /// The points that the shortcut of a row takes with the gap before it; `nil` where there is none, or
  /// no room for it: it may not cost the title a letter.
  func shortcutRoom(
    _ cell: MenuCell, _ entry: MenuEntry, _ style: DrawingStyle
  ) -> Double? {
    guard !entry.hasArrow, let keys = entry.shortcut?.display else { return nil }
    let taken = padding + style.typesetter.width(keys, style.menuFont)
    // A menu of a Mac is as wide as its titles with their shortcuts.
    if style.isDesktop { return taken }
    let room = titleRoom(cell, entry) - taken
    return style.holdsTitle(cell, entry, width: room, style.menuFont) ? taken : nil
  }

  /// The points that the title of a row has, without a shortcut.
  func titleRoom(_ cell: MenuCell, _ entry: MenuEntry) -> Double {
    max(0, cell.frame.width - titleInset(entry) - trailingInset(entry))
  }
}

extension DrawingStyle {
  /// The lines of a title for which a row is high enough: those of the layout at least, and two at most.
  func lineCount(_ cell: MenuCell, _ entry: MenuEntry) -> Int {
    let subtitle = entry.subtitle?.isEmpty == false ? subtitleFont.lineHeight : 0
    let high = Int((cell.frame.height - subtitle) / menuFont.lineHeight)
    return max(1, min(2, max(cell.lines, high)))
  }

  /// The font under the title of a row.
  var subtitleFont: Font { Font(size: max(9, menuFont.size * 4 / 5)) }

  /// Returns whether a row has room for its whole title in a font, without a word broken.
  func holdsTitle(
    _ cell: MenuCell, _ entry: MenuEntry, width: Double, _ font: Font
  ) -> Bool {
    let width = Int(max(0, width))
    // Most titles are on one line, and need no look at their words.
    if typesetter.metrics.width(of: cell.title, fontSize: font.size) <= width { return true }
    let lines = lineCount(cell, entry)
    return lines > 1
      && !typesetter.metrics.lines(
        of: cell.title, fontSize: font.size, maximumWidth: width, maximumLines: lines,
        breaksWords: false
      ).truncated
  }

  /// The font of a row's title in some room, in points: that of the menu, or a little less where the
  /// title is whole in that. One that the layout cuts is cut.
  func titleFont(_ cell: MenuCell, _ entry: MenuEntry, width: Double) -> Font {
    if cell.truncated { return menuFont }
    let sizes = stride(from: menuFont.size, through: menuFont.size * 4 / 5, by: -1)
    return sizes.lazy.map { Font(size: $0) }
      .first { holdsTitle(cell, entry, width: width, $0) } ?? menuFont
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
      row.kind.isInList ? zip(row.cells, entries).map { ($0, $1) } : []
    }
  }
}
