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
      types of the document. A type that it does not know is offered to nobody. A
      type of the system, such as `public.jpeg`, is no form of the app's own: its fidelity is another.
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
    let types = ContentTypes(document)
    for source in document.dragSources {
      for representation in source.representations
      where representation.fidelity == .native && !(representation.declaration?.exported ?? false) {
        if let declaration = representation.declaration {
          if context.mayLackAttributes(declaration.source) { continue }
        } else {
          let meant = NearMiss.best(for: representation.type, in: exported)
          let isNameless = context.written.hasNameless(.type)
          if isNameless, !NearMiss.isSlip(representation.type, for: meant) { continue }
          if context.written.mayHaveLost(representation.type) { continue }
        }
        if representation.declaration == nil, types.isOfSystem(representation.type),
          NearMiss.best(for: representation.type, in: exported) == nil
        {
          reportSystemType(representation, types, in: context, report: &report)
          continue
        }
        let location = context.location(.type, of: representation.source)
        let notes = representation.declaration.map {
          [DiagnosticNote("it is declared without 'exported'", at: context.location($0.source))]
        }
        report.report(
          Self.self,
          "the native form '\(representation.type)' is not declared as a type of the app's own",
          at: location, notes: notes ?? [],
          fixIts: [
            remedy(representation.type, exported)
          ])
      }
    }
  }

  private func reportSystemType(
    _ representation: DragSource.Representation, _ types: ContentTypes, in context: RuleContext,
    report: inout Findings
  ) {
    let fidelity = types.fidelity(of: representation.type)
    report.report(
      Self.self,
      "a native form is of the app's own; '\(representation.type)' is a type of the system",
      at: context.location(.fidelity, of: representation.source),
      fixIts: [
        fidelity.map {
          context.setting(
            .fidelity, of: representation.source, to: $0.rawValue, "say how true it is")
        } ?? context.removal(of: .fidelity, on: representation.source, isSafe: false)
      ])
  }

  private func remedy(_ type: String, _ exported: [String]) -> FixIt {
    if let meant = NearMiss.best(for: type, in: exported) {
      return FixIt("name the declared type '\(meant)'")
    }
    return FixIt("declare it  <type id=\"\(type)\" conforms-to=\"…\" exported=\"true\"/>")
  }
}
