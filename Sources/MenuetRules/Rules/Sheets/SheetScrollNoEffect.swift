import MenuetModel
import MenuetSource

/// Notes a decision on scrolling for a sheet that does not scroll or has one height.
struct SheetScrollNoEffect: Rule {
  static let info = RuleInfo(
    id: "sheet-scroll-no-effect", .sheets, .note, fix: .unsafe,
    "whether scrolling expands a sheet is said of one that scrolls and can expand",
    guideline: .sheetController("scrolling expands a sheet that has a larger detent"),
    why: "Where nothing scrolls, or where there is one height, the attribute changes nothing.",
    example: """
      - <sheet id="places" title="Places" detents="medium" scrollable="true"
      + <sheet id="places" title="Places" detents="medium large" scrollable="true"
          scroll-expands="§false§"/>
        <button id="show-places" title="Show Places…" presents="places"/>
      """)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard !sheet.scrollExpands, let detents = context.detentHeights(of: sheet) else { return }
    let scrolls = sheet.scrollable || sheet.body.regions.contains(where: \.scrollable)
    guard !scrolls || detents.count == 1 else { return }
    report(
      scrolls ? "this sheet has one height" : "nothing in this sheet scrolls", at: .scrollExpands,
      of: sheet.source, fix: .remove())
  }
}
