import MenuetModel

/// How many rows menus have.
extension RuleContext {
  /// The most rows that a level shows at one time on one platform: sections are opened, a choice
  /// counts its options and a pair two, what never shows at the same time counts once. Separators
  /// count nothing, and neither do placeholders: nobody knows how many items they bring.
  ///
  /// - Parameter threshold: Counts up to it need not be exact.
  func rowCount(of level: MenuLevel, above threshold: Int) -> Int {
    let bound = level.content.reduce(0) { $0 + rows(of: $1) }
    guard bound > threshold else { return bound }
    let entries = entries(of: level, hidingByDefault: level.surface == .contextMenu)
    let things = entries.map { (presence: $0.presence, each: rows(of: $0.element)) }
      .filter { $0.each > 0 }
    return level.platforms.members.map { greatestCount(things, on: $0) }.max() ?? 0
  }

  /// The rows of an element, whenever and wherever it shows.
  func rows(of element: MenuElement) -> Int {
    switch element {
    case .item(let item): rows(of: item)
    case .submenu: 1
    case .section(let section): section.content.reduce(0) { $0 + rows(of: $1) }
    case .separator, .dynamic, .slot: 0
    }
  }

  /// The rows of an item: 0 for an alternate, which stands in the place of another.
  func rows(of item: Item) -> Int {
    switch item.subject {
    case .choice(let index): return document.choices[index].options.count
    case .command(let index):
      guard item.kind == .toggle else {
        return document.commands[index].alternateOf == nil ? 1 : 0
      }
      return document.commands[index].form == .pair ? 2 : 1
    case .none: return 1
    }
  }
}
