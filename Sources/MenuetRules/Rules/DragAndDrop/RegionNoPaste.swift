import MenuetModel
import MenuetSource

/// Flags a place that takes drops in an app without a Paste command.
struct RegionNoPaste: DocumentRule {
  static let info = RuleInfo(
    id: "region-no-paste", .dragAndDrop, .warning,
    "what can be dropped can be pasted",
    guideline: .dragAndDrop("support copy and paste in the same places as drag and drop"),
    why: """
      Not everybody can drag, and with a keyboard nobody does. Copy and paste do the same, and the
      system needs only the command. What is moved from place to place within the app, as the pieces
      on a board are, is not pasted either.
      """,
    failing: """
      §<drop-target§ id="photo-drop" for="PhotoGrid" scope="app" accepts="public.image"/>
      <button system="undo"/>
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
    guard !context.mayLackAnywhere(.system, .shortcut, .standard, .platforms, .for, .control),
      !document.dropTargets.isEmpty, !context.places(.paste)
    else {
      return
    }
    let target = document.dropTargets.first { target in
      !context.isOnStandardText(target.target, target.region)
        && !context.movesOwnThings(target)
        && !(context.staysInApp(target)
          && !target.accepts.contains { context.draggedTypes.leaves($0.type) })
    }
    guard let target else { return }
    report.report(
      Self.self, "what can be dropped can be pasted, and no Paste command is placed",
      at: context.location(target.source),
      fixIts: [FixIt("place it in a menu  <command system=\"paste\"/>")])
  }
}
