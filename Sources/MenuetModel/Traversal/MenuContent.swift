extension [MenuElement] {
  /// The items in a menu and its sections, without those of submenus.
  package var directItems: [Item] {
    flatMap { element -> [Item] in
      switch element {
      case .item(let item): [item]
      case .section(let section): section.content.directItems
      default: []
      }
    }
  }

  /// Goes through the items of a menu, its sections and its submenus.
  package func forEachItem(_ body: (Item) -> Void) {
    for element in self {
      switch element {
      case .item(let item): body(item)
      case .section(let section): section.content.forEachItem(body)
      case .submenu(let submenu): submenu.content.forEachItem(body)
      case .separator, .dynamic, .slot: break
      }
    }
  }

  /// The last item that passes a test, in the menu itself and its sections; submenus keep their items
  /// to themselves.
  package func lastItem(where test: (Item) -> Bool) -> Item? {
    for element in reversed() {
      switch element {
      case .item(let item): if test(item) { return item }
      case .section(let section):
        if let item = section.content.lastItem(where: test) { return item }
      case .submenu, .separator, .dynamic, .slot: break
      }
    }
    return nil
  }

  /// Indicates whether this is a menu to which the app, or another document, adds items.
  package var isOpenEnded: Bool {
    contains { element in
      switch element {
      case .dynamic, .slot: true
      case .section(let section): section.content.isOpenEnded
      case .submenu(let submenu): submenu.content.isOpenEnded
      case .item, .separator: false
      }
    }
  }
}

extension MenuLevel {
  /// The submenus of the level, also those in its sections.
  package var submenus: [Submenu] {
    content.flatMap { element -> [Submenu] in
      switch element {
      case .submenu(let submenu): return [submenu]
      case .section(let section):
        return section.content.compactMap { inner in
          guard case .submenu(let submenu) = inner else { return nil }
          return submenu
        }
      default: return []
      }
    }
  }
}
