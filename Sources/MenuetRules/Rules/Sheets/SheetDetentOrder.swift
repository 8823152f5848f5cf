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
      upwards makes it smaller. A pair counts where the second is lower on one of the nominal devices,
      held either way, or higher on none of them.
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

  /// A container and the height of a fully expanded sheet in it.
  private typealias Expanded = (container: DeviceContainer, height: Int)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for sheet in document.sheets {
      let full = context.expandedHeights(of: sheet)
      // A detent that stands twice has been reported.
      guard let detents = context.detentHeights(of: sheet), !full.isEmpty,
        Set(sheet.detents).count == detents.count
      else { continue }
      for index in detents.indices.dropFirst() {
        guard let reason = Self.reason(detents[index - 1], detents[index], full) else { continue }
        report.report(
          Self.self,
          "'\(sheet.detents[index])' is not higher than '\(sheet.detents[index - 1])'\(reason)",
          at: context.location(ofWord: index, in: .detents, of: sheet.source),
          fixIts: [remedy(sheet, detents, full, in: context)])
      }
    }
  }

  /// Where a detent is not higher than the one before it, as the end of a sentence; `nil` where the
  /// two are in order.
  private static func reason(
    _ lower: DetentHeight, _ upper: DetentHeight, _ full: [Expanded]
  ) -> String? {
    guard
      full.contains(where: { lower.resolved(full: $0.height) < upper.resolved(full: $0.height) })
    else { return "" }
    for (container, height) in full {
      let heights = (lower.resolved(full: height), upper.resolved(full: height))
      guard heights.0 > heights.1 else { continue }
      return " on \(words(for: container)): \(heights.1) and \(heights.0) points"
    }
    return nil
  }

  private static func words(for container: DeviceContainer) -> String {
    let device =
      switch container.device {
      case .smallPhone: "a small iPhone"
      case .phone: "an iPhone"
      case .largePhone: "a large iPhone"
      case .pad: "an iPad"
      case .wideSplitPad: "two thirds of an iPad"
      case .narrowSplitPad: "one third of an iPad"
      case .macWindow: "a Mac"
      }
    return container.orientation == .landscape ? device + " in landscape" : device
  }

  private func remedy(
    _ sheet: Sheet, _ detents: [DetentHeight], _ full: [Expanded], in context: RuleContext
  ) -> FixIt {
    let first = full.first?.height ?? 0
    let sorted = detents.enumerated().sorted { left, right in
      (left.element.resolved(full: first), left.offset)
        < (right.element.resolved(full: first), right.offset)
    }
    let pairs = zip(sorted, sorted.dropFirst())
    if pairs.allSatisfy({ Self.reason($0.element, $1.element, full) == nil }) {
      return context.setting(
        .detents, of: sheet.source,
        to: sorted.map { sheet.detents[$0.offset] }.joined(separator: " "),
        "list the smaller detent first")
    }
    if pairs.contains(where: { Self.reason($0.element, $1.element, full) == "" }) {
      return FixIt("put the smaller detent first, and leave out one of two of one height")
    }
    return FixIt("give both as parts of the height, or both in points")
  }
}
