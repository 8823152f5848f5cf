import MenuetModel
import MenuetSource

/// Notes a control for entering or choosing data that takes no drops.
struct ControlNotDroppable: DocumentRule {
  static let info = RuleInfo(
    id: "control-not-droppable", .dragAndDrop, .note,
    "a control that takes data takes drops too",
    guideline: .dragAndDrop("where it fits, let content be dropped on controls that take data"),
    why: """
      A picture dropped on an image well, or a contact dropped on a field of names, saves the way
      through a picker.
      """,
    failing: """
      <region id="portrait" title="Portrait" kind="photo" control="§image-well§"/>
      <region id="letter" title="Letter" kind="text" control="text-view"/>
      """,
    passing: """
      <region id="portrait" title="Portrait" kind="photo" control="image-well">
        <drop-target id="portrait-drop" scope="app" accepts="public.image"/>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  private static let controls: [RegionControl] = [.tokenField, .imageWell, .colorWell, .filePicker]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !context.mayLackAnywhere(.for, .editable) else { return }
    let regions = document.regions.filter { region in
      // An editable one is `region-not-droppable`.
      Self.controls.contains(region.control) && !region.editable
    }
    guard !regions.isEmpty else { return }
    let coverage = RegionCoverage(
      document, dragAndDrop: document.dropTargets.map { ($0.target, $0.region, $0.view) })
    for region in regions where !coverage.covers(region) {
      report.report(
        Self.self, "'\(region.id)' takes no drops",
        at: context.location(.control, of: region.source),
        fixIts: [FixIt("let it take drops  <drop-target id=\"…\" accepts=\"…\"/>")])
    }
  }
}
