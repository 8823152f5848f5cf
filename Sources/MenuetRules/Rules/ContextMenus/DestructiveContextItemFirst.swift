import MenuetModel
import MenuetSource

/// Flags a destructive item of a context menu that is not at its end.
struct DestructiveContextItemFirst: Rule {
  static let info = RuleInfo(
    id: "context-menu-destructive-last", .contextMenus, .warning,
    grades: [.note("for a last group that has other items too")],
    "destructive items stand at the end of a context menu",
    guideline: .contextMenus("destructive items stand at the end of a context menu"),
    why: """
      The end of the menu is farthest from the finger that opened it. A destructive item among others
      is hit by people who wanted its neighbour.
      """,
    example: """
        <context-menu id="note-menu" for="NoteRow" platforms="ios ipados">
      +   <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
      +   <separator/>
          §<command§ id="delete-note" title="Delete Note" symbol="trash" role="destructive"
                   undoable="true"/>
      -   <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
        </context-menu>
      """,
    reads: .subject)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder != .section,
      !level.platforms.isDisjoint(with: .touched)
    else { return }
    let entries = context.entries(of: level, hidingByDefault: true)
    let harmless = entries.indices.filter { !isDestructive(entries[$0], context) }
    guard harmless.count < entries.count, let last = harmless.last else { return }
    for index in entries[..<last].indices where isDestructive(entries[index], context) {
      let next = harmless.first { $0 > index && meet(entries[index], entries[$0], context) }
      guard let next else { continue }
      let (title, other) = (context.title(of: entries[index]), context.title(of: entries[next]))
      report(
        "destructive items stand at the end; '\(other)' follows '\(title)'",
        at: context.location(of: entries[index]),
        notes: [DiagnosticNote("'\(other)' is here", at: context.location(of: entries[next]))],
        fix: "move '\(title)' to the end, into a group of its own")
      return
    }
    let group = entries.filter { $0.group == entries.last?.group }
    guard let first = group.first(where: { isDestructive($0, context) }),
      group.contains(where: { !isDestructive($0, context) && meet(first, $0, context) })
    else { return }
    report(
      "destructive items form a group of their own; '\(context.title(of: first))' does not",
      at: context.location(of: first), severity: .note, fix: "put a separator before it")
  }

  private func isDestructive(_ entry: MenuEntry, _ context: RuleContext) -> Bool {
    entry.item.map(context.isDestructive) ?? false
  }

  private func meet(_ first: MenuEntry, _ second: MenuEntry, _ context: RuleContext) -> Bool {
    let platforms = first.presence.platforms.intersection(second.presence.platforms)
    return !platforms.isDisjoint(with: .touched) && context.canMeet(first.presence, second.presence)
  }
}
