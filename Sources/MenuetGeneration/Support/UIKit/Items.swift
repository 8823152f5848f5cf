import UIKit

@MainActor extension Notes {
  // embed: items
  /// The parts of a command that a menu, a bar or a button shows.
  fileprivate struct Item {
    let command: Command
    /// The end of the identifier by which tests find it, after the id of its surface.
    var id: String
    var title: String
    var image: UIImage?
    #if SHOWN_ITEMS
      var subtitle: String?
      var hint: String?
      var accessibilityLabel: String?
    #endif
    var isOn = false
    var isEnabled = true
    var isVisible = true
    var isDestructive = false
    #if STAYING
      var keepsMenuOpen = false
    #endif
    /// Indicates whether it goes away while it is unavailable; `nil` leaves that to the surface.
    var hidesWhenUnavailable: Bool?
    #if PRESENTATIONS
      /// The sheet, cover or popover in which it stands.
      var presentation: Presentation?
    #endif
    #if LIMITED_ITEMS
      /// Its conditions in this place, where they differ from the command's.
      var isAllowed: (@MainActor (any Actions) -> Bool)?
    #endif
    /// Its effect in this place, where that differs from the command's.
    var perform: (@MainActor (any Actions, Any?) -> Void)?
  }

  #if PARTS
    /// The item of a command, as it shows now.
    private static func item(_ command: Command, on actions: any Actions) -> Item {
      item(
        command, isEnabled: isEnabled(command, on: actions),
        isVisible: isVisible(command, on: actions), isOn: isOn(command, on: actions))
    }

    private static func item(
      _ command: Command, isEnabled: Bool, isVisible: Bool, isOn holds: Bool
    ) -> Item {
      var item = Item(command: command, id: command.rawValue, title: command.title)
      item.isEnabled = isEnabled
      item.isVisible = isVisible
      return complete(item, isOn: holds)
    }
  #else
    /// The item of a command, as it shows now.
    private static func item(_ command: Command, on actions: any Actions) -> Item {
      var item = Item(command: command, id: command.rawValue, title: command.title)
      item.isEnabled = isEnabled(command, on: actions)
      item.isVisible = isVisible(command, on: actions)
      return complete(item, isOn: isOn(command, on: actions))
    }
  #endif

  /// The same with what it shows whoever performs its command.
  private static func complete(_ item: Item, isOn holds: Bool) -> Item {
    let command = item.command
    var item = item
    item.image = image(command.symbol)
    item.isDestructive = command.role == .destructive
    #if IMAGES
      if let name = command.image { item.image = UIImage(named: name) }
    #endif
    #if TOGGLES
      item.isOn = holds && command.toggleForm != .title
    #endif
    #if ON_TITLES
      if holds, let title = command.onTitle { item.title = title }
    #endif
    #if ON_SYMBOLS
      if holds, let symbol = command.onSymbol { item.image = image(symbol) }
    #endif
    #if SHOWN_ITEMS
      #if SUBTITLES
        item.subtitle = command.subtitle
      #endif
      #if HINTS
        item.hint = command.hint
      #endif
      #if LABELS
        item.accessibilityLabel = command.accessibilityLabel
      #endif
    #endif
    #if STAYING
      item.keepsMenuOpen = command.keepsMenuOpen
    #endif
    #if HIDING
      item.hidesWhenUnavailable = command.hidesWhenUnavailable
    #endif
    return item
  }
  // end

  // embed: images
  private static func image(_ symbol: String?) -> UIImage? {
    symbol.flatMap { UIImage(systemName: $0) }
  }
  // end

  // embed: performing
  private static func perform(_ item: Item, on actions: any Actions, from sender: Any?) {
    // The state may be another than when a menu opened.
    guard item.isEnabled, item.isVisible, isAllowed(item, on: actions) else { return }
    if let handler = item.perform {
      handler(actions, sender)
    } else {
      #if PRESENTATIONS
        run(item.command, on: actions, from: sender, in: item.presentation)
      #else
        run(item.command, on: actions, from: sender)
      #endif
    }
    #if FOLLOWERS
      update()
    #endif
  }

  private static func isAllowed(_ item: Item, on actions: any Actions) -> Bool {
    #if LIMITED_ITEMS
      if let isAllowed = item.isAllowed { return isAllowed(actions) }
    #endif
    return isEnabled(item.command, on: actions) && isVisible(item.command, on: actions)
  }

  #if PAIRS
    /// One of the two items that say both states of a toggle.
    private static func half(
      of item: Item, holding state: Bool, on actions: any Actions
    ) -> Item {
      let command = item.command
      var half = item
      half.id += state ? ".on" : ".off"
      half.title = state ? command.onTitle ?? item.title : command.title
      half.isOn = isOn(command, on: actions) == state
      half.perform = { actions, sender in
        guard isOn(command, on: actions) != state else { return }
        perform(item, on: actions, from: sender)
      }
      return half
    }
  #endif
  // end

  // embed: menuElements
  /// A command in a menu, which a test finds by the id of the surface and its own.
  private static func element(
    _ item: Item, in surface: String, on actions: any Actions
  ) -> UIMenuElement {
    let state: UIMenuElement.State = item.isOn ? .on : .off
    #if STANDARD_EDITS
      if let selector = standardEdit(item.command), item.perform == nil {
        let command = UICommand(
          title: item.title, image: item.image, action: selector,
          attributes: attributes(of: item), state: state)
        command.discoverabilityTitle = item.hint
        command.accessibilityIdentifier = "\(surface).\(item.id)"
        return command
      }
    #endif
    let action = UIAction(
      title: item.title, image: item.image, attributes: attributes(of: item), state: state
    ) { [weak actions] action in
      guard let actions else { return }
      perform(item, on: actions, from: action.presentationSourceItem)
    }
    action.subtitle = item.subtitle
    action.discoverabilityTitle = item.hint
    action.accessibilityLabel = item.accessibilityLabel
    action.accessibilityIdentifier = "\(surface).\(item.id)"
    return action
  }

  private static func attributes(of item: Item) -> UIMenuElement.Attributes {
    var attributes: UIMenuElement.Attributes = []
    if item.isDestructive { attributes.insert(.destructive) }
    #if STAYING
      if item.keepsMenuOpen { attributes.insert(.keepsMenuPresented) }
    #endif
    if !item.isVisible || (!item.isEnabled && item.hidesWhenUnavailable == true) {
      attributes.insert(.hidden)
    } else if !item.isEnabled {
      attributes.insert(.disabled)
    }
    return attributes
  }
  // end

  // embed: menuItems
  /// Collects what stands in a menu.
  @MainActor private struct MenuItems {
    /// The id of the surface, with which the identifiers of its items begin.
    let id: String
    let actions: any Actions
    /// Indicates whether what is unavailable goes away instead of being dimmed.
    var hidesUnavailable = false
    /// Indicates whether anything is available.
    var isAvailable = true
    private var finished: [UIMenuElement] = []
    private var current: [UIMenuElement] = []

    init(_ id: String, _ actions: any Actions) {
      self.id = id
      self.actions = actions
    }

    /// All elements, with a line between two groups.
    var elements: [UIMenuElement] {
      guard !finished.isEmpty, !current.isEmpty else { return finished + current }
      return finished + [UIMenu(options: .displayInline, children: current)]
    }

    #if NESTED_MENUS
      /// A menu inside this one, yet empty.
      func nested(isAvailable: Bool = true) -> MenuItems {
        var items = self
        items.finished = []
        items.current = []
        items.isAvailable = self.isAvailable && isAvailable
        return items
      }
    #endif

    /// Adds commands as they are everywhere.
    mutating func add(_ commands: Command...) {
      for command in commands { add(item(command, on: actions)) }
    }

    mutating func add(_ item: Item) {
      var item = item
      item.isEnabled = item.isEnabled && isAvailable
      item.hidesWhenUnavailable = item.hidesWhenUnavailable ?? hidesUnavailable
      #if PAIRS
        let items =
          item.command.toggleForm == .pair
          ? [true, false].map { half(of: item, holding: $0, on: actions) } : [item]
        current += items.map { element($0, in: id, on: actions) }
      #else
        current.append(element(item, in: id, on: actions))
      #endif
    }

    #if MENU_ROWS
      /// Adds a row of items side by side.
      mutating func add(row: MenuItems, _ size: UIMenu.ElementSize) {
        current.append(
          UIMenu(options: .displayInline, preferredElementSize: size, children: row.elements))
      }
    #endif

    #if MENU_GROUPS
      /// Ends a group.
      mutating func separate() {
        guard !current.isEmpty else { return }
        finished.append(UIMenu(options: .displayInline, children: current))
        current = []
      }
    #endif

    #if MENU_SECTIONS
      mutating func add(section: MenuItems, title: String = "") {
        separate()
        let elements = section.elements
        guard !elements.isEmpty else { return }
        finished.append(UIMenu(title: title, options: .displayInline, children: elements))
      }
    #endif

    #if SUBMENUS
      mutating func add(
        submenu: MenuItems, id: String, title: String, subtitle: String? = nil,
        image: UIImage? = nil, accessibilityLabel: String? = nil, hint: String? = nil
      ) {
        let menu = UIMenu(
          title: title, subtitle: subtitle, image: image, children: submenu.elements)
        menu.accessibilityLabel = accessibilityLabel
        menu.accessibilityHint = hint
        menu.accessibilityIdentifier = "\(self.id).\(id)"
        current.append(menu)
      }
    #endif

    #if MENU_CHOICES
      /// Adds the options of a choice.
      mutating func add(options: [UIAction]) {
        if !isAvailable {
          for option in options { option.attributes.insert(.disabled) }
        }
        current.append(UIMenu(options: [.displayInline, .singleSelection], children: options))
      }
    #endif

    #if DYNAMIC_ELEMENTS
      /// Adds items that the app supplies each time that the menu opens.
      mutating func add(dynamic elements: @escaping @MainActor (any Actions) -> [UIMenuElement]) {
        #if DIMMED_ELEMENTS
          let isAvailable = isAvailable
          current.append(
            UIDeferredMenuElement.uncached { [weak actions] completion in
              let elements = actions.map(elements) ?? []
              completion(isAvailable ? elements : dimmed(elements))
            })
        #else
          current.append(
            UIDeferredMenuElement.uncached { [weak actions] completion in
              completion(actions.map(elements) ?? [])
            })
        #endif
      }
    #endif
  }
  // end

  // embed: menus
  #if MADE_MENUS
    /// A menu whose items are made anew each time that it opens, so that they show what holds then.
    private static func menu(
      id: String? = nil, title: String, subtitle: String? = nil, image: UIImage? = nil,
      for actions: any Actions, items: @escaping @MainActor (any Actions) -> MenuItems
    ) -> UIMenu {
      let content = UIDeferredMenuElement.uncached { [weak actions] completion in
        completion(actions.map { items($0).elements } ?? [])
      }
      let menu = UIMenu(title: title, subtitle: subtitle, image: image, children: [content])
      menu.accessibilityIdentifier = id
      return menu
    }
  #endif

  #if DIMMED_ELEMENTS
    /// Elements that the app supplies, made unavailable, as what they stand in is. They are copies:
    /// the app may keep its own.
    private static func dimmed(_ elements: [UIMenuElement]) -> [UIMenuElement] {
      elements.map { element in
        switch element {
        case let menu as UIMenu: return menu.replacingChildren(dimmed(menu.children))
        case is UIAction:
          guard let copy = element.copy() as? UIAction else { return element }
          copy.attributes.insert(.disabled)
          return copy
        case is UICommand:
          guard let copy = element.copy() as? UICommand else { return element }
          copy.attributes.insert(.disabled)
          return copy
        default: return element
        }
      }
    }
  #endif

  #if CHOICES
    /// The options of a choice, with a mark at the one that holds.
    private static func options<Option: MenuOption>(
      of id: String, selected: Option, select: @escaping @MainActor (Option) -> Void
    ) -> [UIAction] {
      Option.allCases.map { option in
        let action = UIAction(
          title: option.title, image: image(option.symbol), state: option == selected ? .on : .off
        ) { _ in
          select(option)
          #if FOLLOWERS
            update()
          #endif
        }
        action.accessibilityIdentifier = "\(id).\(option.rawValue)"
        return action
      }
    }
  #endif
  // end

  // embed: sending
  private static func send(_ selector: Selector, on actions: any Actions, from sender: Any?) {
    let app = UIApplication.shared
    if app.sendAction(selector, to: nil, from: sender, for: nil) { return }
    // Where nothing has the focus, the chain begins at the app's own object.
    guard let responder = actions as? UIResponder,
      let target = responder.target(forAction: selector, withSender: sender)
    else { return }
    app.sendAction(selector, to: target, from: sender, for: nil)
  }
  // end
}
