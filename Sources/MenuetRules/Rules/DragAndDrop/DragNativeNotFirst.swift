import MenuetModel
import MenuetSource

/// Flags a native form that stands behind another one.
struct DragNativeNotFirst: DocumentRule {
  static let info = RuleInfo(
    id: "drag-native-not-first", .dragAndDrop, .warning, fix: .unsafe,
    "the native form of what is dragged comes first",
    guideline: .dragAndDrop("offer a custom object in its native form before all others"),
    why: """
      A destination takes the first form that it can use. Behind a picture the native object is never
      reached, and a chart arrives in its own app as an image.
      """,
    failing: """
      <type id="com.example.chart" conforms-to="public.data" exported="true"/>
      <drag-source id="chart-drag" for="Chart">
        <representation type="public.png"/>
        <representation type="§com.example.chart§" fidelity="native"/>
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
    let types = ContentTypes(document)
    for source in document.dragSources {
      let isNative = source.representations.map {
        types.fidelity(of: $0.type, stated: $0.fidelity) == .native
      }
      guard let other = isNative.firstIndex(of: false),
        let native = isNative[other...].firstIndex(of: true)
      else { continue }
      let form = source.representations[native]
      let order = LeastReordering(count: isNative.count) { isNative[$0] && !isNative[$1] }
      report.report(
        Self.self, "the native form '\(form.type)' comes first",
        at: context.location(.type, of: form.source),
        fixIts: [
          FixIt(
            "move it before '\(source.representations[other].type)'",
            edits: context.reordering(
              source.representations.map(\.source), in: source.source, to: order?.places ?? []))
        ])
    }
  }
}
