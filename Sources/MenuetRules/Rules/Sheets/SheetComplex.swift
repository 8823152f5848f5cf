import MenuetModel
import MenuetSource

/// Flags a sheet for a task that deserves the whole screen.
struct SheetComplex: Rule {
  static let info = RuleInfo(
    id: "sheet-complex", .sheets, .warning,
    "a complex task covers the screen rather than stand in a sheet",
    guideline: .sheets("use a full-screen modal view for complex tasks such as editing a photo"),
    why: """
      A sheet is for a simple task on the way. Marking up a document takes room and attention, and a
      stray drag must not end it.
      """,
    example: """
      - <sheet id="editor" title="Markup" task="§complex§"/>
      + <cover id="editor" title="Markup" task="complex"/>
        <button id="mark-up" title="Markup…" presents="editor"/>
      """)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard sheet.task == .complex else { return }
    report(
      "a complex task covers the screen rather than stand in a sheet", at: .task, of: sheet.source,
      fix: "make it a cover  <cover id=\"\(sheet.id)\" …>")
  }
}
