import MenuetModel
import MenuetSource

/// Flags a detent that does not exist, and a sheet's own detent with a name of the system's.
enum SheetDetentUnknown {
  static let info = RuleInfo(
    id: "sheet-detent-unknown", .sheets, .error, fix: .unsafe,
    "a detent is 'medium', 'large', a height or the id of a detent of the sheet",
    guideline: .sheets("a sheet rests at the system's detents or at heights of its own"),
    why: """
      A sheet cannot rest at a height that nobody gives. Heights are written as `240pt` or as `40%`
      of the full height; a `detent` inside the sheet gives one a name.
      """,
    example: """
      - <sheet id="stickers" title="Stickers" detents="§midium§ large"/>
      + <sheet id="stickers" title="Stickers" detents="low large">
      +   <detent id="low" height="30%"/>
      +   <command system="cancel"/>
      + </sheet>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """,
    isStructural: true)

  static func check(
    _ document: Document, in written: BoundSources, into sink: inout DiagnosticSink
  ) {
    // The detent may be among the parts that were refused.
    for sheet in document.sheets where !written.mayLackParts(sheet.source.node) {
      check(sheet, in: written, into: &sink)
    }
  }

  private static func check(
    _ sheet: Sheet, in written: BoundSources, into sink: inout DiagnosticSink
  ) {
    let node = sheet.source.node
    let names = ["medium", "large"] + sheet.ownDetents.map(\.id)
    for (index, detent) in sheet.detents.enumerated()
    where DetentHeight(detent) == nil && !names.contains(detent) {
      sink.report(
        info.finding(
          "'\(detent)' is no detent of this sheet",
          at: written.location(ofWord: index, in: .detents, of: node),
          fix: NearMiss.best(for: detent, in: names).map {
            written.writing($0, inPlaceOf: index, in: .detents, of: node)
          } ?? FixIt("write 'medium', 'large', '240pt', '40%', or declare a 'detent' of that id")))
    }
    for detent in written.children(node, named: .detent) {
      guard let id = written.text(.id, of: detent), id == "medium" || id == "large" else {
        continue
      }
      sink.report(
        info.finding(
          "'\(id)' is a detent of the system", at: written.location(.id, of: detent),
          fix: "choose another id"))
    }
  }
}
