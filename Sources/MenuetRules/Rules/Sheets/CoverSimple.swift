import MenuetModel
import MenuetSource

/// Notes a simple task that covers the whole screen.
struct CoverSimple: Rule {
  static let info = RuleInfo(
    id: "cover-simple", .sheets, .note,
    "a simple task stands in a sheet rather than cover the screen",
    guideline: .sheets("use a sheet for a simple task, so that people keep the context in sight"),
    why: """
      What covers the screen takes people out of what they did. For a few choices a sheet is enough.
      """,
    example: """
      - §<cover§ id="places" title="Places"/>
      + <sheet id="places" title="Places"/>
        <button id="show-places" title="Show Places…" presents="places"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for cover in document.covers where cover.content == .standard && cover.task == .simple {
      report(
        "'\(cover.id)' covers the screen for a simple task", at: cover.source,
        fix: "make it a sheet, or say what it shows: content=\"…\", task=\"complex\"")
    }
  }
}
