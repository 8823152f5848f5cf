import MenuetModel
import MenuetSource

/// Notes a nonmodal sheet that scrolling resizes without anyone having said so.
struct SheetScrollResizes: Rule {
  static let info = RuleInfo(
    id: "sheet-scroll-resizes", .sheets, .note, fix: .unsafe,
    "a nonmodal sheet with scrolling content says whether scrolling expands it",
    guideline: .sheetController("scrolling near the edge may resize a sheet by accident"),
    why: """
      By itself a sheet grows when people scroll its content to the edge, and then covers the view
      that they are working in.
      """,
    example: """
        <sheet id="places" title="Places" detents="medium large" modality="nonmodal"
      -   scrollable="§true§"/>
      +   scrollable="true" scroll-expands="false"/>
        <button id="show-places" title="Show Places…" presents="places"/>
      """,
    reads: .attributes(.scrollExpands))

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard sheet.isNonmodal, sheet.scrollable, context.isResizable(sheet),
      !context.isWritten(.scrollExpands, on: sheet.source)
    else { return }
    report(
      "scrolling to the edge expands this sheet over the view behind it", at: .scrollable,
      of: sheet.source,
      fix: context.setting(
        .scrollExpands, of: sheet.source, to: "false", "let scrolling only scroll"))
  }
}
