import MenuetModel
import MenuetSource

/// Flags a detent that is named, but is not among those of its sheet.
struct SheetDetentUndeclared: Rule {
  static let info = RuleInfo(
    id: "sheet-detent-undeclared", .sheets, .error, fix: .unsafe,
    "the detent at which a sheet opens or to which it goes is one of its detents",
    guideline: .sheetController("the selected detent is one of the sheet's detents"),
    why: """
      The system passes over a detent that the sheet does not have: it opens at another height, and
      a command that should resize it does nothing.
      """,
    example: """
      - <sheet id="stickers" title="Stickers" detents="medium" selected="§large§"/>
      + <sheet id="stickers" title="Stickers" detents="medium large" selected="large"/>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for sheet in document.sheets where context.detentHeights(of: sheet) != nil {
      let named: [(AttributeName, String?)] = [
        (.selected, sheet.selected), (.undimmedThrough, sheet.undimmedThrough),
      ]
      for case (let attribute, let detent?) in named where !sheet.detents.contains(detent) {
        self.report(
          detent, sheet, at: context.location(attribute, of: sheet.source), report: &report)
      }
    }
    for command in document.commands {
      guard let (id, detent) = command.setsDetent.flatMap(Self.parts),
        let sheet = context.presented.sheets[id], context.detentHeights(of: sheet) != nil,
        !sheet.detents.contains(detent)
      else { continue }
      let start = id.utf8.count + 1
      let location = context.written.location(
        ofPart: start..<(start + detent.utf8.count), in: .setsDetent, of: command.source.node)
      self.report(detent, sheet, at: location, report: &report)
    }
  }

  private func report(
    _ detent: String, _ sheet: Sheet, at location: SourceLocation, report: inout Findings
  ) {
    let meant =
      NearMiss.best(for: detent, in: sheet.detents)
      ?? (sheet.detents.count == 1 ? sheet.detents.first : nil)
    report(
      "'\(detent)' is not among the detents of '\(sheet.id)'", at: location,
      fix: meant.map { FixIt("write '\($0)'", edits: [SourceEdit(location, $0)]) }
        ?? FixIt("add it to 'detents', or name one that stands there"))
  }

  /// A sheet and a detent, joined by a colon.
  static func parts(_ text: String) -> (sheet: String, detent: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    return (String(text[..<colon]), String(text[text.index(after: colon)...]))
  }
}
