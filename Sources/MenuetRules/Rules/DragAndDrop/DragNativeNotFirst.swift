import MenuetModel
import MenuetSource

/// Flags a native form that follows another one.
struct DragNativeNotFirst: Rule {
  static let info = RuleInfo(
    id: "drag-native-not-first", .dragAndDrop, .warning, fix: .unsafe,
    "the native form of what is dragged comes first",
    guideline: .dragAndDrop("offer a custom object in its native form before all others"),
    why: """
      A destination takes the first form that it can use. Behind a picture the native object is never
      reached, and a chart arrives in its own app as an image.
      """,
    example: """
        <type id="com.example.chart" conforms-to="public.data" exported="true"/>
        <drag-source id="chart-drag" for="Chart">
      +   <representation type="com.example.chart" fidelity="native"/>
          <representation type="public.png"/>
      -   <representation type="§com.example.chart§" fidelity="native"/>
        </drag-source>
        <menu-bar id="bar"/>
      """)

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    let forms = source.representations
    let isNative = forms.map {
      context.exchange.types.fidelity(of: $0.type, stated: $0.fidelity) == .native
    }
    guard let other = isNative.firstIndex(of: false),
      let native = isNative[other...].firstIndex(of: true)
    else { return }
    let order = LeastReordering(count: forms.count) { isNative[$0] && !isNative[$1] }
    report(
      "the native form '\(forms[native].type)' comes first", at: .type, of: forms[native].source,
      fix: FixIt(
        "move it before '\(forms[other].type)'",
        edits: context.reordering(forms.map(\.source), in: source.source, to: order?.places ?? [])))
  }
}
