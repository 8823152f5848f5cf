import MenuetModel
import MenuetSource

/// Notes content that people can edit and into which they cannot drop.
struct RegionNotDroppable: Rule {
  static let info = RuleInfo(
    id: "region-not-droppable", .dragAndDrop, .note,
    "content that can be edited takes drops",
    guideline: .dragAndDrop("let people drop content wherever they can edit"),
    why: """
      Where people can add content by hand they expect to add it by dropping. Standard text controls
      take it; other content needs a drop target.
      """,
    example: """
      - <region id="board" title="Board" kind="image" control="collection" editable="§true§"/>
      + <region id="board" title="Board" kind="image" control="collection" editable="true">
      +   <drop-target id="board-drop" scope="app" accepts="public.image"/>
      + </region>
      + <menu-bar id="bar"/>
      """,
    reads: .document(.for, .control, .kind))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    // A custom text editor is `text-nonstandard`.
    for region in document.regions
    where region.editable && !region.control.isStandardText && !region.isCustomTextEditor
      && !context.exchange.regionsWithDrops.contains(region.id)
    {
      report(
        "nothing can be dropped into '\(region.id)'", at: .editable, of: region.source,
        fix: "let it take drops  <drop-target id=\"…\" accepts=\"…\"/>")
    }
  }
}
