import AppKit

@MainActor extension Notes {
  // embed: menus
  /// Fills a menu, or a section of one. What stands in a section is divided from the rest.
  @MainActor private final class MenuItems {
    let menu: NSMenu
    /// The beginning of the identifiers of its items.
    private let id: String
    private let updates: MenuUpdates
    /// Weak, as a menu's updates know the items of its submenus.
    private weak var actions: (any Actions)?
    fileprivate private(set) var isVisible: [Test] = []
    fileprivate private(set) var isEnabled: [Test] = []
    var hidesUnavailable = false
    #if UNKEYED
      /// Indicates whether it is a context menu, whose items show no keys.
      var isContextMenu = false
    #endif
    #if ROWS
      private var isRow = false
    #endif
    #if OLDER_SYMBOLS
      private var symbols: MenuSymbols {
        #if ROWS
          if isRow { return .all }
        #endif
        #if UNKEYED
          if isContextMenu { return .none }
        #endif
        #if STANDARD_SYMBOLS
          return updates.isInMenuBar ? .chosen : .all
        #else
          return .all
        #endif
      }
    #endif

    /// - Parameter actions: whose commands they are; `nil` in the menu bar, where the responder
    ///   chain decides.
    init(_ id: String, title: String = "", for actions: (any Actions)?) {
      self.id = id
      self.actions = actions
      #if ENABLING_TESTS
        menu = Submenu(title: title)
      #else
        menu = NSMenu(title: title)
      #endif
      menu.identifier = NSUserInterfaceItemIdentifier(id)
      updates = MenuUpdates(for: actions)
      menu.delegate = updates
      keep(updates, with: menu)
    }

    private init(sectionOf items: MenuItems) {
      id = items.id
      actions = items.actions
      menu = items.menu
      updates = items.updates
      inherit(items)
    }

    private func inherit(_ items: MenuItems) {
      isVisible = items.isVisible
      isEnabled = items.isEnabled
      hidesUnavailable = items.hidesUnavailable
      #if UNKEYED
        isContextMenu = items.isContextMenu
      #endif
    }

    #if SHOWING_TESTS
      /// Shows what is added from here on only where a condition holds.
      func showRest(where test: @escaping Test) { isVisible.append(test) }
    #endif

    #if ENABLING_TESTS
      /// Enables what is added from here on only where a condition holds.
      func enableRest(where test: @escaping Test) { isEnabled.append(test) }
    #endif

    /// Adds commands as they are everywhere.
    func add(_ commands: Command...) {
      for command in commands { add(command, content: nil) }
    }

    /// Adds a command, with what its place says of it.
    @discardableResult
    func add(_ command: Command, content: Content?) -> NSMenuItem {
      #if STANDARD_ACTIONS
        // AppKit's own objects do not know the conditions of a menu.
        if content == nil, isEnabled.isEmpty, let action = standardAction(command) {
          return add(standard: command, action)
        }
      #endif
      #if PAIRS
        if command.toggleForm == .pair {
          let content = content ?? { item(command, on: $0) }
          add(command, "\(command.rawValue).on") {
            half(of: content($0), holding: true, on: $0)
          }
          let last = add(command, "\(command.rawValue).off") {
            half(of: content($0), holding: false, on: $0)
          }
          for half in menu.items.suffix(2) {
            #if UNKEYED
              if isContextMenu { continue }
            #endif
            (half.representedObject as? Entry)?.movingKeys = command.shortcut
          }
          return last
        }
      #endif
      return add(command, command.rawValue, content ?? { item(command, on: $0) })
    }

    @discardableResult
    private func add(
      _ command: Command, _ place: String, _ content: @escaping Content
    ) -> NSMenuItem {
      #if MENU_BARS
        #if PARTS
          let item = makeItem(
            command.title, symbol(of: command), action(command), place, command.shortcut, content)
          (item.representedObject as? Entry)?.command = command
          return item
        #else
          return makeItem(
            command.title, symbol(of: command), action(command), place, command.shortcut, content)
        #endif
      #else
        return makeItem(
          command.title, symbol(of: command), nil, place, command.shortcut, content)
      #endif
    }

    private func symbol(of command: Command) -> NSImage? {
      #if STANDARD_SYMBOLS
        symbols.shown(image(command.symbol), isStandard: standardSymbols.contains(command))
      #else
        #if OLDER_SYMBOLS
          symbols.shown(image(command.symbol))
        #else
          image(command.symbol)
        #endif
      #endif
    }

    #if STANDARD_ACTIONS
      /// Adds a command that the system's own objects perform, along the responder chain.
      private func add(standard command: Command, _ action: Selector) -> NSMenuItem {
        let item = NSMenuItem(title: command.title, action: action, keyEquivalent: "")
        item.image = symbol(of: command)
        #if UNKEYED
          if !isContextMenu { assignKeys(command.shortcut, to: item) }
        #else
          assignKeys(command.shortcut, to: item)
        #endif
        #if TAGGED_ACTIONS
          item.tag = tag(of: command)
          item.target = target(of: command)
        #endif
        append(item, command.rawValue)
        updates.follow(item, isVisible: isVisible)
        return item
      }
    #endif

    private func makeItem(
      _ title: String, _ image: NSImage?, _ action: Selector?, _ place: String,
      _ shortcut: Shortcut?, _ content: @escaping Content
    ) -> NSMenuItem {
      let entry = Entry(for: actions, content: content)
      entry.isVisible = isVisible
      entry.isEnabled = isEnabled
      entry.hidesUnavailable = hidesUnavailable
      #if OLDER_SYMBOLS
        entry.symbols = symbols
      #endif
      let item = NSMenuItem(
        title: title, action: actions == nil ? action : #selector(Entry.choose(_:)),
        keyEquivalent: "")
      item.image = image
      // In the menu bar the responder chain finds who performs it.
      item.target = actions == nil ? nil : entry
      item.representedObject = entry
      #if UNKEYED
        if !isContextMenu { assignKeys(shortcut, to: item) }
      #else
        assignKeys(shortcut, to: item)
      #endif
      if let actions { entry.show(in: item, on: actions) }
      append(item, place)
      return item
    }

    private func append(_ item: NSMenuItem, _ place: String) {
      updates.divide(menu, before: self)
      item.identifier = NSUserInterfaceItemIdentifier("\(id).\(place)")
      item.setAccessibilityIdentifier("\(id).\(place)")
      #if ROWS
        #if compiler(>=6.4)
          // Menus hide most images since macOS 27; an item of a row is its image.
          if isRow, #available(macOS 27.0, *) { item.preferredImageVisibility = .visible }
        #endif
      #endif
      menu.addItem(item)
    }

    #if CHOICES
      /// Adds the options of a choice.
      func add<Option: MenuOption>(
        options: @escaping @MainActor (any Actions) -> [Item], of choice: Option.Type,
        named name: String, action: Selector? = nil, shortcuts: [Shortcut?] = []
      ) {
        separate()
        for (index, option) in Option.allCases.enumerated() {
          let shortcut = shortcuts.isEmpty ? nil : shortcuts[index]
          #if OLDER_SYMBOLS
            let symbol = symbols.shown(image(option.symbol))
          #else
            let symbol = image(option.symbol)
          #endif
          let item = makeItem(
            option.title, symbol, action, "\(name).\(option.rawValue)", shortcut
          ) {
            options($0)[index]
          }
          // The path of an option is the same on every surface.
          item.setAccessibilityIdentifier("\(name).\(option.rawValue)")
          #if PARTS
            let entry = item.representedObject as? Entry
            entry?.choiceAction = action
            entry?.place = index
          #endif
        }
        separate()
      }
    #endif

    #if ALTERNATES
      /// Adds a command that stands in the place of the last one while further keys are held.
      func add(
        alternate command: Command, holding flags: NSEvent.ModifierFlags, content: Content? = nil
      ) {
        let base = menu.items.last
        let item = add(command, content: content)
        item.keyEquivalent = base?.keyEquivalent ?? ""
        item.keyEquivalentModifierMask = (base?.keyEquivalentModifierMask ?? []).union(flags)
        item.isAlternate = true
      }
    #endif

    /// Ends a group.
    func separate() { updates.separate() }

    #if SEPARATING_TESTS
      /// Ends a group where a condition holds.
      func separate(where test: @escaping Test) { updates.separate(where: test) }
    #endif

    /// Adds a section, which is yet empty.
    func section(title: String = "") -> MenuItems {
      let section = MenuItems(sectionOf: self)
      guard !title.isEmpty else { return section }
      updates.divide(menu, before: section)
      #if VERSION14
        let header = NSMenuItem.sectionHeader(title: title)
      #else
        let header: NSMenuItem
        if #available(macOS 14.0, *) {
          header = .sectionHeader(title: title)
        } else {
          header = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        }
      #endif
      menu.addItem(header)
      updates.head(header)
      return section
    }

    #if ROWS
      /// Adds a row of items side by side, which is yet empty; a list before macOS 14.
      func row() -> MenuItems {
        let row = MenuItems(id, for: actions)
        #if VERSION14
          row.menu.presentationStyle = .palette
        #else
          guard #available(macOS 14.0, *) else { return section() }
          row.menu.presentationStyle = .palette
        #endif
        row.inherit(self)
        row.isRow = true
        let item = NSMenuItem()
        item.submenu = row.menu
        append(item, "row")
        updates.follow(item, row: row.menu, row.updates, isVisible: isVisible)
        separate()
        return row
      }
    #endif

    /// Adds a menu inside this one, yet empty.
    func submenu(
      _ id: String, title: String, subtitle: String? = nil, image: NSImage? = nil,
      accessibilityLabel: String? = nil, hint: String? = nil
    ) -> MenuItems {
      let submenu = MenuItems(self.id, title: title, for: actions)
      submenu.menu.identifier = NSUserInterfaceItemIdentifier("\(self.id).\(id)")
      submenu.inherit(self)
      let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      #if OLDER_SYMBOLS
        item.image = symbols.shown(image)
      #else
        item.image = image
      #endif
      item.submenu = submenu.menu
      item.setAccessibilityLabel(accessibilityLabel)
      item.toolTip = hint
      #if SUBTITLES
        #if VERSION15
          item.subtitle = subtitle
        #else
          if #available(macOS 14.4, *) { item.subtitle = subtitle }
        #endif
      #endif
      append(item, id)
      updates.follow(item, of: submenu)
      return submenu
    }

    #if DYNAMIC_ITEMS
      /// Adds items that the app supplies each time that the menu opens.
      func supply(_ items: @escaping @MainActor (any Actions) -> [NSMenuItem]) {
        let place = NSMenuItem(title: "", action: nil, keyEquivalent: "")
        place.isHidden = true
        updates.divide(menu, before: self)
        menu.addItem(place)
        updates.supply(items, after: place, isVisible: isVisible)
      }
    #endif

    #if SERVICES
      /// Adds the menu of services, which the system fills.
      func add(services command: Command) {
        let item = NSMenuItem(title: command.title, action: nil, keyEquivalent: "")
        let services = NSMenu(title: command.title)
        item.submenu = services
        append(item, command.rawValue)
        NSApp.servicesMenu = services
      }
    #endif
  }

  #if ENABLING_TESTS
    /// A menu that is the target of the item that opens it: it answers whether that is enabled.
    @MainActor private final class Submenu: NSMenu, NSMenuItemValidation {
      var isAvailable: @MainActor () -> Bool = { true }

      // A menu can be made anywhere, whatever the isolation is that the target has by itself.
      nonisolated override init(title: String) { super.init(title: title) }

      nonisolated required init(coder: NSCoder) { super.init(coder: coder) }

      func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { isAvailable() }
    }
  #endif

  /// Brings a menu up to date when it opens, when a key is looked for in it and, while it is
  /// open, with all that is on screen.
  @MainActor private final class MenuUpdates: NSObject, NSMenuDelegate {
    private weak var actions: (any Actions)?
    /// Indicates whether the responder chain knows whose menu it is.
    let isInMenuBar: Bool
    private var changes: [@MainActor ((any Actions)?) -> Void] = []
    private var headers: Set<ObjectIdentifier> = []
    private var writer: ObjectIdentifier?
    private var isSeparated = false
    #if SEPARATING_TESTS
      /// The conditions under which a group ends here.
      private var separating: [Test] = []
      /// Those of the lines that have any; one of them is enough.
      private var lines: [ObjectIdentifier: [Test]] = [:]
    #endif
    #if DYNAMIC_ITEMS
      private var supplies: [Supply] = []
    #endif
    /// Follows the state while the menu is open.
    private var follower: Follower?

    init(for actions: (any Actions)?) {
      self.actions = actions
      isInMenuBar = actions == nil
      super.init()
    }

    func separate() { isSeparated = true }

    #if SEPARATING_TESTS
      func separate(where test: @escaping Test) { separating.append(test) }
    #endif

    /// Adds a line where a group or a section ends.
    func divide(_ menu: NSMenu, before items: MenuItems) {
      let id = ObjectIdentifier(items)
      let isOther = writer.map { $0 != id } ?? false
      #if SEPARATING_TESTS
        let isDivided = isSeparated || isOther || !separating.isEmpty
        if isDivided, let last = menu.items.last, !last.isSeparatorItem {
          let line = NSMenuItem.separator()
          if !isSeparated, !isOther { lines[ObjectIdentifier(line)] = separating }
          menu.addItem(line)
        }
        separating = []
      #else
        if isSeparated || isOther, let last = menu.items.last, !last.isSeparatorItem {
          menu.addItem(.separator())
        }
      #endif
      isSeparated = false
      writer = id
    }

    func head(_ item: NSMenuItem) { headers.insert(ObjectIdentifier(item)) }

    /// Returns whether conditions hold; where nobody answers, an item is as it was made.
    private static func holds(_ tests: [Test], on actions: (any Actions)?) -> Bool {
      actions.map { actions in tests.allSatisfy { $0(actions) } } ?? true
    }

    /// Makes an item without an entry follow conditions.
    func follow(_ item: NSMenuItem, isVisible: [Test]) {
      guard !isVisible.isEmpty else { return }
      changes.append { [weak item] actions in
        if let item { assign(!Self.holds(isVisible, on: actions), to: \.isHidden, of: item) }
      }
    }

    /// Makes a submenu's item follow the conditions that hold for all that is in it.
    func follow(_ item: NSMenuItem, of submenu: MenuItems) {
      changes.append { [weak item] actions in
        let isHidden = !Self.holds(submenu.isVisible, on: actions)
        if let item { assign(isHidden, to: \.isHidden, of: item) }
      }
      #if ENABLING_TESTS
        guard let menu = submenu.menu as? Submenu else { return }
        menu.isAvailable = { [weak self, weak submenu] in
          guard let self, let submenu else { return true }
          return Self.holds(submenu.isEnabled, on: current)
        }
        // AppKit asks it, as it asks every target. It may also leave an item as it is that has the
        // action of submenus, and no action of the app.
        item.target = menu
        changes.append { [weak item, weak menu] _ in
          if let item, let menu { assign(menu.isAvailable(), to: \.isEnabled, of: item) }
        }
      #endif
    }

    #if ROWS
      /// Brings a row up to date with the menu in which it stands.
      func follow(_ item: NSMenuItem, row: NSMenu, _ updates: MenuUpdates, isVisible: [Test]) {
        follow(item, isVisible: isVisible)
        changes.append { [weak row] _ in
          guard let row else { return }
          updates.show(row)
          row.update()
        }
      }
    #endif

    #if DYNAMIC_ITEMS
      /// Items that the app supplies, and their place.
      @MainActor private final class Supply {
        let place: NSMenuItem
        let isVisible: [Test]
        let make: @MainActor (any Actions) -> [NSMenuItem]
        /// The items of the last time.
        var items: [NSMenuItem]?

        init(
          after place: NSMenuItem, isVisible: [Test],
          make: @escaping @MainActor (any Actions) -> [NSMenuItem]
        ) {
          self.place = place
          self.isVisible = isVisible
          self.make = make
        }

        /// Indicates whether keys may be found among the items.
        var hasKeys: Bool {
          items?.contains { !$0.keyEquivalent.isEmpty || $0.submenu != nil } ?? true
        }

        func fill(_ menu: NSMenu, on actions: (any Actions)?) {
          let shown = actions.map { actions in isVisible.allSatisfy { $0(actions) } } ?? false
          let made = shown ? actions.map(make) ?? [] : []
          let old = items ?? []
          items = old
          if made.elementsEqual(old, by: ===), old.allSatisfy({ $0.menu === menu }) { return }
          for item in old where item.menu === menu { menu.removeItem(item) }
          items = []
          var index = menu.index(of: place) + 1
          // AppKit takes no item that is in a menu already, nor one twice.
          for item in made where index > 0 && item.menu == nil {
            menu.insertItem(item, at: index)
            items?.append(item)
            index += 1
          }
        }
      }

      func supply(
        _ items: @escaping @MainActor (any Actions) -> [NSMenuItem], after place: NSMenuItem,
        isVisible: [Test]
      ) {
        supplies.append(Supply(after: place, isVisible: isVisible, make: items))
      }
    #endif

    #if TEXT_KEYS
      /// Leaves keys by which people edit text to the text that they are in: AppKit looks for keys
      /// in the menu bar first.
      private func leaveKeys(of menu: NSMenu) {
        for item in menu.items {
          guard let entry = item.representedObject as? Entry else { continue }
          let keys = (item.keyEquivalent, item.keyEquivalentModifierMask)
          if textShortcuts.contains(where: { (keyEquivalent($0), modifiers($0)) == keys }) {
            entry.leftKey = item.keyEquivalent
            item.keyEquivalent = ""
          }
        }
      }

      private func restoreKeys(of menu: NSMenu) {
        for item in menu.items {
          guard let entry = item.representedObject as? Entry, let key = entry.leftKey else {
            continue
          }
          entry.leftKey = nil
          item.keyEquivalent = key
        }
      }
    #endif

    /// Whose state it shows now; `nil` where nobody answers, as without a window.
    private var current: (any Actions)? {
      #if MENU_BARS
        isInMenuBar ? CommandResponder.current(for: self)?.actions : actions
      #else
        actions
      #endif
    }

    func menuNeedsUpdate(_ menu: NSMenu) {
      #if DYNAMIC_ITEMS
        // While AppKit looks for keys it needs no images.
        if !supplies.isEmpty {
          let isSeen = menu.propertiesToUpdate.contains(.propertyItemImage)
          for supply in supplies where isSeen || supply.hasKeys { supply.fill(menu, on: current) }
        }
      #endif
      show(menu)
    }

    func menuWillOpen(_ menu: NSMenu) {
      let follower = Follower(menu)
      follower.updates.append { [weak self, weak menu] in
        guard let self, let menu else { return }
        show(menu)
        menu.update()
      }
      followers.add(follower)
      self.follower = follower
    }

    func menuDidClose(_ menu: NSMenu) { follower = nil }

    /// Writes what has changed of what the items show.
    func show(_ menu: NSMenu) {
      let current = current
      #if TEXT_KEYS
        let text = isInMenuBar ? NSApp.keyWindow?.firstResponder as? NSText : nil
        let isEditing = text?.isEditable ?? false
        if !isEditing { restoreKeys(of: menu) }
      #endif
      for change in changes { change(current) }
      for item in menu.items {
        guard let entry = item.representedObject as? Entry else { continue }
        if entry.title == nil { entry.title = item.title }
        if let current {
          entry.show(in: item, on: current)
        } else {
          entry.showState(in: item)
        }
      }
      #if TEXT_KEYS
        if isEditing { leaveKeys(of: menu) }
      #endif
      hideSeparators(of: menu)
    }

    /// Hides lines that are first, last or doubled, and headers of nothing.
    private func hideSeparators(of menu: NSMenu) {
      #if SEPARATING_TESTS
        let current = current
      #endif
      var shown: Set<ObjectIdentifier> = []
      var isNeeded = false
      var line: NSMenuItem?
      var header: NSMenuItem?
      for item in menu.items {
        if item.isSeparatorItem {
          #if SEPARATING_TESTS
            // A line whose condition fails divides nothing.
            let tests = lines[ObjectIdentifier(item)]
            let divides = tests?.contains { Self.holds([$0], on: current) } ?? true
            if isNeeded, divides { line = item }
          #else
            if isNeeded { line = item }
          #endif
          header = nil
        } else if headers.contains(ObjectIdentifier(item)) {
          header = item
        } else if !item.isHidden {
          shown.formUnion([line, header].compactMap { $0.map { ObjectIdentifier($0) } })
          line = nil
          header = nil
          isNeeded = true
        }
      }
      for item in menu.items {
        let id = ObjectIdentifier(item)
        if item.isSeparatorItem || headers.contains(id) {
          assign(!shown.contains(id), to: \.isHidden, of: item)
        }
      }
    }
  }
  // end

  // embed: menuBars
  /// Adds a menu to the menu bar.
  private static func add(_ items: MenuItems, to menuBar: NSMenu) {
    let item = NSMenuItem(title: items.menu.title, action: nil, keyEquivalent: "")
    item.identifier = items.menu.identifier
    item.setAccessibilityIdentifier(items.menu.identifier?.rawValue)
    item.submenu = items.menu
    menuBar.addItem(item)
  }
  // end

  // embed: editItems
  /// Moves items into a menu, to the side of the one that has an action; without it, to the end.
  private static func insert(
    _ items: MenuItems, into menu: NSMenu, before next: Selector? = nil,
    after previous: Selector? = nil
  ) {
    func place(of action: Selector?) -> Int? {
      action.flatMap { action in menu.items.firstIndex { $0.action == action } }
    }
    var index = place(of: next) ?? place(of: previous).map { $0 + 1 } ?? menu.numberOfItems
    for item in items.menu.items {
      items.menu.removeItem(item)
      menu.insertItem(item, at: index)
      index += 1
    }
  }
  // end
}
