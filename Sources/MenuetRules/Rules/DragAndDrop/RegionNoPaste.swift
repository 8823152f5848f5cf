import MenuetModel
import MenuetSource

/// Flags a place that takes drops in an app without a Paste command.
struct RegionNoPaste: Rule {
  static let info = RuleInfo(
    id: "region-no-paste", .dragAndDrop, .warning,
    "what can be dropped can be pasted",
    guideline: .dragAndDrop("support copy and paste in the same places as drag and drop"),
    why: """
      Not everybody can drag, and with a keyboard nobody does. Paste does the same, and the system needs
      only the command.
      """,
    example: """
        §<drop-target§ id="photo-drop" for="PhotoGrid" scope="app" accepts="public.image"/>
      - <button system="undo"/>
      + <menu-bar id="bar"/>
      """,
    reads: .document(.system, .standard, .platforms, .control))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard let target = document.dropTargets.first(where: { !$0.isOnStandardText }),
      !context.places(.paste)
    else { return }
    report(
      "what can be dropped can be pasted, and no Paste command is placed", at: target.source,
      fix: "place it in a menu  <command system=\"paste\"/>")
  }
}
