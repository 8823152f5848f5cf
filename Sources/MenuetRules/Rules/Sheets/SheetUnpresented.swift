import MenuetModel
import MenuetSource

/// Flags a sheet that nothing presents.
struct SheetUnpresented: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-unpresented", .sheets, .warning,
    "something presents each sheet",
    guideline: .sheets("a sheet hosts a task that belongs to the view from which it was opened"),
    why: """
      A sheet that no command, drop or popover leads to is never seen. Either its command lost the
      reference, or the sheet is left over. A nonmodal sheet may follow what people select.
      """,
    failing: """
      <sheet id="§stickers§" title="Stickers">
        <command system="cancel"/>
      </sheet>
      """,
    passing: """
      <sheet id="stickers" title="Stickers">
        <command system="cancel"/>
      </sheet>
      <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    // A nonmodal one may follow what people select, as the card of a place does.
    let nonmodal = Set(document.sheets.filter(\.isNonmodal).map(\.id))
    for sheet in context.unpresented.sheets where !nonmodal.contains(sheet.id) {
      report.report(
        Self.self, "nothing presents the sheet '\(sheet.id)'",
        at: context.location(.id, of: sheet.source),
        fixIts: [context.remedy(for: sheet, "let a command present it: presents=\"\(sheet.id)\"")])
    }
  }
}
