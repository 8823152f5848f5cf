import MenuetModel
import MenuetSource

/// Flags a modal sheet for what people use beside the main task.
struct SheetSupplementaryModal: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-supplementary-modal", .sheets, .warning, fix: .unsafe,
    "a sheet for a supplementary task is nonmodal",
    guideline: .sheets(
      "use a nonmodal sheet for items that people use without pausing the main task"),
    why: """
      Supplementary items, such as those that format a selection, are used while people go on with the
      view behind. A modal sheet makes them close it each time.
      """,
    failing: """
      <sheet id="format" title="Format" detents="medium" task="§supplementary§">
        <command id="clear-format" title="Clear Format"/>
      </sheet>
      <button id="show-format" title="Show Format…" presents="format"/>
      """,
    passing: """
      <sheet id="format" title="Format" detents="medium" task="supplementary"
        modality="nonmodal">
        <command id="clear-format" title="Clear Format"/>
      </sheet>
      <button id="show-format" title="Show Format…" presents="format"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for sheet in document.sheets
    where sheet.task == .supplementary && !sheet.isNonmodal
      && !sheet.platforms.isDisjoint(with: .touch)
    {
      report.report(
        Self.self, "a sheet for a supplementary task is nonmodal",
        at: context.location(.task, of: sheet.source),
        fixIts: [remedy(sheet, in: context)])
    }
  }

  /// A nonmodal sheet needs room beside it, which some detents do not leave.
  private func remedy(_ sheet: Sheet, in context: RuleContext) -> FixIt {
    guard context.hasPartialDetent(sheet) == true else {
      return FixIt("make it nonmodal, with a detent that leaves room for the view behind it")
    }
    return context.setting(.modality, of: sheet.source, to: "nonmodal", "make it nonmodal")
  }
}
