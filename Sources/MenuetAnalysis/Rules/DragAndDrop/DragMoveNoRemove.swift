import MenuetModel
import MenuetSource

/// Flags a drag source that lets its data be moved and cannot delete it.
struct DragMoveNoRemove: DocumentRule {
  static let info = RuleInfo(
    id: "drag-move-no-remove", .dragAndDrop, .error,
    "a drag source that lets its data be moved deletes it afterwards",
    guideline: .dragAndDrop("a move takes the content from its source; undoing it brings it back"),
    why: """
      After a move the content stands at its new place. Without a handler at the source it stands at
      the old one too, and the move was a copy.
      """,
    failing: """
      <drag-source id="photo-drag" for="PhotoCell" allows="§copy move§">
        <representation type="public.jpeg"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """,
    passing: """
      <drag-source id="photo-drag" for="PhotoCell" allows="copy move" on-move="removePhotos">
        <representation type="public.jpeg"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for source in document.dragSources
    where source.allows.contains(.move) && !context.isPresent(.onMove, on: source.source) {
      report.report(
        Self.self, "nothing deletes what was moved out of '\(source.target)'",
        at: context.location(.allows, of: source.source),
        fixIts: [FixIt("name the handler that deletes it  on-move=\"…\"")])
    }
  }
}
