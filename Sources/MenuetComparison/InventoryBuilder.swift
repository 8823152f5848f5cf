import MenuetModel

/// Lists what a document holds.
struct InventoryBuilder {
  let document: Document
  let mapping: IDMapping
  var inventory = Inventory()

  /// What holds for everything that stands in an element, and is not said again by each.
  struct Scope {
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

  init(document: Document, mapping: IDMapping) {
    self.document = document
    self.mapping = mapping
  }

  var whole: Scope { Scope(platforms: document.platforms) }

  mutating func build() {
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

  func command(_ id: String) -> PartKey { mapping.earlier(PartKey(.commands, id)) }

  func surface(_ id: String) -> PartKey { mapping.earlier(PartKey(.surfaces, id)) }

  func swiftName(_ key: PartKey) -> String? {
    key.space == .commands
      ? document.swiftNames[command: key.id] : document.swiftNames[surface: key.id]
  }

  mutating func add(
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

  mutating func addCommands() {
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
      add(
        command(state.id), .state, id: state.id, title: state.title, state.stripped(), state.source)
    }
  }

  // MARK: Surfaces

  mutating func addSurfaces() {
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

  mutating func add(_ bar: MenuBar) {
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

  mutating func add(_ menu: Menu) {
    let key = surface(menu.id)
    add(key, .menu, id: menu.id, title: menu.title, menu.bare, menu.source)
    add(
      menu.content, key, PlaceName(kind: .menu, id: menu.id), Scope(platforms: menu.platforms))
  }

  mutating func add(_ bar: TabBar) {
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
  mutating func add(
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

  mutating func add(
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

  mutating func add(_ submenu: Submenu, _ scope: Scope) {
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

  func place(of item: Item, _ scope: Scope) -> Place {
    Place(
      key: command(item.id), kind: .item, value: own(item, in: scope), source: item.source)
  }

  func place(of button: Button, _ scope: Scope) -> Place {
    var value = button.bare
    value.item = own(button.item, in: scope)
    return Place(key: command(button.id), kind: .button, value: value, source: button.source)
  }

  /// An item with what it says itself: neither what its command nor what the element around it says.
  func own(_ item: Item, in scope: Scope) -> Item {
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
  func own(_ platforms: Narrowed, in scope: Scope) -> Narrowed {
    platforms.wrappedValue == scope.platforms
      ? Narrowed([], isNarrowed: false) : Narrowed(platforms.wrappedValue, isNarrowed: true)
  }

  /// A condition without what holds around it, and without that of the command.
  func own(
    _ condition: Condition?, in outer: Condition?, of subject: Condition?
  ) -> Condition? {
    guard let condition, let outer else { return condition }
    let known = Set(Self.operands(of: outer))
    let rest = Condition.all(Self.operands(of: condition).filter { !known.contains($0) })
    return rest == subject ? nil : rest
  }

  static func operands(of condition: Condition) -> [Condition] {
    if case .and(let operands) = condition { operands } else { [condition] }
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
