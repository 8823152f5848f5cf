import MenuetLayout
import MenuetModel

/// The words and the symbol of a button.
struct ButtonFace: Sendable {
  var title: String
  var symbol: String?
  var look = ButtonLook()
  var role = Role.normal
  var indicator = Indicator.none
  /// Indicates whether it cannot be used.
  var isDimmed = false

  /// The arrow that tells that a button opens a menu.
  enum Indicator: Sendable {
    case none, pullDown, popUp
  }
}

extension SurfaceDrawer {
  /// A button alone.
  ///
  /// - Parameter greatestWidth: In points.
  func button(_ button: Button, greatestWidth: Double = 400) -> Block {
    let item = button.item
    let face = document.face(of: button)
    // Push buttons of a Mac say Cancel and Done in words alone.
    let isSpelled = style.isDesktop && button.kind == nil && document.isStandardWayOut(item)
    return style.button(
      ButtonFace(
        title: button.kind == nil ? face.title : "", symbol: isSpelled ? nil : face.picture,
        look: button.look, role: document.role(of: item),
        isDimmed: !document.isEnabled(item)), greatestWidth: greatestWidth)
  }

  /// A pop-up button that shows the option that holds at first, and its list.
  func popUpButton(_ button: PopUpButton) -> [Block] {
    let choice = document.choice(button.subject)
    let option = choice.flatMap { $0.options.isEmpty ? nil : $0.options[$0.initialOption] }
    let face = ButtonFace(
      title: option?.title ?? button.title ?? button.id, symbol: option?.symbol,
      look: button.look, indicator: .popUp, isDimmed: !document.holds(button.enabledWhen))
    return [style.button(face)] + popUpMenu(button)
  }

  /// A pull-down button, and its menu in each layout.
  func pullDownButton(_ button: PullDownButton) -> [Block] {
    let face = ButtonFace(
      title: button.isMore && button.title == nil ? "" : button.title ?? "",
      symbol: button.face.picture,
      look: button.look, indicator: button.isMore ? .none : .pullDown,
      isDimmed: !document.holds(button.enabledWhen))
    let surface = MenuSurface(
      title: button.isMore ? button.face.title : button.title ?? button.id, content: button.content,
      layouts: button.layouts, declared: button.layout)
    return [style.button(face)] + menu(surface)
  }

  /// The open list of a pop-up button; nothing where it was not laid out.
  func popUpMenu(_ button: PopUpButton) -> [Block] {
    guard let layout = button.layouts?.nearest(to: .large) else { return [] }
    let item = Item(
      id: button.choice, kind: .choice, subject: button.subject, platforms: .all,
      source: button.source)
    let facets = MenuFacets(shortcuts: style.showsShortcuts)
    return [style.menuCard(open(layout, [.item(item)]), facets)]
  }

  /// All options of a choice side by side, the first one chosen.
  func segmented(_ control: SegmentedControl) -> Block {
    guard let choice = document.choice(control.subject) else { return Block(width: 0, height: 0) }
    let font = Font(size: 13)
    let widths = choice.options.map { option in
      option.segmentSymbol.map { _ in style.segmentSymbolSize(font) + 24 }
        ?? min(160, style.typesetter.width(Typesetter.singleLine(option.title), font)) + 24
    }
    let width = max(60, widths.max() ?? 0) * Double(choice.options.count)
    var block = Block(width: width, height: style.isDesktop ? 24 : 32)
    block.elements = style.segments(
      choice, in: block.bounds, font, isDimmed: !document.holds(control.enabledWhen))
    return block
  }
}

extension DrawingStyle {
  /// The segments of a choice in a frame, of equal width where that cuts no title.
  ///
  /// As in UIKit an option with a symbol shows it in place of its title.
  ///
  /// - Parameters:
  ///   - prefersSymbols: False where a bar asks for titles.
  ///   - isPressed: True where the chosen segment is darker than the others, not raised above them.
  func segments(
    _ choice: Choice, in frame: Rect, _ font: Font, prefersSymbols: Bool = true,
    isDimmed: Bool = false, isPressed: Bool = false
  ) -> [SVGElement] {
    let widths = segmentWidths(choice, in: frame.width, font, prefersSymbols: prefersSymbols)
    let radius = skin.segmentCorner.radius(height: frame.height)
    let ink = isDimmed ? palette.dimmed : palette.label
    let chosen = isPressed ? palette.pressed : palette.selected
    var elements = [SVGElement.rect(frame, radius: radius, fill: palette.fill)]
    var offset = 0.0
    for (index, option) in choice.options.enumerated() {
      let segment = direction.leading(offset, width: widths[index], in: frame)
      offset += widths[index]
      let isOn = index == choice.initialOption
      if isOn {
        elements.append(.rect(segment.inset(2), radius: radius - 2, fill: chosen))
        if !isPressed {
          elements.append(
            .outline(segment.inset(2), radius: radius - 2, stroke: palette.edge, width: 1))
        }
      }
      let weight = Font(size: font.size, weight: isOn ? .semibold : .regular)
      let room = segment.inset(horizontal: 4, vertical: 0)
      if let symbol = option.segmentSymbol, prefersSymbols {
        elements += self.symbol(
          symbol, size: segmentSymbolSize(font), in: room,
          SymbolInk(ink, on: isOn ? chosen : palette.fill))
      } else {
        elements += text(option.title, in: room, weight, ink, alignment: .center)
      }
    }
    return elements
  }

  /// Equal widths, or where those cut a title and there is room for all of them, widths after them.
  private func segmentWidths(
    _ choice: Choice, in width: Double, _ font: Font, prefersSymbols: Bool
  ) -> [Double] {
    let heavy = Font(size: font.size, weight: .semibold)
    let needed = choice.options.map { option in
      option.segmentSymbol != nil && prefersSymbols
        ? segmentSymbolSize(font) + 8
        : typesetter.width(Typesetter.singleLine(option.title), heavy) + 8
    }
    let count = Double(max(1, needed.count))
    let spare = width - needed.reduce(0, +)
    guard let most = needed.max(), most > width / count, spare >= 0 else {
      return needed.map { _ in width / count }
    }
    return needed.map { $0 + spare / count }
  }

  /// The side of a symbol in a segment, in points.
  func segmentSymbolSize(_ font: Font) -> Double { Double(font.size) * 1.25 }

  /// A free-standing button; its words grow with the content size, and it with them.
  ///
  /// - Parameters:
  ///   - leastWidth: Of the button, in points.
  ///   - greatestWidth: Of the button, in points.
  func button(
    _ face: ButtonFace, leastWidth: Double = 0, greatestWidth: Double = 400
  ) -> Block {
    let size = ButtonMeasures(face.look.size, in: self)
    // The default button of a Mac is told by its colour alone.
    let isHeavy = face.look.isProminent && !isDesktop
    let font = Font(size: size.fontSize, weight: isHeavy ? .semibold : .regular)
    let icon = Double(size.fontSize) * 1.3
    let beside =
      2 * size.padding + (face.symbol == nil ? 0 : icon + 6)
      + (face.indicator == .none ? 0 : Double(size.fontSize) * 0.8 + 6)
    let title = typesetter.truncated(
      face.title, to: min(Self.greatestTitleWidth, greatestWidth - beside), font)
    var parts: [(width: Double, draw: (Rect) -> [SVGElement])] = []
    let colors = colors(face)
    let ink = SymbolInk(colors.ink, on: colors.paper ?? palette.page)
    if let symbol = face.symbol {
      parts.append(
        (icon, { self.symbol(symbol, size: icon, in: $0, ink) }))
    }
    if !title.isEmpty {
      let width = typesetter.width(title, font)
      parts.append((width, { self.text(title, in: $0, font, colors.ink) }))
    }
    if face.indicator != .none {
      let isPopUp = face.indicator == .popUp
      let side = Double(size.fontSize) * 0.8
      parts.append(
        (side, { self.menuIndicator(in: $0, size: side, isPopUp: isPopUp, colors.ink) }))
    }
    let content = parts.reduce(Double(max(0, parts.count - 1)) * 6) { $0 + $1.width }
    let width = max(size.height, leastWidth, content + 2 * size.padding)
    var block = Block(width: width, height: size.height)
    if let paper = colors.paper {
      let radius = radius(face.look, height: size.height)
      block.elements.append(.rect(block.bounds, radius: radius, fill: paper))
    }
    var offset = (width - content) / 2
    for part in parts {
      block.elements += part.draw(
        direction.leading(offset, width: part.width, in: block.bounds))
      offset += part.width + 6
    }
    return block
  }

  /// The most points of a button's title at the default content size.
  private static let greatestTitleWidth = 320.0

  /// The colours of a button's words and of its ground. On the Mac a button has a bezel unless it is
  /// plain, its words have the colour of text, and a tint fills the bezel.
  private func colors(_ face: ButtonFace) -> (ink: Color, paper: Color?) {
    let given = face.look.style ?? (isDesktop ? .gray : .plain)
    let look = isDesktop && given == .tinted ? .filled : given
    if face.isDimmed { return (palette.dimmed, look == .plain ? nil : palette.fill) }
    let usual = isDesktop ? palette.label : palette.accent
    let ink = face.role == .destructive ? palette.destructive : usual
    return switch look {
    case .filled, .prominentGlass: (palette.onFilled, palette.filled)
    case .tinted: (ink, palette.tinted)
    case .gray, .glass: (ink, palette.fill)
    case .plain: (ink, nil)
    }
  }

  private func radius(_ look: ButtonLook, height: Double) -> Double {
    switch look.corner {
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    case .automatic: skin.buttonCorner.radius(height: height)
    }
  }
}

extension ButtonLook {
  var isProminent: Bool { style == .filled || style == .prominentGlass }
}

/// The measures of a button of a size, in points.
struct ButtonMeasures {
  let height: Double
  let padding: Double
  let fontSize: Int

  init(_ size: ButtonSize?, in style: DrawingStyle) {
    let isDesktop = style.isDesktop
    let (height, padding, fontSize) =
      switch size {
      case .small?: isDesktop ? (20, 8.0, 11) : (28, 10.0, 15)
      case .medium?, nil: isDesktop ? (24, 10, 13) : (35, 12, 17)
      case .large?: isDesktop ? (32, 14, 13) : (50, 20, 17)
      }
    self.height = style.scaled(height)
    self.padding = padding
    self.fontSize = Int(style.scaled(fontSize))
  }
}

extension Choice.Option {
  /// The symbol that a segment shows in place of the title.
  var segmentSymbol: String? { symbol ?? image }
}
