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
      the old one too, and the move was a copy. A file that is dragged by its URL is moved by whoever
      takes it, and so is what a drop target of the same document moves.
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

  /// True where whoever takes the drop moves the thing itself: a file, by its URL, or what another place
  /// of the app takes by a type of the app's own.
  private func isMovedByTarget(_ source: DragSource, in context: RuleContext) -> Bool {
    // What one that was not understood takes, nobody knows.
    if context.losesDropTargets { return true }
    let types = source.representations.map(\.type)
    if types.contains("public.file-url") { return true }
    return context.document.dropTargets.contains { target in
      target.accepts.contains { accept in
        guard target.scope != .external,
          types.contains(where: {
            $0 == accept.type || NearMiss.best(for: $0, in: [accept.type]) != nil
          })
        else { return false }
        // Within the app a drop moves its own kinds of things unless told otherwise.
        return target.operation == .move
          || (target.operation == .auto && !accept.type.hasPrefix("public."))
      }
    }
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for source in document.dragSources
    where source.allows.contains(.move) && !context.isPresent(.onMove, on: source.source)
      && !isMovedByTarget(source, in: context) && !context.mayLackParts(source.source)
    {
      report.report(
        Self.self, "nothing deletes what was moved out of '\(source.target)'",
        at: context.location(.allows, of: source.source),
        fixIts: [FixIt("name the handler that deletes it  on-move=\"…\"")])
    }
  }
}
