import MenuetModel
import MenuetSource

/// Flags an item of an edit menu that changes content for good.
struct EditWithoutUndo: DocumentRule {
  static let info = RuleInfo(
    id: "edit-menu-undo", .editMenus, .warning, fix: .unsafe,
    "what an edit menu changes can be undone",
    guideline: .editMenus("undo and redo are supported for editing commands where possible"),
    why: """
      The menu opens under the finger, and a slip performs a command. Undo makes that harmless. Say
      `undoable="true"` when the app registers the change with its undo manager.
      """,
    failing: """
      <edit-menu id="note-text" for="NoteBody">
        §<command§ id="insert-date" title="Insert Date" near="paste"/>
      </edit-menu>
      """,
    passing: """
      <edit-menu id="note-text" for="NoteBody">
        <command id="insert-date" title="Insert Date" near="paste" undoable="true"/>
      </edit-menu>
      """)

  private static let changes: Set<Word> = [
    "replace", "insert", "clear", "move", "rotate", "crop", "delete", "highlight",
  ]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.editMenus {
      for item in context.ownItems(of: menu) where !context.isIncomplete(item.source) {
        guard case .command(let index) = item.subject, item.kind == .command,
          !document.commands[index].traits.contains(.undoable), changesContent(item, context)
        else { continue }
        report.report(
          Self.self, "'\(document.title(of: item))' changes content and can be undone",
          at: context.location(of: item),
          fixIts: [
            context.setting(
              .undoable, of: document.commands[index].source, to: "true",
              "register the change with the undo manager and say undoable=\"true\"")
          ])
      }
    }
  }

  private func changesContent(_ item: Item, _ context: RuleContext) -> Bool {
    if context.isDestructive(item) { return true }
    guard context.titleLanguage == .english, let first = context.words(of: item).first else {
      return false
    }
    return Self.changes.contains(first)
  }
}
