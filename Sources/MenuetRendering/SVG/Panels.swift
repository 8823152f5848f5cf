import MenuetLayout
import MenuetModel

extension SurfaceDrawer {
  /// A presentation under the words for it: on each form of device, where its places are known.
  func panel(_ panel: Panel, title: String) -> [Block] {
    guard let presented = panel.presented else {
      guard let (card, note) = activityView(panel, title: title) else { return [] }
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
  func activityView(_ panel: Panel, title: String) -> (card: Block, note: Block?)? {
    guard let places = panel.activities else { return nil }
    let radius = style.skin.panelRadius
    guard style.isDesktop else {
      let sheet = ActivitySheet(style: style, title: title, places: places, document: document)
      return (style.card(sheet.block, radius: radius), nil)
    }
    let system = places.systemActions.map { activity in
      OpenMenu.Line.entry(
        MenuEntry(title: activity.title(in: context, of: document), symbol: activity.symbol))
    }
    let menu = OpenMenu(lines: panel.lines + system, width: 320, context: context)
    let rows = style.menuRows(menu, MenuFacets(shortcuts: false))
    let inset = style.skin.menu.horizontalPadding
    var head = Block(width: rows.width, height: 32)
    let room = Rect(x: inset, y: 0, width: head.width - 2 * inset, height: head.height)
    head.elements = style.text(
      title, in: room.inset(horizontal: 8, vertical: 0),
      Font(size: style.menuFont.size, weight: .semibold), style.palette.secondary)
    let card = style.card(style.column([head, rows], spacing: 0), radius: radius)
    return (card, style.noteOfFurtherRows(menu))
  }
}
