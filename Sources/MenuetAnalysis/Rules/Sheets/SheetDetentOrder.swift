import MenuetModel
import MenuetSource

/// Flags detents that do not rise.
struct SheetDetentOrder: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-detent-order", .sheets, .warning, fix: .unsafe,
    "a sheet lists its detents from the smallest to the largest",
    guideline: .sheetController("the detents stand in the order of their heights"),
    why: """
      People drag a sheet, and VoiceOver steps it, from each detent to the next. Out of order, a drag
      upwards makes it smaller. A pair counts where it is wrong at the nominal height of every
      platform with detents.
      """,
    failing: """
      <sheet id="stickers" title="Stickers" detents="large §medium§">
        <command system="cancel"/>
      </sheet>
      <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """,
    passing: """
      <sheet id="stickers" title="Stickers" detents="medium large">
        <command system="cancel"/>
      </sheet>
      <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for sheet in document.sheets {
      let full = context.fullHeights(of: sheet).map(\.height)
      // A detent that stands twice has been reported.
      guard let detents = context.detentHeights(of: sheet), let first = full.first,
        Set(sheet.detents).count == detents.count
      else { continue }
      for index in detents.indices.dropFirst() {
        let (lower, upper) = (detents[index - 1], detents[index])
        guard full.allSatisfy({ lower.resolved(full: $0) >= upper.resolved(full: $0) }) else {
          continue
        }
        report.report(
          Self.self, "'\(sheet.detents[index])' is not higher than '\(sheet.detents[index - 1])'",
          at: context.location(ofWord: index, in: .detents, of: sheet.source),
          fixIts: [remedy(sheet, detents, full: first, in: context)])
        break
      }
    }
  }

  private func remedy(
    _ sheet: Sheet, _ detents: [DetentHeight], full: Int, in context: RuleContext
  ) -> FixIt {
    let heights = detents.map { $0.resolved(full: full) }
    guard Set(heights).count == heights.count else {
      return FixIt("leave out one of two detents of one height")
    }
    let sorted = zip(sheet.detents, heights).sorted { $0.1 < $1.1 }.map(\.0)
    return context.setting(
      .detents, of: sheet.source, to: sorted.joined(separator: " "),
      "list the smaller detent first")
  }
}
