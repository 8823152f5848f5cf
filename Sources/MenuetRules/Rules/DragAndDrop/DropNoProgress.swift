import MenuetModel
import MenuetSource

/// Flags a drop from other apps that shows no progress.
struct DropNoProgress: DocumentRule {
  static let info = RuleInfo(
    id: "drop-no-progress", .dragAndDrop, .warning, fix: .unsafe,
    "a drop that may take long shows its progress",
    guideline: .dragAndDrop("show progress while dropped content is on its way"),
    why: """
      What comes from another app may be large, or far away. Without progress people cannot tell
      whether anything happens.
      """,
    failing: """
      <drop-target id="photo-drop" for="PhotoGrid" accepts="public.image" progress="§none§"
        on-failure="handler:reportFailure"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <drop-target id="photo-drop" for="PhotoGrid" accepts="public.image" progress="inline"
        on-failure="handler:reportFailure"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for target in document.dropTargets where target.progress == .none && target.scope != .app {
      report.report(
        Self.self, "a drop that may take long shows its progress",
        at: context.location(.progress, of: target.source),
        fixIts: [
          context.setting(.progress, of: target.source, to: "inline", "show it in its place")
        ])
    }
  }
}
