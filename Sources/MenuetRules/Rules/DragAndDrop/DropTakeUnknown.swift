import MenuetModel
import MenuetSource

/// Flags a part that a drop target takes and the type does not have.
struct DropTakeUnknown: DocumentRule {
  static let info = RuleInfo(
    id: "drop-take-unknown", .dragAndDrop, .error, fix: .unsafe,
    "a drop target takes parts that the type has",
    guideline: .dragAndDrop("take only those parts of what is dropped that matter here"),
    why:
      "A part that the type does not have is always missing, and what it should fill stays empty.",
    failing: """
      <type id="com.example.task" exported="true">
        <field name="title"/>
        <field name="date"/>
      </type>
      <drop-target id="calendar-drop" for="CalendarDay" scope="app">
        <accept type="com.example.task" take="title §data§"/>
      </drop-target>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <type id="com.example.task" exported="true">
        <field name="title"/>
        <field name="date"/>
      </type>
      <drop-target id="calendar-drop" for="CalendarDay" scope="app">
        <accept type="com.example.task" take="title date"/>
      </drop-target>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for accept in document.dropTargets.flatMap(\.accepts) {
      guard let declaration = accept.declaration, !context.isIncomplete(declaration.source) else {
        continue
      }
      for (index, field) in accept.take.enumerated() where !declaration.fields.contains(field) {
        let location = context.location(ofWord: index, in: .take, of: accept.source)
        let meant = NearMiss.best(for: field, in: declaration.fields)
        report.report(
          Self.self, "'\(accept.type)' has no field '\(field)'", at: location,
          notes: [DiagnosticNote("it is declared here", at: context.location(declaration.source))],
          fixIts: [
            meant.map { context.writing($0, inPlaceOf: index, in: .take, of: accept.source) }
              ?? FixIt("declare the field, or take one that is declared")
          ])
      }
    }
  }
}
