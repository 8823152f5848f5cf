import MenuetModel
import MenuetSource

/// Notes content that people can select and not drag.
struct RegionNotDraggable: Rule {
  static let info = RuleInfo(
    id: "region-not-draggable", .dragAndDrop, .note,
    "content that can be selected can be dragged",
    guideline: .dragAndDrop("let people drag everything that they can select"),
    why: """
      What is selected looks as if it could be picked up. Standard text controls let it; other content
      needs a drag source.
      """,
    example: """
      - <region id="slides" title="Slides" kind="image" control="grid" selectable="§true§"/>
      + <region id="slides" title="Slides" kind="image" control="grid" selectable="true">
      +   <drag-source id="slide-drag"><representation type="public.png"/></drag-source>
      + </region>
      + <menu-bar id="bar"/>
      """,
    reads: .document(.for, .control, .kind, .editable))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    // A custom text editor is `text-nonstandard`.
    for region in document.regions
    where region.selectable && !region.control.isStandardText && !region.isCustomTextEditor
      && !context.exchange.regionsWithDrags.contains(region.id)
    {
      let attribute: AttributeName =
        context.isWritten(.selectable, on: region.source) ? .selectable : .selection
      report(
        "what is selected in '\(region.id)' cannot be dragged", at: attribute, of: region.source,
        fix: "let it be dragged  <drag-source id=\"…\">")
    }
  }
}
