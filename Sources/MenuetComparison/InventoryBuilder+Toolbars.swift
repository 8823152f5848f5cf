import MenuetModel

/// Buttons, and the units of toolbars.
extension InventoryBuilder {
  // MARK: Buttons

  mutating func add(_ control: SegmentedControl, _ scope: Scope) {
    var value = control.stripped()
    value.$platforms = own(control.$platforms, in: scope)
    let choice = document.choice(control.subject)
    if value.title == choice?.title { value.title = nil }
    value.enabledWhen = own(
      control.enabledWhen, in: scope.enabledWhen, of: choice?.enabledWhen)
    value.visibleWhen = own(control.visibleWhen, in: scope.visibleWhen, of: choice?.visibleWhen)
    add(
      surface(control.id), .segmented, id: control.id, title: control.title, value, control.source)
  }

  mutating func add(_ button: PopUpButton, _ scope: Scope) {
    var value = button.bare
    value.$platforms = own(button.$platforms, in: scope)
    let choice = document.choice(button.subject)
    if value.title == choice?.title { value.title = nil }
    value.enabledWhen = own(button.enabledWhen, in: scope.enabledWhen, of: choice?.enabledWhen)
    value.visibleWhen = own(button.visibleWhen, in: scope.visibleWhen, of: choice?.visibleWhen)
    add(surface(button.id), .popUpButton, id: button.id, title: button.title, value, button.source)
  }

  mutating func add(_ button: PullDownButton, _ scope: Scope) {
    var value = button.bare
    value.$platforms = own(button.$platforms, in: scope)
    value.enabledWhen = own(button.enabledWhen, in: scope.enabledWhen, of: nil)
    value.visibleWhen = own(button.visibleWhen, in: scope.visibleWhen, of: nil)
    let key = surface(button.id)
    add(key, .pullDownButton, id: button.id, title: button.title, value, button.source)
    add(
      button.content, key, PlaceName(kind: .pullDownButton, id: button.id),
      Scope(platforms: button.platforms))
  }

  // MARK: Toolbars

  mutating func add(_ toolbar: Toolbar) {
    let key = surface(toolbar.id)
    add(key, .toolbar, id: toolbar.id, title: toolbar.title, toolbar.bare, toolbar.source)
    let scope = Scope(platforms: toolbar.platforms)
    for region in Toolbar.Region.allCases {
      add(toolbar[region], region.rawValue, of: toolbar.id, key, scope)
    }
    if !toolbar.scrolling.isEmpty {
      add(toolbar.scrolling, ElementName.scrolling.spelling, of: toolbar.id, key, scope)
    }
  }

  mutating func add(
    _ units: [ToolbarUnit], _ region: String, of toolbar: String, _ owner: PartKey, _ scope: Scope
  ) {
    var container = Container(
      key: owner.child(region), owner: owner,
      place: PlaceName(kind: .toolbar, id: toolbar, region: region))
    for unit in units { container.places.append(place(of: unit, in: owner, scope)) }
    inventory.append(container)
  }

  /// The place of a unit; what is a part of its own is listed as one.
  mutating func place(of unit: ToolbarUnit, in bar: PartKey, _ scope: Scope) -> Place {
    var value = unit.bare
    var key = bar.child(unit.id)
    var kind = ElementName.item
    switch unit.content {
    case .item(let item):
      value.content = .item(own(item, in: scope))
      key = command(item.id)
    case .button(let button):
      var bare = button.bare
      bare.item = own(button.item, in: scope)
      value.content = .button(bare)
      (key, kind) = (command(button.id), .button)
    case .popUpButton(let button):
      add(button, scope)
      (key, kind) = (surface(button.id), .popUpButton)
    case .pullDownButton(let button):
      add(button, scope)
      (key, kind) = (surface(button.id), .pullDownButton)
    case .segmented(let control):
      add(control, scope)
      (key, kind) = (surface(control.id), .segmented)
    case .group(let group):
      (key, kind) = (surface(unit.id), .group)
      add(group, unit, key, bar, scope)
    case .slot:
      add(
        surface(unit.id), .slot, id: unit.id, title: nil,
        Slot(id: "", comment: nil, source: .none), unit.source)
      (key, kind) = (surface(unit.id), .slot)
    case .space(let isFlexible, let platforms):
      let own = own(Narrowed(platforms, isNarrowed: true), in: scope).wrappedValue
      value.content = .space(isFlexible: isFlexible, platforms: own)
      kind = .space
    case .back(let button):
      kind = .back
      add(
        button.content, key, PlaceName(kind: .back, id: unit.id),
        Scope(platforms: button.platforms))
    case .close: kind = .close
    case .sidebarToggle: kind = .sidebarToggle
    case .search: kind = .search
    case .inspectorToggle: kind = .inspectorToggle
    case .title(let title):
      kind = .title
      if let menu = title.documentMenu { add(menu, in: bar) }
    }
    return Place(key: key, kind: kind, value: value, source: unit.source)
  }

  mutating func add(
    _ group: ToolbarGroup, _ unit: ToolbarUnit, _ key: PartKey, _ bar: PartKey, _ scope: Scope
  ) {
    var value = group.bare
    value.$platforms = own(group.$platforms, in: scope)
    add(key, .group, id: unit.id, title: group.title, value, unit.source)
    var container = Container(key: key, owner: key, place: PlaceName(kind: .group, id: unit.id))
    let inner = Scope(
      platforms: group.platforms, enabledWhen: group.enabledWhen, visibleWhen: group.visibleWhen)
    for member in group.members { container.places.append(place(of: member, in: bar, inner)) }
    inventory.append(container)
  }

  /// The menu of a title; without an id of its own it belongs to its bar.
  mutating func add(_ menu: DocumentMenu, in bar: PartKey) {
    let isNamed = menu.id != ElementName.documentMenu.spelling
    let key = isNamed ? surface(menu.id) : bar.child(menu.id)
    add(key, .documentMenu, id: menu.id, title: nil, menu.bare, menu.source)
    add(
      menu.content, key, PlaceName(kind: .documentMenu, id: menu.id),
      Scope(platforms: menu.platforms))
  }
}
