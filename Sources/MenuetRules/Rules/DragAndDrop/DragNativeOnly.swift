import MenuetModel
import MenuetSource

/// Flags a drag that only the app itself can understand, offered to all apps.
struct DragNativeOnly: DocumentRule {
  static let info = RuleInfo(
    id: "drag-native-only", .dragAndDrop, .warning,
    "a drag that leaves the app has a form that other apps understand",
    guideline: .dragAndDrop(
      "after the native form offer others, such as an image, for apps that do not know it"),
    why: """
      Another app does not know the native type and refuses the drop. An image or text of the object
      is welcome everywhere. A drag that stays in the app says so by `scope="app"`.
      """,
    failing: """
      <type id="com.example.chart" conforms-to="public.data" exported="true"/>
      §<drag-source§ id="chart-drag" for="Chart">
        <representation type="com.example.chart"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """,
    passing: """
      <type id="com.example.chart" conforms-to="public.data" exported="true"/>
      <drag-source id="chart-drag" for="Chart">
        <representation type="com.example.chart"/>
        <representation type="public.png"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let types = ContentTypes(document)
    for source in document.dragSources
    where source.scope == .system && !source.representations.isEmpty && !source.isOnStandardText
      && !context.mayLackParts(source.source) && !context.mayLack(.scope, on: source.source)
    {
      let areNative = source.representations.allSatisfy { form in
        guard types.fidelity(of: form.type, stated: form.fidelity) == .native else { return false }
        // A type of the app's own may be a kind of image or text, which others understand. What is
        // declared nowhere has been reported.
        return form.declaration.map { types.isOpaque($0) } ?? false
      }
      guard areNative else { continue }
      report.report(
        Self.self, "no other app understands what '\(source.id)' offers",
        at: context.location(source.source),
        fixIts: [FixIt("add a form such as an image  <representation type=\"public.png\"/>")])
    }
  }
}
