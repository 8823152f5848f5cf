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
      arrived, and may delete the original. What takes nothing but types that the app itself drags
      gets none from elsewhere.
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

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for target in document.dropTargets
    where target.scope != .app && !context.takesFromItself(target)
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
