import MenuetModel
import MenuetSource

/// Notes a grabber on a sheet of one height.
struct SheetGrabberFixed: Rule {
  static let info = RuleInfo(
    id: "sheet-grabber-fixed", .sheets, .note, fix: .unsafe,
    "a sheet of one height shows no grabber",
    guideline: .sheets("a grabber shows that people can resize the sheet by dragging"),
    why: "A grabber promises another height. On a sheet with one detent there is none.",
    example: """
      - <sheet id="stickers" title="Stickers" detents="medium" grabber="§visible§"/>
      + <sheet id="stickers" title="Stickers" detents="medium"/>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard sheet.grabber == .visible, context.detentHeights(of: sheet)?.count == 1 else { return }
    report(
      "a sheet of one height shows no grabber", at: .grabber, of: sheet.source,
      fix: .remove())
  }
}
