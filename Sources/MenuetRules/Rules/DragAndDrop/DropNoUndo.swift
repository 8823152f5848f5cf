import MenuetModel
import MenuetSource

/// Flags drops in an app without an Undo command.
struct DropNoUndo: Rule {
  static let info = RuleInfo(
    id: "drop-no-undo", .dragAndDrop, .warning,
    "an app in which something can be dropped has an Undo command",
    guideline: .dragAndDrop("let people undo a drop"),
    why:
      "Content slips out from under a finger and lands where nobody wanted it. Undo puts it back.",
    example: """
        §<drop-target§ id="photo-drop" for="PhotoGrid" scope="app" accepts="public.image"/>
      - <menu id="edit" title="Edit"><command system="paste"/></menu>
      + <menu-bar id="bar"/>
      """,
    reads: .document(.system, .standard, .platforms, .undo, .control))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard let target = document.dropTargets.first(where: \.undo), !context.places(.undo) else {
      return
    }
    report(
      "a drop can be undone, and no Undo command is placed", at: target.source,
      fix: "place it in a menu  <command system=\"undo\"/>")
  }
}
