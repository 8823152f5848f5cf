import MenuetModel
import MenuetSource

/// Flags a popover with content that becomes a sheet with other content.
struct PopoverAdaptsBody: Rule {
  static let info = RuleInfo(
    id: "popover-adapts-body", .sheets, .error,
    "a popover and the sheet that it becomes have one content",
    guideline: .popovers("in a compact width the same content appears in a sheet"),
    why: """
      One view is shown in both. With two contents the app would have to swap one for the other while
      people resize the window, and what they entered would be lost.
      """,
    example: """
      - <popover id="format" title="Format" adapts-to="§format-sheet§">
      + <popover id="format" title="Format" adapts-to="format-sheet"/>
      + <sheet id="format-sheet" title="Format">
          <command id="clear-format" title="Clear Format"/>
      - </popover>
      - <sheet id="format-sheet" title="Format">
          <command id="copy-format" title="Copy Format"/>
        </sheet>
        <button id="show-format" title="Show Format…" presents="format"/>
      """)

  func check(_ popover: Popover, in context: RuleContext, report: inout Findings) {
    guard popover.body != PresentedBody(),
      let sheet = popover.adaptsTo.flatMap({ context.presented.sheets[$0] }),
      sheet.body != PresentedBody()
    else { return }
    report(
      "a popover and the sheet that it becomes have one content", at: .adaptsTo, of: popover.source,
      notes: [DiagnosticNote("'\(sheet.id)' has content too", at: context.location(sheet.source))],
      fix: "leave the content in one of the two")
  }
}
