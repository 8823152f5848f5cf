import MenuetModel

/// Lists what a document holds.
struct InventoryBuilder {
  let document: Document
  var inventory = Inventory()
  var names = PartNames()
  /// The menus that submenus can show.
  let menusByID: ByID<Menu>
  private let viewPlatforms: [String: PlatformSet]

  /// What holds for everything that stands in an element, and is not said again by each.
  struct Scope {
    var platforms: PlatformSet
    var enabledWhen: Condition?
    var visibleWhen: Condition?
  }

  /// The inventory of a document, and the names for the keys in it.
  static func inventory(of document: Document) -> (content: Inventory, names: PartNames) {
    var builder = InventoryBuilder(document: document)
    builder.build()
    return (builder.inventory, builder.names)
  }

  private init(document: Document) {
    self.document = document
    viewPlatforms = Dictionary(document.views.map { ($0.id, $0.platforms) }) { first, _ in first }
    menusByID = ByID(document.everyMenu) { $0.id }
  }

  var whole: Scope { Scope(platforms: document.platforms) }

  /// The facts that hold in a view; in the document where there is none.
  func scope(of view: String?) -> Scope {
    view.flatMap { viewPlatforms[$0] }.map { Scope(platforms: $0) } ?? whole
  }

  mutating func build() {
    let count = document.commands.count + 64
    inventory.reserve(count)
    names.reserve(count)
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

  mutating func command(_ id: String) -> PartKey { names.insert(PartName(.commands, id)) }

  mutating func surface(_ id: String) -> PartKey { names.insert(PartName(.surfaces, id)) }

  func swiftName(_ space: PartName.Space, _ id: String) -> String? {
    space == .commands ? document.swiftNames[command: id] : document.swiftNames[surface: id]
  }

  mutating func add(
    _ key: PartKey, _ kind: ElementName, id: String, title: String?, _ value: some PartValue,
    _ source: SourceReference, first: String? = nil
  ) {
    inventory.append(
      Part(
        key: key, kind: kind, id: id, title: title, value: value,
        swiftName: swiftName(key.space, id), source: source, first: first))
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
        var value = option.stripped()
        value.$platforms = own(option.$platforms, in: Scope(platforms: choice.platforms))
        add(command(id), .option, id: id, title: option.title, value, option.source)
        container.places.append(
          Place(key: command(id), kind: .option, source: option.source))
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
    for menu in document.menus { add(menu) }
    for bar in document.menuBars { add(bar) }
    addControls()
    for bar in document.tabBars { add(bar) }
    for toolbar in document.toolbars { add(toolbar, scope(of: toolbar.view)) }
    for menu in document.contextMenus {
      let key = surface(menu.id)
      var value = menu.bare
      value.$platforms = own(menu.$platforms, in: scope(of: menu.view))
      add(key, .contextMenu, id: menu.id, title: menu.title, value, menu.source)
      add(
        menu.content, key, PlaceName(kind: .contextMenu, id: menu.id),
        Scope(platforms: menu.platforms))
    }
    for menu in document.editMenus {
      let key = surface(menu.id)
      var value = menu.bare
      value.$platforms = own(menu.$platforms, in: scope(of: menu.view))
      add(key, .editMenu, id: menu.id, title: nil, value, menu.source)
      add(
        menu.items.map { .item($0) }, key, PlaceName(kind: .editMenu, id: menu.id),
        Scope(platforms: menu.platforms))
    }
  }

  /// Lists what stands by itself, outside every view and in each.
  private mutating func addControls() {
    let buttons = Dictionary(grouping: document.buttons, by: \.view)
    let segmentedControls = Dictionary(grouping: document.segmentedControls, by: \.view)
    let popUpButtons = Dictionary(grouping: document.popUpButtons, by: \.view)
    let pullDownButtons = Dictionary(grouping: document.pullDownButtons, by: \.view)
    for view in [nil] + document.views.map({ Optional($0.id) }) {
      addControls(
        in: view, buttons[view] ?? [], segmentedControls[view] ?? [], popUpButtons[view] ?? [],
        pullDownButtons[view] ?? [])
    }
  }

  private mutating func addControls(
    in view: String?, _ buttons: [Button], _ segmentedControls: [SegmentedControl],
    _ popUpButtons: [PopUpButton], _ pullDownButtons: [PullDownButton]
  ) {
    let scope = scope(of: view)
    let key = view.map { surface($0) } ?? .document
    var container = Container(
      key: key, owner: key, place: PlaceName(kind: view == nil ? .menuet : .view, id: view ?? ""))
    func place(_ key: PartKey, _ kind: ElementName, _ source: SourceReference) -> Place {
      Place(key: key, kind: kind, source: source)
    }
    for var button in buttons {
      button.view = nil
      container.places.append(self.place(of: button, scope))
    }
    for var control in segmentedControls {
      control.view = nil
      // Without an id of its own it has that of its choice, which may have one in every view.
      var key = surface(control.id)
      if inventory.hasPart(key) { key = names.child(view ?? "", of: key) }
      add(control, scope, key)
      container.places.append(place(key, .segmented, control.source))
    }
    for var button in popUpButtons {
      button.view = nil
      add(button, scope)
      container.places.append(place(surface(button.id), .popUpButton, button.source))
    }
    for var button in pullDownButtons {
      button.view = nil
      add(button, scope)
      container.places.append(place(surface(button.id), .pullDownButton, button.source))
    }
    inventory.append(container)
  }

  mutating func add(_ bar: MenuBar) {
    let key = surface(bar.id)
    add(key, .menuBar, id: bar.id, title: nil, bar.bare, bar.source)
    var container = Container(key: key, owner: key, place: PlaceName(kind: .menuBar, id: bar.id))
    for menu in bar.menus {
      container.places.append(
        Place(key: surface(menu.id), kind: .menu, source: menu.source))
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
    var value = bar.bare
    value.$platforms = own(bar.$platforms, in: scope(of: bar.view))
    add(key, .tabBar, id: bar.id, title: nil, value, bar.source)
    var container = Container(key: key, owner: key, place: PlaceName(kind: .tabBar, id: bar.id))
    for tab in bar.tabs {
      var value = tab.stripped()
      value.$platforms = own(tab.$platforms, in: Scope(platforms: bar.platforms))
      // A tab may have the id of the view that it shows.
      let tabKey = names.child(tab.id, of: key)
      add(tabKey, .tab, id: tab.id, title: tab.title, value, tab.source)
      container.places.append(
        Place(key: tabKey, kind: .tab, source: tab.source))
    }
    inventory.append(container)
  }

  // MARK: Items

  mutating func place(of item: Item, _ scope: Scope) -> Place {
    Place(
      key: command(item.id), kind: .item, value: own(item, in: scope), source: item.source)
  }

  mutating func place(of button: Button, _ scope: Scope) -> Place {
    var value = button.bare
    value.item = own(button.item, in: scope)
    return Place(key: command(button.id), kind: .button, value: value, source: button.source)
  }

  /// An item with what it says itself: neither what its command nor what the element around it says.
  func own(_ item: Item, in scope: Scope) -> Item {
    var value = item.bare
    var scope = scope
    scope.platforms.formIntersection(document.platforms(of: item.subject) ?? .all)
    value.$platforms = own(item.$platforms, in: scope)
    guard scope.enabledWhen != nil || scope.visibleWhen != nil,
      var overrides = item.overrides?.value
    else { return value }
    let (command, choice) = (document.command(of: item), document.choice(of: item))
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
    func rest(_ condition: Condition) -> Condition? {
      .all(Self.operands(of: condition).filter { !known.contains($0) })
    }
    let own = rest(condition)
    return own == subject.flatMap(rest) ? nil : own
  }

  static func operands(of condition: Condition) -> [Condition] {
    if case .and(let operands) = condition { operands } else { [condition] }
  }
}
