import MenuetLayout
import MenuetLayout
import MenuetModel

/// The drawing of an activity view: what is shared, who takes it, and what can be done with it.
struct ActivitySheet {
  let style: DrawingStyle
  let title: String
  let places: ActivityPlaces
  let document: Document

  private static let width = ActivityPlaces.width
  private static let margin = 16.0
  private static let columns = ActivityPlaces.columns

  private var palette: Palette { style.palette }

  var block: Block {
    let own = places.actions.map { (title: $0.title, symbol: $0.symbol) }
    let system = places.systemActions.map { (title: title(of: $0), symbol: $0.symbol) }
    var block = style.column([head, tiles, rows(own), rows(system)].compactMap(\.self), spacing: 0)
    block.height += Self.margin
    return block
  }

  private func title(of activity: SystemActivity) -> String {
    activity.title(in: style.context, of: document)
  }

  /// The shared item, and the button that closes the view.
  private var head: Block {
    var head = Block(width: Self.width, height: max(72, style.scaled(48)))
    let room = head.bounds.inset(horizontal: Self.margin, vertical: 0)
    let picture = square(44, in: style.direction.leading(0, width: 44, in: room))
    let close = square(30, in: style.direction.trailing(0, width: 30, in: room))
    let words = style.direction.leading(56, width: room.width - 98, in: room)
    head.elements = ContentSketch(style: style).thumbnail(nil, in: picture)
    head.elements += style.text(
      title, in: words, Font(size: Int(style.scaled(15)), weight: .semibold), palette.label)
    head.elements.append(.rect(close, radius: 15, fill: palette.fill))
    head.elements += style.symbol(
      "xmark", size: 14, in: close, SymbolInk(palette.secondary, on: palette.fill))
    head.elements.append(line(at: head.height - 1))
    return head
  }

  /// The apps that take it, in rows of four.
  private var tiles: Block {
    let font = Font(size: Int(style.scaled(11)))
    let pitch = (Self.width - 2 * Self.margin) / Double(Self.columns)
    let height = 76 + 2 * font.lineHeight
    var block = Block(
      width: Self.width, height: 16 + height * Double(places.tiles.count / Self.columns) + 8)
    for (index, app) in places.tiles.enumerated() {
      let row = Rect(
        x: Self.margin, y: 16 + Double(index / Self.columns) * height,
        width: Self.width - 2 * Self.margin, height: height)
      let cell = style.direction.leading(
        Double(index % Self.columns) * pitch, width: pitch, in: row)
      let tile = Rect(x: cell.midX - 30, y: cell.y, width: 60, height: 60)
      block.elements.append(.rect(tile, radius: 13.5, fill: palette.fill))
      let face: (title: String, symbol: String)
      switch app {
      case .own(let activity): face = (activity.title, activity.symbol)
      case .system(let activity): face = (title(of: activity), activity.symbol)
      case .unknown:
        block.elements.append(
          .rect(
            Rect(x: cell.midX - 22, y: tile.maxY + 10, width: 44, height: 8), radius: 4,
            fill: ContentSketch.stroke(palette)))
        continue
      }
      block.elements += style.symbol(
        face.symbol, size: 30, in: tile, SymbolInk(palette.label, on: palette.fill))
      let lines = style.typesetter.wrapped(
        face.title, to: cell.width - 4, font, maximumLines: 2)
      let label = Rect(
        x: cell.x + 2, y: tile.maxY + 6, width: cell.width - 4,
        height: Double(lines.count) * font.lineHeight)
      block.elements += style.paragraph(
        face.title, in: label, font, palette.label, alignment: .center, maximumLines: 2)
    }
    block.elements.append(line(at: block.height - 1))
    return block
  }

  /// Actions on what is shared, on one ground; `nil` without any.
  private func rows(_ actions: [(title: String, symbol: String)]) -> Block? {
    if actions.isEmpty { return nil }
    var block = ground(rows: actions.count)
    for (index, action) in actions.enumerated() {
      let row = self.row(index)
      block.elements += style.text(
        action.title, in: style.direction.leading(0, width: row.width - 40, in: row),
        style.menuFont, palette.label)
      block.elements += style.symbol(
        action.symbol, size: 22, in: style.direction.trailing(0, width: 28, in: row),
        SymbolInk(palette.label, on: palette.fill))
    }
    return block
  }

  private var rowHeight: Double { style.scaled(50) }

  private func row(_ index: Int) -> Rect {
    Rect(
      x: 2 * Self.margin, y: Self.margin + Double(index) * rowHeight,
      width: Self.width - 4 * Self.margin, height: rowHeight)
  }

  private func ground(rows count: Int) -> Block {
    let frame = Rect(
      x: Self.margin, y: Self.margin, width: Self.width - 2 * Self.margin,
      height: Double(count) * rowHeight)
    var block = Block(width: Self.width, height: frame.maxY)
    block.elements = [
      .rect(
        frame, radius: style.skin.presentation.groupRadius,
        fill: Color(palette.fill.rgb, opacity: 0.6))
    ]
    for index in 1..<max(1, count) {
      let rule = style.direction.trailing(0, width: frame.width - Self.margin, in: frame)
      block.elements.append(
        .rect(
          Rect(x: rule.x, y: row(index).y, width: rule.width, height: 1), fill: palette.edge))
    }
    return block
  }

  private func line(at y: Double) -> SVGElement {
    .rect(Rect(x: 0, y: y, width: Self.width, height: 1), fill: palette.hairline)
  }

  private func square(_ side: Double, in frame: Rect) -> Rect {
    Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
  }
}
