import MenuetModel
import MenuetSource

/// Flags content that can be dragged in an app without a Copy command.
struct RegionNoCopy: Rule {
  static let info = RuleInfo(
    id: "region-no-copy", .dragAndDrop, .warning,
    "what can be dragged can be copied",
    guideline: .dragAndDrop("support copy and paste in the same places as drag and drop"),
    why: """
      Not everybody can drag, and with a keyboard nobody does. Copy does the same, and the system needs
      only the command.
      """,
    example: """
        §<drag-source§ id="photo-drag" for="PhotoCell">
          <representation type="public.png"/>
        </drag-source>
      + <menu id="edit" title="Edit"><command system="copy"/></menu>
      """,
    reads: .document(.system, .standard, .platforms, .control))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard let source = document.dragSources.first(where: { !$0.isOnStandardText }),
      !context.places(.copy)
    else { return }
    report(
      "what can be dragged can be copied, and no Copy command is placed", at: source.source,
      fix: "place it in a menu  <command system=\"copy\"/>")
  }
}
