import MenuetModel
import MenuetSource

/// Notes a sheet with much to show that opens at its full height only.
struct SheetNoPartialDetent: Rule {
  static let info = RuleInfo(
    id: "sheet-no-partial-detent", .sheets, .note, fix: .unsafe,
    "a sheet with more and less important content rests at half its height too",
    guideline: .sheets("consider the medium detent, to show the most relevant items first"),
    why: """
      At half its height a sheet leaves the view behind in sight and shows what matters most; who
      needs the rest expands it.
      """,
    example: """
      - <sheet id="places" title="Places" scrollable="§true§"/>
      + <sheet id="places" title="Places" scrollable="true" detents="medium large"/>
        <button id="show-places" title="Show Places…" presents="places"/>
      """)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard !sheet.platforms.isDisjoint(with: .touch), !sheet.isNonmodal,
      context.hasPartialDetent(sheet) == false
    else { return }
    let frequencies = Set(context.presented.items(in: sheet.id).map(context.frequency(of:)))
    let isMixed = frequencies.contains(.often) && frequencies.count > 1
    guard sheet.scrollable || isMixed else { return }
    report(
      "'\(sheet.id)' always opens at its full height", at: sheet.scrollable ? .scrollable : .id,
      of: sheet.source,
      fix: context.setting(
        .detents, of: sheet.source, to: "medium large", "let it rest at half the height too"))
  }
}
