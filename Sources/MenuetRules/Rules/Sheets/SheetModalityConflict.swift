import MenuetModel
import MenuetSource

/// Flags a modal sheet that is to leave the view behind it undimmed.
struct SheetModalityConflict: Rule {
  static let info = RuleInfo(
    id: "sheet-modality-conflict", .sheets, .error, fix: .unsafe,
    "a sheet that leaves the view behind it undimmed is not modal",
    guideline: .sheets("a modal sheet dims the view behind it; a nonmodal one does not"),
    why: """
      The two attributes contradict each other: undimmed means that people go on using the view
      behind the sheet, modal that they cannot.
      """,
    example: """
      - <sheet id="format" title="Format" detents="medium large" modality="§modal§"
      + <sheet id="format" title="Format" detents="medium large" modality="nonmodal"
          undimmed-through="medium"/>
        <button id="show-format" title="Show Format…" presents="format"/>
      """)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard sheet.statesModality, sheet.modality == .modal, sheet.undimmedThrough != nil else {
      return
    }
    report(
      "a sheet that leaves the view behind it undimmed is not modal", at: .modality,
      of: sheet.source,
      notes: [
        DiagnosticNote(
          "it stays undimmed here", at: context.location(.undimmedThrough, of: sheet.source))
      ],
      fix: .set("nonmodal", "make it nonmodal"))
  }
}
