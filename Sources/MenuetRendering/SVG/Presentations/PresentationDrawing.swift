import MenuetLayout
import MenuetModel

/// The inside of a sheet, a cover or a popover: bars, controls, regions, and a sketch of the rest.
struct PresentationDrawing {
  let drawer: SurfaceDrawer
  let presented: Presented
  /// The title in its bar; `nil` where it has none.
  let title: String?
  private let items: PresentedItems
  private let buttons: PresentedButtons

  private var style: DrawingStyle { drawer.style }

  init(_ presented: Presented, title: String?, by drawer: SurfaceDrawer) {
    self.presented = presented
    self.title = title
    self.drawer = drawer
    let platform = drawer.context.platform
    items = PresentedItems(presented.body, of: drawer.document, on: platform)
    buttons = PresentedButtons(presented.body, of: drawer.document, on: platform)
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
    if let bar = ownBar(at: .top) {
      room = room.without(
        top: hasTopBar ? style.skin.bar.clearance : style.skin.presentation.barInset)
      guard room.height >= barHeight else { return elements }
      elements += own(bar, in: room)
      room = room.without(top: barHeight)
    }
    if hasBottomBar, room.height >= barHeight {
      let lines = bottomLines(in: room)
      let count = lines.count + (ownBar(at: .bottom) == nil ? 0 : 1)
      let height = min(room.height, self.height(ofLines: count))
      room.height -= height
      let bar = Rect(x: room.x, y: room.maxY, width: room.width, height: height)
      elements += bottomBar(lines, in: bar)
      room.height = max(0, room.height - style.skin.bar.clearance)
    }
    return elements
      + PresentationBody(presented, buttons, by: drawer).elements(in: room, margin: 16)
  }

  /// Indicates whether there is a bar with the ways out and the title. A toolbar at the top says by
  /// itself where its content is.
  private var hasTopBar: Bool {
    let hasWays =
      !items.leading.isEmpty || !items.trailing.isEmpty || !buttons.leading.isEmpty
      || !buttons.trailing.isEmpty
    return hasWays || title != nil && ownBar(at: .top) == nil
  }

  private var hasBottomBar: Bool { !items.bottom.isEmpty || ownBar(at: .bottom) != nil }

  /// The toolbar that the document gives it, where it stands at an edge.
  private func ownBar(at edge: ToolbarEdge) -> Toolbar? {
    guard let bar = presented.body.toolbar, bar.platforms.contains(PlatformSet(style.platform))
    else { return nil }
    return (bar.edge == .bottom) == (edge == .bottom) ? bar : nil
  }

  /// The bar with the ways out at its ends and the title between them.
  private func topBar(in room: Rect) -> [SVGElement] {
    var bar = PresentedBar(presented.id, style, drawer.document)
    bar.add(items.leading, to: .leading)
    bar.add(items.trailing, to: .trailing)
    let units = bar.units(width: room.width)
    let frame = Rect(
      x: room.x, y: room.y, width: room.width, height: Double(style.metrics.barHeight))
    var elements = bar.draw(units, x: room.x, y: room.y)
    var (left, right) = (0.0, 0.0)
    for unit in units {
      if unit.frame.midX < room.width / 2 {
        left = max(left, unit.frame.maxX)
      } else {
        right = max(right, room.width - unit.frame.x)
      }
    }
    let isMirrored = style.direction == .rightToLeft
    let leading = ends(
      buttons.leading, behind: isMirrored ? right : left, in: frame, style.direction.leading)
    let trailing = ends(
      buttons.trailing, behind: isMirrored ? left : right, in: frame, style.direction.trailing)
    elements += leading.elements + trailing.elements
    // The title keeps its middle: what stands at one end is free at the other.
    let side = max(leading.end, trailing.end, Double(style.metrics.barMargin)) + 8
    let box = frame.inset(horizontal: min(side, frame.width / 2), vertical: 0)
    let font = Font(size: style.barFont.size, weight: .semibold)
    return style.text(title ?? "", in: box, font, style.palette.label, alignment: .center)
      + elements
  }

  /// Buttons at an end of a bar, from the outer one to the inner one.
  ///
  /// - Parameters:
  ///   - start: The end of what stands there already, in points from the edge of the bar.
  ///   - place: Returns a part of a frame by its distance from the edge, and its width.
  /// - Returns: The distance at which the last of them ends, too.
  private func ends(
    _ buttons: [Button], behind start: Double, in frame: Rect,
    _ place: (_ offset: Double, _ width: Double, _ frame: Rect) -> Rect
  ) -> (elements: [SVGElement], end: Double) {
    var elements: [SVGElement] = []
    var end = start
    for button in buttons {
      let offset =
        end == 0 ? Double(style.metrics.barMargin) : end + Double(style.metrics.itemSpacing)
      let room = frame.width / 2 - offset
      guard room >= 44 else { break }
      let block = drawer.button(button, greatestWidth: room)
      let box = place(offset, block.width, frame)
      elements += SVGElement.moved(block.elements, x: box.x, y: box.midY - block.height / 2)
      end = offset + block.width
    }
    return (elements, end)
  }

  /// The items at the bottom in as many bars as it takes for each to have its words; in one, and
  /// cut there, where that would take more than half of the room.
  private func bottomLines(in room: Rect) -> [[Item]] {
    var lines: [[Item]] = []
    for item in items.bottom {
      let last = (lines.last ?? []) + [item]
      if lines.isEmpty || !line(of: last).fits(width: room.width) {
        lines.append([item])
      } else {
        lines[lines.count - 1] = last
      }
    }
    return lines.count > 1 && height(ofLines: lines.count) > room.height / 2
      ? [items.bottom] : lines
  }

  /// Between two bars at the bottom, in points: pieces of glass keep apart.
  private var lineSpacing: Double {
    style.skin.bar.isGlass ? Double(style.metrics.itemSpacing) : 0
  }

  /// The height of bars one below the other, in points.
  private func height(ofLines count: Int) -> Double {
    Double(count * style.metrics.barHeight) + Double(max(0, count - 1)) * lineSpacing
  }

  private func line(of items: [Item]) -> PresentedBar {
    var bar = PresentedBar(presented.id, style, drawer.document)
    bar.add(items, to: .leading)
    return bar
  }

  /// The items, and below them the toolbar that the document gives it there.
  private func bottomBar(_ lines: [[Item]], in room: Rect) -> [SVGElement] {
    let height = Double(style.metrics.barHeight)
    var elements = ground(room)
    var rest = room
    for items in lines where rest.height >= height {
      let bar = line(of: items)
      elements += bar.draw(bar.units(width: rest.width), x: rest.x, y: rest.y)
      rest = rest.without(top: height + lineSpacing)
    }
    guard let bar = ownBar(at: .bottom), rest.height >= height else { return elements }
    return elements + own(bar, in: rest)
  }

  /// The line above a bar at the bottom, where it does not stand on glass.
  private func ground(_ room: Rect) -> [SVGElement] {
    guard !style.skin.bar.isGlass else { return [] }
    let line = Rect(x: room.x, y: room.y, width: room.width, height: 1)
    return [.rect(line, fill: style.palette.hairline)]
  }

  private func own(_ toolbar: Toolbar, in room: Rect) -> [SVGElement] {
    let placed = ToolbarLayout(toolbar, in: drawer.document, context: drawer.context)
      .placed(at: Int(room.width))
    guard placed.fits else { return [] }
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
    if let bar = ownBar(at: .top), room.height >= Double(style.metrics.barHeight) {
      elements += own(bar, in: Rect(x: card.x, y: room.y, width: card.width, height: room.height))
      room = room.without(top: Double(style.metrics.barHeight))
    }
    let blocks = pushButtons(in: room)
    if let height = blocks.map(\.height).max(), room.height >= height {
      let line = Rect(x: room.x, y: room.maxY - height, width: room.width, height: height)
      var offset = blocks.reduce(-Self.buttonSpacing) { $0 + $1.width + Self.buttonSpacing }
      for button in blocks {
        let box = style.direction.trailing(offset - button.width, width: button.width, in: line)
        elements += SVGElement.moved(button.elements, x: box.x, y: box.y)
        offset -= button.width + Self.buttonSpacing
      }
      room.height -= height + 16
    }
    return elements
      + PresentationBody(presented, buttons, by: drawer).elements(in: room, margin: 0)
  }

  private static let buttonSpacing = 8.0

  /// The items and the buttons beside a way out as push buttons, Cancel before the one that Return
  /// presses.
  private func pushButtons(in room: Rect) -> [Block] {
    let document = drawer.document
    let shown = PresentedItems.pushOrder.flatMap { role in
      (items.pushButtons + buttons.pushButtons.map(\.item)).filter { document.role(of: $0) == role }
    }
    let fullWidths = shown.map { item in
      style.pushButton(face(of: item), width: room.width).width
    }
    let gaps = Double(max(0, fullWidths.count - 1)) * Self.buttonSpacing
    let most = PresentedBar.greatestWidth(fullWidths, in: room.width - gaps)
    guard most >= 40 else { return [] }
    return shown.map { item in
      style.pushButton(face(of: item), width: most)
    }

    func face(of item: Item) -> ButtonFace {
      let choice = document.choice(of: item)
      let option = choice.flatMap { $0.options.isEmpty ? nil : $0.options[$0.initialOption] }
      var face = ButtonFace(title: option?.title ?? document.title(of: item))
      face.role = document.role(of: item)
      face.isDimmed = !document.isEnabled(item)
      face.look.style = face.role == .primary ? .filled : .gray
      face.indicator = choice == nil ? .none : .popUp
      return face
    }
  }
}

extension DrawingStyle {
  /// A push button, as wide as its words but no less than buttons of a Mac are, and no wider than
  /// given.
  fileprivate func pushButton(_ face: ButtonFace, width most: Double) -> Block {
    button(face, leastWidth: min(72, most), greatestWidth: most, titleColor: palette.label)
  }
}

extension Rect {
  /// The rectangle below its first points.
  func without(top: Double) -> Rect {
    let taken = min(top, height)
    return Rect(x: x, y: y + taken, width: width, height: height - taken)
  }
}
