import MenuetModel
import MenuetSource

/// Flags a part that a drop target takes and the type does not have.
struct DropTakeUnknown: Rule {
  static let info = RuleInfo(
    id: "drop-take-unknown", .dragAndDrop, .error, fix: .unsafe,
    "a drop target takes parts that the type has",
    guideline: .dragAndDrop("take only those parts of what is dropped that matter here"),
    why:
      "A part that the type does not have is always missing, and what it should fill stays empty.",
    example: """
        <type id="com.example.task" exported="true">
          <field name="title"/>
          <field name="date"/>
        </type>
        <drop-target id="calendar-drop" for="CalendarDay" scope="app">
      -   <accept type="com.example.task" take="title §data§"/>
      +   <accept type="com.example.task" take="title date"/>
        </drop-target>
        <menu-bar id="bar"/>
      """,
    reads: .document(.name))

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    for accept in target.accepts {
      guard let declaration = accept.declaration else { continue }
      for (index, field) in accept.take.enumerated() where !declaration.fields.contains(field) {
        let meant = NearMiss.best(for: field, in: declaration.fields)
        report(
          "'\(accept.type)' has no field '\(field)'",
          at: context.location(ofWord: index, in: .take, of: accept.source),
          notes: [DiagnosticNote("it is declared here", at: context.location(declaration.source))],
          fix: meant.map { context.writing($0, inPlaceOf: index, in: .take, of: accept.source) }
            ?? FixIt("declare the field, or take one that is declared"))
      }
    }
  }
}
