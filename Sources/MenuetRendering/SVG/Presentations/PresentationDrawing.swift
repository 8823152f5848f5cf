import MenuetLayout
import MenuetModel

/// The inside of a sheet, a cover or a popover: bars, controls, regions, and a sketch of the rest.
struct PresentationDrawing {
  let drawer: SurfaceDrawer
  let presented: Presented
  /// The title in its bar; `nil` where it has none.
  let title: String?
  private let bars: PresentedBars

  private var style: DrawingStyle { drawer.style }

  init(_ presented: Presented, title: String?, by drawer: SurfaceDrawer) {
    self.presented = presented
    self.title = title
    self.drawer = drawer
    bars = PresentedBars(presented, drawer.style, drawer.document)
  }

  /// The inside of a card.
  ///
  /// - Parameters:
  ///   - card: The frame of the card, in the points of the device.
  ///   - insets: The parts of the card at its top and bottom that hold no content.
  func elements(
    in card: Rect, insets: (top: Double, bottom: Double), hasGrabber: Bool
  ) -> [SVGElement] {
    guard card.width >= 44, card.height > 0 else { return [] }
    return style.isDesktop
      ? onDesktop(card) : onTouch(card, insets: insets, hasGrabber: hasGrabber)
  }

  // MARK: Touch

  private func onTouch(
    _ card: Rect, insets: (top: Double, bottom: Double), hasGrabber: Bool
  ) -> [SVGElement] {
    var elements: [SVGElement] = []
    // Glass keeps off the edge.
    let bottom = max(
      insets.bottom, hasBottomBar && style.skin.bar.isGlass ? style.skin.presentation.barInset : 0)
    var room = Rect(
      x: card.x, y: card.y + insets.top, width: card.width,
      height: max(0, card.height - insets.top - bottom))
    if hasGrabber, card.height >= 16 {
      let grabber = Rect(x: card.midX - 18, y: card.y + 5, width: 36, height: 5)
      elements.append(.rect(grabber, radius: 2.5, fill: style.palette.separator))
    }
    let barHeight = Double(style.metrics.barHeight)
    if hasTopBar {
      room = room.without(top: style.skin.presentation.barInset)
      guard room.height >= barHeight else { return elements }
      elements += topBar(in: room)
      room = room.without(top: barHeight)
    }
    if hasBottomBar, room.height >= barHeight {
      let lines = bottomLines(in: room)
      let height = min(room.height, self.height(ofLines: lines.count))
      room.height -= height
      elements += bottomBar(
        lines, in: Rect(x: room.x, y: room.maxY, width: room.width, height: height))
      room.height = max(0, room.height - style.skin.bar.clearance)
    }
    return elements + body.elements(in: room, margin: 16)
  }

  private var body: PresentationBody {
    PresentationBody(presented, bars.items.content, by: drawer)
  }

  private var hasTopBar: Bool { title != nil || !bars.top.isEmpty }

  private var hasBottomBar: Bool { !bars.bottom.isEmpty }

  /// The bar with the ways out at its ends and the title between them.
  private func topBar(in room: Rect) -> [SVGElement] {
    let bar = bars.top
    if bar.isOwn { return draw(bar, in: room) }
    let units = bar.units(width: room.width)
    let middle = room.width / 2
    // The title keeps its middle: what stands at one end is free at the other.
    let taken = units.map { unit in
      unit.frame.midX < middle ? unit.frame.maxX : room.width - unit.frame.x
    }
    let side = max(taken.max() ?? 0, Double(style.metrics.barMargin)) + 8
    let height = Double(style.metrics.barHeight)
    let box = Rect(
      x: room.x + side, y: room.y, width: max(0, room.width - 2 * side), height: height)
    let font = Font(size: style.barFont.size, weight: .semibold)
    return style.text(title ?? "", in: box, font, style.palette.label, alignment: .center)
      + bar.draw(units, x: room.x, y: room.y)
  }

  /// The items at the bottom in as many bars as it takes for each to have its words; in one, and
  /// cut there, where the room has no place for that many. The content ends above them, and scrolls. A
  /// toolbar of its own is one bar.
  private func bottomLines(in room: Rect) -> [PresentedBar] {
    let whole = bars.bottom
    if whole.isOwn { return [whole] }
    var lines: [[Item]] = []
    for item in bars.items.bottom {
      let last = (lines.last ?? []) + [item]
      if lines.isEmpty || !whole.line(of: last).fits(width: room.width) {
        lines.append([item])
      } else {
        lines[lines.count - 1] = last
      }
    }
    return lines.count > 1 && height(ofLines: lines.count) > room.height
      ? [whole] : lines.map(whole.line)
  }

  /// Between two bars at the bottom, in points: pieces of glass keep apart.
  private var lineSpacing: Double {
    style.skin.bar.isGlass ? Double(style.metrics.itemSpacing) : 0
  }

  /// The height of bars one below the other, in points.
  private func height(ofLines count: Int) -> Double {
    Double(count * style.metrics.barHeight) + Double(max(0, count - 1)) * lineSpacing
  }

  private func bottomBar(_ lines: [PresentedBar], in room: Rect) -> [SVGElement] {
    let height = Double(style.metrics.barHeight)
    var elements = ground(room)
    var rest = room
    for bar in lines where rest.height >= height {
      elements += draw(bar, in: rest)
      rest = rest.without(top: height + lineSpacing)
    }
    return elements
  }

  /// The line above a bar at the bottom, where it does not stand on glass.
  private func ground(_ room: Rect) -> [SVGElement] {
    guard !style.skin.bar.isGlass else { return [] }
    let line = Rect(x: room.x, y: room.y, width: room.width, height: 1)
    return [.rect(line, fill: style.palette.hairline)]
  }

  private func draw(_ bar: PresentedBar, in room: Rect) -> [SVGElement] {
    let toolbar = bar.toolbar
    let placed = ToolbarLayout(toolbar, in: drawer.document, context: drawer.context)
      .placed(at: Int(room.width))
    guard bar.isOwn, placed.fits else {
      return bar.draw(bar.units(width: room.width), x: room.x, y: room.y)
    }
    let faces = BarFaces(toolbar, in: drawer.document, on: style.platform)
    return SVGElement.moved(drawer.barUnits(placed, faces), x: room.x, y: room.y)
  }

  // MARK: Mac

  private func onDesktop(_ card: Rect) -> [SVGElement] {
    let margin = 20.0
    var room = card.inset(margin)
    var elements: [SVGElement] = []
    if let title {
      let font = Font(size: Int(style.scaled(style.metrics.fontSize)), weight: .semibold)
      let line = Rect(x: room.x, y: room.y, width: room.width, height: font.lineHeight)
      guard line.maxY <= room.maxY else { return [] }
      elements += style.text(title, in: line, font, style.palette.label)
      room = room.without(top: font.lineHeight + 8)
    }
    if bars.top.isOwn, room.height >= Double(style.metrics.barHeight) {
      elements += draw(
        bars.top, in: Rect(x: card.x, y: room.y, width: card.width, height: room.height))
      room = room.without(top: Double(style.metrics.barHeight))
    }
    let buttons = pushButtons(in: room)
    if let height = buttons.map(\.height).max(), room.height >= height {
      let line = Rect(x: room.x, y: room.maxY - height, width: room.width, height: height)
      var offset = buttons.reduce(-Self.buttonSpacing) { $0 + $1.width + Self.buttonSpacing }
      for button in buttons {
        let box = style.direction.trailing(offset - button.width, width: button.width, in: line)
        elements += SVGElement.moved(button.elements, x: box.x, y: box.y)
        offset -= button.width + Self.buttonSpacing
      }
      room.height -= height + 16
    }
    return elements + body.elements(in: room, margin: 0)
  }

  private static let buttonSpacing = 8.0

  /// The items as push buttons, Cancel before the one that Return presses.
  private func pushButtons(in room: Rect) -> [Block] {
    let document = drawer.document
    let items = bars.items
    let fullWidths = items.pushButtons.map { item in
      style.pushButton(face(of: item), width: room.width).width
    }
    let gaps = Double(max(0, fullWidths.count - 1)) * Self.buttonSpacing
    let most = PresentedBar.greatestWidth(fullWidths, in: room.width - gaps)
    guard most >= 40 else { return [] }
    return items.pushButtons.map { item in
      style.pushButton(face(of: item), width: most)
    }

    func face(of item: Item) -> ButtonFace {
      let choice = document.choice(of: item)
      let option = choice.flatMap { $0.options.isEmpty ? nil : $0.options[$0.initialOption] }
      var face = ButtonFace(title: option?.title ?? document.title(of: item))
      face.role = document.role(of: item)
      face.isDimmed = !document.isEnabled(item)
      face.look.style = face.role == .primary ? .filled : .gray
      if style.skin.presentation.hasCapsuleButtons { face.look.corner = .capsule }
      face.indicator = choice == nil ? .none : .popUp
      return face
    }
  }
}

extension DrawingStyle {
  /// A push button, as wide as its words but no less than buttons of a Mac are, and no wider than
  /// given.
  fileprivate func pushButton(_ face: ButtonFace, width most: Double) -> Block {
    button(face, leastWidth: min(72, most), greatestWidth: most)
  }
}

extension Rect {
  /// The rectangle below its first points.
  func without(top: Double) -> Rect {
    let taken = min(top, height)
    return Rect(x: x, y: y + taken, width: width, height: height - taken)
  }
}
