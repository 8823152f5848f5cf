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
    var things: [(presence: Presence, size: Int)] = []
    collectRows(of: level.content, [], level, &things)
    let counts = level.platforms.members.map { platform in
      var gathering = Gathering(on: platform, in: self)
      for thing in things { gathering.add(thing.presence, size: thing.size) }
      return gathering.count
    }
    return counts.max() ?? 0
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

  /// The form of a toggle; `nil` for anything else.
  func form(of item: Item) -> ToggleForm? {
    guard item.kind == .toggle, case .command(let index) = item.subject else { return nil }
    return document.commands[index].form
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

  private func collectRows(
    of content: [MenuElement], _ conditions: [Condition], _ level: MenuLevel,
    _ things: inout [(presence: Presence, size: Int)]
  ) {
    for element in content {
      switch element {
      case .item(let item):
        var presence = presence(of: item, hidingByDefault: level.surface == .contextMenu)
        presence.conditions += conditions
        things.append((presence, rows(of: item)))
      case .submenu(let submenu):
        var presence = Presence(submenu.platforms, submenu.visibleWhen)
        presence.conditions += conditions
        things.append((presence, 1))
      case .section(let section):
        let own = section.visibleWhen.map { [$0] } ?? []
        collectRows(of: section.content, conditions + own, level, &things)
      case .separator, .dynamic, .slot: break
      }
    }
  }
}
