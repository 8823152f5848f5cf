import MenuetModel
import MenuetSource

/// Notes a nonmodal sheet whose commands change nothing behind it.
struct SheetNonmodalNoEffect: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-nonmodal-no-effect", .sheets, .note,
    "the commands of a nonmodal sheet say what they change behind it",
    guideline: .sheets("choosing an item in a nonmodal sheet may update the view behind at once"),
    why: """
      People keep a nonmodal sheet open because they see what each choice does. A sheet without any
      effect behind it may as well be modal.
      """,
    failing: """
      <sheet id="colors" title="Colors" detents="medium" modality="§nonmodal§">
        <command id="make-red" title="Make Red"/>
      </sheet>
      <view id="canvas" title="Drawing">
        <button id="show-colors" title="Show Colors…" presents="colors"/>
      </view>
      """,
    passing: """
      <sheet id="colors" title="Colors" detents="medium" modality="nonmodal">
        <command id="make-red" title="Make Red" affects="canvas"/>
      </sheet>
      <view id="canvas" title="Drawing">
        <button id="show-colors" title="Show Colors…" presents="colors"/>
      </view>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let sheets = document.sheets.filter { $0.isNonmodal && !context.isIncomplete($0.source) }
    guard !sheets.isEmpty else { return }
    let placements = context.placements(in: sheets.map(\.id))
    for sheet in sheets {
      let items = (placements[sheet.id] ?? []).map(\.item)
      // Toggles and choices change something by themselves.
      guard sheet.body.popUpButtons.isEmpty, sheet.body.segmented.isEmpty,
        items.allSatisfy({ $0.kind == .command })
      else { continue }
      let choosing = items.filter { !context.isExit($0) }.compactMap { document.command(of: $0) }
      guard !choosing.isEmpty, choosing.allSatisfy({ $0.affects.isEmpty && $0.setsDetent == nil })
      else { continue }
      report.report(
        Self.self, "no command of this nonmodal sheet changes anything behind it",
        at: context.location(
          sheet.statesModality ? .modality : .undimmedThrough, of: sheet.source),
        fixIts: [FixIt("say what the commands change  affects=\"…\"")])
    }
  }
}
