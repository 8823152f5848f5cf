import MenuetModel
import MenuetSource

/// Notes a native form that the app offers and takes back nowhere.
struct DropNativeUnaccepted: Rule {
  static let info = RuleInfo(
    id: "drop-native-unaccepted", .dragAndDrop, .note,
    "the app takes its own objects in their native form",
    guideline: .dragAndDrop("an app that knows charts takes the chart, others take its image"),
    why: """
      A chart that is dragged from one document of the app into another should arrive as a chart. A
      target of the same kind that does not accept the native type gets its image.
      """,
    example: """
        <type id="com.example.chart" conforms-to="public.data" exported="true"/>
        <region id="charts" title="Charts" kind="image">
          <drag-source id="chart-drag" scope="app">
            <representation type="§com.example.chart§"/>
            <representation type="public.png"/>
          </drag-source>
      -   <drop-target id="chart-drop" scope="app" accepts="public.png"/>
      +   <drop-target id="chart-drop" scope="app" accepts="com.example.chart public.png"/>
        </region>
        <menu-bar id="bar"/>
      """,
    reads: .document(.for, .type, .accepts, .kind, .conformsTo, .exported))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var accepted: [RegionKind: Set<String>] = [:]
    for target in document.dropTargets {
      guard let region = target.region else { continue }
      accepted[region.kind, default: []].formUnion(target.accepts.map(\.type))
    }
    for source in document.dragSources {
      guard let kind = source.region?.kind else { continue }
      for form in source.representations where form.declaration?.exported ?? false {
        let types = context.exchange.types.closure(of: form.type)
        guard types.isDisjoint(with: accepted[kind] ?? []) else { continue }
        report(
          "no drop target of this kind takes '\(form.type)'", at: .type, of: form.source,
          fix: "accept it where the same kind of content can be dropped")
      }
    }
  }
}
