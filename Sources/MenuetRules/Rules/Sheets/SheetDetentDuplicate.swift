import MenuetModel
import MenuetSource

/// Flags a detent that a sheet lists twice.
struct SheetDetentDuplicate: Rule {
  static let info = RuleInfo(
    id: "sheet-detent-duplicate", .sheets, .error, fix: .safe,
    "a sheet lists each of its detents once",
    guideline: .sheets("people drag a sheet from one detent to the next"),
    why: """
      A detent that stands twice is no second height: a sheet with two equal detents looks resizable
      and is not.
      """,
    example: """
      - <sheet id="stickers" title="Stickers" detents="medium large §medium§"/>
      + <sheet id="stickers" title="Stickers" detents="medium large"/>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    var seen: Set<String> = []
    let unique = sheet.detents.filter { seen.insert($0).inserted }
    guard unique.count < sheet.detents.count else { return }
    seen.removeAll()
    for (index, detent) in sheet.detents.enumerated() where !seen.insert(detent).inserted {
      report(
        "'\(detent)' is listed twice",
        at: context.location(ofWord: index, in: .detents, of: sheet.source),
        fix: context.setting(
          .detents, of: sheet.source, to: unique.joined(separator: " "), "list it once",
          isSafe: true))
    }
  }
}
