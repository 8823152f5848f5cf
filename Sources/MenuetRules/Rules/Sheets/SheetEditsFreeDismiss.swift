import MenuetModel
import MenuetSource

/// Flags a sheet in which people edit something and that any drag closes.
struct SheetEditsFreeDismiss: Rule {
  static let info = RuleInfo(
    id: "sheet-edits-free-dismiss", .sheets, .warning, fix: .unsafe,
    "a sheet in which people edit something is not closed by a stray drag",
    guideline: .sheetController("keep people from losing what they edited by an accidental drag"),
    why: """
      A drag on the content is easily taken for one on the sheet, and the changes are gone. A guarded
      sheet stays; one that confirms asks what becomes of them. Where each change holds at once, say
      `edits="false"`.
      """,
    example: """
      - <sheet id="letter" title="Letter" edits="§true§">
      + <sheet id="letter" title="Letter" edits="true" dismissal="guarded">
          <command system="cancel"/>
          <command system="done"/>
        </sheet>
        <button id="write-letter" title="Write Letter…" presents="letter"/>
      """,
    reads: .attributes(.edits, .dismissal))

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    // An alert that never asks is `sheet-confirm-missing`.
    guard sheet.dismissal == .free, sheet.confirm == nil,
      !sheet.platforms.isDisjoint(with: .touch), let location = editing(sheet, in: context)
    else { return }
    report(
      "people edit something in '\(sheet.id)', and any drag closes it", at: location,
      fix: context.setting(
        .dismissal, of: sheet.source, to: "guarded", "keep it open  dismissal=\"guarded\""))
  }

  /// The element which says that people edit something in a sheet.
  private func editing(_ sheet: Sheet, in context: RuleContext) -> SourceLocation? {
    if context.isWritten(.edits, on: sheet.source) {
      return sheet.edits ? context.location(.edits, of: sheet.source) : nil
    }
    return sheet.body.regions.first(where: \.editable).map {
      context.location(.editable, of: $0.source)
    }
  }
}
