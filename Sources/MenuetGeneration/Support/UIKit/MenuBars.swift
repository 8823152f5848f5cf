import UIKit

extension Notes {
  // embed: menuBars
  /// The content of the system's menu bar before the app's menus came.
  @MainActor private struct SystemMenus {
    private let builder: any UIMenuBuilder
    private var commands: [Selector: UICommand] = [:]
    private var groups: [UIMenu.Identifier: UIMenu] = [:]

    /// Takes commands and groups out of the menus that the app fills.
    init(
      _ builder: any UIMenuBuilder, commands selectors: [Selector] = [],
      groups identifiers: [UIMenu.Identifier] = [], replacing menus: [UIMenu.Identifier] = []
    ) {
      self.builder = builder
      for selector in selectors { commands[selector] = builder.command(for: selector) }
      for identifier in identifiers { groups[identifier] = builder.menu(for: identifier) }
      for menu in menus { builder.replaceChildren(ofMenu: menu) { _ in [] } }
    }

    /// The system's own command, with its words and its shortcut.
    func command(for selector: Selector) -> UICommand? { commands[selector] }

    /// Returns whether a command stands in a menu that the system keeps: it cannot stand in two.
    func keeps(_ selector: Selector) -> Bool { builder.command(for: selector) != nil }

    /// The system's group, unless it stands in a menu that the system keeps.
    func group(_ identifier: UIMenu.Identifier) -> UIMenu? {
      builder.menu(for: identifier) == nil ? groups[identifier] : nil
    }

    /// Fills a menu, or adds it where there is none.
    func place(
      _ items: MenuBarItems, in menu: UIMenu.Identifier, title: String,
      after previous: UIMenu.Identifier
    ) {
      if builder.menu(for: menu) != nil {
        builder.replaceChildren(ofMenu: menu) { _ in items.elements }
      } else {
        builder.insertSibling(
          UIMenu(title: title, identifier: menu, children: items.elements), afterMenu: previous)
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
    private let system: SystemMenus
    private var finished: [UIMenuElement] = []
    private var current: [UIMenuElement] = []

    init(_ system: SystemMenus) { self.system = system }

    /// All elements, with a line between two groups.
    var elements: [UIMenuElement] {
      guard !finished.isEmpty, !current.isEmpty else { return finished + current }
      return finished + [UIMenu(options: .displayInline, children: current)]
    }

    mutating func add(_ commands: Command...) {
      #if PAIRS
        for command in commands {
          if command.toggleForm == .pair {
            add(entry(command, at: command.rawValue + "#on"))
            add(entry(command, at: command.rawValue + "#off"))
          } else {
            add(entry(command))
          }
        }
      #else
        for command in commands { add(entry(command)) }
      #endif
    }

    mutating func add(_ entry: MenuBarEntry) {
      #if STANDARD_EDITS
        if let selector = entry.selector {
          guard !system.keeps(selector) else { return }
          if !entry.isReworded, let command = system.command(for: selector) {
            return current.append(command)
          }
        }
      #endif
      current.append(element(entry))
    }

    /// Adds a group of the system.
    mutating func add(group identifier: UIMenu.Identifier) {
      guard let group = system.group(identifier), !finished.contains(group) else { return }
      separate()
      finished.append(group)
    }

    mutating func add(elements: [UIMenuElement]) { current += elements }

    mutating func add(section: MenuBarItems, title: String = "") {
      separate()
      guard !section.elements.isEmpty else { return }
      finished.append(
        UIMenu(title: title, options: .displayInline, children: section.elements))
    }

    mutating func add(submenu: MenuBarItems, title: String, image: UIImage? = nil) {
      current.append(UIMenu(title: title, image: image, children: submenu.elements))
    }

    /// Ends a group.
    mutating func separate() {
      guard !current.isEmpty else { return }
      finished.append(UIMenu(options: .displayInline, children: current))
      current = []
    }
  }
  // end
}
