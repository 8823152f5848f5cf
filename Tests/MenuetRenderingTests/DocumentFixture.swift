import MenuetModel

/// Writes documents in code, with everything on every platform.
struct DocumentFixture {
  private(set) var document: Document

  init(_ name: String = "Notes") {
    document = Document(name: name, fileName: "\(name).menuet.xml", source: .none)
    document.platforms = .all
  }

  /// Declares a command, or a toggle, and places it.
  mutating func item(
    _ id: String, _ title: String, _ symbol: String? = nil, _ shortcut: String? = nil,
    role: Role = .normal, kind: Command.Kind = .command, form: ToggleForm? = nil
  ) -> Item {
    var command = Command(id: id, kind: kind, title: title, source: .none)
    command.symbol = symbol
    command.shortcut = shortcut.flatMap { try? Shortcut(parsing: $0) }
    command.role = role
    command.platforms = .all
    command.form = kind == .toggle ? form ?? .checkmark : nil
    command.onTitle = form == nil ? nil : "Hide \(title)"
    command.offTitle = form == nil ? nil : "Show \(title)"
    document.commands.append(command)
    return Item(
      id: id, kind: kind == .toggle ? .toggle : .command,
      subject: .command(document.commands.count - 1), platforms: .all, source: .none)
  }

  /// The same as an element of a menu.
  mutating func element(
    _ id: String, _ title: String, _ symbol: String? = nil, _ shortcut: String? = nil,
    role: Role = .normal, kind: Command.Kind = .command, form: ToggleForm? = nil
  ) -> MenuElement {
    .item(item(id, title, symbol, shortcut, role: role, kind: kind, form: form))
  }

  /// Declares a choice and places it; the second option holds at first.
  mutating func choice(
    _ id: String, _ title: String, _ options: [(title: String, symbol: String?)]
  ) -> Item {
    let options = options.enumerated().map { index, words in
      var option = Choice.Option(id: "option-\(index)", title: words.title, source: .none)
      option.symbol = words.symbol
      option.platforms = .all
      option.isDefault = index == 1
      return option
    }
    var choice = Choice(id: id, title: title, options: options, source: .none)
    choice.platforms = .all
    document.choices.append(choice)
    return Item(
      id: id, kind: .choice, subject: .choice(document.choices.count - 1), platforms: .all,
      source: .none)
  }

  static func section(_ title: String?, _ content: [MenuElement]) -> MenuElement {
    var section = MenuSection(
      id: title ?? "section", title: title, content: content, source: .none)
    section.platforms = .all
    return .section(section)
  }

  static func submenu(
    _ title: String, _ symbol: String? = nil, _ content: [MenuElement],
    layout: MenuLayoutSize = .large
  ) -> MenuElement {
    var submenu = Submenu(id: "sub-\(title)", title: title, content: content, source: .none)
    submenu.symbol = symbol
    submenu.layout = layout
    submenu.platforms = .all
    return .submenu(submenu)
  }

  static var separator: MenuElement {
    .separator(Separator(id: "separator", platforms: .all, source: .none))
  }

  static func dynamic(_ title: String) -> MenuElement {
    var dynamic = DynamicItems(id: "dynamic", title: title, max: nil, source: .none)
    dynamic.platforms = .all
    return .dynamic(dynamic)
  }

  mutating func addMenu(
    _ id: String, _ title: String?, layout: MenuLayoutSize = .large, _ content: [MenuElement]
  ) {
    var menu = Menu(id: id, title: title, content: content, source: .none)
    menu.layout = layout
    menu.platforms = .all
    document.menus.append(menu)
  }

  mutating func edit(_ change: (inout Document) -> Void) { change(&document) }
}

extension DocumentFixture {
  static func unit(
    _ item: Item, priority: Int = 0, display: ItemDisplay = .automatic
  ) -> ToolbarUnit {
    var unit = ToolbarUnit(id: item.id, content: .item(item), source: .none)
    unit.priority = priority
    unit.display = display
    return unit
  }

  static func group(
    _ id: String, _ title: String, _ symbol: String?, _ items: [Item],
    collapse: GroupCollapse = .overflow, display: ItemDisplay = .automatic
  ) -> ToolbarUnit {
    var group = ToolbarGroup(title: title, members: items.map { unit($0, display: display) })
    group.symbol = symbol
    group.collapse = collapse
    group.platforms = .all
    return ToolbarUnit(id: id, content: .group(group), source: .none)
  }

  static func barButton(
    _ id: String, _ content: (BarButton) -> ToolbarUnit.Content, _ menu: [MenuElement] = []
  ) -> ToolbarUnit {
    var button = BarButton(title: nil)
    button.platforms = .all
    button.content = menu
    return ToolbarUnit(id: id, content: content(button), source: .none)
  }

  static func title(_ title: String?, menu content: [MenuElement] = []) -> ToolbarUnit {
    var item = TitleItem(title: title)
    item.platforms = .all
    if !content.isEmpty {
      var menu = DocumentMenu(id: "document-menu", content: content, source: .none)
      menu.platforms = .all
      item.documentMenu = menu
    }
    return ToolbarUnit(id: "title", content: .title(item), source: .none)
  }

  static func pullDown(
    _ id: String, _ title: String?, _ symbol: String?, _ content: [MenuElement],
    isMore: Bool = false
  ) -> PullDownButton {
    var button = PullDownButton(id: id, title: title, content: content, source: .none)
    button.symbol = symbol
    button.isMore = isMore
    button.platforms = .all
    return button
  }

  static func popUp(_ id: String, _ title: String?, _ choice: Item) -> PopUpButton {
    var button = PopUpButton(
      id: id, title: title, choice: choice.id, subject: choice.subject, source: .none)
    button.platforms = .all
    return button
  }
}
