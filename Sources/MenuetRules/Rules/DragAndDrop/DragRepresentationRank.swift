import MenuetModel
import MenuetSource

/// Flags a fidelity that a format cannot have.
struct DragRepresentationRank: Rule {
  static let info = RuleInfo(
    id: "drag-representation-rank", .dragAndDrop, .warning, fix: .unsafe,
    "a form is said to be as true as its format can be",
    guideline: .dragAndDrop(
      "a PDF holds vectors, a PNG is lossless with transparency, a JPEG loses something"),
    why: """
      The order of the forms follows from their fidelity. A JPEG that is called lossless comes before
      a PNG, and people get the poorer picture.
      """,
    example: """
        <drag-source id="photo-drag" for="PhotoCell">
      -   <representation type="public.jpeg" fidelity="§lossless§"/>
      +   <representation type="public.jpeg" fidelity="lossy"/>
        </drag-source>
        <menu-bar id="bar"/>
      """)

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    let types = context.exchange.types
    for form in source.representations {
      guard let fidelity = form.fidelity, types.contradicts(fidelity, form.type),
        let possible = types.fidelity(of: form.type)
      else { continue }
      report(
        "'\(form.type)' is '\(possible.rawValue)', not '\(fidelity.rawValue)'", at: .fidelity,
        of: form.source, fix: .set(possible.rawValue, "write '\(possible.rawValue)'"))
    }
  }
}
