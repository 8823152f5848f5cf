import MenuetModel

/// Takes away the shortcuts that cannot hold: two commands have one, or a menu has none.
struct ShortcutClearing {
  private let purpose: DocumentComposer.Purpose
  /// The owners of shortcuts; several of one where never two of them are there at once.
  private var owners: [Shortcut: [Owner]] = [:]
  /// The shortcuts that the system brings, with the first words of titles that take them over: Close Tab
  /// takes that of Close. What Edit brings stays, for it is for whatever people type in.
  private var standard: [Shortcut: String?] = [:]
  private var count = 0

  /// What has a shortcut.
  private struct Owner {
    let key: String
    let title: String
    /// The standard menu that the system brings it with.
    var menu: StandardMenu?
    var needed: Set<ForeignCondition> = []

    func excludes(_ item: ForeignItem) -> Bool {
      !needed.isDisjoint(with: item.needed.map(\.opposite))
    }

    var words: String {
      menu.map { "'\(title)', which the system brings with the menu '\($0.rawValue)'" }
        ?? "'\(title)' already"
    }
  }

  init(_ purpose: DocumentComposer.Purpose) { self.purpose = purpose }

  func clear(_ document: inout ForeignDocument) {
    var clearing = self
    // The menu bar's are those that work everywhere.
    let order = document.surfaces.indices.sorted {
      (document.surfaces[$0].isMenuBar ? 0 : 1, $0) < (document.surfaces[$1].isMenuBar ? 0 : 1, $1)
    }
    clearing.takeStandard(document)
    for index in order {
      let surface = document.surfaces[index]
      switch purpose {
      case .auditing:
        // A menu beside the bar may be there when that is not, and the other way round.
        if surface.isMenuBar {
          clearing.clearStandard(&document.surfaces[index].items)
        } else {
          Self.strip(&document.surfaces[index].items)
        }
      case .writing:
        clearing.clear(
          &document.surfaces[index].items, inContextMenu: surface.isContextMenu)
      }
    }
    clearing.clear(&document.commands, inContextMenu: false)
  }

  /// Takes note of the shortcuts that the system brings with the standard menus which the menu bar
  /// leaves out.
  private mutating func takeStandard(_ document: ForeignDocument) {
    guard let bar = document.surfaces.first(where: \.isMenuBar) else { return }
    let placed = Set(document.surfaces.flatMap { $0.items.systemCommands })
    let menus = Set(bar.items.compactMap(\.standardMenu))
    for menu in StandardMenu.allCases where !menus.contains(menu) {
      for command in menu.systemCommands.joined() where !placed.contains(command) {
        guard let text = command.facts.shortcut, let shortcut = try? Shortcut(parsing: text)
        else { continue }
        let title = command.title(inAppNamed: IDWords.typeName(document.name) ?? document.name)
        owners[shortcut.chord] = [
          Owner(key: "system \(command.rawValue)", title: title, menu: menu)
        ]
        standard[shortcut.chord] = menu == .edit ? .some(nil) : Self.firstWord(title)
      }
    }
  }

  private func takesOver(_ shortcut: Shortcut, _ item: ForeignItem) -> Bool {
    guard let word = standard[shortcut.chord] ?? nil, let title = item.title else { return false }
    return Self.firstWord(title.text) == word
  }

  private static func firstWord(_ title: String) -> String? {
    title.split { !$0.isLetter }.first.map { $0.lowercased() }
  }

  /// Takes away what clashes with the system's own: such a clash is none of the file.
  private func clearStandard(_ items: inout [ForeignItem]) {
    for index in items.indices {
      if let shortcut = items[index].shortcut, standard.keys.contains(shortcut.chord),
        !takesOver(shortcut, items[index])
      {
        items[index].shortcut = nil
      }
      clearStandard(&items[index].items)
    }
  }

  private static func strip(_ items: inout [ForeignItem]) {
    for index in items.indices {
      items[index].shortcut = nil
      items[index].statesShortcut = false
      strip(&items[index].items)
    }
  }

  private mutating func clear(_ items: inout [ForeignItem], inContextMenu: Bool) {
    for index in items.indices {
      clear(&items[index], inContextMenu: inContextMenu)
      clear(&items[index].items, inContextMenu: inContextMenu)
    }
  }

  private mutating func clear(_ item: inout ForeignItem, inContextMenu: Bool) {
    guard let shortcut = item.shortcut else { return }
    count += 1
    let identity = item.identity ?? "\(count)"
    let key = item.system.map { "system \($0.rawValue)" } ?? identity
    let title = item.title?.text ?? item.system?.rawValue ?? ""
    if takesOver(shortcut, item) {
      owners[shortcut.chord] = nil
      standard[shortcut.chord] = nil
    }
    let known = owners[shortcut.chord] ?? []
    // An alternate has the key of what it stands for, with more modifiers.
    if let owner = known.first(where: { $0.key != key && !$0.excludes(item) }) {
      item.shortcut = nil
      item.statesShortcut = item.system != nil
      item.lose("its shortcut '\(shortcut.spelling)' belongs to \(owner.words)")
      return
    }
    owners[shortcut.chord] = known + [Owner(key: key, title: title, needed: item.needed)]
    guard inContextMenu else { return }
    if item.system == nil {
      // Context menus show no shortcuts: the command has it where it is declared.
      item.identity = identity
      item.isDeclared = true
    } else if shortcut.spelling != item.system?.facts.shortcut {
      item.shortcut = nil
      item.lose("a context menu shows no shortcuts")
    }
    item.statesShortcut = false
  }
}

extension ForeignSurface {
  var isMenuBar: Bool {
    if case .menuBar = kind { true } else { false }
  }

  var isToolbar: Bool {
    if case .toolbar = kind { true } else { false }
  }

  fileprivate var isContextMenu: Bool {
    if case .contextMenu = kind { true } else { false }
  }
}

extension ForeignItem {
  /// The states, or their opposites, without which it is not there or cannot be chosen.
  fileprivate var needed: Set<ForeignCondition> {
    [visibleWhen, enabledWhen].compactMap { $0 }.reduce(into: []) { $0.formUnion($1.needed) }
  }
}
