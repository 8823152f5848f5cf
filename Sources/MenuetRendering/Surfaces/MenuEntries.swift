import MenuetModel

/// The subject of a row or a cell of a menu, beyond the words that its layout holds.
struct MenuEntry: Sendable {
  /// The mark in the column of checkmarks.
  enum Mark: Sendable {
    /// The entry is nothing that can be on.
    case none
    case off, on
  }

  var title: String
  var subtitle: String?
  /// A symbol's or image's name.
  var symbol: String?
  var shortcut: Shortcut?
  var role = Role.normal
  var mark = Mark.none
  /// Indicates whether it cannot be used.
  var isDimmed = false
  /// Indicates whether it is other than in the picture that it is compared with.
  var isChanged = false
  var submenu: Submenu?
}

/// The entries of a menu by the ids that its layout names them by.
///
/// One command may stand in a menu twice, with other words: entries of one id are handed out in
/// menu order, the last of them for good.
struct MenuEntries: Sendable {
  private let document: Document
  private let platform: Platform
  private var entries: [String: [MenuEntry]] = [:]
  /// The submenus in menu order.
  private(set) var submenus: [Submenu] = []

  init(_ content: [MenuElement], of document: Document, on platform: Platform) {
    self.document = document
    self.platform = platform
    add(content)
    // So that the next one can be taken from the end.
    for id in entries.keys { entries[id]?.reverse() }
  }

  /// The entry of the next row or cell of an id; nil where the menu has no such element.
  mutating func next(_ id: String) -> MenuEntry? {
    guard let waiting = entries[id], let next = waiting.last else { return nil }
    if waiting.count > 1 { entries[id]?.removeLast() }
    return next
  }

  private mutating func add(_ content: [MenuElement]) {
    for element in content where element.platforms.contains(PlatformSet(platform)) {
      switch element {
      case .item(let item):
        for (id, entry) in document.menuEntries(of: item) { add(entry, id: id) }
      case .section(let section): add(section.content)
      case .submenu(let submenu): add(submenu)
      case .dynamic(let dynamic): add(MenuEntry(title: dynamic.title ?? dynamic.id), id: dynamic.id)
      case .separator, .slot: break
      }
    }
  }

  private mutating func add(_ entry: MenuEntry, id: String) {
    entries[id, default: []].append(entry)
  }

  private mutating func add(_ submenu: Submenu) {
    submenus.append(submenu)
    var entry = MenuEntry(title: submenu.title, symbol: submenu.symbol ?? submenu.image)
    entry.subtitle = submenu.subtitle
    entry.isDimmed = !document.holds(submenu.enabledWhen)
    entry.submenu = submenu
    add(entry, id: submenu.id)
  }
}

extension Document {
  /// The rows that an item has in a list, each with the id that its layout names it by: the two of a
  /// pair, an option each of a choice, else one.
  func menuEntries(of item: Item) -> [(id: String, entry: MenuEntry)] {
    if let choice = choice(of: item) { return menuEntries(of: choice, at: item) }
    let command = command(of: item)
    let label = label(of: item)
    var entry = MenuEntry(
      title: label.title, symbol: face(of: item).picture, shortcut: shortcut(of: item),
      role: role(of: item))
    entry.subtitle = label.subtitle
    entry.isDimmed = !isEnabled(item)
    let isOn = isOn(command)
    guard let command, command.isToggle else { return [(item.id, entry)] }
    switch command.form ?? .checkmark {
    case .title: return [(item.id, entry)]
    case .checkmark:
      entry.mark = isOn ? .on : .off
      return [(item.id, entry)]
    case .pair:
      var (on, off) = (entry, entry)
      on.mark = isOn ? .on : .off
      off.mark = isOn ? .off : .on
      return [(item.id, on), (item.id, off)]
    }
  }

  private func menuEntries(
    of choice: Choice, at item: Item
  ) -> [(id: String, entry: MenuEntry)] {
    let isEnabled = isEnabled(item)
    return choice.options.enumerated().map { index, option in
      var entry = MenuEntry(
        title: option.title, symbol: option.symbol ?? option.image, shortcut: option.shortcut)
      entry.subtitle = option.subtitle
      entry.mark = index == choice.initialOption ? .on : .off
      entry.isDimmed = !isEnabled || !holds(option.enabledWhen)
      return (choice.id + "." + option.id, entry)
    }
  }
}
