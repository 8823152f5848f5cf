import MenuetLayout
import MenuetModel

/// Draws the surfaces of one document in one context.
struct SurfaceDrawer: Sendable {
  let document: Document
  let context: LayoutContext
  let style: DrawingStyle
  /// The widths at which toolbars are drawn, in points; empty for the usual ones.
  let widths: [Int]
  /// Of the longer side of a device, in points of the picture.
  var deviceExtent = Self.deviceExtents.alone

  /// The width at which rows of cards break, in points: that of the widest bar of a usual device.
  static let flowWidth = 1_366.0
  /// Between the cards of one surface, in points.
  static let spacing = 24.0

  init(
    _ laidOut: LaidOutDocument, appearance: Appearance, symbols: SymbolSource, widths: [Int] = []
  ) {
    self.init(
      laidOut.shown, context: laidOut.context, appearance: appearance, symbols: symbols,
      widths: widths)
  }

  /// - Parameter document: With its layouts, as people see it.
  init(
    _ document: Document, context: LayoutContext, appearance: Appearance, symbols: SymbolSource,
    widths: [Int] = []
  ) {
    self.widths = widths
    self.document = document
    self.context = context
    style = DrawingStyle(
      palette: Palette(appearance), context: context,
      skin: .of(document.guidelines, isDesktop: context.platform == .macos),
      typesetter: Typesetter(metrics: context.metrics.text), symbols: symbols)
  }

  /// A surface under its heading.
  func block(_ surface: Surface) -> Block {
    let parts = content(surface)
    let body = style.column(parts, spacing: Self.spacing)
    let kind = surface.title == surface.id ? surface.kind : "\(surface.kind) · \(surface.id)"
    let heading = heading(surface.title, kind, size: 17, width: max(body.width, 320))
    return Self.anchored(surface.id, style.column([heading, body], spacing: 12))
  }

  /// A block that a link leads to.
  private static func anchored(_ id: String, _ block: Block) -> Block {
    var block = block
    block.elements = [
      SVGElement("g", [SVGAttribute("id", .text(id))], children: block.elements)
    ]
    return block
  }

  /// A list of links to surfaces.
  func contents(_ surfaces: [Surface]) -> Block {
    let font = Font(size: 13)
    let lines = surfaces.map { surface in
      let title = style.typesetter.truncated(surface.title, to: 240, font)
      var line = Block(width: style.typesetter.width(title, font), height: font.lineHeight)
      let text = style.text(title, in: line.bounds, font, style.palette.accent)
      line.elements = [
        SVGElement("a", [SVGAttribute("href", .text("#" + surface.id))], children: text)
      ]
      return line
    }
    return style.columns(lines, spacing: 32, lineSpacing: 6, maximumWidth: Self.flowWidth)
  }

  /// The most points of a surface that may have another one beside it.
  private static let greatestColumnWidth = 600.0

  /// Surfaces for an overview: each under its heading, but buttons that follow each other together,
  /// and narrow ones in columns.
  func overview(_ surfaces: [Surface]) -> [Block] {
    var drawer = self
    drawer.deviceExtent = Self.deviceExtents.inOverview
    return drawer.packed(surfaces)
  }

  private func packed(_ surfaces: [Surface]) -> [Block] {
    var parts: [Block] = []
    var narrow: [Block] = []
    func close() {
      guard !narrow.isEmpty else { return }
      parts.append(
        style.columns(narrow, spacing: 40, lineSpacing: 40, maximumWidth: Self.flowWidth))
      narrow = []
    }
    for block in blocks(surfaces) {
      if block.width <= Self.greatestColumnWidth {
        narrow.append(block)
      } else {
        close()
        parts.append(block)
      }
    }
    close()
    return parts
  }

  private func blocks(_ surfaces: [Surface]) -> [Block] {
    var blocks: [Block] = []
    var rest = surfaces[...]
    while let first = rest.first {
      let buttons = rest.prefix { $0.isButton }
      if buttons.count > 1 {
        blocks.append(self.buttons(Array(buttons)))
      } else {
        blocks.append(block(first))
      }
      rest = rest.dropFirst(max(1, buttons.count))
    }
    return blocks
  }

  private func buttons(_ surfaces: [Surface]) -> Block {
    let body = flow(
      surfaces.flatMap { surface in
        content(surface).map { Self.anchored(surface.id, style.captioned(surface.id, $0)) }
      })
    let heading = heading(
      "Buttons", "\(surfaces.count) buttons", size: 17, width: max(body.width, 320))
    return style.column([heading, body], spacing: 12)
  }

  /// Two lines of text: a title, and a smaller line on it.
  func heading(_ title: String, _ subtitle: String, size: Int, width: Double) -> Block {
    let font = Font(size: size, weight: .semibold)
    let first = Rect(x: 0, y: 0, width: width, height: font.lineHeight)
    let small = Font(size: 13)
    let second = Rect(x: 0, y: first.maxY + 2, width: width, height: small.lineHeight)
    return Block(
      width: width, height: second.maxY,
      elements: style.text(title, in: first, font, style.palette.label)
        + style.text(subtitle, in: second, small, style.palette.secondary))
  }

  func content(_ surface: Surface) -> [Block] {
    switch surface.content {
    case .menu(let menu): self.menu(menu)
    case .menuBar(let bar): menuBar(bar)
    case .button(let button): [self.button(button)]
    case .segmented(let control): [segmented(control)]
    case .popUpButton(let button): popUpButton(button)
    case .pullDownButton(let button): pullDownButton(button)
    case .toolbar(let toolbar): self.toolbar(toolbar)
    case .editMenu(let menu): editMenu(menu)
    case .panel(let panel): self.panel(panel, title: surface.title)
    case .alert(let alert): [self.alert(alert)]
    case .tabBar(let bar): [tabBar(bar)]
    }
  }
}

// MARK: Menus

extension SurfaceDrawer {
  /// The most submenus that are drawn for one surface.
  private static let submenuLimit = 60

  /// A menu open in each of the layouts that were computed, then its submenus.
  func menu(_ menu: MenuSurface) -> [Block] {
    let facets = style.facets(of: menu)
    let groups = MenuLayoutGroup.groups(menu.layouts, declared: menu.declared)
    var cards = groups.map { group in
      let card = style.menuCard(open(group.layout, menu.content), facets)
      // A menu in its own form alone needs no words for it.
      let isOnly = groups.count == 1 && group.sizes.count == 1
      return isOnly ? card : style.captioned(group.caption, card)
    }
    collectSubmenus(of: menu.content, path: [menu.title], facets, into: &cards)
    return cards.isEmpty ? [] : [packed(cards)]
  }

  /// Cards in columns.
  private func packed(_ cards: [Block]) -> Block {
    style.columns(
      cards, spacing: Self.spacing, lineSpacing: Self.spacing, maximumWidth: Self.flowWidth)
  }

  func open(_ layout: MenuLayout, _ content: [MenuElement]) -> OpenMenu {
    OpenMenu(layout, content: content, of: document, on: context.platform)
  }

  func flow(_ blocks: [Block]) -> Block {
    style.flow(
      blocks, spacing: Self.spacing, lineSpacing: Self.spacing, maximumWidth: Self.flowWidth)
  }

  /// Each submenu as its own card, in the layout that the document asks for, outer ones first.
  func collectSubmenus(
    of content: [MenuElement], path: [String], _ facets: MenuFacets,
    into blocks: inout [Block]
  ) {
    let submenus = MenuEntries(content, of: document, on: context.platform).submenus
    for submenu in submenus where blocks.count < Self.submenuLimit {
      let shown = document.shown(by: submenu)
      let path = path + [submenu.title]
      if let layout = shown.layouts?.nearest(to: submenu.layout) {
        let card = style.menuCard(open(layout, shown.content), facets)
        blocks.append(style.captioned(style.caption(of: path, over: card), card))
      }
      if path.count <= MenuNesting.greatestDepth {
        collectSubmenus(of: shown.content, path: path, facets, into: &blocks)
      }
    }
  }

  /// The bar with the titles of its menus, or the overlay that stands for it on an iPad of the
  /// edition of 2022, then each menu open.
  func menuBar(_ bar: MenuBar) -> [Block] {
    let menus = menus(of: bar)
    let titles = menus.map { document.barTitle(of: $0) }
    let facets = style.menuBarFacets
    var cards = zip(menus, titles).compactMap { menu, title in
      menu.layouts?.nearest(to: menu.layout).map {
        style.captioned(title, style.menuCard(open($0, menu.content), facets))
      }
    }
    for (menu, title) in zip(menus, titles) {
      collectSubmenus(of: menu.content, path: [title], facets, into: &cards)
    }
    let bar =
      hasOverlay
      ? shortcutOverlay(menus, titles).map { style.captioned("While ⌘ is held", $0) }
      : menuBarStrip(menus, titles)
    return [bar].compactMap { $0 } + (cards.isEmpty ? [] : [packed(cards)])
  }

  /// The bar with the titles of its menus alone, or the overlay that stands for it.
  func bareMenuBar(_ bar: MenuBar) -> Block {
    let menus = menus(of: bar)
    let titles = menus.map { document.barTitle(of: $0) }
    guard hasOverlay else { return menuBarStrip(menus, titles) }
    return shortcutOverlay(menus, titles)?.padded(DrawingStyle.shadowReach) ?? style.nothing
  }

  private func menus(of bar: MenuBar) -> [Menu] {
    bar.menus.filter { $0.platforms.contains(PlatformSet(context.platform)) }
  }

  /// Indicates whether an overlay of shortcuts stands for the menu bar.
  private var hasOverlay: Bool { context.platform == .ipados && !style.skin.hasPadMenuBar }

  private func menuBarStrip(_ menus: [Menu], _ titles: [String]) -> Block {
    let blocks = zip(menus, titles).map { menu, title in
      let font = Font(size: 13, weight: menu.standard == .app ? .semibold : .regular)
      let line = style.typesetter.truncated(title, to: 200, font)
      var block = Block(width: style.typesetter.width(line, font), height: 28)
      let isDimmed = !document.holds(menu.enabledWhen)
      block.elements = style.text(
        line, in: block.bounds, font, isDimmed ? style.palette.dimmed : style.palette.label)
      return block
    }
    var strip = style.row(blocks, spacing: 20).padded(horizontal: 16, vertical: 0)
    strip.elements.insert(.rect(strip.bounds, radius: 6, fill: style.palette.bar), at: 0)
    strip.elements.append(
      .outline(strip.bounds, radius: 6, stroke: style.palette.edge, width: 1))
    return strip
  }
}
