import MenuetModel
import MenuetSource

/// Notes a symbol that several items of a context menu share.
struct RepeatedContextSymbol: Rule {
  static let info = RuleInfo(
    id: "context-menu-symbol-repeat", .contextMenus, .note,
    "the items of a context menu have different symbols",
    guideline: .contextMenus("several commands that would need one symbol do without"),
    why: """
      A symbol that stands for two things stands for none: people have to read both titles, and press
      the wrong one when they don't.
      """,
    example: """
        <context-menu id="note-menu" for="NoteRow" platforms="ios ipados">
          <command id="move-note" title="Move Note" symbol="folder"/>
      -   <command id="show-folder" title="Show Folder" symbol="§folder§"/>
      +   <command id="show-folder" title="Show Folder" symbol="arrow.up.forward"/>
        </context-menu>
      """)

  /// The items with one symbol that another one is compared with.
  private static let mostCompared = 8

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder != .section,
      !level.platforms.isDisjoint(with: .touched)
    else { return }
    var seen: [String: [MenuEntry]] = [:]
    for entry in context.entries(of: level, hidingByDefault: true) {
      guard let symbol = symbol(of: entry, context) else { continue }
      let others = seen[symbol, default: []]
      if others.count < Self.mostCompared { seen[symbol, default: []].append(entry) }
      guard let first = others.first(where: { isRival($0, of: entry, context) }) else { continue }
      report(
        "'\(symbol)' is the symbol of '\(context.title(of: first))' and of "
          + "'\(context.title(of: entry))'", at: location(of: entry, context),
        notes: [DiagnosticNote("the first one is here", at: location(of: first, context))],
        fix: "choose another symbol, or leave it away on both  symbol=\"none\"")
      // One finding for a symbol.
      seen[symbol] = []
    }
  }

  private func symbol(of entry: MenuEntry, _ context: RuleContext) -> String? {
    switch entry.element {
    case .item(let item): context.document.symbol(of: item)
    case .submenu(let submenu): submenu.symbol
    default: nil
    }
  }

  /// Returns whether two entries compete for a symbol: not the same command, not two toggles, whose
  /// states tell them apart, and not what is never there at one time.
  private func isRival(
    _ first: MenuEntry, of second: MenuEntry, _ context: RuleContext
  ) -> Bool {
    if let first = first.item, let second = second.item,
      first.id == second.id || (first.kind == .toggle && second.kind == .toggle)
    {
      return false
    }
    let platforms = first.presence.platforms.intersection(second.presence.platforms)
    return !platforms.isDisjoint(with: .touched) && context.canMeet(first.presence, second.presence)
  }

  private func location(of entry: MenuEntry, _ context: RuleContext) -> SourceLocation {
    guard let item = entry.item else { return context.location(.symbol, of: entry.element.source) }
    return context.isDeclaredInPlace(item) || context.isWritten(.symbol, on: item.source)
      ? context.location(.symbol, for: item) : context.location(of: item)
  }
}
