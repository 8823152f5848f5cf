import MenuetModel
import MenuetSource

/// Flags a native form whose type the document does not declare as the app's own.
struct TypeUndeclared: Rule {
  static let info = RuleInfo(
    id: "type-undeclared", .dragAndDrop, .error,
    "the type of a native form is declared and exported",
    guideline: .dragAndDrop("offer custom objects in their native form first"),
    why: """
      The system knows a type of the app's own by its property list, which is made from the exported
      types of the document. A type that it does not know is offered to nobody.
      """,
    example: """
      + <type id="com.example.chart" conforms-to="public.data" exported="true"/>
        <drag-source id="chart-drag" for="Chart">
          <representation type="§com.example.chart§" fidelity="native"/>
          <representation type="public.png"/>
        </drag-source>
        <menu-bar id="bar"/>
      """)

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    for form in source.representations where context.isUndeclared(form) {
      let notes = form.declaration.map {
        DiagnosticNote("it is declared without 'exported'", at: context.location($0.source))
      }
      let exported = context.document.types.filter(\.exported).map(\.id)
      let meant = NearMiss.best(for: form.type, in: exported)
      report(
        "the native form '\(form.type)' is not declared as a type of the app's own", at: .type,
        of: form.source, notes: notes.map { [$0] } ?? [],
        fix: FixIt(
          meant.map { "name the declared type '\($0)'" }
            ?? "declare it  <type id=\"\(form.type)\" conforms-to=\"…\" exported=\"true\"/>"))
    }
  }
}
