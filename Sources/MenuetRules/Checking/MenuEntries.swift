import MenuetModel
import MenuetSource

/// Something that people see in a level of a menu or in one of its sections.
struct MenuEntry {
  /// An item, a submenu or a place for dynamic items.
  let element: MenuElement
  let presence: Presence
  /// The number of its group, from 0.
  let group: Int

  var item: Item? {
    guard case .item(let item) = element else { return nil }
    return item
  }
}

extension RuleContext {
  /// The entries of a level and its sections, in order: without separators and slots.
  ///
  /// - Parameter hides: Whether the menu hides what is unavailable unless told otherwise.
  func entries(of level: MenuLevel, hidingByDefault hides: Bool = false) -> [MenuEntry] {
    var entries: [MenuEntry] = []
    var group = 0
    func add(_ content: [MenuElement], _ condition: Condition?) {
      for element in content {
        switch element {
        case .separator: group += 1
        case .slot: break
        case .section(let section):
          group += 1
          add(section.content, section.visibleWhen)
          group += 1
        default:
          var presence = presence(of: element, hidingByDefault: hides)
          if let condition { presence.conditions.append(condition) }
          entries.append(MenuEntry(element: element, presence: presence, group: group))
        }
      }
    }
    add(level.content, nil)
    return entries
  }

  private func presence(of element: MenuElement, hidingByDefault hides: Bool) -> Presence {
    switch element {
    case .item(let item): return presence(of: item, hidingByDefault: hides)
    case .submenu(let submenu):
      let conditions = [
        submenu.visibleWhen, submenu.whenUnavailable == .hide ? submenu.enabledWhen : nil,
      ]
      return Presence(submenu.platforms, conditions.compactMap { $0 })
    case .dynamic(let dynamic): return Presence(dynamic.platforms, dynamic.visibleWhen)
    default: return Presence(element.platforms)
    }
  }

  /// The rows that an entry takes on a platform: a choice shows its options, a pair two titles.
  func rows(of entry: MenuEntry, on platform: Platform) -> Int {
    guard let item = entry.item else { return 1 }
    switch item.subject {
    case .choice(let index):
      return document.choices[index].options.count {
        $0.platforms.contains(PlatformSet(platform))
      }
    case .command(let index): return document.commands[index].form == .pair ? 2 : 1
    case .none: return 1
    }
  }

  /// The platforms of some on which a count is greatest, and the count there.
  func greatest(
    on platforms: PlatformSet, _ count: (Platform) -> Int
  ) -> (count: Int, platforms: PlatformSet) {
    var result: (count: Int, platforms: PlatformSet) = (0, [])
    for platform in platforms.members {
      let own = count(platform)
      if own > result.count {
        result = (own, PlatformSet(platform))
      } else if own == result.count, own > 0 {
        result.platforms.insert(PlatformSet(platform))
      }
    }
    return result
  }

  /// The name of an entry as people read it.
  func title(of entry: MenuEntry) -> String {
    switch entry.element {
    case .item(let item): document.title(of: item)
    case .submenu(let submenu): submenu.title
    case .dynamic(let dynamic): dynamic.title ?? dynamic.id
    default: entry.element.id
    }
  }

  /// The place that names an entry.
  func location(of entry: MenuEntry) -> SourceLocation {
    if let item = entry.item { return location(of: item) }
    return location(entry.element.source)
  }
}

extension PlatformSet {
  /// The platforms on which people touch or look at what they mean.
  static let touched: PlatformSet = [.ios, .ipados, .visionos]
  /// The platforms on which a toolbar has an overflow menu of the system.
  static let overflowing: PlatformSet = [.ipados, .macos]
}

extension SystemCommand {
  /// Commands on the app or the system as a whole.
  static let appCommands: Set<SystemCommand> = [
    .about, .settings, .services, .hide, .hideOthers, .showAll, .quit, .help,
  ]
}

extension Frequency {
  /// 0 for what people use most.
  var rarity: Int {
    switch self {
    case .often: 0
    case .normal: 1
    case .rare: 2
    }
  }
}

extension RuleContext {
  /// Notes on all but the first of some items of a menu that one finding is about.
  func likewise(_ items: [Item]) -> [DiagnosticNote] {
    items.dropFirst().map { item in
      DiagnosticNote("'\(document.title(of: item))' likewise", at: location(of: item))
    }
  }

  /// The items of an edit menu that are not the system's.
  func ownItems(of menu: EditMenu) -> [Item] { menu.items.filter { system(of: $0) == nil } }

  /// Returns whether this is an item with the title of a command that the system has in its own
  /// edit menu.
  func repeatsEditCommand(_ item: Item) -> Bool {
    titleLanguage == .english && system(of: item) == nil
      && SystemTitles.editCommands.contains(core(of: item))
  }
}
