import MenuetModel
import MenuetSource

/// Flags a nonmodal sheet each of whose commands closes it.
struct SheetNonmodalDismisses: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-nonmodal-dismisses", .sheets, .warning,
    "a nonmodal sheet stays when people choose something in it",
    guideline: .sheets(
      "choosing an item in a nonmodal sheet changes the view behind; the sheet stays"),
    why: """
      A nonmodal sheet is for choosing again and again while people see the effect. One that closes
      at the first choice could be modal, or a menu.
      """,
    failing: """
      <sheet id="colors" title="Colors" detents="medium" modality="§nonmodal§">
        <command id="make-red" title="Make Red" dismisses="true"/>
        <command id="make-blue" title="Make Blue" dismisses="true"/>
        <command system="done"/>
      </sheet>
      <button id="show-colors" title="Show Colors…" presents="colors"/>
      """,
    passing: """
      <sheet id="colors" title="Colors" detents="medium" modality="nonmodal">
        <command id="make-red" title="Make Red"/>
        <command id="make-blue" title="Make Blue"/>
        <command system="done"/>
      </sheet>
      <button id="show-colors" title="Show Colors…" presents="colors"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let sheets = document.sheets.filter { $0.isNonmodal && !context.isIncomplete($0.source) }
    guard !sheets.isEmpty else { return }
    let placements = context.placements(in: sheets.map(\.id))
    for sheet in sheets {
      guard sheet.body.popUpButtons.isEmpty, sheet.body.segmented.isEmpty,
        sheet.body.regions.isEmpty, !sheet.body.hasSlot
      else { continue }
      // Buttons that do nothing but leave belong in every sheet.
      let choosing = (placements[sheet.id] ?? []).map(\.item).filter { !context.isExit($0) }
      guard !choosing.isEmpty, choosing.allSatisfy({ context.dismisses($0) }) else { continue }
      report.report(
        Self.self, "every command of this nonmodal sheet closes it",
        at: context.location(
          sheet.statesModality ? .modality : .undimmedThrough, of: sheet.source),
        fixIts: [FixIt("let the sheet stay, or make it modal")])
    }
  }
}
