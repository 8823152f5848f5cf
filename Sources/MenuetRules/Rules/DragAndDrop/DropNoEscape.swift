import MenuetModel
import MenuetSource

/// Flags a drop that can neither be undone nor refused.
struct DropNoEscape: DocumentRule {
  static let info = RuleInfo(
    id: "drop-no-escape", .dragAndDrop, .error,
    "a drop that cannot be undone asks before it takes effect",
    guideline: .dragAndDrop("where a drop cannot be undone at once, offer a way to back out"),
    why: """
      Content slips out from under a finger. Without undo and without a question a slip cannot be
      mended.
      """,
    failing: """
      <drop-target id="stream-drop" for="PhotoStream" scope="app" accepts="public.image"
        undo="§false§"/>
      <menu id="edit" title="Edit">
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <drop-target id="stream-drop" for="PhotoStream" scope="app" accepts="public.image"
        undo="false" confirm="post-alert"/>
      <alert id="post-alert" title="Post these photos?">
        <command id="post-photos" title="Post Photos"/>
        <command system="cancel"/>
      </alert>
      <menu id="edit" title="Edit">
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for target in document.dropTargets
    where !target.undo && !context.isPresent(.confirm, on: target.source) {
      report.report(
        Self.self, "'\(target.id)' can neither be undone nor refused",
        at: context.location(.undo, of: target.source),
        fixIts: [FixIt("let an alert ask first  confirm=\"…\"")])
    }
  }
}
