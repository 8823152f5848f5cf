import MenuetModel
import MenuetSource

/// Flags a sheet whose width follows a content that says nothing of its width.
struct SheetWidthNoSize: Rule {
  static let info = RuleInfo(
    id: "sheet-width-no-size", .sheets, .error,
    "a sheet whose width follows its content says how wide the content is",
    guideline: .sheetController("an edge-attached sheet can be as wide as its content prefers"),
    why: "Without a preferred width the content is nothing wide, and so would be the sheet.",
    example: """
      - <sheet id="stickers" title="Stickers" edge-attached="true" width-follows-content="§true§"/>
      + <sheet id="stickers" title="Stickers" edge-attached="true" width-follows-content="true"
      +   preferred-width="400"/>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """,
    reads: .attributes(.preferredWidth))

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard sheet.widthFollowsContent, sheet.preferredWidth == nil else { return }
    report(
      "a sheet whose width follows its content says how wide the content is",
      at: .widthFollowsContent, of: sheet.source,
      fix: "add the width of the content: preferred-width=\"…\"")
  }
}
