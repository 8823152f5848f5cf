import MenuetLayout
import MenuetModel

extension SurfaceDrawer {
  /// The length of the longer side of a device in a picture of its own, and in an overview of many, in
  /// points of the picture. No device is enlarged.
  static let deviceExtents = (alone: 844.0, inOverview: 422.0)

  /// A device of each form with what is presented on it, at each of its rests.
  func devices(of panel: Panel, _ presented: Presented) -> [Block] {
    let groups = DeviceForm.all(panel.places).map { form -> Block in
      let place = form.place
      let shown = document.content(of: presented)
      let own = presented.title ?? shown.title
      let sketches = place.rests.map { rest in
        let drawing = PresentationDrawing(shown, title: own, by: self)
        let sketch = DeviceSketch(
          place: place, rest: rest, content: drawing, extent: deviceExtent)
        return style.captioned(rest.caption, sketch.block, room: 160)
      }
      let head = "\(place.device), \(place.container) pt" + (place.note.map { " · \($0)" } ?? "")
      let flow = style.flow(
        sketches, spacing: Self.sketchSpacing, lineSpacing: Self.sketchSpacing,
        maximumWidth: Self.flowWidth)
      let devices = style.captioned(head, flow, room: 480, Font(size: 13))
      let note = form.note.map {
        style.typesetter.wrapped(
          $0, to: max(devices.width, 320), .caption, maximumLines: 6
        ).map(style.note)
      }
      return style.column([devices] + (note ?? []), spacing: 6)
    }
    return groups.isEmpty ? [] : [flow(groups)]
  }

  /// A presentation alone, as it rests first on the first device that is drawn, in full size.
  func alone(_ panel: Panel, _ presented: Presented) -> Block {
    guard let place = DeviceForm.all(panel.places).first?.place, let rest = place.rests.first else {
      return bareCard(presented).padded(DrawingStyle.shadowReach)
    }
    let shown = document.content(of: presented)
    let drawing = PresentationDrawing(shown, title: presented.title ?? shown.title, by: self)
    return DeviceSketch(place: place, rest: rest, content: drawing, extent: deviceExtent).alone
  }

  /// A presentation without a device around it, for platforms of which none is known.
  func bareCard(_ presented: Presented) -> Block {
    let frame = Rect(x: 0, y: 0, width: 390, height: 320)
    let drawing = PresentationDrawing(presented, title: presented.title, by: self)
    let content = Block(
      width: frame.width, height: frame.height,
      elements: drawing.elements(in: frame, insets: (0, 0), hasGrabber: false))
    return style.card(content, radius: style.skin.presentation.floatingRadius)
  }

  /// Between two pictures of one device, in points.
  private static let sketchSpacing = 16.0
}

/// A picture of a device with what is presented on it.
private struct DeviceSketch {
  let place: DevicePlaces
  let rest: DevicePlaces.Rest
  let content: PresentationDrawing
  /// Of the longer side, in points of the picture.
  let extent: Double

  private var layout: PresentationLayout { place.layout }
  private var style: DrawingStyle { content.drawer.style }
  private var look: Skin.PresentationLook { style.skin.presentation }

  /// The most points of a container that are drawn.
  private static let greatest = 4_000.0

  /// The device in its own points.
  private var device: Rect {
    Rect(
      x: 0, y: 0, width: min(Double(layout.width), Self.greatest),
      height: min(Double(layout.height), Self.greatest))
  }

  private var container: DeviceContainer? {
    DeviceContainer.nominal(on: style.platform).first {
      $0.device == layout.device && $0.orientation == layout.orientation
    }
  }

  private var deviceRadius: Double {
    switch layout.device {
    case .macWindow: style.skin.presentation.floatingRadius
    case .pad, .wideSplitPad, .narrowSplitPad: 18
    // Phones with a home button have square screens.
    case .smallPhone: 0
    case .phone, .largePhone: 44
    }
  }

  var block: Block {
    let device = device
    let scale = min(1, extent / max(1, device.width, device.height))
    var elements = [SVGElement.rect(device, radius: deviceRadius, fill: style.palette.bar)]
    elements += viewBehind
    if rest.isDimmed {
      elements.append(.rect(device, radius: deviceRadius, fill: style.palette.scrim))
    }
    elements += presented
    elements.append(
      .outline(device, radius: deviceRadius, stroke: style.palette.edge, width: 1 / scale))
    guard scale < 1 else {
      return Block(width: device.width, height: device.height, elements: elements)
    }
    let factor = SVGAttribute("transform", .text("scale(\(SVGNumber.spell(scale, decimals: 4)))"))
    return Block(
      width: device.width * scale, height: device.height * scale,
      elements: [SVGElement("g", [factor], children: elements)])
  }

  /// A presented surface, with room for its shadow. The arrow of a popover is shorter than that.
  var alone: Block {
    let card = card
    let fills = layout.presentation == .fullScreen
    let radii = radii(of: card)
    let shadow = fills ? [] : style.shadow(of: card, radius: max(radii.top, radii.bottom))
    let block = Block(
      width: card.width, height: card.height,
      elements: SVGElement.moved(shadow + presented, x: -card.x, y: -card.y))
    return fills ? block : block.padded(DrawingStyle.shadowReach)
  }

  // MARK: The view behind

  private var viewBehind: [SVGElement] {
    let top = container.map { Double($0.safeArea.top + $0.barHeight) } ?? 44
    let room = device.without(top: top + 12).inset(horizontal: 24, vertical: 0)
    var elements = ContentSketch(style: style).text(in: room, style.palette.fill)
    if layout.device == .macWindow {
      let bar = Rect(x: 0, y: top - 1, width: device.width, height: 1)
      elements.append(.rect(bar, fill: style.palette.hairline))
      elements += (0..<3).map { index in
        let place = style.direction.leading(
          18 + Double(index) * 20, width: 12,
          in: Rect(x: 0, y: top / 2 - 6, width: device.width, height: 12))
        return .rect(place, radius: 6, fill: style.palette.separator)
      }
    }
    return elements
  }

  // MARK: What is presented

  private var isAtBottom: Bool {
    layout.presentation == .sheet && rest.frame.y + rest.frame.height >= device.height
  }

  /// Indicates whether it covers the device as far as it can.
  private var isAtFullHeight: Bool {
    container.map { rest.frame.height >= Double($0.fullHeight) } ?? true
  }

  /// The card as it is drawn: below its full height a sheet of 2025 keeps off the edges.
  private var card: Rect {
    let frame = Rect(rest.frame)
    guard isAtBottom, !isAtFullHeight, frame.height > 4 * look.partialInset else { return frame }
    let inset = look.partialInset
    return Rect(
      x: frame.x + inset, y: frame.y, width: frame.width - 2 * inset, height: frame.height - inset)
  }

  private var presented: [SVGElement] {
    let card = card
    guard card.width > 0, card.height > 0 else { return [] }
    let radii = radii(of: card)
    let outline = CardOutline(frame: card, top: radii.top, bottom: radii.bottom)
    var elements = [
      SVGElement.path(
        outline.path, fill: style.palette.card, stroke: style.palette.edge, width: 1)
    ]
    // The arrow hides the edge of its card where it stands on it.
    elements += arrow(of: card)
    let fills = layout.presentation == .fullScreen
    let safe = container?.safeArea
    let bottom = card.maxY > device.height - 40 ? Double(safe?.bottom ?? 0) : 0
    elements += content.elements(
      in: card,
      insets: (fills ? Double(safe?.top ?? 0) : 0, layout.device == .macWindow ? 0 : bottom),
      hasGrabber: rest.hasGrabber)
    return elements
  }

  private func radii(of card: Rect) -> (top: Double, bottom: Double) {
    switch layout.presentation {
    case .fullScreen: return (deviceRadius, deviceRadius)
    case .popover: return (look.popoverRadius, look.popoverRadius)
    case .windowSheet: return (ownRadius ?? look.floatingRadius, ownRadius ?? look.floatingRadius)
    case .sheet: break
    }
    guard isAtBottom else {
      let radius = ownRadius ?? look.floatingRadius
      return (radius, radius)
    }
    let radius = ownRadius ?? look.sheetRadius
    // A card at the bottom edge ends where the device does.
    if card.maxY < device.height { return (radius, max(radius, deviceRadius - look.partialInset)) }
    return (radius, card.width >= device.width ? deviceRadius : 0)
  }

  /// The radius that the document asks for.
  private var ownRadius: Double? {
    guard case .sheet(let sheet) = content.presented.content else { return nil }
    return sheet.cornerRadius
  }

  /// The arrow of a popover, near its trailing end.
  private func arrow(of card: Rect) -> [SVGElement] {
    guard layout.presentation == .popover, card.width >= 96 else { return [] }
    let base = style.direction.trailing(look.popoverRadius + 8, width: 28, in: card)
    let start = SVGNumber.spell([base.x, card.y + 1])
    let tip = SVGNumber.spell([base.midX, card.y - 12, base.maxX, card.y + 1])
    return [
      .path("M\(start)L\(tip)", fill: style.palette.card, stroke: style.palette.edge, width: 1)
    ]
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
