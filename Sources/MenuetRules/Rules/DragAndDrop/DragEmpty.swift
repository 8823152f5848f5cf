import MenuetModel
import MenuetSource

/// Flags a drag source that offers no data.
struct DragEmpty: DocumentRule {
  static let info = RuleInfo(
    id: "drag-empty", .dragAndDrop, .error,
    "a drag source offers its data in one form at least",
    guideline: .dragAndDrop("offer what is dragged in several forms where possible"),
    why: """
      A drag without data can be dropped nowhere: it floats under the finger and flies back. Standard
      text controls offer their text by themselves.
      """,
    failing: """
      §<drag-source§ id="photo-drag" for="PhotoCell"/>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """,
    passing: """
      <drag-source id="photo-drag" for="PhotoCell">
        <representation type="public.png"/>
        <representation type="public.jpeg"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for source in document.dragSources
    where source.representations.isEmpty && !context.mayBringDragAndDrop(source.region) {
      // One whose type was refused is there.
      guard context.children(.representation, of: source.source).isEmpty,
        !context.mayLackParts(source.source)
      else { continue }
      report.report(
        Self.self, "'\(source.id)' offers no data", at: context.location(source.source),
        fixIts: [FixIt("name the forms  <representation type=\"…\"/>")])
    }
  }
}
