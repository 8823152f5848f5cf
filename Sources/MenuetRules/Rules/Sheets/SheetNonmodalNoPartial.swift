import MenuetModel
import MenuetSource

/// Flags a nonmodal sheet that always covers the view behind it.
struct SheetNonmodalNoPartial: Rule {
  static let info = RuleInfo(
    id: "sheet-nonmodal-no-partial", .sheets, .error, fix: .unsafe,
    "a nonmodal sheet rests at a height that leaves room for the view behind it",
    guideline: .sheets(
      "a nonmodal sheet supports the medium detent, so that people use both views"),
    why: """
      People are to use the view behind the sheet while it is open. At its full height the sheet
      covers that view, so it is nonmodal in name only.
      """,
    example: """
      - <sheet id="format" title="Format" modality="§nonmodal§"/>
      + <sheet id="format" title="Format" modality="nonmodal" detents="medium large"/>
        <button id="show-format" title="Show Format…" presents="format"/>
      """)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    // A detent that is named and not there is `sheet-detent-undeclared`.
    guard sheet.isNonmodal, !sheet.platforms.isDisjoint(with: .touch),
      context.hasPartialDetent(sheet) == false,
      [sheet.selected, sheet.undimmedThrough].compactMap({ $0 }).allSatisfy(sheet.detents.contains)
    else { return }
    let detents = "medium " + sheet.detents.joined(separator: " ")
    report(
      "a nonmodal sheet rests at a height that leaves room for the view behind it",
      at: context.modalityLocation(of: sheet),
      fix: context.setting(
        .detents, of: sheet.source, to: detents, "let it rest at half the height too"))
  }
}
