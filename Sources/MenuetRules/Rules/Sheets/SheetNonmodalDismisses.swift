import MenuetModel
import MenuetSource

/// Flags a nonmodal sheet each of whose commands closes it.
struct SheetNonmodalDismisses: Rule {
  static let info = RuleInfo(
    id: "sheet-nonmodal-dismisses", .sheets, .warning,
    "a nonmodal sheet stays when people choose something in it",
    guideline: .sheets(
      "choosing an item in a nonmodal sheet changes the view behind; the sheet stays"),
    why: """
      A nonmodal sheet is for choosing again and again while people see the effect. One that closes
      at the first choice could be modal, or a menu.
      """,
    example: """
        <sheet id="colors" title="Colors" detents="medium" modality="§nonmodal§">
      -   <command id="make-red" title="Make Red" dismisses="true"/>
      -   <command id="make-blue" title="Make Blue" dismisses="true"/>
      +   <command id="make-red" title="Make Red"/>
      +   <command id="make-blue" title="Make Blue"/>
          <command system="done"/>
        </sheet>
        <button id="show-colors" title="Show Colors…" presents="colors"/>
      """,
    reads: .subject)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard sheet.isNonmodal, sheet.body.popUpButtons.isEmpty, sheet.body.segmented.isEmpty,
      sheet.body.regions.isEmpty, !sheet.body.hasSlot
    else { return }
    // Buttons that do nothing but leave belong in every sheet.
    let choosing = context.presented.items(in: sheet.id).filter { !context.isExit($0) }
    guard !choosing.isEmpty, choosing.allSatisfy(context.dismisses) else { return }
    report(
      "every command of this nonmodal sheet closes it", at: context.modalityLocation(of: sheet),
      fix: "let the sheet stay, or make it modal")
  }
}
