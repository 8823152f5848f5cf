import MenuetModel
import MenuetSource

/// Flags a drag that only the app itself can understand, offered to all apps.
struct DragNativeOnly: Rule {
  static let info = RuleInfo(
    id: "drag-native-only", .dragAndDrop, .warning,
    "a drag that leaves the app has a form that other apps understand",
    guideline: .dragAndDrop(
      "after the native form offer others, such as an image, for apps that do not know it"),
    why: """
      Another app does not know the native type and refuses the drop. A drag that stays in the app says
      so by `scope="app"`.
      """,
    example: """
        <type id="com.example.chart" conforms-to="public.data" exported="true"/>
        §<drag-source§ id="chart-drag" for="Chart">
          <representation type="com.example.chart"/>
      +   <representation type="public.png"/>
        </drag-source>
        <menu-bar id="bar"/>
      """,
    reads: .parts(.scope))

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    guard source.scope == .system, !source.representations.isEmpty, !source.isOnStandardText,
      source.representations.allSatisfy({ isForThisApp($0, context.exchange.types) })
    else { return }
    report(
      "no other app understands what '\(source.id)' offers", at: source.source,
      fix: "add a form such as an image  <representation type=\"public.png\"/>")
  }

  /// Returns whether this is a native form that is no kind of image or text, which others
  /// understand. What is declared nowhere is `type-undeclared`.
  private func isForThisApp(_ form: DragSource.Representation, _ types: ContentTypes) -> Bool {
    types.fidelity(of: form.type, stated: form.fidelity) == .native
      && form.declaration.map { types.isOpaque($0) } ?? false
  }
}
