import MenuetModel
import MenuetSource

/// Flags detents that do not rise.
struct SheetDetentOrder: Rule {
  static let info = RuleInfo(
    id: "sheet-detent-order", .sheets, .warning, fix: .unsafe,
    "a sheet lists its detents from the smallest to the largest",
    guideline: .sheetController("the detents stand in the order of their heights"),
    why: """
      People drag a sheet, and VoiceOver steps it, from each detent to the next. Out of order, a drag
      upwards makes it smaller. Heights are compared on nominal devices, held either way.
      """,
    example: """
      - <sheet id="stickers" title="Stickers" detents="large §medium§"/>
      + <sheet id="stickers" title="Stickers" detents="medium large"/>
        <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      """, thresholds: [heightIos, heightIpados])
  static let heightIos = Threshold(
    "sheet-detent-order.height-ios", DeviceContainer.phone.fullHeight, .ours,
    "the height of a fully expanded sheet on an iPhone, in points")
  static let heightIpados = Threshold(
    "sheet-detent-order.height-ipados", DeviceContainer.pad.fullHeight, .ours,
    "the height of a fully expanded sheet on an iPad, in points")

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    let full = context.expandedHeights(of: sheet)
    // A detent that stands twice is `sheet-detent-duplicate`.
    guard let detents = context.detentHeights(of: sheet), !full.isEmpty,
      Set(sheet.detents).count == detents.count,
      let index = detents.indices.dropFirst().first(where: {
        !isHigher(detents[$0], than: detents[$0 - 1], full)
      })
    else { return }
    let sorted = detents.indices.sorted { left, right in
      let heights = [left, right].map { detents[$0].resolved(full: full[0]) }
      return (heights[0], left) < (heights[1], right)
    }
    let rises = zip(sorted, sorted.dropFirst()).allSatisfy {
      isHigher(detents[$1], than: detents[$0], full)
    }
    report(
      "'\(sheet.detents[index])' is not higher than '\(sheet.detents[index - 1])'",
      at: context.location(ofWord: index, in: .detents, of: sheet.source),
      fix: rises
        ? context.setting(
          .detents, of: sheet.source, to: sorted.map { sheet.detents[$0] }.joined(separator: " "),
          "list the smaller detent first")
        : FixIt("leave one out, or give both as parts of the height or both in points"))
  }

  /// Returns whether this is a detent that is lower than another in no container, and higher in
  /// one.
  private func isHigher(
    _ detent: DetentHeight, than other: DetentHeight, _ full: [Int]
  ) -> Bool {
    let differences = full.map { detent.resolved(full: $0) - other.resolved(full: $0) }
    return differences.allSatisfy { $0 >= 0 } && differences.contains { $0 > 0 }
  }
}
