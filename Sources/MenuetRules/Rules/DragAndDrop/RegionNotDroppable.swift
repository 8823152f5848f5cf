import MenuetModel
import MenuetSource

/// Flags content that people can edit and into which they cannot drop.
struct RegionNotDroppable: DocumentRule {
  static let info = RuleInfo(
    id: "region-not-droppable", .dragAndDrop, .warning,
    "content that can be edited takes drops",
    guideline: .dragAndDrop("let people drop content wherever they can edit"),
    why: """
      Where people can add content by hand they expect to add it by dropping. Standard text controls
      take it; other content needs a drop target.
      """,
    failing: """
      <region id="board" title="Board" kind="image" control="collection" editable="§true§"/>
      """,
    passing: """
      <region id="board" title="Board" kind="image" control="collection" editable="true">
        <drop-target id="board-drop" scope="app" accepts="public.image"/>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !context.mayLackAnywhere(.for, .control, .kind) else { return }
    let editable = document.regions.filter { $0.editable && !$0.control.isStandardText }
    guard !editable.isEmpty else { return }
    let coverage = RegionCoverage(
      document, dragAndDrop: document.dropTargets.map { ($0.target, $0.region, $0.view) })
    // A custom text editor is `text-nonstandard`.
    for region in editable where !region.isCustomTextEditor && !coverage.covers(region) {
      report.report(
        Self.self, "nothing can be dropped into '\(region.id)'",
        at: context.location(.editable, of: region.source),
        fixIts: [FixIt("let it take drops  <drop-target id=\"…\" accepts=\"…\"/>")])
    }
  }
}
