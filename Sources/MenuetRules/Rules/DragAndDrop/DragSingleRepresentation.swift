import MenuetModel
import MenuetSource

/// Notes a drag source that offers its data in one form.
struct DragSingleRepresentation: DocumentRule {
  static let info = RuleInfo(
    id: "drag-single-representation", .dragAndDrop, .note,
    "a drag source offers its data in several forms",
    guideline: .dragAndDrop("offer several representations where possible"),
    why: """
      Each destination understands other forms. A PDF with a PNG and a JPEG behind it is welcome where
      a PDF alone is refused.
      """,
    failing: """
      §<drag-source§ id="page-drag" for="PageCell">
        <representation type="com.adobe.pdf"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """,
    passing: """
      <drag-source id="page-drag" for="PageCell">
        <representation type="com.adobe.pdf"/>
        <representation type="public.png"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for source in document.dragSources
    where source.representations.count == 1 && source.scope == .system {
      report.report(
        Self.self, "'\(source.id)' offers its data in one form",
        at: context.location(source.source),
        fixIts: [FixIt("add a form that more apps understand  <representation type=\"…\"/>")])
    }
  }
}
