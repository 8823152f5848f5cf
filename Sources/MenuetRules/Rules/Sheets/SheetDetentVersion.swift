import MenuetModel
import MenuetSource

/// Notes what a sheet asks of versions of iOS that cannot do it.
struct SheetDetentVersion: Rule {
  static let info = RuleInfo(
    id: "sheet-detent-version", .sheets, .note,
    "the least version of iOS can do what a sheet asks for",
    guideline: .sheetController("detents came with iOS 15, heights of one's own with iOS 16"),
    why: """
      In an older version the sheet opens at its full height and is modal. The generated code asks
      for the version first; the design must be right without it too.
      """,
    example: """
      - <menuet xmlns="urn:menuet:1" name="Example" min-ios="15.0">
      + <menuet xmlns="urn:menuet:1" name="Example" min-ios="16.0">
          <sheet id="stickers" title="Stickers" detents="§240pt§ large"/>
          <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
        </menuet>
      """)

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    let version = context.document.minimumVersions.ios
    guard version < PlatformVersion(16), !sheet.platforms.isDisjoint(with: .touch),
      let detents = context.detentHeights(of: sheet)
    else { return }
    let own = detents.firstIndex { $0 != .medium && $0 != .large }
    let least = version < PlatformVersion(15) ? 15 : 16
    let location: SourceLocation
    if least == 15, sheet.isNonmodal {
      location = context.modalityLocation(of: sheet)
    } else if least == 15, detents != [.large] {
      location = context.location(.detents, of: sheet.source)
    } else if least == 16, let own {
      location = context.location(ofWord: own, in: .detents, of: sheet.source)
    } else {
      return
    }
    report(
      "\(least == 15 ? "this" : "a height of its own") needs iOS \(least)", at: location,
      fix: "raise 'min-ios' to \(least).0, or see that the sheet is right without it")
  }
}
