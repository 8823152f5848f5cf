import MenuetModel
import MenuetSource

/// Flags a detent that does not exist, and a sheet's own detent with a name of the system's.
struct SheetDetentUnknown: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-detent-unknown", .sheets, .error, fix: .unsafe,
    "a detent is 'medium', 'large', a height or the id of a detent of the sheet",
    guideline: .sheets("a sheet rests at the system's detents or at heights of its own"),
    why: """
      A sheet cannot rest at a height that nobody gives. Heights are written as `240pt` or as `40%`
      of the full height; a `detent` inside the sheet gives one a name.
      """,
    failing: """
      <sheet id="stickers" title="Stickers" detents="§small§ large">
        <command system="cancel"/>
      </sheet>
      <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """,
    passing: """
      <sheet id="stickers" title="Stickers" detents="small large">
        <detent id="small" height="30%"/>
        <command system="cancel"/>
      </sheet>
      <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """,
    isStructural: true)

  /// What people write for half the height.
  private static let halves: Set<String> = ["small", "half", "middle", "med", "mid", "中"]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for sheet in document.sheets {
      let own = Set(sheet.ownDetents.map(\.id))
      for (index, detent) in sheet.detents.enumerated() where !isKnown(detent, own, sheet, context)
      {
        let location = context.location(ofWord: index, in: .detents, of: sheet.source)
        report.report(
          Self.self, "'\(detent)' is no detent of this sheet", at: location,
          fixIts: [remedy(index, sheet, in: context)])
      }
      for detent in context.children(.detent, of: sheet.source) {
        check(detent, in: context, report: &report)
      }
    }
  }

  private func isKnown(
    _ detent: String, _ own: Set<String>, _ sheet: Sheet, _ context: RuleContext
  ) -> Bool {
    if DetentHeight(detent) != nil || own.contains(detent) { return true }
    // Its declaration may be among what was refused.
    guard Identifier.isValid(detent) else { return false }
    let isNameless = context.children(.detent, of: sheet.source).contains {
      !context.isWritten(.id, on: $0)
    }
    let names = ["medium", "large"] + sheet.ownDetents.map(\.id)
    return context.written.mayHaveLost(detent)
      || (isNameless && !NearMiss.isSlip(detent, for: NearMiss.best(for: detent, in: names)))
  }

  /// - Parameter index: The number of the detent in the list of the sheet.
  private func remedy(_ index: Int, _ sheet: Sheet, in context: RuleContext) -> FixIt {
    let detent = sheet.detents[index]
    let names = ["medium", "large"] + sheet.ownDetents.map(\.id)
    let isHalf = Self.halves.contains(detent.lowercased())
    guard let meant = isHalf ? "medium" : NearMiss.best(for: detent, in: names) else {
      return FixIt("write 'medium', 'large', '240pt', '40%', or declare a 'detent' of that id")
    }
    return context.writing(meant, inPlaceOf: index, in: .detents, of: sheet.source)
  }

  private func check(
    _ detent: SourceReference, in context: RuleContext, report: inout Findings
  ) {
    for name in ["medium", "large"] where context.text(.id, of: detent) == name {
      report.report(
        Self.self, "'\(name)' is a detent of the system",
        at: context.location(.id, of: detent), fixIts: [FixIt("choose another id")])
    }
  }
}
