import MenuetModel
import MenuetSource

/// Flags a width that follows the content of a sheet which is not attached to an edge.
struct SheetWidthNoEffect: Rule {
  static let info = RuleInfo(
    id: "sheet-width-no-effect", .sheets, .warning, fix: .unsafe,
    "the width of a sheet follows its content only where the sheet is attached to an edge",
    guideline: .sheetController("the width follows the preferred size of an edge-attached sheet"),
    why: """
      On an iPhone in landscape a sheet that is not attached to the bottom edge covers the screen,
      whatever width its content prefers.
      """,
    example: """
      - <sheet id="stickers" title="Stickers" width-follows-content="§true§" preferred-width="400"/>
      + <sheet id="stickers" title="Stickers" edge-attached="true" width-follows-content="true"
      +   preferred-width="400"/>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """,
    reads: .attributes(.edgeAttached))

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard sheet.widthFollowsContent, !sheet.edgeAttached else { return }
    report(
      "the width follows the content only of a sheet that is attached to an edge",
      at: .widthFollowsContent, of: sheet.source,
      fix: context.setting(.edgeAttached, of: sheet.source, to: "true", "attach it to the edge"))
  }
}
