import MenuetModel
import MenuetSource

/// Notes a grabber on a sheet of one height.
struct SheetGrabberFixed: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-grabber-fixed", .sheets, .note, fix: .unsafe,
    "a sheet of one height shows no grabber",
    guideline: .sheets("a grabber shows that people can resize the sheet by dragging"),
    why: "A grabber promises another height. On a sheet with one detent there is none.",
    failing: """
      <sheet id="stickers" title="Stickers" detents="medium" grabber="§visible§">
        <command system="cancel"/>
      </sheet>
      <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """,
    passing: """
      <sheet id="stickers" title="Stickers" detents="medium">
        <command system="cancel"/>
      </sheet>
      <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for sheet in document.sheets where sheet.grabber == .visible {
      guard let detents = context.detentHeights(of: sheet), detents.count == 1 else { continue }
      report.report(
        Self.self, "a sheet of one height shows no grabber",
        at: context.location(.grabber, of: sheet.source),
        fixIts: [context.removal(of: .grabber, on: sheet.source, isSafe: false)])
    }
  }
}
