import MenuetLayout
import MenuetModel

extension SurfaceDrawer {
  /// A presentation under the words for it: on each form of device, where its places are known.
  func panel(_ panel: Panel, title: String) -> [Block] {
    guard let presented = panel.presented else {
      let (card, note) = activityView(panel, title: title)
      let parts = [card, note].compactMap(\.self)
      return [style.captioned(panel.facts, style.column(parts, spacing: 8), room: 480)]
    }
    guard !panel.places.isEmpty else {
      return [style.captioned(panel.facts, bareCard(presented), room: 480)]
    }
    return [style.note(panel.facts)] + devices(of: panel, presented)
  }

  /// The activities of an app beside those of the system: a sheet, or on the Mac a list, and what is
  /// to be said of its further rows.
  func activityView(_ panel: Panel, title: String) -> (card: Block, note: Block?) {
    let radius = style.skin.panelRadius
    guard style.isDesktop else {
      let sheet = ActivitySheet(style: style, title: title, places: panel.activities)
      return (style.card(sheet.block, radius: radius), nil)
    }
    let menu = OpenMenu(lines: panel.lines, width: 320, context: context)
    let rows = style.menuRows(menu, MenuFacets(shortcuts: false))
    let inset = style.skin.menu.horizontalPadding
    var head = Block(width: rows.width, height: 32)
    let room = Rect(x: inset, y: 0, width: head.width - 2 * inset, height: head.height)
    head.elements = style.text(
      title, in: room.inset(horizontal: 8, vertical: 0),
      Font(size: style.menuFont.size, weight: .semibold), style.palette.secondary)
    var others = Block(width: rows.width, height: 3 * style.scaled(32) + 8)
    others.elements = ContentSketch(style: style)
      .list(in: others.bounds.inset(horizontal: inset + 8, vertical: 4))
    let content = panel.lines.isEmpty ? [head, others] : [head, rows, others]
    let card = style.card(style.column(content, spacing: 0), radius: radius)
    return (card, style.noteOfFurtherRows(menu))
  }
}
