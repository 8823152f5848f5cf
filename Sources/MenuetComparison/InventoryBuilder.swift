import MenuetModel

/// Lists what a document holds.
struct InventoryBuilder {
  private let document: Document
  private let mapping: IDMapping
  private var inventory = Inventory()

  /// What holds for everything that stands in an element, and is not said again by each.
  private struct Scope {
    var platforms: PlatformSet
    var enabledWhen: Condition?
    var visibleWhen: Condition?
  }

  /// - Parameter mapping: The ids by which an earlier version knows the parts.
  static func inventory(of document: Document, _ mapping: IDMapping = IDMapping()) -> Inventory {
    var builder = InventoryBuilder(document: document, mapping: mapping)
    builder.build()
    return builder.inventory
  }

  private init(document: Document, mapping: IDMapping) {
    self.document = document
    self.mapping = mapping
  }

  private var whole: Scope { Scope(platforms: document.platforms) }

  private mutating func build() {
    inventory.reserve(document.commands.count + 64)
    inventory.append(
      Part(
        key: .document, kind: .menuet, id: "", title: nil, value: RootValue(document),
        swiftName: nil, source: document.source))
    addCommands()
    addSurfaces()
    addPresentations()
    addContent()
  }

  // MARK: Keys

  private func command(_ id: String) -> PartKey { mapping.earlier(PartKey(.commands, id)) }

  private func surface(_ id: String) -> PartKey { mapping.earlier(PartKey(.surfaces, id)) }

  private func swiftName(_ key: PartKey) -> String? {
    key.space == .commands
      ? document.swiftNames[command: key.id] : document.swiftNames[surface: key.id]
  }

  private mutating func add(
    _ key: PartKey, _ kind: ElementName, id: String, title: String?, _ value: any PartValue,
    _ source: SourceReference
  ) {
    let written = PartKey(key.space, id)
    inventory.append(
      Part(
        key: key, kind: kind, id: id, title: title, value: value, swiftName: swiftName(written),
        source: source))
  }

  // MARK: Commands

  private mutating func addCommands() {
    for command in document.commands {
      add(
        self.command(command.id), command.isToggle ? .toggle : .command, id: command.id,
        title: command.title, command.bare, command.source)
    }
    for choice in document.choices {
      let key = command(choice.id)
      add(key, .choice, id: choice.id, title: choice.title, choice.bare, choice.source)
      var container = Container(
        key: key, owner: key, place: PlaceName(kind: .choice, id: choice.id))
      for option in choice.options {
        let id = "\(choice.id).\(option.id)"
        add(command(id), .option, id: id, title: option.title, option.stripped(), option.source)
        container.places.append(
          Place(key: command(id), kind: .option, value: NoValue(), source: option.source))
      }
      inventory.append(container)
    }
    for state in document.states {
      add(command(state.id), .state, id: state.id, title: state.title, state.stripped(), state.source)
    }
  }

  // MARK: Surfaces

  private mutating func addSurfaces() {
    var standing = Container(
      key: .document, owner: .document, place: PlaceName(kind: .menuet, id: ""))
    for menu in document.menus { add(menu) }
    for bar in document.menuBars { add(bar) }
    for button in document.buttons { standing.places.append(place(of: button, whole)) }
    for control in document.segmentedControls { add(control, whole) }
    for button in document.popUpButtons { add(button, whole) }
    for button in document.pullDownButtons { add(button, whole) }
    for bar in document.tabBars { add(bar) }
    for toolbar in document.toolbars { add(toolbar) }
    for menu in document.contextMenus {
      let key = surface(menu.id)
      add(key, .contextMenu, id: menu.id, title: menu.title, menu.bare, menu.source)
      add(
        menu.content, key, PlaceName(kind: .contextMenu, id: menu.id),
        Scope(platforms: menu.platforms))
    }
    for menu in document.editMenus {
      let key = surface(menu.id)
      add(key, .editMenu, id: menu.id, title: nil, menu.bare, menu.source)
      add(
        menu.items.map { .item($0) }, key, PlaceName(kind: .editMenu, id: menu.id),
        Scope(platforms: menu.platforms))
    }
    inventory.append(standing)
  }

  private mutating func add(_ bar: MenuBar) {
    let key = surface(bar.id)
    add(key, .menuBar, id: bar.id, title: nil, bar.bare, bar.source)
    var container = Container(key: key, owner: key, place: PlaceName(kind: .menuBar, id: bar.id))
    for menu in bar.menus {
      container.places.append(
        Place(key: surface(menu.id), kind: .menu, value: NoValue(), source: menu.source))
    }
    inventory.append(container)
    for menu in bar.menus { add(menu) }
  }

  private mutating func add(_ menu: Menu) {
    let key = surface(menu.id)
    add(key, .menu, id: menu.id, title: menu.title, menu.bare, menu.source)
    add(
      menu.content, key, PlaceName(kind: .menu, id: menu.id), Scope(platforms: menu.platforms))
  }

  private mutating func add(_ bar: TabBar) {
    let key = surface(bar.id)
    add(key, .tabBar, id: bar.id, title: nil, bar.bare, bar.source)
    var container = Container(key: key, owner: key, place: PlaceName(kind: .tabBar, id: bar.id))
    for tab in bar.tabs {
      add(surface(tab.id), .tab, id: tab.id, title: tab.title, tab.stripped(), tab.source)
      container.places.append(
        Place(key: surface(tab.id), kind: .tab, value: NoValue(), source: tab.source))
    }
    inventory.append(container)
  }

  // MARK: Menus

  /// Lists the content of a menu or a section, and of what stands in it.
  private mutating func add(
    _ content: [MenuElement], _ key: PartKey, _ name: PlaceName, _ scope: Scope
  ) {
    var container = Container(key: key, owner: key, place: name)
    container.places.reserveCapacity(content.count)
    var inner: [(section: MenuSection, key: PartKey, name: PlaceName)] = []
    var submenus: [Submenu] = []
    var anonymousCount = 0
    for element in content {
      switch element {
      case .item(let item): container.places.append(place(of: item, scope))
      case .submenu(let submenu):
        container.places.append(
          Place(key: surface(submenu.id), kind: .submenu, value: NoValue(), source: submenu.source))
        submenus.append(submenu)
      case .section(let section):
        let isAnonymous = section.title == nil && section.id == ElementName.section.spelling
        let sectionKey =
          isAnonymous ? mapping.earlier(key.section(anonymousCount)) : surface(section.id)
        if isAnonymous { anonymousCount += 1 }
        let sectionName =
          isAnonymous
          ? PlaceName(kind: .section, id: name.id, isAnonymous: true)
          : PlaceName(kind: .section, id: section.id)
        container.places.append(
          Place(key: sectionKey, kind: .section, value: NoValue(), source: section.source))
        inner.append((section, sectionKey, sectionName))
      case .separator(let separator):
        var value = separator.stripped()
        value.$platforms = own(separator.$platforms, in: scope)
        container.places.append(
          Place(
            key: surface(separator.id), kind: .separator, value: value, source: separator.source))
      case .dynamic(let dynamic):
        add(
          surface(dynamic.id), .dynamic, id: dynamic.id, title: dynamic.title, dynamic.stripped(),
          dynamic.source)
        container.places.append(
          Place(key: surface(dynamic.id), kind: .dynamic, value: NoValue(), source: dynamic.source))
      case .slot(let slot):
        add(surface(slot.id), .slot, id: slot.id, title: nil, slot.stripped(), slot.source)
        container.places.append(
          Place(key: surface(slot.id), kind: .slot, value: NoValue(), source: slot.source))
      }
    }
    inventory.append(container)
    for (section, key, name) in inner { add(section, key, name, scope) }
    for submenu in submenus { add(submenu, scope) }
  }

  private mutating func add(
    _ section: MenuSection, _ key: PartKey, _ name: PlaceName, _ scope: Scope
  ) {
    var value = section.bare
    value.$platforms = own(section.$platforms, in: scope)
    add(
      key, .section, id: name.isAnonymous ? "" : section.id, title: section.title, value,
      section.source)
    var inner = scope
    inner.platforms = section.platforms
    inner.enabledWhen = .all([scope.enabledWhen, section.enabledWhen])
    add(section.content, key, name, inner)
  }

  private mutating func add(_ submenu: Submenu, _ scope: Scope) {
    var value = submenu.bare
    value.$platforms = own(submenu.$platforms, in: scope)
    value.enabledWhen = own(submenu.enabledWhen, in: scope.enabledWhen, of: nil)
    if let shown = submenu.ref.flatMap({ id in document.menus.first { $0.id == id } }) {
      value.take(whatDiffersFrom: shown)
    }
    let key = surface(submenu.id)
    add(key, .submenu, id: submenu.id, title: submenu.title, value, submenu.source)
    // What it shows of another menu is listed there.
    guard submenu.ref == nil else { return }
    add(
      submenu.content, key, PlaceName(kind: .submenu, id: submenu.id),
      Scope(platforms: submenu.platforms))
  }

  // MARK: Items

  private func place(of item: Item, _ scope: Scope) -> Place {
    Place(
      key: command(item.id), kind: .item, value: own(item, in: scope), source: item.source)
  }

  private func place(of button: Button, _ scope: Scope) -> Place {
    var value = button.bare
    value.item = own(button.item, in: scope)
    return Place(key: command(button.id), kind: .button, value: value, source: button.source)
  }

  /// An item with what it says itself: neither what its command nor what the element around it says.
  private func own(_ item: Item, in scope: Scope) -> Item {
    var value = item.bare
    let (command, choice) = (document.command(of: item), document.choice(of: item))
    var scope = scope
    scope.platforms.formIntersection(command?.platforms ?? choice?.platforms ?? .all)
    value.$platforms = own(item.$platforms, in: scope)
    guard scope.enabledWhen != nil || scope.visibleWhen != nil,
      var overrides = item.overrides?.value
    else { return value }
    overrides.enabledWhen = own(
      overrides.enabledWhen, in: scope.enabledWhen, of: command?.enabledWhen ?? choice?.enabledWhen)
    overrides.visibleWhen = own(
      overrides.visibleWhen, in: scope.visibleWhen, of: command?.visibleWhen ?? choice?.visibleWhen)
    value.overrides = overrides == ItemOverrides() ? nil : Indirect(overrides)
    return value
  }

  /// Platforms that are fewer than those around; none for those around.
  private func own(_ platforms: Narrowed, in scope: Scope) -> Narrowed {
    platforms.wrappedValue == scope.platforms
      ? Narrowed([], isNarrowed: false) : Narrowed(platforms.wrappedValue, isNarrowed: true)
  }

  /// A condition without what holds around it, and without that of the command.
  private func own(
    _ condition: Condition?, in outer: Condition?, of subject: Condition?
  ) -> Condition? {
    guard let condition, let outer else { return condition }
    let known = Set(Self.operands(of: outer))
    let rest = Condition.all(Self.operands(of: condition).filter { !known.contains($0) })
    return rest == subject ? nil : rest
  }

  private static func operands(of condition: Condition) -> [Condition] {
    if case .and(let operands) = condition { operands } else { [condition] }
  }

  // MARK: Buttons

  private mutating func add(_ control: SegmentedControl, _ scope: Scope) {
    var value = control.stripped()
    value.$platforms = own(control.$platforms, in: scope)
    let choice = document.choice(control.subject)
    if value.title == choice?.title { value.title = nil }
    value.enabledWhen = own(
      control.enabledWhen, in: scope.enabledWhen, of: choice?.enabledWhen)
    value.visibleWhen = own(control.visibleWhen, in: scope.visibleWhen, of: choice?.visibleWhen)
    add(surface(control.id), .segmented, id: control.id, title: control.title, value, control.source)
  }

  private mutating func add(_ button: PopUpButton, _ scope: Scope) {
    var value = button.bare
    value.$platforms = own(button.$platforms, in: scope)
    let choice = document.choice(button.subject)
    if value.title == choice?.title { value.title = nil }
    value.enabledWhen = own(button.enabledWhen, in: scope.enabledWhen, of: choice?.enabledWhen)
    value.visibleWhen = own(button.visibleWhen, in: scope.visibleWhen, of: choice?.visibleWhen)
    add(surface(button.id), .popUpButton, id: button.id, title: button.title, value, button.source)
  }

  private mutating func add(_ button: PullDownButton, _ scope: Scope) {
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

  private mutating func add(_ toolbar: Toolbar) {
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

  private mutating func add(
    _ units: [ToolbarUnit], _ region: String, of toolbar: String, _ owner: PartKey, _ scope: Scope
  ) {
    var container = Container(
      key: owner.child(region), owner: owner,
      place: PlaceName(kind: .toolbar, id: toolbar, region: region))
    for unit in units { container.places.append(place(of: unit, in: owner, scope)) }
    inventory.append(container)
  }

  /// The place of a unit; what is a part of its own is listed as one.
  private mutating func place(of unit: ToolbarUnit, in bar: PartKey, _ scope: Scope) -> Place {
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

  private mutating func add(
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
  private mutating func add(_ menu: DocumentMenu, in bar: PartKey) {
    let isNamed = menu.id != ElementName.documentMenu.spelling
    let key = isNamed ? surface(menu.id) : bar.child(menu.id)
    add(key, .documentMenu, id: menu.id, title: nil, menu.bare, menu.source)
    add(
      menu.content, key, PlaceName(kind: .documentMenu, id: menu.id),
      Scope(platforms: menu.platforms))
  }

  // MARK: Presentations

  private mutating func addPresentations() {
    for sheet in document.sheets {
      add(surface(sheet.id), .sheet, id: sheet.id, title: sheet.title, sheet.bare, sheet.source)
      add(sheet.body, of: sheet.id, .sheet, sheet.platforms)
    }
    for cover in document.covers {
      add(surface(cover.id), .cover, id: cover.id, title: cover.title, cover.bare, cover.source)
      add(cover.body, of: cover.id, .cover, cover.platforms)
    }
    for popover in document.popovers {
      add(
        surface(popover.id), .popover, id: popover.id, title: popover.title, popover.bare,
        popover.source)
      add(popover.body, of: popover.id, .popover, popover.platforms)
    }
    for alert in document.alerts {
      let key = surface(alert.id)
      add(key, .alert, id: alert.id, title: alert.title, alert.bare, alert.source)
      add(
        alert.actions.map { .item($0) }, key, PlaceName(kind: .alert, id: alert.id),
        Scope(platforms: alert.platforms))
    }
    for view in document.activityViews { add(view) }
    for own in document.extensions {
      let kind: ElementName = own.kind == .share ? .shareExtension : .actionExtension
      let key = surface(own.id)
      add(key, kind, id: own.id, title: own.title, own.bare, own.source)
      add(
        own.commands.map { .item($0) }, key, PlaceName(kind: kind, id: own.id),
        Scope(platforms: own.platforms))
    }
  }

  private mutating func add(
    _ body: PresentedBody, of id: String, _ kind: ElementName, _ platforms: PlatformSet
  ) {
    let key = surface(id)
    let scope = Scope(platforms: platforms)
    var container = Container(key: key, owner: key, place: PlaceName(kind: kind, id: id))
    container.places = body.items.map { place(of: $0, scope) }
    container.places += body.buttons.map { place(of: $0, scope) }
    for button in body.popUpButtons {
      add(button, scope)
      container.places.append(
        Place(
          key: surface(button.id), kind: .popUpButton, value: NoValue(), source: button.source))
    }
    for button in body.pullDownButtons {
      add(button, scope)
      container.places.append(
        Place(
          key: surface(button.id), kind: .pullDownButton, value: NoValue(), source: button.source))
    }
    for control in body.segmented {
      add(control, scope)
      container.places.append(
        Place(
          key: surface(control.id), kind: .segmented, value: NoValue(), source: control.source))
    }
    inventory.append(container)
    if let toolbar = body.toolbar { add(toolbar) }
  }

  private mutating func add(_ view: ActivityView) {
    let key = surface(view.id)
    add(key, .activityView, id: view.id, title: view.title, view.bare, view.source)
    var container = Container(
      key: key, owner: key, place: PlaceName(kind: .activityView, id: view.id))
    for activity in view.activities {
      let id = "\(view.id).\(activity.id)"
      add(
        key.child(activity.id), .activity, id: id, title: activity.title, activity.stripped(),
        activity.source)
      container.places.append(
        Place(
          key: key.child(activity.id), kind: .activity, value: NoValue(), source: activity.source))
    }
    inventory.append(container)
  }

  // MARK: Content

  private mutating func addContent() {
    for view in document.views {
      add(surface(view.id), .view, id: view.id, title: view.title, view.stripped(), view.source)
    }
    for region in document.regions {
      add(
        surface(region.id), .region, id: region.id, title: region.title, region.stripped(),
        region.source)
    }
    for type in document.types {
      add(PartKey(.types, type.id), .type, id: type.id, title: type.title, type.stripped(), type.source)
    }
    for source in document.dragSources {
      add(surface(source.id), .dragSource, id: source.id, title: nil, source.bare, source.source)
    }
    for target in document.dropTargets {
      add(surface(target.id), .dropTarget, id: target.id, title: nil, target.bare, target.source)
    }
  }
}

extension Submenu {
  /// Leaves out the words that it has of the menu that it shows.
  fileprivate mutating func take(whatDiffersFrom shown: Menu) {
    if title == shown.title { title = "" }
    if subtitle == shown.subtitle { subtitle = nil }
    if symbol == shown.symbol { symbol = nil }
    if image == shown.image { image = nil }
    if layout == shown.layout { layout = .large }
  }
}
