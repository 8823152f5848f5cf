import MenuetModel
import MenuetSource

/// Flags a drop that copies inside one container, or moves between two.
struct DropOperationMismatch: Rule {
  static let info = RuleInfo(
    id: "drop-operation-mismatch", .dragAndDrop, .warning, fix: .unsafe,
    "a drop moves inside one container and copies between two",
    guideline: .dragAndDrop(
      "in one container a drop usually moves, between different ones it usually copies"),
    why: """
      People learn it from every app: rearranging moves, carrying elsewhere copies. 'auto' does either
      as the drag comes. Regions that show one model share a `collection`; another intention says so
      in `operation-reason`.
      """,
    example: """
        <region id="tasks" title="Tasks" kind="file" control="list" container="true">
          <drag-source id="task-drag" allows="copy move" on-move="removeTask">
            <representation type="public.utf8-plain-text"/>
          </drag-source>
      -   <drop-target id="task-drop" scope="app" accepts="public.plain-text" operation="§copy§"
      -     placeholder="true"/>
      +   <drop-target id="task-drop" scope="app" accepts="public.plain-text"/>
        </region>
        <menu-bar id="bar"/>
      """,
    reads: .attributes(.operationReason))

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard target.operation == .copy || target.operation == .move, target.operationReason == nil,
      target.scope != .external
    else { return }
    let copies = target.operation == .copy
    let found = context.exchange.sources.sources(for: target).first { source in
      guard let isSame = source.sharesContainer(with: target) else { return false }
      // Data that only lets itself be copied cannot be moved, wherever it is dropped.
      return copies
        ? isSame && source.allows.contains(.move)
        : !isSame && !sharesCollection(source, target)
    }
    guard let source = found else { return }
    report(
      copies
        ? "a drop inside one container moves; this one copies"
        : "a drop from another container copies; this one moves",
      at: .operation, of: target.source,
      notes: [DiagnosticNote("it takes what is dragged here", at: context.location(source.source))],
      fix: .set("auto", "let it do what people expect"))
  }

  /// Returns whether both show one model: between its parts a drop moves.
  private func sharesCollection(_ source: DragSource, _ target: DropTarget) -> Bool {
    source.region?.collection.map { $0 == target.region?.collection } ?? false
  }
}
