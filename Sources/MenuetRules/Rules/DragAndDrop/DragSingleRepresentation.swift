import MenuetModel
import MenuetSource

/// Notes a drag source that offers its data in one form.
struct DragSingleRepresentation: Rule {
  static let info = RuleInfo(
    id: "drag-single-representation", .dragAndDrop, .note,
    "a drag source offers its data in several forms",
    guideline: .dragAndDrop("offer several representations where possible"),
    why: """
      Each destination understands other forms. A PDF with a PNG and a JPEG behind it is welcome where
      a PDF alone is refused.
      """,
    example: """
        §<drag-source§ id="page-drag" for="PageCell">
          <representation type="com.adobe.pdf"/>
      +   <representation type="public.png"/>
        </drag-source>
        <menu-bar id="bar"/>
      """,
    reads: .parts())

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    guard source.representations.count == 1, source.scope == .system else { return }
    report(
      "'\(source.id)' offers its data in one form", at: source.source,
      fix: "add a form that more apps understand  <representation type=\"…\"/>")
  }
}
