import MenuetModel

/// Builds documents by hand, with the links that a resolver would make.
struct DocumentMaker {
  private(set) var document: Document
  private var line: Int32 = 1
  private let all: PlatformSet = [.ios, .ipados, .macos, .visionos]

  init(_ name: String) {
    document = Document(name: name, fileName: "\(name).menuet.xml", source: .none)
    document.platforms = all
  }

  /// The next place in the document.
  mutating func source() -> SourceReference {
    line += 1
    return SourceReference(line: line, column: 3, node: NodeID(file: 0, element: line))
  }

  // MARK: Commands

  mutating func state(_ id: String) {
    document.states.append(AppState(id: id, title: nil, comment: nil, source: source()))
  }

  mutating func command(
    _ id: String, _ title: String = "Title", _ change: (inout Command) -> Void = { _ in }
  ) {
    var command = Command(id: id, kind: .command, title: title, source: source())
    command.platforms = all
    change(&command)
    document.commands.append(command)
  }

  mutating func system(_ system: SystemCommand, _ change: (inout Command) -> Void = { _ in }) {
    command(system.rawValue, system.title(inAppNamed: document.name)) { command in
      command.system = system
      command.role = system.role
      command.shortcut = system.facts.shortcut.flatMap { try? Shortcut(parsing: $0) }
      change(&command)
    }
  }

  mutating func toggle(
    _ id: String, _ form: ToggleForm = .checkmark, off: String = "Off", on: String? = nil
  ) {
    var toggle = Command(id: id, kind: .toggle, title: off, source: source())
    toggle.platforms = all
    toggle.form = form
    toggle.onTitle = on
    toggle.offTitle = on == nil ? nil : off
    document.commands.append(toggle)
  }

  mutating func choice(
    _ id: String, _ options: [String], _ change: (inout Choice) -> Void = { _ in }
  ) {
    let made = options.map { id in
      var option = Choice.Option(id: id, title: "Option \(id)", source: source())
      option.platforms = all
      return option
    }
    var choice = Choice(id: id, title: "Choice \(id)", options: made, source: source())
    choice.platforms = all
    change(&choice)
    document.choices.append(choice)
  }

  // MARK: Places

  mutating func item(_ id: String, _ overrides: ItemOverrides? = nil) -> Item {
    var subject = Subject.none
    var kind = Item.Kind.command
    if let index = document.commands.firstIndex(where: { $0.id == id }) {
      subject = .command(index)
      if document.commands[index].isToggle { kind = .toggle }
    } else if let index = document.choices.firstIndex(where: { $0.id == id }) {
      subject = .choice(index)
      kind = .choice
    }
    return Item(
      id: id, kind: kind, subject: subject, overrides: overrides, platforms: all,
      source: source())
  }

  mutating func items(_ ids: String...) -> [MenuElement] { ids.map { .item(item($0)) } }

  mutating func separator() -> MenuElement {
    .separator(Separator(id: "separator-\(line)", platforms: all, source: source()))
  }

  mutating func submenu(
    _ id: String, _ content: [MenuElement], _ change: (inout Submenu) -> Void = { _ in }
  ) -> MenuElement {
    var submenu = Submenu(id: id, title: "Submenu", content: content, source: source())
    submenu.platforms = all
    change(&submenu)
    return .submenu(submenu)
  }

  mutating func section(_ id: String, _ content: [MenuElement]) -> MenuElement {
    var section = MenuSection(id: id, title: "Section", content: content, source: source())
    section.platforms = all
    return .section(section)
  }

  mutating func dynamic(_ id: String, max: Int?) -> MenuElement {
    var items = DynamicItems(id: id, title: nil, max: max, source: source())
    items.platforms = all
    return .dynamic(items)
  }

  mutating func unit(
    _ id: String, _ content: ToolbarUnit.Content,
    _ change: (inout ToolbarUnit) -> Void = { _ in }
  ) -> ToolbarUnit {
    var unit = ToolbarUnit(id: id, content: content, source: source())
    change(&unit)
    return unit
  }

  mutating func unit(
    _ id: String, _ change: (inout ToolbarUnit) -> Void = { _ in }
  ) -> ToolbarUnit {
    unit(id, .item(item(id)), change)
  }

  func barButton(_ title: String) -> BarButton {
    var button = BarButton(title: title)
    button.symbol = "star"
    button.platforms = all
    return button
  }

  // MARK: Surfaces

  mutating func menu(
    _ id: String, _ content: [MenuElement], _ change: (inout Menu) -> Void = { _ in }
  ) {
    document.menus.append(menuValue(id, content, change))
  }

  mutating func menuValue(
    _ id: String, _ content: [MenuElement], _ change: (inout Menu) -> Void = { _ in }
  ) -> Menu {
    var menu = Menu(id: id, title: "Menu \(id)", content: content, source: source())
    menu.platforms = all
    change(&menu)
    return menu
  }

  mutating func menuBar(_ id: String, _ menus: [Menu]) {
    var bar = MenuBar(id: id, menus: menus, source: source())
    bar.platforms = all
    document.menuBars.append(bar)
  }

  mutating func contextMenu(
    _ id: String, _ content: [MenuElement], _ change: (inout ContextMenu) -> Void = { _ in }
  ) {
    var menu = ContextMenu(id: id, target: "Row", content: content, source: source())
    menu.platforms = all
    change(&menu)
    document.contextMenus.append(menu)
  }

  mutating func editMenu(_ id: String, _ items: [Item]) {
    var menu = EditMenu(id: id, target: "Body", items: items, source: source())
    menu.platforms = all
    menu.placement = .above
    document.editMenus.append(menu)
  }

  mutating func popUpButton(_ id: String, choice: String) -> PopUpButton {
    let index = document.choices.firstIndex { $0.id == choice } ?? 0
    var button = PopUpButton(
      id: id, title: "Pop", choice: choice, subject: .choice(index), source: source())
    button.platforms = all
    return button
  }

  mutating func pullDownButton(
    _ id: String, _ content: [MenuElement], primary: String? = nil
  ) -> PullDownButton {
    var button = PullDownButton(id: id, title: "Pull", content: content, source: source())
    button.platforms = all
    button.primary = primary
    if let index = document.commands.firstIndex(where: { $0.id == primary }) {
      button.primarySubject = .command(index)
    }
    return button
  }

  mutating func segmented(_ choice: String) -> SegmentedControl {
    let index = document.choices.firstIndex { $0.id == choice } ?? 0
    var control = SegmentedControl(
      id: choice, title: nil, choice: choice, subject: .choice(index), source: source())
    control.platforms = all
    return control
  }

  mutating func toolbar(_ id: String, _ change: (inout Toolbar, inout DocumentMaker) -> Void) {
    var toolbar = Toolbar(id: id, title: "Bar", source: source())
    toolbar.platforms = all
    change(&toolbar, &self)
    document.toolbars.append(toolbar)
  }

  mutating func alert(_ id: String, _ answers: [String], title: String = "Sure?") {
    var alert = Alert(id: id, title: title, actions: answers.map { item($0) }, source: source())
    alert.message = "Message"
    alert.platforms = all
    document.alerts.append(alert)
  }

  mutating func sheet(_ id: String, _ change: (inout Sheet) -> Void = { _ in }) {
    var sheet = Sheet(id: id, title: "Sheet", source: source())
    sheet.platforms = all
    change(&sheet)
    document.sheets.append(sheet)
  }

  mutating func cover(_ id: String, _ change: (inout Cover) -> Void = { _ in }) {
    var cover = Cover(id: id, title: "Cover", source: source())
    cover.platforms = all
    change(&cover)
    document.covers.append(cover)
  }

  mutating func popover(_ id: String, _ change: (inout Popover) -> Void = { _ in }) {
    var popover = Popover(id: id, title: nil, source: source())
    popover.platforms = all
    change(&popover)
    document.popovers.append(popover)
  }

  mutating func activityView(_ id: String, excludes: [SystemActivity]) {
    var view = ActivityView(id: id, title: "Share", activities: [], source: source())
    view.platforms = all
    view.excludes = excludes
    document.activityViews.append(view)
  }

  mutating func appExtension(
    _ kind: AppExtension.Kind, _ id: String, _ change: (inout AppExtension) -> Void = { _ in }
  ) {
    var own = AppExtension(
      id: id, kind: kind, title: "Title", accepts: ["text"], commands: [], source: source())
    own.platforms = all
    change(&own)
    document.extensions.append(own)
  }

  mutating func change(_ change: (inout Document) -> Void) { change(&document) }
}
