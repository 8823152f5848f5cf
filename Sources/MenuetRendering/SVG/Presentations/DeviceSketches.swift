import MenuetLayout
import MenuetModel

extension SurfaceDrawer {
  /// Every device with what is presented on it, at each of its rests.
  func devices(of panel: Panel, title: String) -> [Block] {
    let groups = panel.places.map { place -> Block in
      let sketches = place.rests.map { rest in
        style.captioned(
          rest.caption,
          DeviceSketch(layout: place.layout, rest: rest, title: title, style: style).block,
          room: 160)
      }
      let head = "\(place.device), \(place.container) pt" + (place.note.map { " · \($0)" } ?? "")
      return style.captioned(
        head, style.row(sketches, spacing: Self.sketchSpacing), room: 480, Font(size: 13))
    }
    return groups.isEmpty ? [] : [flow(groups)]
  }

  /// Between two pictures of one device, in points.
  private static let sketchSpacing = 16.0
}

/// A small picture of a device with what is presented on it.
private struct DeviceSketch {
  let layout: PresentationLayout
  let rest: DevicePlaces.Rest
  let title: String
  let style: DrawingStyle

  /// Points of the picture for one of the container.
  private static let scale = 0.25
  /// The most points of a container that are drawn.
  private static let greatest = 4_000.0
  /// In points of the picture.
  private static let deviceRadius = 8.0
  private static let cardRadius = 6.0

  private var size: Rect {
    Rect(
      x: 0, y: 0, width: Self.scaled(Double(layout.width)),
      height: Self.scaled(Double(layout.height)))
  }

  private static func scaled(_ length: Double) -> Double { min(length, greatest) * scale }

  /// The frame of what is presented, in the picture.
  private var card: Rect {
    Rect(
      x: Self.scaled(rest.frame.x), y: Self.scaled(rest.frame.y),
      width: Self.scaled(rest.frame.width), height: Self.scaled(rest.frame.height))
  }

  var block: Block {
    let size = size
    var block = Block(width: size.width, height: size.height)
    block.elements = [.rect(size, radius: Self.deviceRadius, fill: style.palette.bar)]
    block.elements += viewBehind
    if rest.isDimmed {
      block.elements.append(.rect(size, radius: Self.deviceRadius, fill: style.palette.scrim))
    }
    block.elements += presented
    block.elements.append(
      .outline(size, radius: Self.deviceRadius, stroke: style.palette.edge, width: 1))
    return block
  }

  // MARK: The view behind

  /// A title and lines of text, as far as there is room.
  private var viewBehind: [SVGElement] {
    let room = size.inset(horizontal: 10, vertical: 22)
    return lines(in: room, first: 0.45)
  }

  /// Strokes for lines of text, from the top of a room down; the first is as long as `first` says.
  private func lines(in room: Rect, first: Double) -> [SVGElement] {
    let lengths = [0.7, 0.9, 0.8, 0.86]
    let count = Int(min(40, max(0, (room.height + 6) / 11)))
    guard count > 0, room.width >= 12 else { return [] }
    // One path for all: there are many pictures.
    let data = (0..<count).map { index -> String in
      let length = index == 0 ? first : lengths[index % lengths.count]
      let line = style.direction.leading(0, width: room.width * length, in: room)
      let y = SVGNumber.spell(room.y + Double(index) * 11 + 2.5)
      return "M\(SVGNumber.spell(line.x + 2.5)) \(y)H\(SVGNumber.spell(line.maxX - 2.5))"
    }
    return [.path(data.joined(), stroke: style.palette.fill, width: 5)]
  }

  // MARK: What is presented

  private var presented: [SVGElement] {
    let card = card
    guard card.width > 0, card.height > 0 else { return [] }
    let outline = CardOutline(
      frame: card, top: layout.presentation == .fullScreen ? Self.deviceRadius : topRadius,
      bottom: bottomRadius)
    var elements = [
      SVGElement.path(outline.path, fill: style.palette.card, stroke: style.palette.edge, width: 1)
    ]
    // The arrow hides the edge of its card where it stands on it.
    elements += origin
    var top = card.y + 6
    if rest.hasGrabber, card.height >= 10, card.width >= 24 {
      let grabber = Rect(x: card.midX - 8, y: card.y + 4, width: 16, height: 2.5)
      elements.append(.rect(grabber, radius: 1.25, fill: style.palette.separator))
      top += 4
    }
    let font = Font(size: 8, weight: .semibold)
    let line = Rect(x: card.x + 6, y: top, width: card.width - 12, height: font.lineHeight)
    guard line.maxY <= card.maxY, line.width > 0 else { return elements }
    elements += style.text(title, in: line, font, style.palette.label, alignment: .center)
    let room = Rect(
      x: card.x + 10, y: line.maxY + 6, width: max(0, card.width - 20),
      height: card.maxY - line.maxY - 14)
    return elements + lines(in: room, first: 0.6)
  }

  /// The corners of a sheet that hangs from a bar are square.
  private var topRadius: Double { layout.presentation == .windowSheet ? 0 : Self.cardRadius }

  /// A card at the bottom edge ends where the device does.
  private var bottomRadius: Double {
    guard card.maxY >= size.maxY else { return Self.cardRadius }
    return card.width >= size.width ? Self.deviceRadius : 0
  }

  /// The origin of a card: the arrow of a popover, near its trailing end, or the bar of a window.
  private var origin: [SVGElement] {
    switch layout.presentation {
    case .popover where card.width >= 24:
      let base = style.direction.trailing(8, width: 9, in: card)
      let start = SVGNumber.spell([base.x, card.y + 1])
      let tip = SVGNumber.spell([base.midX, card.y - 4, base.maxX, card.y + 1])
      return [
        .path("M\(start)L\(tip)", fill: style.palette.card, stroke: style.palette.edge, width: 1)
      ]
    case .windowSheet:
      let line = Rect(x: 0, y: card.y - 1, width: size.width, height: 1)
      return [.rect(line, fill: style.palette.edge)]
    default: return []
    }
  }
}

/// The outline of a card with other corners at its top than at its bottom.
private struct CardOutline {
  let frame: Rect
  let top: Double
  let bottom: Double

  /// The data of a path.
  var path: String {
    let most = min(frame.width, frame.height) / 2
    let (top, bottom) = (min(top, most), min(bottom, most))
    func point(_ x: Double, _ y: Double) -> String { SVGNumber.spell([x, y]) }
    func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius > 0 ? "A" + SVGNumber.spell([radius, radius, 0, 0, 1, x, y]) : ""
    }
    return "M" + point(frame.x, frame.y + top) + corner(top, frame.x + top, frame.y)
      + "L" + point(frame.maxX - top, frame.y) + corner(top, frame.maxX, frame.y + top)
      + "L" + point(frame.maxX, frame.maxY - bottom)
      + corner(bottom, frame.maxX - bottom, frame.maxY)
      + "L" + point(frame.x + bottom, frame.maxY)
      + corner(bottom, frame.x, frame.maxY - bottom) + "Z"
  }
}
