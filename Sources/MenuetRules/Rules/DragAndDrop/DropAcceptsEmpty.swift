import MenuetModel
import MenuetSource

/// Flags a drop target that takes nothing.
struct DropAcceptsEmpty: DocumentRule {
  static let info = RuleInfo(
    id: "drop-accepts-empty", .dragAndDrop, .error,
    "a drop target names the types that it takes",
    guideline: .dragAndDrop("a drop target takes the richest form that the app can show"),
    why: """
      The badge that tells people whether they may drop comes from these types. Without any, nothing
      may ever be dropped. Standard text controls take text by themselves.
      """,
    failing: """
      §<drop-target§ id="photo-drop" for="PhotoGrid" scope="app"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <drop-target id="photo-drop" for="PhotoGrid" scope="app" accepts="public.image"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for target in document.dropTargets
    where target.accepts.isEmpty && !context.mayBringDragAndDrop(target.region) {
      guard context.children(.accept, of: target.source).isEmpty,
        !context.mayLackParts(target.source),
        !context.isPresent(.accepts, on: target.source)
      else { continue }
      report.report(
        Self.self, "'\(target.id)' takes nothing", at: context.location(target.source),
        fixIts: [FixIt("name the types  accepts=\"…\"")])
    }
  }
}
