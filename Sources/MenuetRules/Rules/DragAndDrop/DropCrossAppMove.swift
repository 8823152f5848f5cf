import MenuetModel
import MenuetSource

/// Flags a drop target that moves what comes from other apps.
struct DropCrossAppMove: Rule {
  static let info = RuleInfo(
    id: "drop-cross-app-move", .dragAndDrop, .error, fix: .unsafe,
    "a drop from another app copies",
    guideline: .dragAndDrop("dragging between apps always copies, never moves"),
    why: "No app can delete what belongs to another one: the system forbids the move.",
    example: """
      - <drop-target id="photo-drop" for="PhotoGrid" scope="external" operation="§move§"
      + <drop-target id="photo-drop" for="PhotoGrid" scope="external" operation="copy"
          accepts="public.image" on-failure="handler:reportFailure"/>
        <menu-bar id="bar"/>
      """)

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard target.operation == .move, target.scope == .external else { return }
    report(
      "a drop from another app copies", at: .operation, of: target.source,
      fix: .set("copy", "let it copy"))
  }
}
