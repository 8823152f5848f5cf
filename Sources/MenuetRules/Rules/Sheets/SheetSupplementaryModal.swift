import MenuetModel
import MenuetSource

/// Flags a modal sheet for what people use beside the main task.
struct SheetSupplementaryModal: Rule {
  static let info = RuleInfo(
    id: "sheet-supplementary-modal", .sheets, .warning, fix: .unsafe,
    "a sheet for a supplementary task is nonmodal",
    guideline: .sheets(
      "use a nonmodal sheet for items that people use without pausing the main task"),
    why: """
      Supplementary items, such as those that format a selection, are used while people go on with the
      view behind. A modal sheet makes them close it each time.
      """,
    example: """
      - <sheet id="format" title="Format" detents="medium" task="§supplementary§"/>
      + <sheet id="format" title="Format" detents="medium" task="supplementary"
      +   modality="nonmodal"/>
        <button id="show-format" title="Show Format…" presents="format"/>
      """,
    reads: .attributes(.modality, .undimmedThrough))

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard sheet.task == .supplementary, !sheet.isNonmodal,
      !sheet.platforms.isDisjoint(with: .touch)
    else { return }
    // A nonmodal sheet needs room beside it, which some detents do not leave.
    let remedy =
      context.hasPartialDetent(sheet) == true
      ? context.setting(.modality, of: sheet.source, to: "nonmodal", "make it nonmodal")
      : FixIt("make it nonmodal, with a detent that leaves room for the view behind it")
    report("a sheet for a supplementary task is nonmodal", at: .task, of: sheet.source, fix: remedy)
  }
}
