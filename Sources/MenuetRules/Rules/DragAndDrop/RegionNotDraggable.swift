import MenuetModel
import MenuetSource

/// Flags content that people can select and not drag.
struct RegionNotDraggable: DocumentRule {
  static let info = RuleInfo(
    id: "region-not-draggable", .dragAndDrop, .warning,
    "content that can be selected can be dragged",
    guideline: .dragAndDrop("let people drag everything that they can select"),
    why: """
      What is selected looks as if it could be picked up. Standard text controls let it; other content
      needs a drag source.
      """,
    failing: """
      <region id="slides" title="Slides" kind="image" control="grid" selectable="§true§"/>
      """,
    passing: """
      <region id="slides" title="Slides" kind="image" control="grid" selectable="true">
        <drag-source id="slide-drag">
          <representation type="public.png"/>
          <representation type="public.jpeg"/>
        </drag-source>
      </region>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !context.mayLackAnywhere(.for, .previewDrag, .selectable, .control, .kind, .editable)
    else { return }
    let selectable = document.regions.filter { $0.selectable && !$0.control.isStandardText }
    guard !selectable.isEmpty else { return }
    let coverage = RegionCoverage(
      document, dragAndDrop: document.dragSources.map { ($0.target, $0.region, $0.view) })
    let dragged = Set(document.contextMenus.filter(\.previewDrag).map(\.target))
    // A custom text editor is `text-nonstandard`.
    for region in selectable
    where !region.isCustomTextEditor && !coverage.covers(region) && !dragged.contains(region.id) {
      let attribute: AttributeName =
        context.isWritten(.selectable, on: region.source) ? .selectable : .selection
      report.report(
        Self.self, "what is selected in '\(region.id)' cannot be dragged",
        at: context.location(attribute, of: region.source),
        fixIts: [FixIt("let it be dragged  <drag-source id=\"…\">")])
    }
  }
}
