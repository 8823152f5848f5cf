/// The additions of the system to the menu bars of a document: the standard menus that it leaves out, and
/// in those that it has the usual commands that it does not list (Human Interface Guidelines, The menu
/// bar).
///
/// Nothing of it was written: its source is `SourceReference.none`. Format is never added, for not
/// every app has text.
package struct StandardMenus: Sendable, Hashable {
  /// A menu that is added to a menu bar, or takes the place of one there.
  package struct Addition: Sendable, Hashable {
    /// The index of the menu bar.
    package let bar: Int
    /// The index of the menu whose items it has too; `nil` where the bar leaves the menu out.
    let written: Int?
    package var menu: Menu
  }

  /// A command in such a menu.
  package struct Item: Sendable, Hashable {
    package let system: SystemCommand
    package let menu: StandardMenu
    package let platforms: PlatformSet
    /// The source of the menu bar.
    package let barSource: SourceReference
  }

  /// The commands that the document does not declare; their indices follow its own.
  package private(set) var commands: [Command] = []
  /// Everything in the menus, menu by menu.
  package private(set) var items: [Item] = []
  /// The menus, bar by bar, those that the document writes first.
  package var additions: [Addition] = []

  /// No standard menus.
  package init() {}

  /// - Parameter walk: through the document.
  package init(_ document: Document, _ walk: @autoclosure () -> Traversal) {
    guard document.menuBars.contains(where: { !$0.shownPlatforms.isEmpty }) else { return }
    var filler = StandardMenuFiller(document, surfaceIDs: walk().surfaceIDs)
    filler.fill()
    commands = filler.newCommands
    items = filler.items
    additions = filler.additions
  }

  /// Gives the commands that the document does not declare other titles, where there are any.
  mutating func takeTitles(_ title: (SystemCommand) -> String?) {
    for index in commands.indices {
      if let words = commands[index].system.flatMap(title) { commands[index].title = words }
    }
  }

  /// Returns whether they hold a command, in a menu bar of one of the platforms.
  package func hold(_ system: SystemCommand, on platforms: PlatformSet = .menuBars) -> Bool {
    items.contains { $0.system == system && !$0.platforms.isDisjoint(with: platforms) }
  }
}

extension Document {
  /// The document as people see it: with standard menus in its menu bars.
  package func adding(_ standard: StandardMenus) -> Document {
    guard !standard.additions.isEmpty else { return self }
    var result = self
    result.commands += standard.commands
    for addition in standard.additions {
      if let index = addition.written {
        result.menuBars[addition.bar].menus[index] = addition.menu
      } else if let standard = addition.menu.standard {
        let place = result.menuBars[addition.bar].menus.place(of: standard)
        result.menuBars[addition.bar].menus.insert(addition.menu, at: place)
      }
    }
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

  /// The number of groups that come before the items of a document that lists none of them.
  ///
  /// The menu of the app ends with Quit, whatever stands in it (Human Interface Guidelines, The menu
  /// bar, App menu): the app's own commands follow About.
  fileprivate var leadingGroupCount: Int { self == .app ? 1 : systemCommands.count }
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
  private let document: Document
  private(set) var newCommands: [Command] = []
  private(set) var items: [StandardMenus.Item] = []
  private(set) var additions: [StandardMenus.Addition] = []
  private var commands: [SystemCommand: Int] = [:]
  private var ids: Set<String> = []
  private var surfaces: Set<String>
  private var chords: Set<Shortcut> = []

  init(_ document: Document, surfaceIDs: Set<String>) {
    self.document = document
    surfaces = surfaceIDs
    for index in document.commands.indices {
      if let system = document.commands[index].system, commands[system] == nil {
        commands[system] = index
      }
      ids.insert(document.commands[index].id)
      if let shortcut = document.commands[index].shortcut { chords.insert(shortcut.chord) }
    }
    for choice in document.choices {
      ids.insert(choice.id)
      for option in choice.options {
        if let shortcut = option.shortcut { chords.insert(shortcut.chord) }
      }
    }
    for bar in document.menuBars {
      for menu in bar.menus {
        menu.content.forEachItem { item in
          if let shortcut = item.overrides?.value.shortcut { chords.insert(shortcut.chord) }
        }
      }
    }
  }

  mutating func fill() {
    for index in document.menuBars.indices {
      let bar = document.menuBars[index]
      guard !bar.shownPlatforms.isEmpty else { continue }
      // Where there is another of its kind on a platform, which is a mistake, the first with items
      // is filled.
      var due: [StandardMenu: PlatformSet] = [:]
      for standard in StandardMenu.allCases { due[standard] = bar.shownPlatforms }
      let listed = listedCommands(of: bar)
      let order =
        bar.menus.indices.filter { !bar.menus[$0].content.isEmpty }
        + bar.menus.indices.filter { bar.menus[$0].content.isEmpty }
      var written: [(place: Int, menu: Menu)] = []
      for place in order {
        var menu = bar.menus[place]
        guard let standard = menu.standard,
          let platforms = due[standard]?.intersection(menu.platforms),
          !platforms.isEmpty
        else { continue }
        due[standard]?.subtract(platforms)
        guard menu.systemItems == .keep else { continue }
        let count = items.count
        menu.content = union(menu.content, standard, besides: listed, in: bar, platforms)
        if items.count > count { written.append((place, menu)) }
      }
      additions += written.sorted { $0.place < $1.place }
        .map { StandardMenus.Addition(bar: index, written: $0.place, menu: $0.menu) }
      for standard in StandardMenu.allCases {
        guard let platforms = due[standard], !platforms.isEmpty,
          let menu = menu(standard, besides: listed, in: bar, platforms)
        else { continue }
        additions.append(StandardMenus.Addition(bar: index, written: nil, menu: menu))
      }
    }
  }

  /// A standard menu that a bar leaves out; `nil` where every app has another one.
  private mutating func menu(
    _ standard: StandardMenu, besides listed: [SystemCommand: PlatformSet], in bar: MenuBar,
    _ platforms: PlatformSet
  ) -> Menu? {
    let content = union([], standard, besides: listed, in: bar, platforms)
    guard !content.isEmpty else { return nil }
    let id = surfaces.insertFree("\(bar.id)-\(standard.rawValue)")
    var menu = Menu(
      id: id, title: standard.title(inAppNamed: document.name), content: content,
      source: SourceReference.none)
    menu.standard = standard
    menu.$platforms = narrowed(platforms)
    return menu
  }

  /// The standard commands that a menu bar lists, each with the platforms on which it does.
  private func listedCommands(of bar: MenuBar) -> [SystemCommand: PlatformSet] {
    var listed: [SystemCommand: PlatformSet] = [:]
    for menu in bar.menus {
      menu.content.forEachItem { item in
        guard let system = document.command(of: item)?.system else { return }
        listed[system, default: []].formUnion(item.platforms)
      }
    }
    return listed
  }

  /// The items of a standard menu with the usual commands that its bar does not list: those of a
  /// group of which it lists some follow the last of these, other groups come first.
  private mutating func union(
    _ content: [MenuElement], _ standard: StandardMenu,
    besides listed: [SystemCommand: PlatformSet], in bar: MenuBar, _ platforms: PlatformSet
  ) -> [MenuElement] {
    var content = content
    var groups: (before: [[MenuElement]], after: [[MenuElement]]) = ([], [])
    for (index, group) in standard.systemCommands.enumerated() {
      let added = group.compactMap { system -> MenuElement? in
        let platforms = platforms.intersection(system.menuBarPlatforms)
          .subtracting(listed[system] ?? [])
        guard !platforms.isEmpty else { return nil }
        items.append(
          StandardMenus.Item(
            system: system, menu: standard, platforms: platforms, barSource: bar.source))
        return .item(item(system, platforms))
      }
      if added.isEmpty || insert(added, afterLastOf: group, in: &content) { continue }
      if index < standard.leadingGroupCount {
        groups.before.append(added)
      } else {
        groups.after.append(added)
      }
    }
    let parts = groups.before + (content.isEmpty ? [] : [content]) + groups.after
    return Array(
      parts.enumerated().map { index, part -> [MenuElement] in
        if index == 0 { return part }
        let id = "\(bar.id)-\(standard.rawValue)-separator-\(index)"
        var line = Separator(id: id, platforms: platforms, source: .none)
        line.$platforms = narrowed(platforms)
        line.standard = true
        return [.separator(line)] + part
      }.joined())
  }

  /// Inserts elements after the last of some standard commands, in the section that lists it; returns
  /// whether any is listed. A submenu keeps its items to itself.
  private func insert(
    _ added: [MenuElement], afterLastOf group: [SystemCommand], in content: inout [MenuElement]
  ) -> Bool {
    for place in content.indices.reversed() {
      switch content[place] {
      case .item(let item):
        guard let system = document.command(of: item)?.system, group.contains(system) else {
          continue
        }
        content.insert(contentsOf: added, at: place + 1)
        return true
      case .section(var section):
        guard insert(added, afterLastOf: group, in: &section.content) else { continue }
        content[place] = .section(section)
        return true
      case .submenu, .separator, .dynamic, .slot: continue
      }
    }
    return false
  }

  private func narrowed(_ platforms: PlatformSet) -> Narrowed {
    Narrowed(platforms, isNarrowed: platforms != document.platforms)
  }

  /// An item for a system command, which is declared where the document does not.
  private mutating func item(_ system: SystemCommand, _ platforms: PlatformSet) -> Item {
    if let index = commands[system] {
      let own = document.commands.count
      let id = index < own ? document.commands[index].id : newCommands[index - own].id
      return added(id, index, platforms)
    }
    var command = Command(
      id: ids.insertFree(system.rawValue), system: system, inAppNamed: document.name)
    // The document's own shortcut wins.
    if let shortcut = command.shortcut, !chords.insert(shortcut.chord).inserted {
      command.shortcut = nil
    }
    command.$platforms = narrowed(platforms)
    command.standard = true
    let index = document.commands.count + newCommands.count
    commands[system] = index
    newCommands.append(command)
    return added(command.id, index, platforms)
  }

  private func added(_ id: String, _ index: Int, _ platforms: PlatformSet) -> Item {
    var item = Item(
      id: id, kind: .command, subject: .command(index), platforms: platforms, source: .none)
    item.$platforms = narrowed(platforms)
    item.standard = true
    return item
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
