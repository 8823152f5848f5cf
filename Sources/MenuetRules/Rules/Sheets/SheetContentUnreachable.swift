import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags content that lies below the greatest height of a sheet that does not scroll.
struct SheetContentUnreachable: Rule {
  static let info = RuleInfo(
    id: "sheet-content-unreachable", .sheets, .warning, fix: .unsafe,
    "content that is higher than its sheet scrolls",
    guideline: .sheets("people reach further items by scrolling or by expanding the sheet"),
    why: """
      What lies below the sheet's greatest height is never seen unless the content scrolls. The
      heights are nominal; what states none counts nothing.
      """,
    example: """
      - <sheet id="order" title="Order" detents="medium">
      + <sheet id="order" title="Order" detents="medium" scrollable="true">
          §<region§ id="summary" kind="text" control="label" height="700"/>
        </sheet>
        <button id="show-order" title="Show Order…" presents="order"/>
      """,
    reads: .attributes(.scrollable, .detents))

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard let (part, bottom, height, platform) = context.unreachablePart(of: sheet) else { return }
    report(
      "the content reaches down to \(bottom) points; '\(sheet.id)' is \(height) high at most on "
        + platform.displayName, at: part.source,
      fix: context.setting(.scrollable, of: sheet.source, to: "true", "let the content scroll"))
  }
}
