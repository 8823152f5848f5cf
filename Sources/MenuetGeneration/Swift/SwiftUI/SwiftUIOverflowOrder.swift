import MenuetLayout
import MenuetModel

/// The order in which the units of a toolbar's center leave it, which SwiftUI takes as priorities.
struct SwiftUIOverflowOrder: Sendable {
  /// The place of each unit that leaves, counted from the last one, which has 1; by the index in the
  /// center.
  private(set) var turns: [Int: Int] = [:]
  /// The units that go first where a system tells two kinds apart: as many as it takes from the end of
  /// the bar in the right order.
  private(set) var early: Set<Int> = []
  /// The first step of which a priority says nothing: a unit becomes narrower and stays.
  private(set) var narrowing: (unit: Int, form: UnitForm)?

  /// Returns none for a bar that is left to the system, and for one that takes no priorities.
  init(_ toolbar: Toolbar, in plan: GenerationPlan) {
    guard toolbar.overflowBy == .menuet, toolbar.edge != .bottom, !toolbar.isCustomizable else {
      return
    }
    let platforms = toolbar.platforms.intersection(plan.uiKitPlatforms.document)
    var order: [Int] = []
    for platform in platforms.members {
      let layout = ToolbarLayout(
        toolbar, in: plan.document, context: plan.context(on: platform))
      var place = 0
      for (unit, form) in layout.indexedChain {
        guard form == .overflow || form == .hidden else {
          narrowing = narrowing ?? (unit, form)
          continue
        }
        // Units of one platform alone stand where they do there.
        if let known = order.firstIndex(of: unit) {
          place = max(place, known + 1)
        } else {
          order.insert(unit, at: place)
          place += 1
        }
      }
    }
    for (rank, unit) in order.enumerated() { turns[unit] = order.count - rank }
    let fromTheEnd = zip(order, order.dropFirst()).prefix { $0 > $1 }.count + 1
    if fromTheEnd < order.count { early = Set(order.prefix(fromTheEnd)) }
  }

  /// Indicates whether nothing is said of the order.
  var isEmpty: Bool { turns.isEmpty }
}
