import MenuetModel
import MenuetSource

/// Flags a form of dragged data that follows a poorer one.
struct DragRepresentationOrder: Rule {
  static let info = RuleInfo(
    id: "drag-representation-order", .dragAndDrop, .warning, fix: .unsafe,
    "a drag source offers the truest form first",
    guideline: .dragAndDrop("order the forms of dragged content from the highest fidelity down"),
    why: """
      A destination takes the first form that it can use. A JPEG before a PNG costs people the
      transparency and the quality that the PNG would have kept. Forms are compared within pictures,
      within text and within sound; a `fidelity` that is written compares with all others.
      """,
    example: """
        <drag-source id="photo-drag" for="PhotoCell">
      +   <representation type="public.png"/>
          <representation type="public.jpeg"/>
      -   <representation type="§public.png§"/>
        </drag-source>
        <menu-bar id="bar"/>
      """)

  /// The forms with which another is compared.
  private static let mostCompared = 16

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    let forms = source.representations
    let types = context.exchange.types
    for (index, form) in forms.enumerated() {
      let poorer = forms[..<min(index, Self.mostCompared)].first { isTruer(form, than: $0, types) }
      guard let poorer else { continue }
      let order = LeastReordering(count: forms.count) { isTruer(forms[$0], than: forms[$1], types) }
      report(
        "'\(form.type)' is truer to the original than '\(poorer.type)' before it", at: .type,
        of: form.source,
        fix: FixIt(
          "move it before '\(poorer.type)'",
          edits: context.reordering(forms.map(\.source), in: source.source, to: order?.places ?? [])
        ))
      return
    }
  }

  /// Returns whether it is certain that a form is truer to the original than another one.
  private func isTruer(
    _ form: DragSource.Representation, than other: DragSource.Representation, _ types: ContentTypes
  ) -> Bool {
    // A native form that comes late is `drag-native-not-first`.
    guard let fidelity = types.fidelity(of: form.type, stated: form.fidelity), fidelity != .native,
      let before = types.fidelity(of: other.type, stated: other.fidelity)
    else { return false }
    let areBothStated = form.fidelity != nil && other.fidelity != nil
    return before.rank < fidelity.rank
      && (areBothStated || types.areComparable(form.type, other.type))
  }
}
