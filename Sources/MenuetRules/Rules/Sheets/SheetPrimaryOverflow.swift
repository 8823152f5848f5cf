import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags a button that people need most and that lies below the smallest height of its sheet.
struct SheetPrimaryOverflow: Rule {
  static let info = RuleInfo(
    id: "sheet-primary-overflow", .sheets, .warning,
    "the button that people need most is visible at the smallest height of a sheet",
    guideline: .sheets("at the medium detent show what is most relevant, without resizing"),
    why: """
      A sheet opens at its smallest height. What lies below is found by those only who think of
      expanding it. The heights are nominal; what states none counts nothing.
      """,
    example: """
        <sheet id="order" title="Order" detents="medium large">
      -   <region id="summary" kind="text" control="label" height="500"/>
      +   <region id="summary" kind="text" control="label" height="240"/>
          §<button§ id="pay" title="Pay" role="primary" style="filled" size="large"/>
        </sheet>
        <button id="show-order" title="Show Order…" presents="order"/>
      """, thresholds: [bottomInset])
  static let bottomInset = Threshold(
    "sheet-primary-overflow.bottom-inset", 34, .ours,
    "the height of the safe area at the bottom of a sheet, in points")

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard context.unreachablePart(of: sheet) == nil,
      let detents = context.detentHeights(of: sheet)
    else { return }
    let content = SheetContent(sheet)
    for (platform, full) in context.fullHeights(of: sheet) {
      let smallest = detents.map { $0.resolved(full: full) }.min() ?? full
      let visible = smallest - min(max(context.options[Self.bottomInset], 0), smallest)
      let found = content.part(below: visible) { part in
        part.button.map { isPrimary($0, in: context) } ?? false
      }
      guard let (part, bottom) = found else { continue }
      report(
        "this button reaches down to \(bottom) points; at its smallest height the sheet shows "
          + "\(visible) on \(platform.displayName)", at: part.source,
        fix: "move it up, or let the sheet open at a larger height")
      return
    }
  }

  private func isPrimary(_ button: Button, in context: RuleContext) -> Bool {
    context.document.role(of: button.item) == .primary
      || context.frequency(of: button.item) == .often
  }
}
