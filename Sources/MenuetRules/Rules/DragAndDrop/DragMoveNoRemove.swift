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

  /// The types that a place of the app moves itself, and names like theirs that nothing declares.
  private struct MovedTypes {
    private var types: Set<String> = []
    private var unknown: [String] = []

    /// The slips that are looked for.
    private static let mostSlips = 16

    init(_ document: Document) {
      let declared = Set(document.types.map(\.id))
      for target in document.dropTargets where target.scope != .external {
        for accept in target.accepts {
          // Within the app a drop moves its own kinds of things unless told otherwise.
          let isOwn = !accept.type.hasPrefix("public.")
          guard target.operation == .move || (target.operation == .auto && isOwn) else { continue }
          types.insert(accept.type)
          if isOwn, !declared.contains(accept.type), unknown.count < Self.mostSlips {
            unknown.append(accept.type)
          }
        }
      }
    }

    /// True for a file, which whoever takes it moves by its URL, and for what another place takes.
    func contains(_ type: String) -> Bool {
      if type == "public.file-url" || types.contains(type) { return true }
      return !type.hasPrefix("public.") && NearMiss.best(for: type, in: unknown) != nil
    }
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    // What a drop target takes that was not understood, nobody knows.
    guard !document.dragSources.isEmpty, !context.losesDropTargets else { return }
    let moved = MovedTypes(document)
    for source in document.dragSources
    where source.allows.contains(.move) && !context.isPresent(.onMove, on: source.source)
      && !source.representations.contains(where: { moved.contains($0.type) })
      && !context.mayLackParts(source.source)
    {
      report.report(
        Self.self, "nothing deletes what was moved out of '\(source.target)'",
        at: context.location(.allows, of: source.source),
        fixIts: [FixIt("name the handler that deletes it  on-move=\"…\"")])
    }
  }
}
