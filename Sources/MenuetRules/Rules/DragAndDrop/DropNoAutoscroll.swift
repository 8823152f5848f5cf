import MenuetModel
import MenuetSource

/// Flags a drop target on scrolling content that does not say whether a drag scrolls it.
struct DropNoAutoscroll: DocumentRule {
  static let info = RuleInfo(
    id: "drop-no-autoscroll", .dragAndDrop, .warning, fix: .unsafe,
    "scrolling content that takes drops scrolls while a drag is near its edge",
    guideline: .dragAndDrop("scroll the destination automatically where that helps"),
    why: """
      A finger that holds a drag cannot scroll. Where the content does not scroll by itself, people
      reach no place that is out of sight. `none` says that it is meant so.
      """,
    failing: """
      <region id="canvas" title="Canvas" kind="image" scrollable="true">
        §<drop-target§ id="canvas-drop" scope="app" accepts="public.image"/>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <region id="canvas" title="Canvas" kind="image" scrollable="true">
        <drop-target id="canvas-drop" scope="app" accepts="public.image" auto-scroll="edges"/>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for target in document.dropTargets
    where !context.isPresent(.autoScroll, on: target.source)
      && target.region.map({ scrollsByItself($0, context) }) ?? false
    {
      report.report(
        Self.self, "'\(target.target)' does not scroll while a drag is near its edge",
        at: context.location(target.source),
        fixIts: [
          context.setting(.autoScroll, of: target.source, to: "edges", "let it scroll")
        ])
    }
  }

  /// True for a control of the app's own that scrolls. Text in one is `text-nonstandard`.
  private func scrollsByItself(_ region: ContentRegion, _ context: RuleContext) -> Bool {
    region.scrollable && region.control == .custom && !region.isCustomTextEditor
      && !context.mayLack(.control, on: region.source)
      // "list" is a control, and what was written as the kind may have been meant for it.
      && !context.mayLack(.kind, on: region.source)
  }
}
