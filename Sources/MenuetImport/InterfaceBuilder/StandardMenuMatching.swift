import MenuetModel

extension [ForeignItem] {
  /// Says which menus of a bar are standard ones, in whatever language: beside those that Interface
  /// Builder names, those with English titles, then the first, then those with standard commands.
  ///
  /// - Parameter isForMac: True where the first menu is the app's, whatever its title (NSApplication).
  mutating func markStandardMenus(isForMac: Bool) {
    let titled: [StandardMenu] = [.file, .edit, .format, .view, .window, .help]
    for standard in titled {
      let title = standard.title(inAppNamed: "")
      mark(standard, at: firstIndex { $0.isUnmarkedMenu && $0.title?.text == title })
    }
    if isForMac, first?.isUnmarkedMenu == true { mark(.app, at: startIndex) }
    for standard in titled {
      let best = indices.filter { self[$0].isUnmarkedMenu }
        .map { (index: $0, weight: self[$0].items.weight(as: standard)) }
        // Of equal ones the first counts.
        .max { $0.weight < $1.weight || ($0.weight == $1.weight && $0.index > $1.index) }
      mark(standard, at: best.flatMap { $0.weight < 2 ? nil : $0.index })
    }
    // Its items have no standard selector, but the shortcut.
    mark(.help, at: lastIndex { $0.isUnmarkedMenu && $0.items.contains(where: \.hasHelpShortcut) })
  }

  private mutating func mark(_ standard: StandardMenu, at index: Int?) {
    guard let index, !contains(where: { $0.standardMenu == standard }) else { return }
    self[index].standardMenu = standard
  }

  /// How much speaks for a standard menu: 2 for each command that every app has in it, 1 for each that
  /// many have.
  private func weight(as standard: StandardMenu) -> Int {
    let commands = Set(systemCommands)
    return 2 * commands.intersection(standard.systemCommands.joined()).count
      + commands.intersection(standard.usualCommands).count
  }
}

extension ForeignItem {
  fileprivate var isUnmarkedMenu: Bool { kind == .submenu && standardMenu == nil }

  fileprivate var hasHelpShortcut: Bool {
    shortcut.map { $0.spelling == SystemCommand.help.facts.shortcut } ?? false
  }
}

extension StandardMenu {
  /// Commands that apps have in the menu, beside those that every app has.
  fileprivate var usualCommands: Set<SystemCommand> {
    switch self {
    case .file: [.new, .open, .save, .saveAs, .duplicate, .rename, .move, .export, .print]
    case .edit: [.pasteAndMatchStyle, .find, .findNext]
    case .format: [.bold, .italic, .underline]
    case .view: [.showToolbar, .customizeToolbar, .showSidebar]
    case .app, .window, .help: []
    }
  }
}
