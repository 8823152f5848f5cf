import MenuetModel
import MenuetSource

/// Flags a sheet that people can resize, but that hides its grabber.
struct SheetGrabberMissing: Rule {
  static let info = RuleInfo(
    id: "sheet-grabber-missing", .sheets, .warning, fix: .unsafe,
    "a sheet with more than one height shows its grabber",
    guideline: .sheets("include a grabber in a resizable sheet"),
    why: """
      The grabber shows that a sheet can be dragged, and with VoiceOver it is the way to resize it
      without seeing the screen.
      """,
    example: """
      - <sheet id="stickers" title="Stickers" detents="medium large" grabber="§hidden§"/>
      + <sheet id="stickers" title="Stickers" detents="medium large"/>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard sheet.grabber == .hidden, context.isResizable(sheet),
      !sheet.platforms.isDisjoint(with: .touch)
    else { return }
    report(
      "a sheet with more than one height shows its grabber", at: .grabber, of: sheet.source,
      fix: .remove("let it show"))
  }
}
