import MenuetModel
import MenuetSource

/// Flags a drop that copies inside one container, or moves between two.
struct DropOperationMismatch: DocumentRule {
  static let info = RuleInfo(
    id: "drop-operation-mismatch", .dragAndDrop, .warning, fix: .unsafe,
    "a drop moves inside one container and copies between two",
    guideline: .dragAndDrop(
      "in one container a drop usually moves, between different ones it usually copies"),
    why: """
      People learn it from every app: rearranging moves, carrying elsewhere copies. 'auto' does either
      as the drag comes. Regions that show one model share a `collection`; another intention says so
      in `operation-reason`. A source that allows copying alone is copied everywhere.
      """,
    failing: """
      <region id="tasks" title="Tasks" kind="file" control="list" container="true">
        <drag-source id="task-drag" allows="copy move" on-move="removeTask">
          <representation type="public.utf8-plain-text"/>
        </drag-source>
        <drop-target id="task-drop" scope="app" accepts="public.plain-text" operation="§copy§"
          placeholder="true"/>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="copy"/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <region id="tasks" title="Tasks" kind="file" control="list" container="true">
        <drag-source id="task-drag" allows="copy move" on-move="removeTask">
          <representation type="public.utf8-plain-text"/>
        </drag-source>
        <drop-target id="task-drop" scope="app" accepts="public.plain-text"/>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="copy"/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let targets = document.dropTargets.filter { target in
      (target.operation == .copy || target.operation == .move)
        && !context.isPresent(.operationReason, on: target.source)
        && target.scope != .external
    }
    guard !targets.isEmpty, !document.dragSources.isEmpty else { return }
    let index = DragSourceIndex(document, types: ContentTypes(document))
    for target in targets {
      let copies = target.operation == .copy
      let found = index.sources(for: target).first { source in
        guard let isSame = context.shareContainer(source, target) else { return false }
        // What only lets itself be copied cannot be moved, wherever it is dropped.
        return copies
          ? isSame && source.allows.contains(.move)
          : !isSame && !shareCollection(source, target)
      }
      guard let source = found else { continue }
      report.report(
        Self.self,
        copies
          ? "a drop inside one container moves; this one copies"
          : "a drop from another container copies; this one moves",
        at: context.location(.operation, of: target.source),
        notes: [
          DiagnosticNote("it takes what is dragged here", at: context.location(source.source))
        ],
        fixIts: [
          context.setting(.operation, of: target.source, to: "auto", "let it do what people expect")
        ])
    }
  }

  /// True where both show one model: between its parts a drop moves.
  private func shareCollection(_ source: DragSource, _ target: DropTarget) -> Bool {
    guard let collection = source.region?.collection else { return false }
    return collection == target.region?.collection
  }
}
