import MenuetModel
import MenuetSource

/// Notes a control for entering or choosing data that takes no drops.
struct ControlNotDroppable: Rule {
  static let info = RuleInfo(
    id: "control-not-droppable", .dragAndDrop, .note,
    "a control that takes data takes drops too",
    guideline: .dragAndDrop("where it fits, let content be dropped on controls that take data"),
    why: """
      A picture dropped on an image well, or a contact dropped on a field of names, saves the way
      through a picker.
      """,
    example: """
      - <region id="portrait" title="Portrait" kind="photo" control="§image-well§"/>
      + <region id="portrait" title="Portrait" kind="photo" control="image-well">
      +   <drop-target id="portrait-drop" scope="app" accepts="public.image"/>
      + </region>
      + <menu-bar id="bar"/>
      """,
    reads: .document(.for, .control))

  private static let controls: [RegionControl] = [.tokenField, .imageWell, .colorWell, .filePicker]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    // Controls that people edit are the subject of `region-not-droppable`.
    for region in document.regions
    where Self.controls.contains(region.control) && !region.editable
      && !context.exchange.regionsWithDrops.contains(region.id)
    {
      report(
        "'\(region.id)' takes no drops", at: .control, of: region.source,
        fix: "let it take drops  <drop-target id=\"…\" accepts=\"…\"/>")
    }
  }
}
