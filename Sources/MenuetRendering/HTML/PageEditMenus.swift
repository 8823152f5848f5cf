import MenuetLayout
import MenuetModel

extension PageBuilder {
  /// The bar of touch, and the menu of a pointer, on the platforms that have them: the commands of the
  /// system, and those of the document among them.
  mutating func editMenu(_ menu: EditMenu) -> PageValue {
    let items = menu.items.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    let sequence = EditSequence(items, document: document, context: context)
    var members: PageValue = ["type": "edit-menu", "target": .text(regions.words(of: menu.target))]
    if context.platform != .macos {
      var bar: [PageValue] = []
      for entry in sequence.entries {
        if let item = entry.item { bar.append(self.item(item)) } else { bar.append(system(entry)) }
      }
      members += ["bar": .list(bar)]
    }
    if context.platform == .macos || context.platform == .ipados {
      var groups: [PageValue] = []
      for group in sequence.groups {
        var rows: [PageValue] = []
        for entry in group { rows += self.rows(of: entry) }
        groups.append(["rows": .list(rows)])
      }
      members += ["menu": ["groups": .list(groups)]]
    }
    return members
  }

  private mutating func rows(of entry: EditSequence.Entry) -> [PageValue] {
    guard let item = entry.item else {
      var members = system(entry)
      // The symbols that stand for commands are as new in menus of texts as in menu bars.
      members += [
        "symbol": byEdition {
          $0.style.skin.showsStandardSymbolsInMenuBars
            ? PageValue.symbol(named: entry.anchor?.facts.symbol) : nil
        }
      ]
      return [members]
    }
    let style = PageMenuStyle(kind: .context, hidesUnavailable: true, showsShortcuts: false)
    var rows: [PageValue] = []
    for (_, entry) in document.menuEntries(of: item) { rows.append(self.item(entry, style)) }
    return rows
  }

  private func system(_ entry: EditSequence.Entry) -> PageValue {
    [
      "title": .text(entry.title), "system": .text(entry.title),
      "does": entry.anchor.map { .text($0.rawValue) },
    ]
  }
}
