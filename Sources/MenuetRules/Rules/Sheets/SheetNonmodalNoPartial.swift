import MenuetModel
import MenuetSource

/// Flags a nonmodal sheet that always covers the view behind it.
struct SheetNonmodalNoPartial: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-nonmodal-no-partial", .sheets, .error, fix: .unsafe,
    "a nonmodal sheet rests at a height that leaves room for the view behind it",
    guideline: .sheets(
      "a nonmodal sheet supports the medium detent, so that people use both views"),
    why: """
      People are to use the view behind the sheet while it is open. At its full height the sheet
      covers that view, so it is nonmodal in name only.
      """,
    failing: """
      <sheet id="format" title="Format" modality="§nonmodal§">
        <command id="clear-format" title="Clear Format"/>
      </sheet>
      <button id="show-format" title="Show Format…" presents="format"/>
      """,
    passing: """
      <sheet id="format" title="Format" modality="nonmodal" detents="medium large">
        <command id="clear-format" title="Clear Format"/>
      </sheet>
      <button id="show-format" title="Show Format…" presents="format"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for sheet in document.sheets
    where sheet.isNonmodal && !sheet.platforms.isDisjoint(with: .touch) {
      // A detent that is named and not there is `sheet-detent-undeclared`.
      let named = [sheet.selected, sheet.undimmedThrough].compactMap { $0 }
      guard context.hasPartialDetent(sheet) == false, named.allSatisfy(sheet.detents.contains)
      else {
        continue
      }
      let attribute: AttributeName = sheet.statesModality ? .modality : .undimmedThrough
      let detents = "medium " + sheet.detents.joined(separator: " ")
      report.report(
        Self.self, "a nonmodal sheet rests at a height that leaves room for the view behind it",
        at: context.location(attribute, of: sheet.source),
        fixIts: [
          context.setting(
            .detents, of: sheet.source, to: detents, "let it rest at half the height too")
        ])
    }
  }
}
