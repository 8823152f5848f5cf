import MenuetModel
import MenuetSource

/// Flags a drop from other apps that may fail unnoticed.
struct DropNoFailureNotice: DocumentRule {
  static let info = RuleInfo(
    id: "drop-no-failure-notice", .dragAndDrop, .warning,
    "a drop that fails is told to people",
    guideline: .dragAndDrop(
      "tell people when a drop fails, for example when a transfer is interrupted"),
    why: """
      A transfer from another app can break off. Whoever is not told believes that the content has
      arrived, and may delete the original.
      """,
    failing: """
      §<drop-target§ id="photo-drop" for="PhotoGrid" accepts="public.image"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <drop-target id="photo-drop" for="PhotoGrid" accepts="public.image"
        on-failure="handler:reportFailure"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  /// True for a place to which things of the app alone are moved: nothing is on its way that could
  /// break off.
  private func movesOwnThings(_ target: DropTarget) -> Bool {
    target.operation == .move && !target.accepts.isEmpty
      && target.accepts.allSatisfy { !$0.type.hasPrefix("public.") }
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for target in document.dropTargets
    where target.scope != .app && !movesOwnThings(target)
      && target.region?.control != .colorWell
      && !context.isPresent(.onFailure, on: target.source)
      // The standard text controls take text without the app's help.
      && !(context.mayBringDragAndDrop(target.region) && target.accepts.isEmpty)
    {
      report.report(
        Self.self, "'\(target.id)' does not tell of a drop that fails",
        at: context.location(target.source),
        fixIts: [
          FixIt("name an alert, a region or a handler  on-failure=\"handler:…\"")
        ])
    }
  }
}
