import MenuetModel
import MenuetSource

/// Flags a command that resizes a sheet of one height.
struct SetsDetentFixed: Rule {
  static let info = RuleInfo(
    id: "sets-detent-fixed", .sheets, .warning,
    "a command resizes only a sheet that has more than one height",
    guideline: .sheetController("a sheet with one detent has a fixed height"),
    why: "A sheet with one detent stays as it is, and the command seems to do nothing.",
    example: """
      - <sheet id="stickers" title="Stickers" detents="medium">
      -   <command id="show-all" title="Show All" sets-detent="§stickers:medium§"/>
      + <sheet id="stickers" title="Stickers" detents="medium large">
      +   <command id="show-all" title="Show All" sets-detent="stickers:large"/>
        </sheet>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for command in document.commands {
      // A detent that the sheet does not have is `sheet-detent-undeclared`.
      guard let (id, detent) = command.setsDetent.flatMap(SheetDetentUndeclared.parts),
        let sheet = context.presented.sheets[id], context.detentHeights(of: sheet)?.count == 1,
        sheet.detents.contains(detent)
      else { continue }
      report(
        "'\(id)' has one height only", at: .setsDetent, of: command.source,
        fix: "give the sheet another detent, or leave it as it is")
    }
  }
}
