import UIKit

extension Notes {
  // embed: menuBars
  /// The system's menu bar, while the app's menus are put into it.
  @MainActor private final class SystemMenus {
    private let builder: any UIMenuBuilder
    private var commands: [Selector: UICommand] = [:]
    private var groups: [UIMenu.Identifier: UIMenu] = [:]
    private var keys: Set<[String]> = []

    /// Takes commands and groups out of the menus that the app fills.
    init(
      _ builder: any UIMenuBuilder, commands selectors: [Selector] = [],
      groups identifiers: [UIMenu.Identifier] = [], replacing menus: [UIMenu.Identifier] = [],
      removing removed: [UIMenu.Identifier] = []
    ) {
      self.builder = builder
      for selector in selectors { commands[selector] = builder.command(for: selector) }
      for identifier in identifiers { groups[identifier] = builder.menu(for: identifier) }
      for menu in menus { builder.replaceChildren(ofMenu: menu) { _ in [] } }
      for menu in removed { builder.remove(menu: menu) }
    }

    #if STANDARD_EDITS
      /// The system's own command, with its words and its shortcut, where it stands nowhere yet.
      func take(_ selector: Selector) -> UICommand? {
        guard let command = commands[selector] else { return nil }
        if let command = command as? UIKeyCommand {
          guard claim(command.input ?? "", command.modifierFlags) else { return nil }
        }
        return commands.removeValue(forKey: selector)
      }
    #endif

    #if STANDARD_EDITS
      /// Returns whether a command stands in a menu that the system keeps: it cannot stand in two.
      func keeps(_ selector: Selector) -> Bool {
        commands[selector] != nil && builder.command(for: selector) != nil
      }

      /// Takes the system's own command out, where the document has other words or keys for it.
      func drop(_ selector: Selector) {
        guard keeps(selector) else { return }
        commands[selector] = nil
        remove { element in
          // Elements of the document there bear its name.
          guard let command = element as? UICommand else { return false }
          return command.action == selector && command.propertyList == nil
        }
      }
    #endif

    func claim(_ shortcut: Shortcut) -> Bool {
      input(shortcut).map { claim($0, modifiers(shortcut)) } ?? false
    }

    /// Takes keys for a command, the first that asks, also from what the system keeps: it would
    /// refuse a whole menu for one key that exists already.
    func claim(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
      let taken = Self.keys(input, flags)
      guard keys.insert(taken).inserted else { return false }
      remove { element in
        guard let command = element as? UIKeyCommand else { return false }
        return Self.keys(command.input ?? "", command.modifierFlags) == taken
      }
      return true
    }

    #if UNSHOWN_KEYS
      /// Takes the keys that no menu shows, which commands of the system would have first.
      func claim(_ unshown: [UIKeyCommand]) {
        for command in unshown { _ = claim(command.input ?? "", command.modifierFlags) }
      }
    #endif

    /// Takes elements out of the menus that the system keeps.
    private func remove(where isRemoved: (UIMenuElement) -> Bool) {
      if let root = builder.menu(for: .root) { remove(from: root, where: isRemoved) }
    }

    private func remove(from menu: UIMenu, where isRemoved: (UIMenuElement) -> Bool) {
      if menu.children.contains(where: isRemoved) {
        builder.replaceChildren(ofMenu: menu.identifier) { $0.filter { !isRemoved($0) } }
      }
      for child in menu.children {
        if let menu = child as? UIMenu { remove(from: menu, where: isRemoved) }
      }
    }

    private static func keys(_ input: String, _ flags: UIKeyModifierFlags) -> [String] {
      [input.lowercased(), String(flags.rawValue)]
    }

    #if MENU_BAR_GROUPS
      /// The system's group, once, unless it stands in a menu that the system keeps.
      func take(group identifier: UIMenu.Identifier) -> UIMenu? {
        guard builder.menu(for: identifier) == nil else { return nil }
        return groups.removeValue(forKey: identifier).map { claimed($0) }
      }
    #endif

    #if MENU_BAR_GROUPS
      /// A menu of the system without the keys that other commands have.
      private func claimed(_ menu: UIMenu) -> UIMenu {
        menu.replacingChildren(
          menu.children.compactMap { element in
            if let menu = element as? UIMenu { return claimed(menu) }
            guard let command = element as? UIKeyCommand,
              !claim(command.input ?? "", command.modifierFlags)
            else { return element }
            // One without an action has nothing but its keys.
            guard let action = command.action else { return nil }
            return UICommand(
              title: command.title, image: command.image, action: action,
              propertyList: command.propertyList)
          })
      }
    #endif

    /// Fills a menu, or adds it where there is none.
    func place(
      _ items: MenuBarItems, in menu: UIMenu.Identifier, title: String,
      after previous: UIMenu.Identifier
    ) {
      if builder.menu(for: menu) != nil {
        builder.replaceChildren(ofMenu: menu) { _ in items.elements }
      } else {
        let added = UIMenu(title: title, identifier: menu, children: items.elements)
        added.accessibilityIdentifier = items.id
        builder.insertSibling(added, afterMenu: previous)
      }
    }

    func place(_ items: MenuBarItems, after group: UIMenu.Identifier) {
      guard !items.elements.isEmpty else { return }
      builder.insertSibling(
        UIMenu(options: .displayInline, children: items.elements), afterMenu: group)
    }

    func place(_ items: MenuBarItems, atEndOf menu: UIMenu.Identifier) {
      guard !items.elements.isEmpty else { return }
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
        if entry.isStandardEdit, let selector = entry.action {
          if entry.isReworded { system.drop(selector) }
          guard !system.keeps(selector) else { return }
          if !entry.isReworded, let command = system.take(selector) {
            return current.append(command)
          }
        }
      #endif
      let isFirst = hasKeys && (entry.shortcut.map { system.claim($0) } ?? false)
      guard let element = element(entry, hasKeys: isFirst) else { return }
      element.accessibilityIdentifier = path(of: entry)
      current.append(element)
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

    #if MENU_BAR_GROUPS
      /// Adds a group of the system.
      mutating func add(group identifier: UIMenu.Identifier) {
        guard let group = system.take(group: identifier) else { return }
        separate()
        finished.append(group)
      }
    #endif

    #if MENU_BAR_ELEMENTS
      #if DIMMED_ELEMENTS
        mutating func add(elements: [UIMenuElement], isAvailable: Bool = true) {
          current += isAvailable ? elements : dimmed(elements)
        }
      #else
        mutating func add(elements: [UIMenuElement]) { current += elements }
      #endif
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
