import MenuetModel
import MenuetSource

/// Flags a drop target on scrolling content that does not say whether a drag scrolls it.
struct DropNoAutoscroll: Rule {
  static let info = RuleInfo(
    id: "drop-no-autoscroll", .dragAndDrop, .warning, fix: .unsafe,
    "scrolling content that takes drops scrolls while a drag is near its edge",
    guideline: .dragAndDrop("scroll the destination automatically where that helps"),
    why: """
      A finger that holds a drag cannot scroll. Where the content does not scroll by itself, people
      reach no place that is out of sight. `none` says that it is meant so.
      """,
    example: """
        <region id="canvas" title="Canvas" kind="image" scrollable="true">
      -   §<drop-target§ id="canvas-drop" scope="app" accepts="public.image"/>
      +   <drop-target id="canvas-drop" scope="app" accepts="public.image" auto-scroll="edges"/>
        </region>
        <menu-bar id="bar"/>
      """,
    reads: .attributes(.autoScroll))

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    // Text in a control of one's own is `text-nonstandard`.
    guard let region = target.region, region.scrollable, region.control == .custom,
      !region.isCustomTextEditor, !context.mayBeStandardText(region),
      !context.isWritten(.autoScroll, on: target.source)
    else { return }
    report(
      "'\(target.target)' does not scroll while a drag is near its edge", at: target.source,
      fix: context.setting(.autoScroll, of: target.source, to: "edges", "let it scroll"))
  }
}
