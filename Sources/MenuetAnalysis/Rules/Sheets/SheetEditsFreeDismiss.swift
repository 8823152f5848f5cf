import MenuetModel
import MenuetSource

/// Flags a sheet in which people edit something and that any drag closes.
struct SheetEditsFreeDismiss: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-edits-free-dismiss", .sheets, .warning, fix: .unsafe,
    "a sheet in which people edit something is not closed by a stray drag",
    guideline: .sheetController("keep people from losing what they edited by an accidental drag"),
    why: """
      A drag on the content is easily taken for one on the sheet, and the changes are gone. A guarded
      sheet stays; one that confirms asks what becomes of them.
      """,
    failing: """
      <sheet id="letter" title="Letter" edits="§true§">
        <command system="cancel"/>
        <command system="done"/>
      </sheet>
      <button id="write-letter" title="Write Letter…" presents="letter"/>
      """,
    passing: """
      <sheet id="letter" title="Letter" edits="true" dismissal="guarded">
        <command system="cancel"/>
        <command system="done"/>
      </sheet>
      <button id="write-letter" title="Write Letter…" presents="letter"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for sheet in document.sheets
    where sheet.dismissal == .free && !sheet.platforms.isDisjoint(with: .touch) {
      // An alert that never asks is `sheet-confirm-missing`.
      guard sheet.confirm == nil || context.isWritten(.dismissal, on: sheet.source) else {
        continue
      }
      guard let location = editing(sheet, in: context),
        context.isWritten(.dismissal, on: sheet.source)
          || !context.isPresent(.dismissal, on: sheet.source)
      else { continue }
      report.report(
        Self.self, "people edit something in '\(sheet.id)', and any drag closes it", at: location,
        fixIts: [
          context.setting(
            .dismissal, of: sheet.source, to: "guarded", "keep it open  dismissal=\"guarded\"")
        ])
    }
  }

  /// What says that people edit something in a sheet.
  private func editing(_ sheet: Sheet, in context: RuleContext) -> SourceLocation? {
    if sheet.edits { return context.location(.edits, of: sheet.source) }
    // Who says that nothing is edited knows better than the content.
    guard !context.isWritten(.edits, on: sheet.source) else { return nil }
    let region = sheet.body.regions.first { $0.editable && $0.control != .searchField }
    return region.map { context.location(.editable, of: $0.source) }
  }
}
