import MenuetLayout
import MenuetModel

/// An open menu of a surface, with the way to it.
struct PlacedMenu: Sendable {
  /// The ids of the surface and the submenus.
  var ids: [String]
  /// The titles of the same.
  var path: [String]
  var menu: OpenMenu
  var facets: MenuFacets
}

extension SurfaceDrawer {
  /// The menus that a surface opens, each before its submenus.
  func openMenus(of surface: Surface) -> [PlacedMenu] {
    switch surface.content {
    case .menu(let menu):
      return openMenus(of: menu, id: surface.id, style.facets(of: menu))
    case .menuBar(let bar):
      return bar.menus.filter { $0.platforms.contains(PlatformSet(context.platform)) }.flatMap {
        let title = document.barTitle(of: $0)
        let menu = MenuSurface(
          title: title, content: $0.content, layouts: $0.layouts, declared: $0.layout)
        return openMenus(of: menu, id: $0.id, style.menuBarFacets)
      }
    case .pullDownButton(let button):
      let menu = MenuSurface(
        title: surface.title, content: button.content, layouts: button.layouts,
        declared: button.layout)
      return openMenus(of: menu, id: surface.id, style.facets(of: menu))
    case .toolbar(let toolbar):
      return BarFaces(toolbar, in: document, on: context.platform).all
        .flatMap { [$0] + $0.members }
        .flatMap { face in
          face.menu.map { openMenus(of: $0, id: face.id, style.facets(of: $0)) } ?? []
        }
    case .editMenu(let menu):
      let list = MenuSurface(
        title: surface.title, content: menu.items.map { .item($0) }, layouts: menu.layouts,
        declared: .large)
      return openMenus(of: list, id: surface.id, MenuFacets(shortcuts: false))
    case .button, .segmented, .popUpButton, .panel, .alert, .tabBar: return []
    }
  }

  private func openMenus(
    of menu: MenuSurface, id: String, _ facets: MenuFacets
  ) -> [PlacedMenu] {
    var menus: [PlacedMenu] = []
    collect(
      menu.content, menu.layouts?.nearest(to: menu.declared), ids: [id], path: [menu.title], facets,
      into: &menus)
    return menus
  }

  private func collect(
    _ content: [MenuElement], _ layout: MenuLayout?, ids: [String], path: [String],
    _ facets: MenuFacets, into menus: inout [PlacedMenu]
  ) {
    if let layout {
      menus.append(
        PlacedMenu(ids: ids, path: path, menu: open(layout, content), facets: facets))
    }
    guard path.count <= MenuNesting.greatestDepth else { return }
    for submenu in MenuEntries(content, of: document, on: context.platform).submenus {
      let shown = document.shown(by: submenu)
      collect(
        shown.content, shown.layouts?.nearest(to: submenu.layout), ids: ids + [submenu.id],
        path: path + [submenu.title], facets, into: &menus)
    }
  }
}

/// Collects how the menus of a document look in further states, beside how they look at first.
struct StateSheet {
  private let drawer: SurfaceDrawer
  private let surfaces: [(surface: Surface, menus: [PlacedMenu])]
  /// The cards of each menu that changes, by the ids on the way to it.
  private var changed: [[String]: [Block]] = [:]

  init(_ drawer: SurfaceDrawer, _ surfaces: [Surface]) {
    self.drawer = drawer
    self.surfaces = surfaces.map { ($0, drawer.openMenus(of: $0)) }
  }

  /// Adds the menus that look other than at first in a state.
  mutating func add(_ laidOut: LaidOutDocument, _ state: String, like style: SVGRenderer) {
    let other = SurfaceDrawer(laidOut, appearance: style.appearance, symbols: style.symbols)
    let wanted = Set(surfaces.map(\.surface.id))
    let found = Surface.all(in: laidOut.shown, on: laidOut.context.platform)
      .filter { wanted.contains($0.id) }
    let menus = Dictionary(
      found.flatMap { other.openMenus(of: $0) }.map { ($0.ids, $0) },
      uniquingKeysWith: { first, _ in first })
    for placed in surfaces.flatMap(\.menus) {
      guard let changed = menus[placed.ids]?.menu, !changed.looksLike(placed.menu) else { continue }
      let (menu, missing) = (changed.marked(against: placed.menu), changed.missing(of: placed.menu))
      var parts = [drawer.style.menuCard(menu, placed.facets)]
      if !missing.isEmpty {
        parts.append(drawer.style.note("without " + missing.joined(separator: ", ")))
      }
      let card = drawer.style.column(parts, spacing: 6)
      self.changed[placed.ids, default: []].append(drawer.style.captioned(state, card))
    }
  }

  /// The menus that change, each at first and then in every state that changes it, a surface below the
  /// other.
  var blocks: [Block] {
    surfaces.compactMap { surface, menus in
      var rows: [Block] = []
      for placed in menus {
        guard let cards = changed[placed.ids] else { continue }
        let card = drawer.style.menuCard(placed.menu, placed.facets)
        let first = drawer.style.captioned(drawer.style.caption(of: placed.path, over: card), card)
        rows.append(drawer.flow([first] + cards))
      }
      guard !rows.isEmpty else { return nil }
      let body = drawer.style.column(rows, spacing: SurfaceDrawer.spacing)
      let heading = drawer.heading(
        surface.title, "\(surface.kind) · \(surface.id)", size: 17, width: max(body.width, 320))
      return drawer.style.column([heading, body], spacing: 12)
    }
  }
}
