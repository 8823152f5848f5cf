import MenuetLayout
import MenuetModel

extension SurfaceDrawer {
  /// A presentation under the words for it: on each form of device, where its places are known.
  func panel(_ panel: Panel, title: String) -> [Block] {
    guard let presented = panel.presented else { return [activityView(panel, title: title)] }
    guard !panel.places.isEmpty else {
      return [style.captioned(panel.facts, bareCard(presented), room: 480)]
    }
    return [style.note(panel.facts)] + devices(of: panel, presented)
  }

  /// The activities of the app as rows under the title.
  private func activityView(_ panel: Panel, title: String) -> Block {
    let width = 320
    let font = Font(size: 17, weight: .semibold)
    var head = Block(width: Double(width), height: 48)
    head.elements = style.text(
      title, in: head.bounds.inset(horizontal: 16, vertical: 0), font, style.palette.label,
      alignment: .center)
    guard !panel.lines.isEmpty else {
      return style.captioned(
        panel.facts, style.card(head, radius: style.skin.panelRadius), room: 480)
    }
    let menu = OpenMenu(lines: panel.lines, width: width, context: context)
    let rows = style.menuRows(menu, MenuFacets(shortcuts: false))
    let inset = style.skin.menu.horizontalPadding
    head = Block(
      width: rows.width, height: head.height,
      elements: SVGElement.moved(head.elements, x: inset, y: 0))
    let line = Rect(x: 0, y: head.height - 1, width: head.width, height: 1)
    head.elements.append(.rect(line, fill: style.palette.hairline))
    let card = style.card(style.column([head, rows], spacing: 0), radius: style.skin.panelRadius)
    let parts = [card, style.noteOfFurtherRows(menu)].compactMap { $0 }
    return style.captioned(panel.facts, style.column(parts, spacing: 8), room: 480)
  }

  /// The tabs side by side, the first one chosen.
  func tabBar(_ bar: TabBar) -> Block {
    let tabs = bar.tabs.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    var strip = Block(width: max(320, Double(tabs.count) * 80), height: 56)
    let radius = style.skin.tabBarCorner.radius(height: strip.height)
    strip.elements = [.rect(strip.bounds, radius: radius, fill: style.palette.bar)]
    let width = strip.width / Double(max(1, tabs.count))
    for (index, tab) in tabs.enumerated() {
      let frame = style.direction.leading(Double(index) * width, width: width, in: strip.bounds)
      let ink = index == 0 ? style.palette.accent : style.palette.secondary
      strip.elements += style.symbol(
        tab.symbol ?? tab.image, size: 24,
        in: Rect(x: frame.x, y: 8, width: width, height: 24), SymbolInk(ink, on: style.palette.bar))
      strip.elements += style.text(
        tab.title, in: Rect(x: frame.x + 4, y: 34, width: width - 8, height: 16), Font(size: 11),
        ink, alignment: .center)
    }
    strip.elements.append(
      .outline(strip.bounds, radius: radius, stroke: style.palette.edge, width: 1))
    return strip
  }
}
