import MenuetModel
import MenuetSource

/// Flags a native form whose type the document does not declare as the app's own.
struct TypeUndeclared: DocumentRule {
  static let info = RuleInfo(
    id: "type-undeclared", .dragAndDrop, .error,
    "the type of a native form is declared and exported",
    guideline: .dragAndDrop("offer custom objects in their native form first"),
    why: """
      The system knows a type of the app's own by its property list, which is made from the exported
      types of the document. A type that it does not know is offered to nobody.
      """,
    failing: """
      <drag-source id="chart-drag" for="Chart">
        <representation type="§com.example.chart§" fidelity="native"/>
        <representation type="public.png"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """,
    passing: """
      <type id="com.example.chart" conforms-to="public.data" exported="true"/>
      <drag-source id="chart-drag" for="Chart">
        <representation type="com.example.chart" fidelity="native"/>
        <representation type="public.png"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let exported = document.types.filter(\.exported).map(\.id)
    for source in document.dragSources {
      for representation in source.representations
      where representation.fidelity == .native && !(representation.declaration?.exported ?? false) {
        if let declaration = representation.declaration {
          if context.mayLackAttributes(declaration.source) { continue }
        } else if context.mayHaveLost(representation.type) {
          continue
        }
        let location = context.location(.type, of: representation.source)
        let notes = representation.declaration.map {
          [DiagnosticNote("it is declared without 'exported'", at: context.location($0.source))]
        }
        report.report(
          Self.self, "'\(representation.type)' is declared as no type of the app's own",
          at: location, notes: notes ?? [],
          fixIts: [
            remedy(representation.type, exported)
          ])
      }
    }
  }

  private func remedy(_ type: String, _ exported: [String]) -> FixIt {
    if let meant = NearMiss.best(for: type, in: exported) {
      return FixIt("name the declared type '\(meant)'")
    }
    return FixIt("declare it  <type id=\"\(type)\" conforms-to=\"…\" exported=\"true\"/>")
  }
}
