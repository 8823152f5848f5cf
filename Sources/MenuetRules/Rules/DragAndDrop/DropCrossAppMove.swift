import MenuetModel
import MenuetSource

/// Flags a drop target that moves what comes from other apps.
struct DropCrossAppMove: DocumentRule {
  static let info = RuleInfo(
    id: "drop-cross-app-move", .dragAndDrop, .error, fix: .unsafe,
    "a drop from another app copies",
    guideline: .dragAndDrop("dragging between apps always copies, never moves"),
    why: "No app can delete what belongs to another one: the system forbids the move.",
    failing: """
      <drop-target id="photo-drop" for="PhotoGrid" scope="external" operation="§move§"
        accepts="public.image" on-failure="handler:reportFailure"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <drop-target id="photo-drop" for="PhotoGrid" scope="external" operation="copy"
        accepts="public.image" on-failure="handler:reportFailure"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for target in document.dropTargets
    where target.operation == .move && target.scope == .external {
      report.report(
        Self.self, "a drop from another app copies",
        at: context.location(.operation, of: target.source),
        fixIts: [context.setting(.operation, of: target.source, to: "copy", "let it copy")])
    }
  }
}
