import MenuetModel

/// A shortcut that a standard menu brings where the document leaves that menu to the system.
struct FilledInShortcut {
  var shortcut: Shortcut
  /// The title that the menu shows.
  var title: String
  /// The number of the command, where the document has it.
  var command: Int?
  var filled: StandardMenus.Item
}

extension RuleContext {
  /// The shortcuts of the menus that are left to the system. Menus may be missing from a bar of which
  /// parts were refused, and one of its menus may be a standard one that does not say which.
  var filledInShortcuts: [FilledInShortcut] {
    let unclear = document.menuBars.filter { bar in
      bar.menus.contains { mayLack(.standard, on: $0.source) }
    }
    let bars = Set(unclear.map(\.source.node))
    let filledIn = standardMenus.items.filter { filled in
      !mayLackParts(filled.barSource) && !bars.contains(filled.barSource.node)
    }
    return filledIn.compactMap { filled in
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
