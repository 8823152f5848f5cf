import MenuetModel
import MenuetSource

/// Notes corners of a sheet that are rounded unlike any others.
struct SheetCornerRadiusOdd: Rule {
  static let info = RuleInfo(
    id: "sheet-corner-radius-odd", .sheets, .note,
    "the corners of a sheet are rounded like others of the app",
    guideline: .sheets("a sheet's corner radius can match the radii elsewhere in the app"),
    why: """
      A radius of its own sets a sheet apart from everything else. The root's `corner-radius` names
      the one that the app uses.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" corner-radius="20">
      -   <sheet id="stickers" title="Stickers" corner-radius="§24§"/>
      +   <sheet id="stickers" title="Stickers" corner-radius="20"/>
          <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
        </menuet>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let radii = document.sheets.compactMap(\.cornerRadius)
    let uses = Dictionary(radii.map { ($0, 1) }, uniquingKeysWith: +)
    guard document.cornerRadius != nil || uses.count > 1 else { return }
    for sheet in document.sheets {
      guard let radius = sheet.cornerRadius, radius != document.cornerRadius, uses[radius] == 1
      else { continue }
      report(
        "no other corner in the document has this radius", at: .cornerRadius, of: sheet.source,
        fix: "use the radius of the others")
    }
  }
}
