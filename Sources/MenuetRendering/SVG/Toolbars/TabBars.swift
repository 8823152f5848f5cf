import MenuetLayout
import MenuetModel

extension SurfaceDrawer {
  /// The least width of a tab bar that is as wide as what it stands in, in points.
  private static let leastFlatWidth = 320.0
  /// Of a tab with a long title, in points.
  private static let greatestTabWidth = 200.0

  /// The tabs side by side, the first one chosen.
  func tabBar(_ bar: TabBar) -> Block {
    let look = style.skin.tabBar
    let tabs = bar.tabs.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    let font = Font(size: 11)
    let titles = tabs.map { style.typesetter.width(Typesetter.singleLine($0.title), font) }
    let inset = look.isFloating ? 4.0 : 0
    let width =
      look.isFloating
      ? min(Self.greatestTabWidth, max(look.leastTabWidth, (titles.max() ?? 0) + 24))
      : max(look.leastTabWidth, Self.leastFlatWidth / Double(max(1, tabs.count)))
    var strip = Block(width: Double(max(1, tabs.count)) * width + 2 * inset, height: look.height)
    let radius = look.corner.radius(height: strip.height)
    let paper = look.isFloating ? style.palette.card : style.palette.bar
    strip.elements = [
      .rect(strip.bounds, radius: radius, fill: paper),
      .outline(strip.bounds, radius: radius, stroke: style.palette.edge, width: 1),
    ]
    let room = strip.bounds.inset(inset)
    for (index, tab) in tabs.enumerated() {
      let frame = style.direction.leading(Double(index) * width, width: width, in: room)
      let isChosen = index == 0
      let ground = isChosen && look.isFloating ? style.palette.fill : paper
      if ground != paper {
        strip.elements.append(
          .rect(frame, radius: look.corner.radius(height: frame.height), fill: ground))
      }
      let ink = isChosen ? style.palette.accent : style.palette.secondary
      let top = frame.midY - 20
      strip.elements += style.symbol(
        tab.symbol ?? tab.image, size: 24,
        in: Rect(x: frame.x, y: top, width: width, height: 24), SymbolInk(ink, on: ground))
      strip.elements += style.text(
        tab.title, in: Rect(x: frame.x + 4, y: top + 26, width: width - 8, height: 16), font,
        ink, alignment: .center)
    }
    return look.isFloating
      ? strip.padded(horizontal: style.skin.bar.clearance, vertical: style.skin.bar.clearance)
      : strip
  }
}
