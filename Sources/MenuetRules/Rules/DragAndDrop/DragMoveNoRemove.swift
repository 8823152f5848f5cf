import MenuetModel
import MenuetSource

/// Flags a drag source that lets its data be moved and cannot delete it.
struct DragMoveNoRemove: Rule {
  static let info = RuleInfo(
    id: "drag-move-no-remove", .dragAndDrop, .error,
    "a drag source that lets its data be moved deletes it afterwards",
    guideline: .dragAndDrop("a move takes the content from its source; undoing it brings it back"),
    why: """
      After a move the content stands at its new place. Without a handler at the source it stands at
      the old one too, and the move was a copy.
      """,
    example: """
      - <drag-source id="photo-drag" for="PhotoCell" allows="§copy move§">
      + <drag-source id="photo-drag" for="PhotoCell" allows="copy move" on-move="removePhotos">
          <representation type="public.jpeg"/>
        </drag-source>
        <menu-bar id="bar"/>
      """,
    reads: .attributes(.onMove))

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    guard source.allows.contains(.move), source.onMove == nil else { return }
    report(
      "nothing deletes what was moved out of '\(source.target)'", at: .allows, of: source.source,
      fix: "name the handler that deletes it  on-move=\"…\"")
  }
}
