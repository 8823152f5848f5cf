import MenuetModel
import MenuetSource

/// Notes a popover that does not say what becomes of it in a narrow window.
struct PopoverNoAdaptation: Rule {
  static let info = RuleInfo(
    id: "popover-no-adaptation", .sheets, .note,
    "a popover names the sheet that it becomes in a narrow window",
    guideline: .sheetController("wide windows show a popover, narrow ones a sheet"),
    why: """
      On an iPhone, and in a narrow window of an iPad, there is no room for a popover. The sheet that
      takes its place decides on its heights and on how it is closed.
      """,
    example: """
      - §<popover§ id="places" title="Places"/>
      + <popover id="places" title="Places" adapts-to="places-sheet"/>
      + <sheet id="places-sheet" title="Places" detents="medium large"/>
        <button id="show-places" title="Show Places…" presents="places"/>
      """,
    reads: .attributes(.adaptsTo))

  func check(_ popover: Popover, in context: RuleContext, report: inout Findings) {
    guard popover.adaptsTo == nil, !popover.platforms.isDisjoint(with: .touch) else { return }
    report(
      "'\(popover.id)' does not say what it becomes in a narrow window", at: popover.source,
      fix: "name a sheet  adapts-to=\"…\"")
  }
}
