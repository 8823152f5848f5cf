import MenuetModel
import MenuetSource

/// Notes a list that leaves the progress of a drop to an alert of the system.
struct DropSystemProgress: Rule {
  static let info = RuleInfo(
    id: "drop-system-progress", .dragAndDrop, .note, fix: .unsafe,
    "a list or grid shows the progress of a drop in its place",
    guideline: .dragAndDrop("consider a progress indicator of your own that does not stop people"),
    why: """
      For a long transfer the system shows a modal alert. A bar in the placeholder tells as much and
      lets people go on.
      """,
    example: """
        <region id="photos" title="Photos" kind="photo" control="grid">
      -   §<drop-target§ id="photo-drop" accepts="public.image" placeholder="true"
      +   <drop-target id="photo-drop" accepts="public.image" placeholder="true" progress="inline"
            on-failure="handler:reportFailure"/>
        </region>
        <menu-bar id="bar"/>
      """)

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard target.progress == .system, target.scope != .app,
      target.region?.control.isCollection ?? false
    else { return }
    report(
      "an alert of the system stops people while '\(target.target)' takes a drop", at: .progress,
      of: target.source, fix: .set("inline", "show it in its place"))
  }
}
