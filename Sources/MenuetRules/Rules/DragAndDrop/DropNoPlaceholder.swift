import MenuetModel
import MenuetSource

/// Flags a list that shows nothing until dropped data has come.
struct DropNoPlaceholder: Rule {
  static let info = RuleInfo(
    id: "drop-no-placeholder", .dragAndDrop, .warning, fix: .unsafe,
    "a list or grid shows a placeholder until dropped data has come",
    guideline: .dragAndDrop("in tables and collections show a placeholder until the transfer ends"),
    why: """
      Data from another app takes its time. Without a placeholder the drop seems to have failed, and
      people drop again. Tables of the Mac have none.
      """,
    example: """
        <region id="photos" title="Photos" kind="photo" control="grid">
      -   §<drop-target§ id="photo-drop" accepts="public.image" progress="inline"
      +   <drop-target id="photo-drop" accepts="public.image" progress="inline" placeholder="true"
            on-failure="handler:reportFailure"/>
        </region>
        <menu-bar id="bar"/>
      """)

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard !target.placeholder, target.region?.control.isCollection ?? false,
      !target.platforms.isDisjoint(with: .touched),
      target.scope != .app
        || target.accepts.contains(where: { context.exchange.sources.slowTypes.contains($0.type) })
    else { return }
    report(
      "a list or grid shows a placeholder until dropped data has come", at: .placeholder,
      of: target.source, fix: .set("true", "show a placeholder"))
  }
}
