/// Prints what menus, bars and buttons share: what an item shows, and how elements of menus are made
/// of items. Fixed code but for what the document does not need.
struct UIKitItems {
  let needs: UIKitNeeds

  func print(into printer: inout SwiftPrinter) {
    printer.print(.code(Self.item))
    printer.blankLine()
    printItemFunction(into: &printer)
    printer.blankLine()
    printer.print(.code(Self.image))
    printer.blankLine()
    printer.print(.code(Self.performing))
    printer.blankLine()
    if needs.pairs {
      printer.print(.code(Self.half))
      printer.blankLine()
    }
    printMenuItems(into: &printer)
    printer.blankLine()
    printer.print(.code(Self.deferredMenu))
    if needs.choices {
      printer.blankLine()
      printer.print(.code(Self.options))
    }
  }

  private static let item: StaticString = """
    /// What a menu, a bar or a button shows of a command.
    private struct Item {
      let command: Command
      var title: String
      var subtitle: String?
      var image: UIImage?
      var hint: String?
      var accessibilityLabel: String?
      var isOn = false
      var isEnabled = true
      var isVisible = true
      var isDestructive = false
      var keepsMenuOpen = false
      /// Whether it goes away while it is unavailable; `nil` leaves that to the surface.
      var hidesWhenUnavailable: Bool?
      /// What it does in this place, where that differs from what the command does.
      var perform: (@MainActor (any Actions, Any?) -> Void)?
    }
    """

  private func printItemFunction(into printer: inout SwiftPrinter) {
    printer.print(
      DeclarationHeader(
        .code("func item(_ command: Command, on actions: any Actions) -> Item"),
        comment: "What a command shows now.", modifiers: "private static")
    ) { printer in
      printer.print(
        .code(
          """
          var item = Item(command: command, title: command.title)
          item.image = image(command.symbol)
          item.isEnabled = isEnabled(command, on: actions)
          item.isVisible = isVisible(command, on: actions)
          item.isDestructive = command.role == .destructive
          """))
      if needs.images {
        printer.print(.code("if let name = command.image { item.image = UIImage(named: name) }"))
      }
      if needs.toggles { printToggleState(into: &printer) }
      if needs.subtitles { printer.print(.code("item.subtitle = command.subtitle")) }
      if needs.hints { printer.print(.code("item.hint = command.hint")) }
      if needs.labels {
        printer.print(.code("item.accessibilityLabel = command.accessibilityLabel"))
      }
      if needs.staying { printer.print(.code("item.keepsMenuOpen = command.keepsMenuOpen")) }
      if needs.hiding {
        printer.print(.code("item.hidesWhenUnavailable = command.hidesWhenUnavailable"))
      }
      printer.print(.code("return item"))
    }
  }

  private func printToggleState(into printer: inout SwiftPrinter) {
    printer.print(.code("let holds = isOn(command, on: actions)"))
    printer.print(.code("item.isOn = holds && command.toggleForm != .title"))
    if needs.onTitles {
      printer.print(.code("if holds, let title = command.onTitle { item.title = title }"))
    }
    if needs.onSymbols {
      printer.print(.code("if holds, let symbol = command.onSymbol { item.image = image(symbol) }"))
    }
  }

  private static let image: StaticString = """
    private static func image(_ symbol: String?) -> UIImage? {
      symbol.flatMap { UIImage(systemName: $0) }
    }
    """

  private static let performing: StaticString = """
    private static func perform(_ item: Item, on actions: any Actions, from sender: Any?) {
      if let handler = item.perform {
        handler(actions, sender)
      } else {
        perform(item.command, on: actions, from: sender)
      }
    }
    """

  private func printMenuItems(into printer: inout SwiftPrinter) {
    printer.print(
      DeclarationHeader(
        .code("struct MenuItems"), comment: "Collects what stands in a menu.",
        attributes: "@MainActor", modifiers: "private")
    ) { printer in
      printer.print(.code(Self.collecting))
      printer.blankLine()
      printer.print(.code(needs.pairs ? Self.addingWithPairs : Self.adding))
      printer.blankLine()
      printer.print(.code(Self.grouping))
      printer.blankLine()
      printer.print(.code("func element(_ item: Item) -> UIMenuElement {"))
      printer.indented { printer in
        printer.print(.code("let state: UIMenuElement.State = item.isOn ? .on : .off"))
        if needs.standardEdits { printer.print(.code(Self.standardEdit)) }
        printer.print(.code(Self.action))
      }
      printer.print(.code("}"))
      printer.blankLine()
      printer.print(.code(Self.attributes))
    }
  }

  private static let collecting: StaticString = """
    let actions: any Actions
    /// Whether what is unavailable goes away instead of being dimmed.
    var hidesUnavailable = false
    /// Whether anything is available.
    var isAvailable = true
    private var finished: [UIMenuElement] = []
    private var current: [UIMenuElement] = []

    init(_ actions: any Actions) { self.actions = actions }

    /// All elements, with a line between two groups.
    var elements: [UIMenuElement] {
      guard !finished.isEmpty, !current.isEmpty else { return finished + current }
      return finished + [UIMenu(options: .displayInline, children: current)]
    }

    /// A menu inside this one, yet empty.
    func nested(isAvailable: Bool = true) -> MenuItems {
      var items = self
      items.finished = []
      items.current = []
      items.isAvailable = self.isAvailable && isAvailable
      return items
    }

    /// Adds commands as they are everywhere.
    mutating func add(_ commands: Command...) {
      for command in commands { add(item(command, on: actions)) }
    }
    """

  private static let adding: StaticString = """
    mutating func add(_ item: Item) { current.append(element(item)) }
    """

  private static let addingWithPairs: StaticString = """
    mutating func add(_ item: Item) {
      guard item.command.toggleForm == .pair else { return current.append(element(item)) }
      current.append(element(half(of: item, holding: true, on: actions)))
      current.append(element(half(of: item, holding: false, on: actions)))
    }
    """

  private static let half: StaticString = """
    /// One of the two items that say both states of a toggle.
    private static func half(
      of item: Item, holding state: Bool, on actions: any Actions
    ) -> Item {
      let command = item.command
      var half = item
      half.title = state ? command.onTitle ?? item.title : command.title
      half.isOn = isOn(command, on: actions) == state
      half.perform = { actions, sender in
        guard isOn(command, on: actions) != state else { return }
        perform(item, on: actions, from: sender)
      }
      return half
    }
    """

  private static let grouping: StaticString = """
    /// Adds a row of items side by side.
    mutating func add(row: MenuItems, _ size: UIMenu.ElementSize) {
      current.append(
        UIMenu(options: .displayInline, preferredElementSize: size, children: row.elements))
    }

    /// Ends a group.
    mutating func separate() {
      guard !current.isEmpty else { return }
      finished.append(UIMenu(options: .displayInline, children: current))
      current = []
    }

    mutating func add(section: MenuItems, title: String = "") {
      separate()
      let elements = section.elements
      guard !elements.isEmpty else { return }
      finished.append(UIMenu(title: title, options: .displayInline, children: elements))
    }

    mutating func add(
      submenu: MenuItems, title: String, subtitle: String? = nil, image: UIImage? = nil,
      accessibilityLabel: String? = nil
    ) {
      let menu = UIMenu(
        title: title, subtitle: subtitle, image: image, children: submenu.elements)
      menu.accessibilityLabel = accessibilityLabel
      current.append(menu)
    }

    /// Adds the options of a choice.
    mutating func add(options: [UIAction]) {
      if !isAvailable {
        for option in options { option.attributes.insert(.disabled) }
      }
      current.append(UIMenu(options: [.displayInline, .singleSelection], children: options))
    }

    /// Adds items that the app supplies each time that the menu opens.
    mutating func add(dynamic elements: @escaping @MainActor (any Actions) -> [UIMenuElement]) {
      current.append(
        UIDeferredMenuElement.uncached { [weak actions] completion in
          completion(actions.map(elements) ?? [])
        })
    }
    """

  private static let standardEdit: StaticString = """
    if let selector = standardEdit(item.command), item.perform == nil {
      let command = UICommand(
        title: item.title, image: item.image, action: selector, attributes: attributes(of: item),
        state: state)
      command.discoverabilityTitle = item.hint
      return command
    }
    """

  private static let action: StaticString = """
    let action = UIAction(
      title: item.title, image: item.image, attributes: attributes(of: item), state: state
    ) { [weak actions] action in
      guard let actions else { return }
      perform(item, on: actions, from: action.presentationSourceItem)
    }
    action.subtitle = item.subtitle
    action.discoverabilityTitle = item.hint
    action.accessibilityLabel = item.accessibilityLabel
    return action
    """

  private static let attributes: StaticString = """
    private func attributes(of item: Item) -> UIMenuElement.Attributes {
      let isEnabled = item.isEnabled && isAvailable
      var attributes: UIMenuElement.Attributes = []
      if item.isDestructive { attributes.insert(.destructive) }
      if item.keepsMenuOpen { attributes.insert(.keepsMenuPresented) }
      if !item.isVisible || (!isEnabled && item.hidesWhenUnavailable ?? hidesUnavailable) {
        attributes.insert(.hidden)
      } else if !isEnabled {
        attributes.insert(.disabled)
      }
      return attributes
    }
    """

  private static let deferredMenu: StaticString = """
    /// A menu whose items are made anew each time that it opens, so that they show what holds then.
    private static func menu(
      title: String, subtitle: String? = nil, image: UIImage? = nil, for actions: any Actions,
      items: @escaping @MainActor (any Actions) -> MenuItems
    ) -> UIMenu {
      let content = UIDeferredMenuElement.uncached { [weak actions] completion in
        completion(actions.map { items($0).elements } ?? [])
      }
      return UIMenu(title: title, subtitle: subtitle, image: image, children: [content])
    }
    """

  private static let options: StaticString = """
    /// The options of a choice, with a mark at the one that holds.
    private static func options<Option: MenuOption>(
      selected: Option, on actions: any Actions,
      select: @escaping @MainActor (any Actions, Option) -> Void
    ) -> [UIAction] {
      Option.allCases.map { option in
        UIAction(
          title: option.title, image: image(option.symbol), state: option == selected ? .on : .off
        ) { [weak actions] _ in
          if let actions { select(actions, option) }
        }
      }
    }
    """
}
