import MenuetModel

/// Buttons, and the units of toolbars.
extension InventoryBuilder {
  // MARK: Buttons

  /// - Parameter key: That of the control; `nil` for the one of its id.
  mutating func add(_ control: SegmentedControl, _ scope: Scope, _ key: PartKey? = nil) {
    var value = control.stripped()
    value.$platforms = own(control.$platforms, in: scope)
    let choice = document.choice(control.subject)
    if value.title == choice?.title { value.title = nil }
    value.enabledWhen = own(
      control.enabledWhen, in: scope.enabledWhen, of: choice?.enabledWhen)
    value.visibleWhen = own(control.visibleWhen, in: scope.visibleWhen, of: choice?.visibleWhen)
    add(
      key ?? surface(control.id), .segmented, id: control.id, title: control.title, value,
      control.source)
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

  /// A toolbar whose units are listed.
  struct Bar {
    let key: PartKey
    let id: String
  }

  mutating func add(_ toolbar: Toolbar, _ outer: Scope) {
    let bar = Bar(key: surface(toolbar.id), id: toolbar.id)
    var value = toolbar.bare
    value.$platforms = own(toolbar.$platforms, in: outer)
    add(bar.key, .toolbar, id: toolbar.id, title: toolbar.title, value, toolbar.source)
    let scope = Scope(platforms: toolbar.platforms)
    for region in Toolbar.Region.allCases {
      add(toolbar[region], region.rawValue, of: bar, scope)
    }
    if !toolbar.scrolling.isEmpty {
      add(toolbar.scrolling, ElementName.scrolling.spelling, of: bar, scope)
    }
  }

  mutating func add(
    _ units: [ToolbarUnit], _ region: String, of bar: Bar, _ scope: Scope
  ) {
    var container = Container(
      key: names.child(region, of: bar.key), owner: bar.key,
      place: PlaceName(kind: .toolbar, id: bar.id, region: region))
    for unit in units { container.places.append(place(of: unit, in: bar, scope)) }
    inventory.append(container)
  }

  /// The place of a unit; what is a part of its own is listed as one.
  mutating func place(of unit: ToolbarUnit, in bar: Bar, _ scope: Scope) -> Place {
    var value = unit.bare
    let key: PartKey
    var kind = ElementName.item
    /// The key of what has an id in its bar alone.
    func inner() -> PartKey { names.child(unit.id, of: bar.key) }
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
      (key, kind) = (inner(), .space)
    case .back(let button):
      (key, kind) = (inner(), .back)
      value.content = .back(own(button, in: scope))
      add(
        button.content, key, PlaceName(kind: .toolbar, id: bar.id, region: kind.spelling),
        Scope(platforms: button.platforms))
    case .close(let button):
      (key, kind) = (inner(), .close)
      value.content = .close(own(button, in: scope))
    case .sidebarToggle(let button):
      (key, kind) = (inner(), .sidebarToggle)
      value.content = .sidebarToggle(own(button, in: scope))
    case .search(let button):
      (key, kind) = (inner(), .search)
      value.content = .search(own(button, in: scope))
    case .inspectorToggle(let button):
      (key, kind) = (inner(), .inspectorToggle)
      value.content = .inspectorToggle(own(button, in: scope))
    case .title(var title):
      (key, kind) = (inner(), .title)
      let (menu, platforms) = (title.documentMenu, title.platforms)
      title.documentMenu = nil
      title.$platforms = own(title.$platforms, in: scope)
      value.content = .title(title)
      if let menu { add(menu, in: bar.key, Scope(platforms: platforms)) }
    }
    return Place(key: key, kind: kind, value: value, source: unit.source)
  }

  mutating func add(
    _ group: ToolbarGroup, _ unit: ToolbarUnit, _ key: PartKey, _ bar: Bar, _ scope: Scope
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

  /// A button that bars have ready, with the platforms that it says itself.
  private func own(_ button: BarButton, in scope: Scope) -> BarButton {
    var value = button.bare
    value.$platforms = own(button.$platforms, in: scope)
    return value
  }

  /// The menu of a title; without an id of its own it belongs to its bar.
  mutating func add(_ menu: DocumentMenu, in bar: PartKey, _ scope: Scope) {
    let isNamed = menu.id != ElementName.documentMenu.spelling
    let key = isNamed ? surface(menu.id) : names.child(menu.id, of: bar)
    var value = menu.bare
    value.$platforms = own(menu.$platforms, in: scope)
    add(key, .documentMenu, id: menu.id, title: nil, value, menu.source)
    add(
      menu.content, key, PlaceName(kind: .documentMenu, id: menu.id),
      Scope(platforms: menu.platforms))
  }
}
