import MenuetModel
import MenuetSource

/// Flags a sheet that nothing presents.
struct SheetUnpresented: Rule {
  static let info = RuleInfo(
    id: "sheet-unpresented", .sheets, .warning,
    "something presents each sheet",
    guideline: .sheets("a sheet hosts a task that belongs to the view from which it was opened"),
    why: """
      A sheet that no command, drop or popover leads to is never seen. Either its command lost the
      reference, or the sheet is left over.
      """,
    example: """
        <sheet id="§stickers§" title="Stickers">
          <command system="cancel"/>
        </sheet>
      + <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """,
    reads: .document(.id, .presents, .adaptsTo, .confirm))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let referred = Set(
      document.dropTargets.compactMap(\.confirm) + document.popovers.compactMap(\.adaptsTo))
    for sheet in document.sheets
    where context.presented.presenters[sheet.id] == nil && !referred.contains(sheet.id) {
      report(
        "nothing presents the sheet '\(sheet.id)'", at: .id, of: sheet.source,
        fix: "let a command present it: presents=\"\(sheet.id)\"")
    }
  }
}
