import MenuetLayout
import MenuetModel

extension DrawingStyle {
  /// The drawing of a unit in a bar, in a frame as high as the bar.
  ///
  /// - Parameter room: The frame with what is free behind it.
  func barUnit(
    _ face: BarFace, _ form: UnitForm, in frame: Rect, room: Rect, members: [Rect]
  ) -> [SVGElement] {
    switch face.kind {
    case .title: return barTitle(face, in: frame, room: room)
    case .search where frame.width >= BarFace.leastFieldWidth: return searchField(face, in: frame)
    case .segmented: return barSegments(face, in: frame)
    case .group where form != .representative: return barGroup(face, form, in: frame, members)
    default: return barItem(face, form == .kept ? face.widestForm : form, in: frame)
    }
  }

  /// The colour of what can be tapped in a bar.
  private var barInk: Color { skin.bar.isTinted ? palette.accent : palette.label }

  /// The colour behind a unit of a bar.
  private var barPaper: Color { skin.bar.isGlass ? palette.card : palette.bar }

  /// A symbol, a title or both, and the arrow of a menu, centred as the layout has measured them.
  private func barItem(
    _ face: BarFace, _ form: UnitForm, on paper: Color? = nil, in frame: Rect
  ) -> [SVGElement] {
    let showsSymbol = face.symbol != nil && form != .title
    let showsTitle = form == .both || form == .title || !showsSymbol
    let gap = Double(metrics.iconTitleGap)
    let icon = showsSymbol ? Double(metrics.iconWidth) : 0
    let hasIndicator = face.indicator != .none || form == .representative
    let indicator = hasIndicator ? Double(metrics.indicatorWidth) : 0
    let taken = icon + (showsSymbol && showsTitle ? gap : 0) + (hasIndicator ? gap + indicator : 0)
    let room = max(0, frame.width - taken - 8)
    let font = Font(size: barFont.size, weight: face.role == .primary ? .semibold : .regular)
    let text = showsTitle ? typesetter.truncated(shownTitle(of: face, form), to: room, font) : ""
    let title = text.isEmpty ? 0 : typesetter.width(text, font)
    let isOnColor = skin.bar.isGlass && face.role == .primary && paper == nil
    // What is on stands on a ground of its own, also among others on theirs.
    let ground = face.isOn ? (paper == palette.fill ? palette.pressed : palette.fill) : nil
    let color = face.isDimmed ? palette.dimmed : isOnColor ? palette.onFilled : barInk
    let ink = SymbolInk(color, on: ground ?? (isOnColor ? palette.filled : paper ?? barPaper))
    var offset = (frame.width - taken - title) / 2
    var elements: [SVGElement] = []
    if let ground { elements.append(stateGround(in: frame, fill: ground)) }
    if showsSymbol {
      let box = direction.leading(offset, width: icon, in: frame)
      elements += symbol(shownSymbol(of: face), size: icon, in: box, ink)
      offset += icon + (showsTitle ? gap : 0)
    }
    if showsTitle {
      let box = direction.leading(offset, width: title, in: frame)
      elements += self.text(text, in: box, font, ink.ink)
      offset += title
    }
    if hasIndicator {
      let box = direction.leading(offset + gap, width: indicator, in: frame)
      elements += menuIndicator(
        in: box, size: indicator, isPopUp: face.indicator == .popUp, ink.ink)
    }
    return elements
  }

  /// The ground of what is on. On glass it has the shape of the glass, and keeps off its edge.
  private func stateGround(in frame: Rect, fill: Color) -> SVGElement {
    let inset = skin.bar.isGlass ? 4.0 : 2
    let height =
      skin.bar.isGlass
      ? min(frame.height, skin.bar.groundHeight) - 2 * inset
      : min(frame.height - 8, isDesktop ? 26 : 32)
    let box = Rect(
      x: frame.x + inset, y: frame.midY - height / 2, width: max(0, frame.width - 2 * inset),
      height: height)
    let radius =
      skin.bar.isGlass
      ? skin.bar.groundCorner.radius(height: min(height, box.width)) : isDesktop ? 5 : 8
    return .rect(box, radius: radius, fill: fill)
  }

  /// The symbol of a unit. Glass is a shape already: the ellipsis of More has no circle there.
  func shownSymbol(of face: BarFace) -> String? {
    let isCircled = face.isMore && face.symbol == StandardWord.more.symbol
    return isCircled && skin.bar.isGlass ? "ellipsis" : face.symbol
  }

  /// A pop-up button without a symbol shows the option that holds.
  private func shownTitle(of face: BarFace, _ form: UnitForm) -> String {
    guard face.kind == .popUpButton, form == .title, let choice = face.choice,
      choice.options.indices.contains(choice.initialOption)
    else { return face.title }
    return choice.options[choice.initialOption].title
  }

  /// Members side by side: on one ground where the group is a control, on the glass behind them, or as
  /// the other items of the bar stand.
  private func barGroup(
    _ face: BarFace, _ form: UnitForm, in frame: Rect, _ members: [Rect]
  ) -> [SVGElement] {
    let hasGround = face.isControl && !skin.bar.isGlass
    let paper = skin.bar.isGlass ? palette.card : hasGround ? palette.fill : palette.bar
    var elements = hasGround ? [ground(in: frame, fill: paper)] : []
    for (member, frame) in zip(face.members, members) {
      if member.kind == .segmented {
        elements += barSegments(member, in: frame)
        continue
      }
      elements += barItem(member, member.form(inGroup: form), on: paper, in: frame)
    }
    return elements
  }

  /// The shape behind a unit, as high as the skin has it.
  private func ground(in frame: Rect, fill: Color) -> SVGElement {
    let height = min(frame.height, skin.bar.groundHeight)
    let box = Rect(x: frame.x, y: frame.midY - height / 2, width: frame.width, height: height)
    return .rect(box, radius: skin.bar.groundCorner.radius(height: height), fill: fill)
  }

  /// The glass behind the units of a bar; none where its skin has a ground for the whole bar.
  ///
  /// As in UIKit, neighbouring symbols share a piece. A title, a group and the prominent button have
  /// one each; the title of the bar, a search field and a segmented control have none.
  func glass(behind units: [(face: BarFace, form: UnitForm, frame: Rect)]) -> [SVGElement] {
    guard skin.bar.isGlass else { return [] }
    var pieces: [(frame: Rect, isShared: Bool, isProminent: Bool)] = []
    for unit in units.sorted(by: { $0.frame.x < $1.frame.x })
    where unit.face.hasGlass(width: unit.frame.width) {
      let form = unit.form == .kept ? unit.face.widestForm : unit.form
      let isProminent = unit.face.role == .primary
      let isShared = form == .icon && unit.face.kind != .back && !isProminent
      if isShared, let last = pieces.last, last.isShared,
        unit.frame.x - last.frame.maxX <= Double(metrics.itemSpacing)
      {
        pieces[pieces.count - 1].frame.width = unit.frame.maxX - last.frame.x
      } else {
        pieces.append((unit.frame, isShared, isProminent))
      }
    }
    return pieces.flatMap { piece -> [SVGElement] in
      let fill = piece.isProminent ? palette.filled : palette.card
      let height = min(piece.frame.height, skin.bar.groundHeight)
      let box = Rect(
        x: piece.frame.x, y: piece.frame.midY - height / 2, width: piece.frame.width,
        height: height)
      let radius = skin.bar.groundCorner.radius(height: height)
      return [
        .rect(box, radius: radius, fill: fill),
        .outline(box, radius: radius, stroke: palette.edge, width: 1),
      ]
    }
  }

  /// The title in semibold letters.
  ///
  /// Layouts measure regular ones: a title that has its words by that takes what is free behind its
  /// frame for the heavier ones.
  private func barTitle(_ face: BarFace, in frame: Rect, room: Rect) -> [SVGElement] {
    let hasIndicator = face.indicator != .none
    let gap = Double(metrics.iconTitleGap)
    let indicator = hasIndicator ? Double(metrics.indicatorWidth) : 0
    let beside = indicator + (hasIndicator ? gap : 0)
    let isWhole =
      typesetter.width(Typesetter.singleLine(face.title), barFont) <= frame.width - beside
    let box = isWhole ? room : frame
    let font = Font(size: barFont.size, weight: .semibold)
    let text = typesetter.truncated(face.title, to: max(0, box.width - beside), font)
    let width = typesetter.width(text, font)
    var elements = self.text(
      text, in: direction.leading(0, width: width, in: box), font, palette.label)
    if hasIndicator {
      elements += menuIndicator(
        in: direction.leading(width + gap, width: indicator, in: box), size: indicator,
        isPopUp: false, palette.secondary)
    }
    return elements
  }

  private func searchField(_ face: BarFace, in frame: Rect) -> [SVGElement] {
    let height = min(frame.height, skin.bar.fieldHeight)
    let field = Rect(x: frame.x, y: frame.midY - height / 2, width: frame.width, height: height)
    let icon = isDesktop ? 16.0 : 20
    // Off the round end of a capsule.
    let inset = skin.bar.isGlass ? 12.0 : 8
    let box = direction.leading(inset, width: icon, in: field)
    let words = direction.leading(
      inset + icon + 4, width: field.width - icon - 2 * inset - 4, in: field)
    let radius = skin.bar.groundCorner.radius(height: height)
    // On glass a field is a piece of it.
    let paper = skin.bar.isGlass ? palette.card : palette.fill
    var elements = [SVGElement.rect(field, radius: radius, fill: paper)]
    if skin.bar.isGlass {
      elements.append(.outline(field, radius: radius, stroke: palette.edge, width: 1))
    }
    return elements
      + symbol(face.symbol, size: icon, in: box, SymbolInk(palette.secondary, on: paper))
      + text(face.title, in: words, barFont, palette.secondary)
  }

  private func barSegments(_ face: BarFace, in frame: Rect) -> [SVGElement] {
    guard let choice = face.choice else { return barItem(face, .title, in: frame) }
    let height = min(frame.height, skin.bar.segmentsHeight)
    let control = Rect(x: frame.x, y: frame.midY - height / 2, width: frame.width, height: height)
    return segments(
      choice, in: control, Font(size: min(15, barFont.size)),
      prefersSymbols: face.widestForm == .icon, isDimmed: face.isDimmed,
      isPressed: isDesktop && !skin.bar.isGlass)
  }

  /// The button that opens the overflow menu.
  func overflowButton(in frame: Rect) -> [SVGElement] {
    guard isDesktop else {
      return symbol(
        shownSymbol(of: .overflow), size: Double(metrics.iconWidth), in: frame,
        SymbolInk(barInk, on: barPaper))
    }
    let size = 13.0
    return [-3.0, 3].map {
      chevron(in: frame.moved(x: $0, y: 0), size: size, barInk)
    }
  }
}
