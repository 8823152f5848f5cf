import MenuetModel
import MenuetSource

/// Notes a nonmodal sheet whose commands change nothing behind it.
struct SheetNonmodalNoEffect: Rule {
  static let info = RuleInfo(
    id: "sheet-nonmodal-no-effect", .sheets, .note,
    "the commands of a nonmodal sheet say what they change behind it",
    guideline: .sheets("choosing an item in a nonmodal sheet may update the view behind at once"),
    why: """
      People keep a nonmodal sheet open because they see what each choice does. A sheet without any
      effect behind it may as well be modal.
      """,
    example: """
        <sheet id="colors" title="Colors" detents="medium" modality="§nonmodal§">
      -   <command id="make-red" title="Make Red"/>
      +   <command id="make-red" title="Make Red" affects="canvas"/>
        </sheet>
        <view id="canvas" title="Drawing">
          <button id="show-colors" title="Show Colors…" presents="colors"/>
        </view>
      """,
    reads: .subject)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    let items = context.presented.items(in: sheet.id)
    // Toggles and choices change something by themselves.
    guard sheet.isNonmodal, sheet.body.popUpButtons.isEmpty, sheet.body.segmented.isEmpty,
      items.allSatisfy({ $0.kind == .command })
    else { return }
    let choosing = items.filter { !context.isExit($0) }.compactMap(context.document.command(of:))
    guard !choosing.isEmpty, choosing.allSatisfy({ $0.affects.isEmpty && $0.setsDetent == nil })
    else { return }
    report(
      "no command of this nonmodal sheet changes anything behind it",
      at: context.modalityLocation(of: sheet), fix: "say what the commands change  affects=\"…\"")
  }
}
