import MenuetModel
import MenuetSource

/// Flags a type that a drag source offers twice.
struct DragRepresentationDuplicate: Rule {
  static let info = RuleInfo(
    id: "drag-representation-duplicate", .dragAndDrop, .error, fix: .safe,
    "a drag source offers each type once",
    guideline: .dragAndDrop("offer what is dragged in several forms, from the truest down"),
    why: "A drop takes the first form of a type: the second one is made for nobody.",
    example: """
        <drag-source id="photo-drag" for="PhotoCell">
      -   <representation type="public.png"/>
          <representation type="§public.png§"/>
          <representation type="public.jpeg"/>
        </drag-source>
        <menu-bar id="bar"/>
      """)

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    var first: [String: SourceReference] = [:]
    for form in source.representations {
      guard let other = first.updateValue(form.source, forKey: form.type) else { continue }
      report(
        "'\(form.type)' is offered twice", at: .type, of: form.source,
        notes: [
          DiagnosticNote("it is offered here already", at: context.location(.type, of: other))
        ],
        fixIts: [
          // Where the two differ, another type may have been meant.
          context.removal(
            of: form.source, "remove the second one",
            isSafe: context.written.areAlike(form.source.node, other.node))
        ])
    }
  }
}
