import MenuetLayout
import MenuetModel

extension SurfaceDrawer {
  /// The room for words at a bar that is narrower, in points.
  private static let leastRoom = 480.0

  /// A bar at each of its widths, what its overflow menu holds there, and the menus that the bar
  /// opens.
  func toolbar(_ toolbar: Toolbar) -> [Block] {
    guard !toolbar.breakpoints.isEmpty else { return [] }
    let layout = ToolbarLayout(toolbar, in: document, context: context)
    let faces = BarFaces(toolbar, in: document, on: context.platform)
    let story = BreakpointStory(
      toolbar.breakpoints, faces, asked: widths, usual: context.platform.usualBarWidths)
    let minimum = toolbar.minimumWidth ?? layout.minimumWidth
    let placed = story.bars.map { layout.placed(at: $0.width) }
    var strips = zip(story.bars, placed).map { strip($1, faces, $0.caption) }
    if let words = story.missingWords { strips.insert(style.note(words), at: strips.count / 2) }
    // A bar below the least width has said so itself.
    if widths.isEmpty, placed.allSatisfy(\.fits) { strips.append(unfitting(below: minimum)) }
    let narrowest = placed.min { $0.width < $1.width }
    let menus = barMenus(
      faces, overflowOf: narrowest, isCustomizable: layout.keepsOverflowButton)
    let bars = style.column(strips, spacing: 18)
    return menus.isEmpty ? [bars] : [bars, flow(menus)]
  }

  /// A bar alone, at one width in points.
  func strip(_ toolbar: Toolbar, at width: Int) -> Block {
    let placed = ToolbarLayout(toolbar, in: document, context: context).placed(at: width)
    let faces = BarFaces(toolbar, in: document, on: context.platform)
    return placed.fits && placed.width <= DrawingStyle.greatestWidth
      ? bar(placed, faces) : emptyBar(width)
  }

  /// The titles of the units of a bar by their ids.
  func barTitles(_ toolbar: Toolbar) -> [String: String] {
    let faces = BarFaces(toolbar, in: document, on: context.platform).all
    return Dictionary(faces.map { ($0.id, $0.title) }) { first, _ in first }
  }

  /// A bar as it stands on a screen, from edge to edge with a line towards the content, or without a
  /// ground where its items stand on glass: at the width that is asked for, else that of the first
  /// usual device that holds it.
  func bareBar(_ toolbar: Toolbar) -> Block {
    guard !toolbar.breakpoints.isEmpty else { return style.nothing }
    let layout = ToolbarLayout(toolbar, in: document, context: context)
    let faces = BarFaces(toolbar, in: document, on: context.platform)
    let usual = context.platform.usualBarWidths.first { layout.placed(at: $0).fits }
    let placed = layout.placed(at: widths.first ?? usual ?? layout.minimumWidth)
    guard placed.fits, placed.width <= DrawingStyle.greatestWidth else {
      return strip(placed, faces, "")
    }
    var block = bar(placed, faces, hasGround: false)
    guard !style.skin.bar.isGlass else { return block }
    let y = toolbar.edge == .bottom ? 0 : block.height - 1
    block.elements.insert(.rect(block.bounds, fill: style.palette.bar), at: 0)
    block.elements.append(
      .rect(
        Rect(x: 0, y: y, width: block.width, height: 1), fill: style.palette.edge))
    return block
  }

  private func strip(_ placed: PlacedToolbar, _ faces: BarFaces, _ caption: String) -> Block {
    guard placed.width <= DrawingStyle.greatestWidth else {
      return style.captioned(caption, style.note("Too wide to draw."))
    }
    guard placed.fits else {
      let words = "Does not fit at \(placed.width) pt: needs \(placed.minimumWidth) pt."
      return style.captioned(words, emptyBar(placed.width), room: Self.leastRoom)
    }
    var parts = [bar(placed, faces)]
    let overflow = overflowEntries(placed.overflow, faces).filter(\.isItem)
    if !overflow.isEmpty {
      let width = max(Double(placed.width), Self.leastRoom)
      parts.append(overflowList(overflow, maximumWidth: width))
    }
    return style.captioned(
      caption, style.column(parts, spacing: 8), room: Self.leastRoom)
  }

  /// The bar alone.
  ///
  /// - Parameter hasGround: False where nothing is drawn behind glass.
  private func bar(
    _ placed: PlacedToolbar, _ faces: BarFaces, hasGround: Bool = true
  ) -> Block {
    let height = max(1, Double(context.metrics.barHeight))
    let look = style.skin.bar
    let room = max(0, look.clearance - max(0, height - look.groundHeight) / 2)
    var block = Block(width: max(1, Double(placed.width)), height: height + 2 * room)
    let radius = look.radius
    block.elements = SVGElement.moved(barUnits(placed, faces), x: 0, y: room)
    guard hasGround else { return block }
    block.elements.insert(.rect(block.bounds, radius: radius, fill: style.palette.bar), at: 0)
    block.elements.append(
      .outline(block.bounds, radius: radius, stroke: style.palette.edge, width: 1))
    return block
  }

  /// The units of a bar, and its overflow button, without a ground.
  func barUnits(_ placed: PlacedToolbar, _ faces: BarFaces) -> [SVGElement] {
    var faces = faces
    var units = placed.units.map { unit in
      (face: faces.next(unit.id), form: unit.form, frame: Rect(unit.frame))
    }
    if let frame = placed.overflowButton { units.append((.overflow, .icon, Rect(frame))) }
    let frames = units.map(\.frame)
    let drawn = zip(units, placed.units).flatMap { unit, part in
      style.barUnit(
        unit.face, unit.form, in: unit.frame,
        room: style.room(of: unit.frame, among: frames, inBarOf: Double(placed.width)),
        members: part.members.map { Rect($0.frame) })
    }
    let overflow = placed.overflowButton.map { style.overflowButton(in: Rect($0)) } ?? []
    return style.glass(behind: units) + drawn + overflow
  }

  /// A place where the bar would be, too narrow for it.
  private func unfitting(below width: Int) -> Block {
    style.captioned("Does not fit below \(width) pt.", emptyBar(width))
  }

  private func emptyBar(_ width: Int) -> Block {
    let drawn = min(max(1, width), DrawingStyle.greatestWidth)
    var block = Block(width: Double(drawn), height: 28)
    var outline = SVGElement.outline(
      block.bounds, radius: 6, stroke: style.palette.secondary, width: 1)
    outline.attributes.append(SVGAttribute("stroke-dasharray", "4 4"))
    block.elements = [outline]
    return block
  }
}

// MARK: What the bar opens

extension SurfaceDrawer {
  /// The menus of a bar: those of its buttons, of groups that one button may stand for, and the
  /// overflow menu of a bar.
  private func barMenus(
    _ faces: BarFaces, overflowOf bar: PlacedToolbar?, isCustomizable: Bool
  ) -> [Block] {
    var blocks: [Block] = []
    for face in faces.all.flatMap({ [$0] + $0.members }) {
      if let menu = face.menu {
        let cards = cards(of: menu)
        if let first = cards.first { blocks.append(style.captioned(menu.title, first)) }
        blocks += cards.dropFirst()
      }
    }
    if let bar, bar.overflowButton != nil {
      let card = overflowCard(bar.overflow, faces, isCustomizable: isCustomizable)
      blocks.append(style.captioned("Overflow menu at \(bar.width) pt", card))
    }
    return blocks
  }

  /// The declared layout of a menu, and its submenus under their paths.
  private func cards(of menu: MenuSurface) -> [Block] {
    let facets = MenuFacets(shortcuts: style.showsShortcuts)
    guard let layout = menu.layouts?.nearest(to: menu.declared) else { return [] }
    var blocks = [style.menuCard(open(layout, menu.content), facets)]
    collectSubmenus(of: menu.content, path: [menu.title], facets, into: &blocks)
    return blocks
  }

  /// - Parameter isCustomizable: True where the system's command to customize the bar comes last.
  private func overflowCard(
    _ overflow: [String], _ faces: BarFaces, isCustomizable: Bool
  ) -> Block {
    var lines = overflowEntries(overflow, faces)
    if isCustomizable {
      if !lines.isEmpty { lines.append(.separator) }
      lines.append(
        .entry(MenuEntry(title: context.word(for: .customizeToolbar, in: document))))
    }
    return style.menuCard(
      OpenMenu(lines: lines, context: context), MenuFacets(shortcuts: false))
  }

  /// The most items of the overflow menu that are drawn beneath each bar; the menu itself shows more.
  private static let greatestOverflowCount = 60

  /// The contents of the overflow menu beneath a bar: small symbols and titles in rows.
  private func overflowList(_ lines: [OpenMenu.Line], maximumWidth: Double) -> Block {
    let font = Font.caption
    let label = style.typesetter.truncated("In the overflow menu:", to: maximumWidth, font)
    var head = Block(width: style.typesetter.width(label, font), height: 24)
    head.elements = style.text(label, in: head.bounds, font, style.palette.secondary)
    let chips = lines.prefix(Self.greatestOverflowCount).map { line -> Block in
      let title = style.typesetter.truncated(line.title, to: 200, font)
      let width = style.typesetter.width(title, font)
      let symbol = line.entry?.symbol
      var chip = Block(width: width + (symbol == nil ? 18 : 36), height: 24)
      let ink = line.entry.map(style.ink) ?? style.palette.label
      chip.elements = [.rect(chip.bounds, radius: 12, fill: style.palette.fill)]
      if let symbol {
        let box = style.direction.leading(8, width: 16, in: chip.bounds)
        chip.elements += style.symbol(
          symbol, size: 16, in: box,
          SymbolInk(ink, on: style.palette.fill))
      }
      let box = style.direction.trailing(9, width: width, in: chip.bounds)
      chip.elements += style.text(title, in: box, font, ink)
      return chip
    }
    let count = lines.count - Self.greatestOverflowCount
    var rest: [Block] = []
    if count > 0 {
      let words = "and \(count) more"
      var block = Block(width: style.typesetter.width(words, font), height: 24)
      block.elements = style.text(words, in: block.bounds, font, style.palette.secondary)
      rest.append(block)
    }
    return style.flow(
      [head] + chips + rest, spacing: 6, lineSpacing: 6, maximumWidth: maximumWidth)
  }
}

extension DrawingStyle {
  /// A unit's frame with what is free between it and the next one toward the trailing edge, or the
  /// margin of the bar.
  ///
  /// - Parameter width: Of the bar, in points.
  func room(of frame: Rect, among units: [Rect], inBarOf width: Double) -> Rect {
    let margin = Double(metrics.barMargin)
    let gap = Double(metrics.iconTitleGap)
    var room = frame
    switch direction {
    case .leftToRight:
      let end = units.filter { $0.x >= frame.maxX }.map { $0.x - gap }.min() ?? width - margin
      room.width = max(frame.width, end - frame.x)
    case .rightToLeft:
      let start = units.filter { $0.maxX <= frame.x }.map { $0.maxX + gap }.max() ?? margin
      room.x = min(frame.x, start)
      room.width = frame.maxX - room.x
    }
    return room
  }
}

extension LayoutContext {
  /// The platform's words for a standard command, as people of a document's app read them.
  func word(for command: SystemCommand, in document: Document) -> String {
    systemWords(for: document)?.title(of: command, inAppNamed: document.name)
      ?? command.title(inAppNamed: document.name)
  }
}

extension Rect {
  /// The frame of a layout.
  init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
