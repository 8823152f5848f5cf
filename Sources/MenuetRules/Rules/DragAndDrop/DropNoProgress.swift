import MenuetModel
import MenuetSource

/// Flags a drop from other apps that shows no progress.
struct DropNoProgress: Rule {
  static let info = RuleInfo(
    id: "drop-no-progress", .dragAndDrop, .warning, fix: .unsafe,
    "a drop that may take long shows its progress",
    guideline: .dragAndDrop("show progress while dropped content is on its way"),
    why: """
      What comes from another app may be large, or far away. Without progress people cannot tell
      whether anything happens.
      """,
    example: """
      - <drop-target id="photo-drop" for="PhotoGrid" accepts="public.image" progress="§none§"
      + <drop-target id="photo-drop" for="PhotoGrid" accepts="public.image" progress="inline"
          on-failure="handler:reportFailure"/>
        <menu-bar id="bar"/>
      """)

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard target.progress == .none, target.scope != .app else { return }
    report(
      "a drop that may take long shows its progress", at: .progress, of: target.source,
      fix: .set("inline", "show it in its place"))
  }
}
