extension Document {
  /// The document with the standard menus of its menu bars: those that it leaves out, and those that
  /// it leaves empty, hold what every app has (Human Interface Guidelines, The menu bar).
  ///
  /// Filled-in parts were written nowhere: their source is `SourceReference.none`. Format is filled
  /// in nowhere, for not every app has text.
  package func withStandardMenus() -> Document {
    guard menuBars.contains(where: { !$0.platforms.isDisjoint(with: .menuBars) }) else {
      return self
    }
    var filler = StandardMenuFiller(self)
    filler.fill()
    return filler.document
  }

  /// The document without what `withStandardMenus` filled in.
  package func withoutFilledMenus() -> Document {
    guard menuBars.contains(where: { $0.menus.contains(where: \.isFilledIn) }) else { return self }
    var result = self
    for bar in result.menuBars.indices {
      result.menuBars[bar].menus.removeAll { $0.source == .none }
      for index in result.menuBars[bar].menus.indices
      where result.menuBars[bar].menus[index].isFilledIn {
        result.menuBars[bar].menus[index].content = []
      }
    }
    // They stand behind all others, so that no index changes.
    result.commands.removeAll { $0.source == .none }
    return result
  }
}

extension StandardMenu {
  /// The commands that every app has in the menu, in groups; empty where that depends on the app.
  package var systemCommands: [[SystemCommand]] {
    switch self {
    case .app: [[.about], [.services], [.hide, .hideOthers, .showAll], [.quit]]
    case .file: [[.close]]
    case .edit: [[.undo, .redo], [.cut, .copy, .paste, .delete, .selectAll]]
    case .format: []
    case .view: [[.enterFullScreen]]
    case .window: [[.minimize, .zoom]]
    case .help: [[.help]]
    }
  }
}

extension Menu {
  /// Indicates whether the whole content was written nowhere.
  fileprivate var isFilledIn: Bool {
    standard != nil && !content.isEmpty
      && content.allSatisfy { element in
        switch element {
        case .item(let item): item.source == .none
        case .separator(let separator): separator.source == .none
        case .submenu, .section, .dynamic, .slot: false
        }
      }
  }
}

/// A command that a standard menu brings where the document leaves that menu out or empty.
package struct FilledInCommand {
  package var system: SystemCommand
  package var menu: StandardMenu
  package var platforms: PlatformSet
  /// The menu bar that is filled in.
  package var bar: SourceReference
}

extension Document {
  /// The commands of the standard menus that are filled in.
  package var filledInCommands: [FilledInCommand] {
    menuBars.flatMap { bar -> [FilledInCommand] in
      let missing = StandardMenu.allCases.filter { standard in
        !bar.menus.contains { $0.standard == standard && !$0.content.isEmpty }
      }
      return missing.flatMap { menu in
        menu.systemCommands.joined().map { system in
          let platforms = bar.platforms.intersection(system.menuBarPlatforms)
          return FilledInCommand(
            system: system, menu: menu, platforms: platforms, bar: bar.source)
        }
      }
    }.filter { !$0.platforms.isEmpty }
  }

  /// Returns whether a standard menu that is filled in holds a command of the system, in a menu bar
  /// of one of the platforms.
  package func fillsIn(_ system: SystemCommand, on platforms: PlatformSet = .menuBars) -> Bool {
    filledInCommands.contains {
      $0.system == system && !$0.platforms.isDisjoint(with: platforms)
    }
  }
}

extension SystemCommand {
  /// Where the menu bar of every app has it: services, windows that zoom, and hiding what is beside
  /// the app are of the Mac alone.
  fileprivate var menuBarPlatforms: PlatformSet {
    switch self {
    case .services, .zoom, .hideOthers: .macos
    default: .menuBars
    }
  }
}

private struct StandardMenuFiller {
  private(set) var document: Document
  private var commands: [SystemCommand: Int] = [:]
  private var ids: Set<String> = []
  private var surfaces: Set<String>
  private var chords: Set<Shortcut> = []

  init(_ document: Document) {
    self.document = document
    for index in document.commands.indices {
      if let system = document.commands[index].system, commands[system] == nil {
        commands[system] = index
      }
      ids.insert(document.commands[index].id)
      if let shortcut = document.commands[index].shortcut { chords.insert(shortcut.chord) }
    }
    for choice in document.choices { ids.insert(choice.id) }
    surfaces = document.surfaceIDs
  }

  mutating func fill() {
    for bar in document.menuBars.indices
    where !document.menuBars[bar].platforms.isDisjoint(with: .menuBars) {
      fill(bar)
    }
  }

  private mutating func fill(_ bar: Int) {
    let platforms = document.menuBars[bar].platforms.intersection(.menuBars)
    var present: Set<StandardMenu> = []
    for index in document.menuBars[bar].menus.indices {
      guard let standard = document.menuBars[bar].menus[index].standard else { continue }
      present.insert(standard)
      if document.menuBars[bar].menus[index].content.isEmpty {
        let content = content(of: standard, in: document.menuBars[bar].id, platforms)
        document.menuBars[bar].menus[index].content = content
      }
    }
    for standard in StandardMenu.allCases where !present.contains(standard) {
      insert(standard, into: bar, platforms)
    }
  }

  private mutating func insert(
    _ standard: StandardMenu, into bar: Int, _ platforms: PlatformSet
  ) {
    let content = content(of: standard, in: document.menuBars[bar].id, platforms)
    guard !content.isEmpty else { return }
    let id = surfaces.insertFree("\(document.menuBars[bar].id)-\(standard.rawValue)")
    var menu = Menu(
      id: id,
      title: standard.title(inAppNamed: document.name), content: content,
      source: SourceReference.none)
    menu.standard = standard
    menu.$platforms = narrowed(platforms)
    let place = document.menuBars[bar].menus.place(of: standard)
    document.menuBars[bar].menus.insert(menu, at: place)
  }

  private func narrowed(_ platforms: PlatformSet) -> Narrowed {
    Narrowed(platforms, isNarrowed: platforms != document.platforms)
  }

  private mutating func content(
    of standard: StandardMenu, in bar: String, _ platforms: PlatformSet
  ) -> [MenuElement] {
    var content: [MenuElement] = []
    for (index, group) in standard.systemCommands.enumerated() {
      let items = group.compactMap { item($0, platforms) }
      if items.isEmpty { continue }
      if !content.isEmpty {
        let id = "\(bar)-\(standard.rawValue)-separator-\(index)"
        content.append(.separator(Separator(id: id, platforms: platforms, source: .none)))
      }
      content += items.map { .item($0) }
    }
    return content
  }

  /// An item for a system command, which is declared where the document does not; `nil` where it is
  /// for no platform of the bar.
  private mutating func item(_ system: SystemCommand, _ surroundings: PlatformSet) -> Item? {
    let platforms = surroundings.intersection(system.menuBarPlatforms)
    guard !platforms.isEmpty else { return nil }
    if let index = commands[system] {
      return Item(
        id: document.commands[index].id, kind: .command, subject: .command(index),
        platforms: platforms, source: .none)
    }
    var command = Command(
      id: ids.insertFree(system.rawValue), system: system, inAppNamed: document.name)
    // The document's own shortcut wins.
    if let shortcut = command.shortcut, !chords.insert(shortcut.chord).inserted {
      command.shortcut = nil
    }
    command.$platforms = narrowed(platforms)
    commands[system] = document.commands.count
    document.commands.append(command)
    return Item(
      id: command.id, kind: .command, subject: .command(document.commands.count - 1),
      platforms: platforms, source: .none)
  }
}

extension Set<String> {
  /// Takes an id in, or where the document gives it to something else, one like it.
  fileprivate mutating func insertFree(_ id: String) -> String {
    var free = id
    while !insert(free).inserted { free = "standard-" + free }
    return free
  }
}

extension Document {
  /// The ids of what stands beside menus in one space of names.
  fileprivate var surfaceIDs: Set<String> {
    var ids = Set(menus.map(\.id) + menuBars.flatMap { [$0.id] + $0.menus.map(\.id) })
    ids.formUnion(toolbars.map(\.id) + contextMenus.map(\.id) + editMenus.map(\.id))
    ids.formUnion(popUpButtons.map(\.id) + pullDownButtons.map(\.id) + sheets.map(\.id))
    ids.formUnion(covers.map(\.id) + popovers.map(\.id) + alerts.map(\.id))
    return ids
  }
}

extension [Menu] {
  /// Where a standard menu belongs: before the standard ones that come after it; menus of the app's
  /// own stand before Window and Help.
  fileprivate func place(of standard: StandardMenu) -> Int {
    let order = StandardMenu.allCases
    let rank = order.firstIndex(of: standard) ?? 0
    if standard == .window || standard == .help {
      return firstIndex { menu in
        menu.standard.map { (order.firstIndex(of: $0) ?? 0) > rank } ?? false
      } ?? count
    }
    // Behind the last standard menu that comes before it.
    let before = lastIndex { menu in
      menu.standard.map { (order.firstIndex(of: $0) ?? 0) < rank } ?? false
    }
    return before.map { $0 + 1 } ?? 0
  }
}

extension Command {
  /// A command of the system with all that is known of it.
  package init(id: String, system: SystemCommand, inAppNamed name: String) {
    self.init(id: id, kind: .command, title: "", source: SourceReference.none)
    let facts = system.facts
    self.system = system
    title = system.title(inAppNamed: name)
    symbol = facts.symbol
    shortcut = facts.shortcut.flatMap { try? Shortcut(parsing: $0) }
    role = system.role
    if system.takesInput { traits.insert(.needsInput) }
    if system == .cancel || system == .done || system == .close { traits.insert(.dismisses) }
  }
}
