import MenuetModel
import MenuetSource

/// Flags a sheet or an alert that nothing presents.
struct SheetUnpresented: Rule {
  static let info = RuleInfo(
    id: "sheet-unpresented", .sheets, .warning,
    "something presents each sheet and each alert",
    guideline: .sheets("a sheet hosts a task that belongs to the view from which it was opened"),
    why: """
      A sheet that no command, drop or popover leads to is never seen, and an alert that nothing asks
      by is neither. Either a command lost the reference, or what it presents is left over.
      """,
    example: """
        <sheet id="§stickers§" title="Stickers">
          <command system="cancel"/>
        </sheet>
      + <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """,
    reads: .document(.id, .presents, .adaptsTo, .confirm, .onFailure))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let drops = document.dropTargets
    let referred = Set(
      drops.compactMap(\.confirm) + drops.compactMap(\.onFailure)
        + document.popovers.compactMap(\.adaptsTo) + document.sheets.compactMap(\.confirm)
        + context.questions.keys)
    for sheet in document.sheets where isIdle(sheet.id, referred, in: context) {
      report(
        "nothing presents the sheet '\(sheet.id)'", at: .id, of: sheet.source,
        fix: "let a command present it: presents=\"\(sheet.id)\"")
    }
    for alert in document.alerts where isIdle(alert.id, referred, in: context) {
      report(
        "nothing asks by the alert '\(alert.id)'", at: .id, of: alert.source,
        fix: "let a command ask by it: confirm=\"\(alert.id)\"; or present it by 'presents'")
    }
  }

  private func isIdle(_ id: String, _ referred: Set<String>, in context: RuleContext) -> Bool {
    context.presented.presenters[id] == nil && !referred.contains(id)
  }
}
