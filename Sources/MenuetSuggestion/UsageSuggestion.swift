package import MenuetLayout
package import MenuetModel

/// Priorities of the units of a toolbar with which people need the fewest taps.
package struct PrioritySuggestion: Sendable {
  /// A unit of the center.
  package struct Unit: Sendable {
    package let unit: ToolbarUnit
    package let uses: Int
    /// The priority that it should have.
    package let priority: Int
    /// The widths at which it is not in the bar, now and with the new priorities, in points.
    package let missing: (now: [Int], then: [Int])
  }

  /// The units of the center that can leave the bar, in bar order.
  package let units: [Unit]
  /// How often people use what stands in the bar.
  package let uses: Int
  /// The taps for a use, now and with the new priorities.
  package let taps: (now: Double, then: Double)
  /// Fewer taps than any priorities can have; those of the suggestion where it is the best there is.
  package let bound: Double
  /// Indicates whether no other priorities are better.
  package let isExact: Bool
  /// Indicates whether the explicit shrink steps of the bar have to go.
  package let dropsSteps: Bool

  /// Indicates whether nothing is to be changed.
  package var isEmpty: Bool {
    !dropsSteps && units.allSatisfy { $0.priority == $0.unit.priority }
  }

  /// The toolbar with the new priorities.
  package func applied(to toolbar: Toolbar) -> Toolbar {
    let priorities = Dictionary(units.map { ($0.unit.id, $0.priority) }) { first, _ in first }
    return Self.arranged(toolbar, priorities, dropsSteps: dropsSteps)
  }

  private static func arranged(
    _ toolbar: Toolbar, _ priorities: [String: Int], dropsSteps: Bool = true
  ) -> Toolbar {
    var toolbar = toolbar
    if dropsSteps { toolbar.shrink = [] }
    for index in toolbar.regions.center.indices {
      if let priority = priorities[toolbar.regions.center[index].id] {
        toolbar.regions.center[index].priority = priority
      }
    }
    return toolbar
  }

  /// Looks for the best priorities.
  package init(
    for toolbar: Toolbar, in document: Document, context: LayoutContext, cost: UsageCost
  ) {
    func layout(_ toolbar: Toolbar) -> ToolbarLayout {
      ToolbarLayout(toolbar, in: document, context: context)
    }
    let current = layout(toolbar)
    let now = cost.extraTaps(of: toolbar, in: current)
    let bar = LeavingWidths(layout(Self.arranged(toolbar, [:])))
    let center = toolbar.regions.center
    let uses = bar.units.map { cost.uses(of: center[$0.index]) }
    isExact = LeavingOrder.isExact(bar)
    func candidate(_ order: [Int]) -> (toolbar: Toolbar, layout: ToolbarLayout, taps: Int) {
      let new = Self.arranged(toolbar, Self.priorities(order, bar))
      let layout = layout(new)
      return (new, layout, cost.extraTaps(of: new, in: layout))
    }
    var best: (toolbar: Toolbar, layout: ToolbarLayout, taps: Int)
    var bound: Int
    if isExact {
      let order = LeavingOrder.best(bar, uses: uses, widths: cost.widths)
      best = candidate(order.units)
      bound = order.extraTaps
    } else {
      var order = LeavingOrder.byUse(bar, uses: uses)
      best = candidate(order)
      // Neighbours in the order change places as long as that helps, in a few rounds.
      for _ in 0..<3 {
        var isBetter = false
        for index in order.indices.dropLast() {
          order.swapAt(index, index + 1)
          let other = candidate(order)
          if other.taps < best.taps {
            best = other
            isBetter = true
          } else {
            order.swapAt(index, index + 1)
          }
        }
        if !isBetter { break }
      }
      bound = LeavingOrder.bound(bar, uses: uses, widths: cost.widths)
    }
    // What is as good already stays as it is.
    if best.taps >= now { best = (toolbar, current, now) }
    bound = min(bound, best.taps)
    let total = cost.uses(of: toolbar)
    self.uses = total
    taps = (cost.taps(extra: now, uses: total), cost.taps(extra: best.taps, uses: total))
    self.bound = cost.taps(extra: bound, uses: total)
    dropsSteps = !toolbar.shrink.isEmpty && best.toolbar.shrink.isEmpty
    let stories = (UnitStories(current.breakpoints), UnitStories(best.layout.breakpoints))
    units = bar.units.enumerated().map { number, unit in
      func missing(_ stories: UnitStories, _ layout: ToolbarLayout) -> [Int] {
        cost.widths.filter { width in
          let width = max(width, layout.minimumWidth)
          return stories[unit.id]?.exit?.below.map { width < $0 } ?? false
        }
      }
      return Unit(
        unit: center[unit.index], uses: uses[number],
        priority: best.toolbar.regions.center[unit.index].priority,
        missing: (missing(stories.0, current), missing(stories.1, best.layout)))
    }
  }

  /// The fewest priorities that have units leave in an order: of equal ones, the last in the bar leaves
  /// first.
  private static func priorities(_ order: [Int], _ bar: LeavingWidths) -> [String: Int] {
    var priorities: [String: Int] = [:]
    var priority = 0
    var last = Int.max
    for unit in order {
      if bar.units[unit].index > last { priority += 1 }
      last = bar.units[unit].index
      priorities[bar.units[unit].id] = priority
    }
    return priorities
  }
}
