import UIKit

extension Notes {
  // embed: menuBars
  /// The system's menu bar, while the app's menus are put into it.
  ///
  /// A menu or a command that one system has, another may not: nothing is placed beside one that
  /// is not there.
  @MainActor private final class SystemMenus {
    private let builder: any UIMenuBuilder
    private var commands: [Selector: UICommand] = [:]
    #if STANDARD_EDITS
      /// The titles of the system's own commands, in the language of its menus.
      private let titles: [Selector: String]
    #endif
    private var groups: [UIMenu.Identifier: UIMenu] = [:]
    private var keys: Set<[String]> = []
    #if REPLACED_MENUS
      private let replaced: [UIMenu.Identifier]
    #endif
    #if RESERVED_KEYS
      /// The keys of the document that groups of the system have too.
      private let reserved: Set<[String]>
    #endif

    /// Takes out the commands and groups that the document lists, also those that the app
    /// performs itself, and all of the menus that it fills alone.
    init(
      _ builder: any UIMenuBuilder, commands selectors: [Selector] = [],
      groups identifiers: [UIMenu.Identifier] = [], replacing menus: [UIMenu.Identifier] = [],
      removing removed: [UIMenu.Identifier] = [], reserving shortcuts: [Shortcut] = []
    ) {
      self.builder = builder
      #if REPLACED_MENUS
        replaced = menus
      #endif
      #if RESERVED_KEYS
        reserved = Set(
          shortcuts.compactMap { shortcut in
            input(shortcut).map { Self.keys($0, modifiers(shortcut)) }
          })
      #endif
      for selector in selectors { commands[selector] = builder.command(for: selector) }
      #if STANDARD_EDITS
        titles = commands.mapValues(\.title)
      #endif
      #if TAKEN_COMMANDS
        change { [commands] element in
          // Elements of the document bear its name.
          guard let command = element as? UICommand, command.propertyList == nil,
            commands[command.action] != nil
          else { return [element] }
          return []
        }
      #endif
      for identifier in identifiers {
        groups[identifier] = builder.menu(for: identifier)
        remove(identifier)
      }
      #if REPLACED_MENUS
        for menu in menus where builder.menu(for: menu) != nil {
          builder.replaceChildren(ofMenu: menu) { _ in [] }
        }
      #endif
      for menu in removed { remove(menu) }
    }

    func remove(_ menu: UIMenu.Identifier) {
      if builder.menu(for: menu) != nil { builder.remove(menu: menu) }
    }

    #if STANDARD_EDITS
      /// The system's own command, with its words and its shortcut, where it is listed nowhere yet.
      func take(_ selector: Selector) -> UICommand? {
        guard let command = commands[selector] else { return nil }
        if let command = command as? UIKeyCommand {
          guard claim(command.input ?? "", command.modifierFlags) else { return nil }
        }
        return commands.removeValue(forKey: selector)
      }

      /// The words of the system for a command; `nil` where it has none.
      func title(_ selector: Selector) -> String? { titles[selector] }

      /// Leaves the system's own command out, where the document has other words or keys for it.
      func drop(_ selector: Selector) { commands[selector] = nil }
    #endif

    func claim(_ shortcut: Shortcut) -> Bool {
      input(shortcut).map { claim($0, modifiers(shortcut)) } ?? false
    }

    /// Takes keys for a command, the first that claims them, also from what the system keeps: it
    /// would refuse a whole menu for one key that exists already.
    func claim(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
      let taken = Self.keys(input, flags)
      guard keys.insert(taken).inserted else { return false }
      change { element in
        guard let command = element as? UIKeyCommand,
          Self.keys(command.input ?? "", command.modifierFlags) == taken
        else { return [element] }
        return Self.unkeyed(command)
      }
      return true
    }

    /// A command without its keys; one without an action has nothing else.
    private static func unkeyed(_ command: UIKeyCommand) -> [UIMenuElement] {
      guard let action = command.action else { return [] }
      return [
        UICommand(
          title: command.title, image: command.image, action: action,
          propertyList: command.propertyList, alternates: command.alternates,
          discoverabilityTitle: command.discoverabilityTitle, attributes: command.attributes,
          state: command.state)
      ]
    }

    #if UNSHOWN_KEYS
      /// Takes the keys that no menu shows, which commands of the system would have first.
      func claim(_ unshown: [UIKeyCommand]) {
        for command in unshown { _ = claim(command.input ?? "", command.modifierFlags) }
      }
    #endif

    /// Changes elements of the menus that the system keeps.
    private func change(_ change: (UIMenuElement) -> [UIMenuElement]) {
      if let root = builder.menu(for: .root) { self.change(root, change) }
    }

    private func change(_ menu: UIMenu, _ change: (UIMenuElement) -> [UIMenuElement]) {
      let children = menu.children.map(change)
      let isChanged = zip(menu.children, children).contains { old, new in
        new.count != 1 || new[0] !== old
      }
      if isChanged {
        builder.replaceChildren(ofMenu: menu.identifier) { _ in children.flatMap { $0 } }
      }
      for child in menu.children {
        if let menu = child as? UIMenu { self.change(menu, change) }
      }
    }

    private static func keys(_ input: String, _ flags: UIKeyModifierFlags) -> [String] {
      [input.lowercased(), String(flags.rawValue)]
    }

    #if MENU_BAR_GROUPS
      /// The system's group, once.
      func take(group identifier: UIMenu.Identifier) -> UIMenu? {
        groups.removeValue(forKey: identifier).map { claimed($0) }
      }

      /// A menu of the system without the keys that other commands have.
      private func claimed(_ menu: UIMenu) -> UIMenu {
        menu.replacingChildren(
          menu.children.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu { return [claimed(menu)] }
            guard let command = element as? UIKeyCommand else { return [element] }
            #if RESERVED_KEYS
              if reserved.contains(Self.keys(command.input ?? "", command.modifierFlags)) {
                return Self.unkeyed(command)
              }
            #endif
            let isFree = claim(command.input ?? "", command.modifierFlags)
            return isFree ? [command] : Self.unkeyed(command)
          })
      }
    #endif

    /// Adds items at the end of a menu, which is added where there is none.
    func place(
      _ items: MenuBarItems, in menu: UIMenu.Identifier, title: String,
      after previous: UIMenu.Identifier
    ) {
      guard builder.menu(for: menu) == nil else {
        #if REPLACED_MENUS
          if replaced.contains(menu) {
            return builder.replaceChildren(ofMenu: menu) { _ in items.elements }
          }
        #endif
        return place(items, atEndOf: menu)
      }
      guard !items.elements.isEmpty else { return }
      let added = UIMenu(title: title, identifier: menu, children: items.elements)
      added.accessibilityIdentifier = items.id
      let before = Self.order.prefix {
        $0 != menu && ($0 != .window || Self.order.contains(menu))
      }
      let there = ([previous] + before.reversed()).first { builder.menu(for: $0) != nil }
      if let there {
        builder.insertSibling(added, afterMenu: there)
      } else {
        builder.insertChild(added, atEndOfMenu: .root)
      }
    }

    private static let order: [UIMenu.Identifier] = [
      .application, .file, .edit, .format, .view, .window, .help,
    ]

    /// Adds items after a group of the app's menu, at its beginning where there is no such group.
    func place(_ items: MenuBarItems, after group: UIMenu.Identifier) {
      guard !items.elements.isEmpty else { return }
      let added = UIMenu(options: .displayInline, children: items.elements)
      if builder.menu(for: group) != nil {
        builder.insertSibling(added, afterMenu: group)
      } else if builder.menu(for: .application) != nil {
        builder.insertChild(added, atStartOfMenu: .application)
      }
    }

    func place(_ items: MenuBarItems, atEndOf menu: UIMenu.Identifier) {
      guard !items.elements.isEmpty, builder.menu(for: menu) != nil else { return }
      builder.insertChild(
        UIMenu(options: .displayInline, children: items.elements), atEndOfMenu: menu)
    }
  }

  /// Collects what stands in a menu of the menu bar.
  @MainActor private struct MenuBarItems {
    /// The id of the menu, with which the identifiers of its elements begin.
    let id: String
    private let system: SystemMenus
    private var finished: [UIMenuElement] = []
    private var current: [UIMenuElement] = []

    init(_ id: String, _ system: SystemMenus) {
      self.id = id
      self.system = system
    }

    #if NESTED_MENUS
      /// A menu or a section inside this one, yet empty.
      func nested() -> MenuBarItems { MenuBarItems(id, system) }
    #endif

    /// All elements, with a line between two groups.
    var elements: [UIMenuElement] {
      guard !finished.isEmpty, !current.isEmpty else { return finished + current }
      return finished + [UIMenu(options: .displayInline, children: current)]
    }

    mutating func add(_ commands: Command...) {
      #if PAIRS
        for command in commands {
          if command.toggleForm == .pair {
            add(pair: entry(command))
          } else {
            add(entry(command))
          }
        }
      #else
        for command in commands { add(entry(command)) }
      #endif
    }

    #if PAIRS
      /// Adds both items of a toggle.
      mutating func add(pair entry: MenuBarEntry) {
        // The shortcut switches the state, and so belongs to neither half.
        for half in ["on", "off"] {
          var item = entry
          item.place += "#" + half
          add(item, hasKeys: false)
        }
      }
    #endif

    mutating func add(_ entry: MenuBarEntry, hasKeys: Bool = true) {
      #if STANDARD_EDITS
        var entry = entry
        if entry.isStandardEdit, let selector = entry.action {
          if !entry.isReworded, let title = system.title(selector) { entry.title = title }
          // The alternates of the system's own command are its own.
          if entry.isReworded || !entry.alternates.isEmpty {
            system.drop(selector)
          } else if let command = system.take(selector) {
            return current.append(command)
          }
        }
      #endif
      let isFirst = hasKeys && (entry.shortcut.map { system.claim($0) } ?? false)
      guard let element = element(entry, hasKeys: isFirst) else { return }
      element.accessibilityIdentifier = path(of: entry)
      current.append(element)
      #if ALTERNATE_COMMANDS
        guard isFirst, let shortcut = entry.shortcut, let input = input(shortcut) else { return }
        for alternate in entry.alternates {
          _ = system.claim(input, modifiers(shortcut).union(alternate.modifierFlags))
        }
      #endif
    }

    #if MENU_BAR_CHOICES
      /// Adds the options of a choice.
      mutating func add<Option: MenuOption>(
        choice options: [Option], id: String, action: Selector, mark: String = ""
      ) {
        for option in options {
          add(entry(option: option, id: id, action: action, mark: mark))
        }
      }
    #endif

    /// The identifier by which tests find an entry: the same in all its places, and of an option
    /// on every surface.
    private func path(of entry: MenuBarEntry) -> String {
      let parts = entry.place.split(separator: "#")
      let name = parts.first.map(String.init) ?? ""
      if name.contains(".") { return name }
      #if PAIRS
        if let half = parts.dropFirst().last, half == "on" || half == "off" {
          return "\(id).\(name).\(half)"
        }
      #endif
      return "\(id).\(name)"
    }

    #if GROUP_RESTS
      /// Adds the commands of a group of the system that the document does not list.
      mutating func add(rest identifier: UIMenu.Identifier) {
        current += system.take(group: identifier)?.children ?? []
      }
    #endif

    #if WHOLE_GROUPS
      /// Adds a group of the system.
      mutating func add(group identifier: UIMenu.Identifier) {
        guard let group = system.take(group: identifier) else { return }
        separate()
        finished.append(group)
      }
    #endif

    #if MENU_BAR_ELEMENTS
      /// Adds items that the app supplies: since iOS 26 those of the responder that has the focus,
      /// each time that the menu opens.
      mutating func add(supplied place: String, on actions: (any Actions)?) {
        #if compiler(>=6.2) && !os(visionOS)
          if #available(iOS 26.0, *) {
            return current.append(
              UIDeferredMenuElement.usingFocus(
                identifier: .init(menuBarPrefix + place), shouldCacheItems: false))
          }
        #endif
        if let actions { current += suppliedElements(at: place, on: actions) }
      }
    #endif

    #if MENU_SECTIONS
      mutating func add(section: MenuBarItems, title: String = "") {
        separate()
        guard !section.elements.isEmpty else { return }
        finished.append(
          UIMenu(title: title, options: .displayInline, children: section.elements))
      }
    #endif

    #if SUBMENUS
      mutating func add(
        submenu: MenuBarItems, id: String, title: String, image: UIImage? = nil
      ) {
        let menu = UIMenu(title: title, image: image, children: submenu.elements)
        menu.accessibilityIdentifier = "\(self.id).\(id)"
        current.append(menu)
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
  }
  // end
}
