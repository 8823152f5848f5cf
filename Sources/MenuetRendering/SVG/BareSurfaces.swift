import MenuetLayout
import MenuetModel

extension SurfaceDrawer {
  /// A surface alone, with room for its shadow: a menu in the form that the document asks for, a button
  /// closed, a bar at one width, the bar of an edit menu before its list, and what is presented as it
  /// rests first on its first device.
  func bare(_ surface: Surface) -> Block {
    let room = DrawingStyle.shadowReach
    return switch surface.content {
    case .menu(let menu): bareMenu(menu).padded(room)
    case .menuBar(let bar): bareMenuBar(bar)
    case .button(let button): self.button(button)
    case .segmented(let control): segmented(control)
    case .popUpButton(let button): popUpButton(button).first ?? style.nothing
    case .pullDownButton(let button): pullDownButton(button).first ?? style.nothing
    case .toolbar(let toolbar): bareBar(toolbar)
    case .editMenu(let menu): (editMenuForms(menu).first?.block ?? style.nothing).padded(room)
    case .panel(let panel): barePanel(panel, title: surface.title)
    case .alert(let alert): self.alert(alert).padded(room)
    case .tabBar(let bar): tabBar(bar)
    }
  }

  private func bareMenu(_ menu: MenuSurface) -> Block {
    guard let layout = menu.layouts?.nearest(to: menu.declared) else { return style.nothing }
    return style.bareMenuCard(open(layout, menu.content), style.facets(of: menu))
  }

  private func barePanel(_ panel: Panel, title: String) -> Block {
    if let presented = panel.presented { return alone(panel, presented) }
    return activityView(panel, title: title)?.card.padded(DrawingStyle.shadowReach) ?? style.nothing
  }
}
