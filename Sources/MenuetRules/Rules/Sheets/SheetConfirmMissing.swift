import MenuetModel
import MenuetSource

/// Flags a sheet that confirms its dismissal without an alert, or has an alert that never asks.
struct SheetConfirmMissing: Rule {
  static let info = RuleInfo(
    id: "sheet-confirm-missing", .sheets, .error,
    "a sheet names the alert that confirms its dismissal, and only where it confirms",
    guideline: .sheetController("ask what becomes of the changes when people drag a sheet away"),
    why: """
      Without the alert the sheet cannot be dragged away and does not say why. An alert beside
      another kind of dismissal is never shown.
      """,
    example: """
      - <sheet id="letter" title="Letter" edits="true" dismissal="§confirm§">
      + <sheet id="letter" title="Letter" edits="true" dismissal="confirm" confirm="discard">
          <command system="cancel"/>
        </sheet>
        <button id="write-letter" title="Write Letter…" presents="letter"/>
      + <alert id="discard" title="Discard this letter?">
      +   <command id="discard-letter" title="Discard Letter" role="destructive"/>
      +   <command system="cancel"/>
      + </alert>
      """,
    reads: .attributes(.confirm, .dismissal))

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    if sheet.dismissal == .confirm, sheet.confirm == nil {
      report(
        "a sheet that confirms its dismissal names an alert", at: .dismissal, of: sheet.source,
        fix: "name the alert that asks: confirm=\"…\"")
    } else if sheet.dismissal != .confirm, sheet.confirm != nil {
      report(
        "the alert asks only where the dismissal is 'confirm'", at: .confirm, of: sheet.source,
        fix: context.setting(.dismissal, of: sheet.source, to: "confirm", "let the alert ask"))
    }
  }
}
