import MenuetModel
import MenuetSource

/// Flags an item of an edit menu that destroys content for good.
struct EditWithoutUndo: Rule {
  static let info = RuleInfo(
    id: "edit-menu-undo", .editMenus, .warning, fix: .unsafe,
    "what an edit menu changes can be undone",
    guideline: .editMenus("undo and redo are supported for editing commands where possible"),
    why: """
      The menu opens under the finger, and a slip performs a command. Undo makes that harmless. Say
      `undoable="true"` when the app registers the change with its undo manager.
      """,
    example: """
        <edit-menu id="note-text" for="NoteBody">
      -   §<command§ id="erase-word" title="Erase Word" near="delete" role="destructive"/>
      +   <command id="erase-word" title="Erase Word" near="delete" role="destructive"
      +            undoable="true"/>
        </edit-menu>
      """,
    reads: .document(.undoable))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.editMenus {
      for item in context.ownItems(of: menu) where context.isDestructive(item) {
        guard let command = document.command(of: item), !command.traits.contains(.undoable) else {
          continue
        }
        report(
          "'\(document.title(of: item))' changes content and can be undone",
          at: context.location(of: item),
          fix: context.setting(
            .undoable, of: command.source, to: "true",
            "register the change with the undo manager and say undoable=\"true\""))
      }
    }
  }
}
