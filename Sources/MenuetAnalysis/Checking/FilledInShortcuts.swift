import MenuetModel

/// A shortcut that a standard menu brings where the document leaves that menu to the system.
struct FilledInShortcut {
  var shortcut: Shortcut
  /// What the menu shows.
  var title: String
  /// The number of the command, where the document has it.
  var command: Int?
  var filled: FilledInCommand

  /// True for the same keys on one of some platforms.
  func clashes(with other: Shortcut, on platforms: PlatformSet) -> Bool {
    shortcut.chord == other.chord && !filled.platforms.isDisjoint(with: platforms)
  }
}

extension RuleContext {
  /// The shortcuts of the menus that are left to the system. Menus may be missing from a bar of which
  /// parts were refused.
  var filledInShortcuts: [FilledInShortcut] {
    document.filledInCommands.filter { !mayLackParts($0.bar) }.compactMap { filled in
      let index = document.commands.firstIndex { $0.system == filled.system }
      let command =
        index.map { document.commands[$0] }
        ?? Command(id: "", system: filled.system, inAppNamed: document.name)
      return command.shortcut.map { shortcut in
        FilledInShortcut(
          shortcut: shortcut, title: command.title, command: index, filled: filled)
      }
    }
  }
}
