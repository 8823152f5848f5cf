import MenuetModel

/// Gives the rows of a menu their places.
///
/// Where the language says nothing, rows are as UIKit draws them:
/// - Symbols and chevrons grow with the text, paddings and gaps do not.
/// - From a list row's label are taken the padding at both ends, the column of checkmarks if any row
///   of the menu has one, its own symbol, and the chevron of a submenu; on macOS its shortcut, and the
///   column of symbols if any row of the list has one, so that all titles stand in line.
/// - A header is as high as a list row. A second line, of a title or of a cell's label, makes the
///   row one line of that text higher, and so does a subtitle, which has one line of its own.
/// - Labels of neighbouring cells stay an icon's gap apart; where the menu is as wide as its content
///   they have the padding at both ends, as it costs no label a letter there.
struct MenuPlacer {
  let metrics: MetricSet
  let platform: Platform
  let contentSize: ContentSize
  let isRightToLeft: Bool
  private(set) var labels: LabelMeasure
  /// Those of cells.
  private var cellLabels: LabelMeasure
  /// The labels that were cut.
  private(set) var truncatedLabels: [TruncatedLabel] = []

  init(context: LayoutContext) {
    metrics = context.metrics
    platform = context.platform
    contentSize = context.contentSize
    isRightToLeft = context.isRightToLeft
    // A Mac's menus are set in its own size; everywhere else they are set in the body font.
    let size =
      context.platform == .macos
      ? context.contentSize.scaled(metrics.fontSize) : context.contentSize.bodySize
    labels = LabelMeasure(fontSize: size, metrics: metrics.text)
    cellLabels = LabelMeasure(
      fontSize: CellLabel.fontSize(inMenuOf: size), metrics: metrics.text)
  }

  /// Places rows below each other, from the top.
  ///
  /// - Parameter given: the width in points, where it is not that of the platform's menus.
  mutating func place(
    _ lines: [MenuLine], hasCheckmarks: Bool, effectiveLayout: MenuLayoutSize,
    width given: Int? = nil
  ) -> MenuLayout {
    let widths = MenuWidths(
      metrics: metrics, contentSize: contentSize, checkmarks: hasCheckmarks,
      symbols: platform == .macos && lines.contains(where: \.isListRowWithSymbol))
    let fixed = contentSize.isAccessibility ? metrics.menuWidthAccessibility : metrics.menuWidth
    let width =
      given ?? (fixed > 0 ? fixed : widths.fitting(lines, labels: &labels, cells: &cellLabels))
    var rows: [MenuRow] = []
    rows.reserveCapacity(lines.count)
    var y = 0
    for line in lines {
      let row =
        switch line.kind {
        case .cells: cells(line, y: y, width: width)
        case .separator: separator(line, y: y, width: width)
        default: listRow(line, y: y, width: width, room: width - widths.taken(by: line, &labels))
        }
      rows.append(row)
      y += row.height
    }
    var layout = MenuLayout(
      effectiveLayout: effectiveLayout, width: width, height: y, rows: rows)
    if let most = greatestHeight, y > most { layout.visibleHeight = most }
    return layout
  }

  /// The most points of a menu that are in sight at once; `nil` where that is not known.
  private var greatestHeight: Int? {
    DeviceContainer.menuHeight(on: platform).map {
      Int((Double($0) * metrics.menuMaxHeightFraction).rounded())
    }
  }

  private mutating func listRow(_ line: MenuLine, y: Int, width: Int, room: Int) -> MenuRow {
    var height = contentSize.scaled(metrics.menuRowHeight)
    let cells = line.entries.map { entry in
      let text = lines(of: entry, room: room)
      height += (max(1, text.count) - 1) * lineHeight
      if entry.subtitle != nil { height += lineHeight }
      return MenuCell(
        element: entry.element,
        frame: Frame(x: 0, y: Double(y), width: Double(width), height: Double(height)),
        title: entry.face.title, lines: text.count, truncated: text.truncated)
    }
    return MenuRow(kind: line.kind, y: y, height: height, cells: cells)
  }

  private func separator(_ line: MenuLine, y: Int, width: Int) -> MenuRow {
    let height = metrics.menuSeparatorHeight
    let frame = Frame(x: 0, y: Double(y), width: Double(width), height: Double(height))
    let cells = line.entries.map {
      MenuCell(element: $0.element, frame: frame, title: "", lines: 0, truncated: false)
    }
    return MenuRow(kind: .separator, y: y, height: height, cells: cells)
  }

  /// Cells of equal width, the first at the leading edge.
  private mutating func cells(_ line: MenuLine, y: Int, width: Int) -> MenuRow {
    let count = max(1, line.entries.count)
    let isMedium = line.cellLayout == .medium
    let room = width / count - metrics.iconTitleGap
    let texts = line.entries.map { isMedium ? cellLines(of: $0, room: room) : (0, false) }
    let base = isMedium ? metrics.menuMediumRowHeight : metrics.menuSmallRowHeight
    let tallest = max(1, texts.map(\.0).max() ?? 1)
    let height = contentSize.scaled(base) + (tallest - 1) * CellLabel.fontSize(inMenuOf: lineHeight)
    let cells = line.entries.indices.map { index in
      let entry = line.entries[index]
      let column = isRightToLeft ? count - 1 - index : index
      return MenuCell(
        element: entry.element,
        frame: Frame(
          x: Double(width * column) / Double(count), y: Double(y),
          width: Double(width) / Double(count), height: Double(height)),
        title: isMedium ? entry.face.title : entry.spokenTitle ?? entry.face.title,
        lines: texts[index].0, truncated: texts[index].1)
    }
    return MenuRow(kind: .cells, y: y, height: height, cells: cells)
  }

  /// The lines of a label; of a toggle whose title changes, those of the longer title.
  private mutating func lines(of entry: MenuEntry, room: Int) -> (count: Int, truncated: Bool) {
    let first = lines(of: entry.face.title, entry, room: room)
    guard let other = entry.face.otherTitle else { return first }
    let second = lines(of: other, entry, room: room)
    return (max(first.count, second.count), first.truncated || second.truncated)
  }

  private mutating func lines(
    of title: String, _ entry: MenuEntry, room: Int
  ) -> (count: Int, truncated: Bool) {
    let result = labels.lines(of: title, room: room)
    if result.truncated {
      truncatedLabels.append(
        TruncatedLabel(
          source: entry.source, title: title, has: max(0, room), lines: result.count,
          needs: labels.width(of: title), fontSize: labels.fontSize))
    }
    return result
  }

  /// The lines of a cell's label; of a toggle whose title changes, those of the longer title.
  private mutating func cellLines(
    of entry: MenuEntry, room: Int
  ) -> (count: Int, truncated: Bool) {
    var result = (count: 0, truncated: false)
    for title in [entry.face.title, entry.face.otherTitle].compactMap({ $0 }) {
      let size = cellLabels.fontSize
      let lines = metrics.text.cellLines(of: title, fontSize: size, room: room)
      result = (max(result.count, lines.count), result.truncated || lines.truncated)
      guard lines.truncated else { continue }
      let needs = metrics.text.cellNeeds(of: title, fontSize: size, room: room)
      truncatedLabels.append(
        TruncatedLabel(
          source: entry.source, title: title, has: max(0, room), lines: needs.lines,
          needs: needs.points, fontSize: size, isInCell: true))
    }
    return result
  }

  /// Points from one line of a menu's text to the next.
  private var lineHeight: Int {
    platform == .macos ? contentSize.scaled(16) : contentSize.bodyLineHeight
  }
}

/// The parts of a menu's width besides the label.
private struct MenuWidths {
  let metrics: MetricSet
  let contentSize: ContentSize
  let checkmarks: Bool
  /// Indicates whether every row has the place of a symbol, its own or none.
  let symbols: Bool

  /// The width of a list row beside its title, in points.
  func taken(by line: MenuLine, _ labels: inout LabelMeasure) -> Int {
    var taken = 2 * metrics.itemPadding
    guard line.kind != .header, let entry = line.entries.first else { return taken }
    let indicator = contentSize.scaled(metrics.indicatorWidth) + metrics.iconTitleGap
    if checkmarks { taken += indicator }
    if line.kind == .submenu { taken += indicator }
    if symbols || entry.face.hasPicture {
      taken += contentSize.scaled(metrics.iconWidth) + metrics.iconTitleGap
    }
    if let shortcut = entry.shortcut {
      taken += metrics.itemPadding + labels.width(of: shortcut.display)
    }
    return taken
  }

  /// The width of a menu that is as wide as its content: no label of it wraps.
  func fitting(
    _ lines: [MenuLine], labels: inout LabelMeasure, cells: inout LabelMeasure
  ) -> Int {
    var width = 2 * metrics.itemPadding
    for line in lines {
      switch line.kind {
      case .separator: continue
      case .cells: width = max(width, line.entries.count * cellWidth(line, &cells))
      default:
        var title = 0
        for entry in line.entries {
          let subtitle = entry.subtitle.map { labels.width(of: $0) } ?? 0
          title = max(title, labels.width(of: entry.face), subtitle)
        }
        width = max(width, title + taken(by: line, &labels))
      }
    }
    return width
  }

  /// The width that every cell of a row needs.
  private func cellWidth(_ line: MenuLine, _ labels: inout LabelMeasure) -> Int {
    var width = metrics.itemMinWidth
    guard line.cellLayout == .medium else { return width }
    for entry in line.entries {
      width = max(width, labels.width(of: entry.face) + 2 * metrics.itemPadding)
    }
    return width
  }
}

extension LabelMeasure {
  /// The width of the title; of a toggle whose title changes, of the longer one.
  mutating func width(of face: Face) -> Int {
    max(width(of: face.title), face.otherTitle.map { width(of: $0) } ?? 0)
  }
}

extension ContentSize {
  /// A length at this size that is `points` at `large`: it grows by the ratio of the body fonts,
  /// rounded to a whole point.
  func scaled(_ points: Int) -> Int {
    let large = ContentSize.large.bodySize
    return (2 * points * bodySize + large) / (2 * large)
  }

  /// The line height of the body font in points (Human Interface Guidelines, Typography, iOS).
  var bodyLineHeight: Int {
    switch self {
    case .xSmall: 19
    case .small: 20
    case .medium: 21
    case .large: 22
    case .xLarge: 24
    case .xxLarge: 26
    case .xxxLarge: 29
    case .accessibility1: 34
    case .accessibility2: 40
    case .accessibility3: 48
    case .accessibility4: 56
    case .accessibility5: 62
    }
  }
}
