import MenuetModel
import MenuetSource

/// Notes a simple sheet that could be a popover on an iPad.
struct SheetIpadPopover: Rule {
  static let info = RuleInfo(
    id: "sheet-ipad-popover", .sheets, .note,
    "a simple sheet that a button opens is a popover in the wide window of an iPad",
    guideline: .sheetController("on an iPad a popover is the more natural presentation"),
    why: """
      A popover stands beside the button that opened it and leaves the rest of a large screen in use.
      Where the window is narrow it becomes the sheet.
      """,
    example: """
        §<sheet§ id="places" title="Places"/>
      - <button id="show-places" title="Show Places…" presents="places"/>
      + <popover id="places-popover" title="Places" adapts-to="places"/>
      + <button id="show-places" title="Show Places…" presents="places-popover"/>
      """,
    reads: .document(.adaptsTo))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let adapted = Set(document.popovers.compactMap(\.adaptsTo))
    for sheet in document.sheets
    where sheet.platforms.contains(.ipados) && sheet.task != .complex
      && !adapted.contains(sheet.id)
    {
      let placements = (context.presented.presenters[sheet.id] ?? []).flatMap(\.placements)
      let isOpenedByButton = placements.contains { placement in
        switch placement.place {
        case .toolbar, .button: placement.item.platforms.contains(.ipados)
        default: false
        }
      }
      guard isOpenedByButton else { continue }
      report(
        "'\(sheet.id)' could be a popover on iPadOS", at: sheet.source,
        fix: "present a popover that becomes the sheet  <popover … adapts-to=\"\(sheet.id)\"/>")
    }
  }
}
