import MenuetModel
import MenuetSource

/// Flags a drop that can neither be undone nor refused.
struct DropNoEscape: Rule {
  static let info = RuleInfo(
    id: "drop-no-escape", .dragAndDrop, .error,
    "a drop that cannot be undone asks before it takes effect",
    guideline: .dragAndDrop("where a drop cannot be undone at once, offer a way to back out"),
    why: """
      Content slips out from under a finger. Without undo and without a question a slip cannot be
      mended.
      """,
    example: """
        <drop-target id="stream-drop" for="PhotoStream" scope="app" accepts="public.image"
      -   undo="§false§"/>
      +   undo="false" confirm="post-alert"/>
      + <alert id="post-alert" title="Post these photos?">
      +   <command id="post-photos" title="Post Photos"/>
      +   <command system="cancel"/>
      + </alert>
        <menu-bar id="bar"/>
      """,
    reads: .attributes(.confirm))

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard !target.undo, target.confirm == nil else { return }
    report(
      "'\(target.id)' can neither be undone nor refused", at: .undo, of: target.source,
      fix: "let an alert ask first  confirm=\"…\"")
  }
}
