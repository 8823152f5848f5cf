import MenuetModel
import MenuetSource

/// Flags a destructive item of a context menu that is not at its end.
struct DestructiveContextItemFirst: MenuRule {
  static let info = RuleInfo(
    id: "context-menu-destructive-last", .contextMenus, .warning,
    grades: [.note("for a last group that has other items too")],
    "destructive items stand at the end of a context menu",
    guideline: .contextMenus("destructive items stand at the end of a context menu"),
    why: """
      The end of the menu is farthest from the finger that opened it. A destructive item among others
      is hit by people who wanted its neighbour.
      """,
    failing: """
      <context-menu id="note-menu" for="NoteRow" platforms="ios ipados">
        §<command§ id="delete-note" title="Delete Note" symbol="trash" role="destructive"
                 undoable="true"/>
        <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
      </context-menu>
      """,
    passing: """
      <context-menu id="note-menu" for="NoteRow" platforms="ios ipados">
        <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
        <separator/>
        <command id="delete-note" title="Delete Note" symbol="trash" role="destructive"
                 undoable="true"/>
      </context-menu>
      """)

  /// How many of the items behind a destructive one are looked at.
  private static let mostCompared = 16

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder != .section,
      !level.platforms.isDisjoint(with: .touched)
    else { return }
    let entries = context.entries(of: level, hidingByDefault: true)
    let harmless = entries.indices.filter { isHarmless(entries[$0], context) }
    guard harmless.count < entries.count else { return }
    var next = 0
    var isInOrder = true
    for index in entries.indices {
      if next < harmless.count, harmless[next] == index {
        next += 1
        continue
      }
      guard isDestructive(entries[index], context) else { continue }
      let behind = harmless[next...].prefix(Self.mostCompared).first { other in
        meet(entries[index], entries[other], context)
      }
      guard let behind else { continue }
      isInOrder = false
      reportOrder(of: entries[index], before: entries[behind], in: context, report: &report)
    }
    if isInOrder { checkLastGroup(entries, in: context, report: &report) }
  }

  private func isDestructive(_ entry: MenuEntry, _ context: RuleContext) -> Bool {
    entry.item.map { context.isDestructive($0) } ?? false
  }

  /// False also for what has lost its role.
  private func isHarmless(_ entry: MenuEntry, _ context: RuleContext) -> Bool {
    if isDestructive(entry, context) { return false }
    guard let command = entry.item.flatMap(context.document.command) else { return true }
    return !context.mayLack(.role, on: command.source)
  }

  private func meet(_ first: MenuEntry, _ second: MenuEntry, _ context: RuleContext) -> Bool {
    let platforms = first.presence.platforms.intersection(second.presence.platforms)
    let isCancel = second.item.map { context.document.role(of: $0) == .cancel } ?? false
    return !isCancel && !platforms.isDisjoint(with: .touched)
      && context.canMeet(first.presence, second.presence)
  }

  private func reportOrder(
    of entry: MenuEntry, before other: MenuEntry, in context: RuleContext, report: inout Findings
  ) {
    report.report(
      Self.self,
      "destructive items stand at the end; '\(context.title(of: other))' follows "
        + "'\(context.title(of: entry))'",
      at: context.location(of: entry),
      notes: [
        DiagnosticNote("'\(context.title(of: other))' is here", at: context.location(of: other))
      ],
      fixIts: [FixIt("move '\(context.title(of: entry))' to the end, into a group of its own")])
  }

  private func checkLastGroup(
    _ entries: [MenuEntry], in context: RuleContext, report: inout Findings
  ) {
    let last = entries.filter { $0.group == entries.last?.group }
    guard let first = last.first(where: { isDestructive($0, context) }),
      last.contains(where: { isHarmless($0, context) && meet(first, $0, context) })
    else { return }
    report.report(
      Self.self,
      "destructive items form a group of their own; '\(context.title(of: first))' does not",
      at: context.location(of: first), severity: .note,
      fixIts: [FixIt("put a separator before it")])
  }
}
