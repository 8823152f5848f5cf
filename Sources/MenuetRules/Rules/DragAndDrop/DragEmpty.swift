import MenuetModel
import MenuetSource

/// Flags a drag source that offers no data.
struct DragEmpty: Rule {
  static let info = RuleInfo(
    id: "drag-empty", .dragAndDrop, .error,
    "a drag source offers its data in one form at least",
    guideline: .dragAndDrop("offer what is dragged in several forms where possible"),
    why: """
      A drag without data can be dropped nowhere: it floats under the finger and flies back. Standard
      text controls offer their text by themselves.
      """,
    example: """
      - §<drag-source§ id="photo-drag" for="PhotoCell"/>
      + <drag-source id="photo-drag" for="PhotoCell">
      +   <representation type="public.png"/>
      +   <representation type="public.jpeg"/>
      + </drag-source>
        <menu-bar id="bar"/>
      """,
    reads: .subject)

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    guard source.representations.isEmpty, !context.mayBeStandardText(source.region) else { return }
    report(
      "'\(source.id)' offers no data", at: source.source,
      fix: "name the forms  <representation type=\"…\"/>")
  }
}
