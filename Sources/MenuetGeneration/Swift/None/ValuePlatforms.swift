import MenuetModel

/// Tells for which platform a surface is written as values: the one that the layouts were computed
/// for where the surface is there, else the first of its own, as the layout does.
struct ValuePlatforms {
  let main: Platform
  /// Those of the document, in its order.
  let order: [Platform]

  func platform(of surface: PlatformSet) -> Platform {
    if surface.contains(PlatformSet(main)) { return main }
    return order.first { surface.contains(PlatformSet($0)) } ?? main
  }

  // MARK: What is left out

  /// The elements that the values leave out: those that are for other platforms than their
  /// surface's.
  func findings(in plan: GenerationPlan) -> [UnsupportedFeature] {
    let document = plan.document
    var count = 0
    for menu in document.menus { add(menu.content, of: menu.platforms, to: &count) }
    for bar in document.menuBars {
      let here = PlatformSet(platform(of: bar.platforms))
      for menu in bar.menus {
        guard menu.platforms.contains(here) else {
          count += 1
          continue
        }
        add(menu.content, here, to: &count)
      }
    }
    for menu in document.contextMenus { add(menu.content, of: menu.platforms, to: &count) }
    for menu in document.editMenus {
      let here = PlatformSet(platform(of: menu.platforms))
      count += menu.items.count { !$0.platforms.contains(here) }
    }
    for button in plan.walk.everyPullDownButton {
      add(button.content, of: button.platforms, to: &count)
    }
    for toolbar in plan.walk.toolbars { add(toolbar, to: &count) }
    return leftOut(count, in: document)
  }

  private func leftOut(_ count: Int, in document: Document) -> [UnsupportedFeature] {
    guard count > 0 else { return [] }
    let elements = count == 1 ? "one element is" : "\(count) elements are"
    return [
      UnsupportedFeature(
        "values are those of one platform, here of \(main.displayName) where a surface is there; "
          + "\(elements) for others only",
        instead: "they are left out; put the platform that is meant first in 'platforms'",
        at: document.source)
    ]
  }

  private func add(_ content: [MenuElement], of surface: PlatformSet, to count: inout Int) {
    add(content, PlatformSet(platform(of: surface)), to: &count)
  }

  private func add(_ content: [MenuElement], _ here: PlatformSet, to count: inout Int) {
    for element in content {
      guard element.platforms.contains(here) else {
        count += 1
        continue
      }
      switch element {
      case .submenu(let submenu): add(submenu.content, here, to: &count)
      case .section(let section): add(section.content, here, to: &count)
      case .item, .separator, .dynamic, .slot: break
      }
    }
  }

  private func add(_ toolbar: Toolbar, to count: inout Int) {
    let here = PlatformSet(platform(of: toolbar.platforms))
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] {
        if case .slot = unit.content { continue }
        if !unit.content.platforms.contains(here) { count += 1 }
        guard case .group(let group) = unit.content else { continue }
        count += group.members.count { !$0.content.platforms.contains(here) }
      }
    }
  }
}
