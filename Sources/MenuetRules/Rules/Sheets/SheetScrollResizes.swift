import MenuetModel
import MenuetSource

/// Notes a nonmodal sheet that scrolling resizes without anyone having said so.
struct SheetScrollResizes: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-scroll-resizes", .sheets, .note, fix: .unsafe,
    "a nonmodal sheet with scrolling content says whether scrolling expands it",
    guideline: .sheetController("scrolling near the edge may resize a sheet by accident"),
    why: """
      By itself a sheet grows when people scroll its content to the edge, and then covers the view
      that they are working in.
      """,
    failing: """
      <sheet id="places" title="Places" detents="medium large" modality="nonmodal"
        scrollable="§true§"/>
      <button id="show-places" title="Show Places…" presents="places"/>
      """,
    passing: """
      <sheet id="places" title="Places" detents="medium large" modality="nonmodal"
        scrollable="true" scroll-expands="false"/>
      <button id="show-places" title="Show Places…" presents="places"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for sheet in document.sheets
    where sheet.isNonmodal && sheet.scrollable && context.isResizable(sheet)
      && !context.isPresent(.scrollExpands, on: sheet.source)
    {
      report.report(
        Self.self, "scrolling to the edge expands this sheet over the view behind it",
        at: context.location(.scrollable, of: sheet.source),
        fixIts: [
          context.setting(
            .scrollExpands, of: sheet.source, to: "false", "let scrolling only scroll")
        ])
    }
  }
}
