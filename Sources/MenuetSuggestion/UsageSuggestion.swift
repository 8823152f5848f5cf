package import MenuetLayout
package import MenuetModel

/// Priorities of the units of a toolbar, or steps of its `shrink`, with which people need the fewest taps.
///
/// Of what needs the same taps the document as it stands comes first, then priorities, then steps.
package struct UsageSuggestion: Sendable {
  /// A unit of the center.
  package struct Unit: Sendable {
    package let unit: ToolbarUnit
    package let uses: Int
    /// The priority that it should have.
    package let priority: Int
    /// The widths at which it is not in the bar, now and with the proposal, in points.
    package let missing: (now: [Int], then: [Int])
  }

  /// The units of the center that can leave the bar or become one button, in bar order.
  package let units: [Unit]
  /// The steps of `shrink` that the bar should have.
  package let steps: [ShrinkStep]
  /// How often people use what stands in the bar.
  package let uses: Int
  /// The taps for a use: now, with the best priorities and no steps, and with the proposal.
  package let taps: (now: Double, priorities: Double, then: Double)
  /// No order needs fewer taps; those of the proposal where it is the best there is.
  package let bound: Double
  /// Indicates whether no other order in which units give way is better.
  package var isExact: Bool { bound == taps.then }
  /// Indicates whether the bar should have other steps than now.
  package let changesSteps: Bool
  /// Indicates whether the explicit shrink steps of the bar have to go, with none in their place.
  package var dropsSteps: Bool { changesSteps && steps.isEmpty }

  /// Indicates whether nothing is to be changed.
  package var isEmpty: Bool {
    !changesSteps && units.allSatisfy { $0.priority == $0.unit.priority }
  }

  /// The toolbar with the new priorities and steps.
  package func applied(to toolbar: Toolbar) -> Toolbar {
    let priorities = Dictionary(units.map { ($0.unit.id, $0.priority) }) { first, _ in first }
    var toolbar = toolbar.arranged(priorities)
    toolbar.shrink = steps
    return toolbar
  }

  /// Looks for the best priorities and steps.
  package init(
    for toolbar: Toolbar, in document: Document, context: LayoutContext, cost: UsageCost
  ) {
    let search = SuggestionSearch(toolbar, in: document, context: context, cost: cost)
    let now = search.trial(of: toolbar)
    let priorities = search.priorities()
    let steps = search.steps()
    let best = [priorities, steps.trial].reduce(now) {
      $1.taps < $0.taps && $1.isNoWider(than: $0) ? $1 : $0
    }
    let total = cost.uses(of: toolbar)
    func average(_ extra: Int) -> Double { cost.taps(extra: extra, uses: total) }
    uses = total
    let byPriorities = toolbar.shrink.isEmpty ? min(now.taps, priorities.taps) : priorities.taps
    taps = (average(now.taps), average(byPriorities), average(best.taps))
    bound = average(min(steps.bound, best.taps))
    self.steps = best.toolbar.shrink
    changesSteps =
      best.toolbar.shrink.map { [$0.unit, $0.to.rawValue] }
      != toolbar.shrink.map { [$0.unit, $0.to.rawValue] }
    let stories = (UnitStories(now.layout.breakpoints), UnitStories(best.layout.breakpoints))
    units = search.bar.units.enumerated().map { number, unit in
      func missing(_ stories: UnitStories, _ layout: ToolbarLayout) -> [Int] {
        cost.widths.filter { width in
          let width = max(width, layout.minimumWidth)
          return stories[unit.id]?.exit?.below.map { width < $0 } ?? false
        }
      }
      return Unit(
        unit: toolbar.regions.center[unit.index], uses: search.uses[number],
        priority: best.toolbar.regions.center[unit.index].priority,
        missing: (missing(stories.0, now.layout), missing(stories.1, best.layout)))
    }
  }
}

extension Toolbar {
  /// The toolbar without steps, and with other priorities of some units.
  fileprivate func arranged(_ priorities: [String: Int] = [:]) -> Toolbar {
    var toolbar = self
    toolbar.shrink = []
    for index in regions.center.indices {
      if let priority = priorities[regions.center[index].id] {
        toolbar.regions.center[index].priority = priority
      }
    }
    return toolbar
  }
}

/// The search for a toolbar. What it finds is laid out, and counts with the taps of that layout.
private struct SuggestionSearch {
  /// A toolbar that was laid out.
  struct Trial {
    let toolbar: Toolbar
    let layout: ToolbarLayout
    let taps: Int

    /// Returns whether the bar becomes as narrow as another: one that does not would seem to need
    /// fewer taps where it does not fit.
    func isNoWider(than other: Trial) -> Bool {
      layout.minimumWidth <= other.layout.minimumWidth
    }
  }

  /// The bar as it is before anything has given way but titles.
  let bar: LeavingWidths
  /// Of each unit of the bar.
  let uses: [Int]
  private let toolbar: Toolbar
  private let document: Document
  private let context: LayoutContext
  private let cost: UsageCost

  init(_ toolbar: Toolbar, in document: Document, context: LayoutContext, cost: UsageCost) {
    self.toolbar = toolbar
    self.document = document
    self.context = context
    self.cost = cost
    let bar = LeavingWidths(
      ToolbarLayout(toolbar.arranged(), in: document, context: context))
    self.bar = bar
    uses = bar.units.map { cost.uses(of: toolbar.regions.center[$0.index]) }
  }

  func trial(of toolbar: Toolbar) -> Trial {
    let layout = ToolbarLayout(toolbar, in: document, context: context)
    return Trial(
      toolbar: toolbar, layout: layout, taps: cost.extraTaps(of: toolbar, in: layout))
  }

  /// Every order, of a bar that is not too long for that.
  private var orders: LeavingOrders? {
    bar.units.count <= LeavingOrders.mostExact
      ? LeavingOrders(bar, uses: uses, widths: cost.widths) : nil
  }

  // MARK: Priorities

  /// The best priorities; of a long bar, good ones.
  func priorities() -> Trial {
    if let order = orders?.priorities()?.units { return trial(ofPriorities: order) }
    return trial(ofPriorities: improved(trial(ofPriorities:)))
  }

  /// The fewest priorities that have units leave in an order: of equal ones, the last in the bar
  /// leaves first.
  private func trial(ofPriorities order: [Int]) -> Trial {
    var priorities: [String: Int] = [:]
    var priority = 0
    var last = Int.max
    for unit in order {
      if bar.units[unit].index > last { priority += 1 }
      last = bar.units[unit].index
      priorities[bar.units[unit].id] = priority
    }
    return trial(of: toolbar.arranged(priorities))
  }

  // MARK: Steps

  /// The best steps, and taps that no order stays below; of a long bar, good ones.
  func steps() -> (trial: Trial, bound: Int) {
    if let best = orders?.steps() { return (shortened(best.moves), best.extraTaps) }
    let bound = LongBar.bound(bar, uses: uses, widths: cost.widths)
    // Where no group becomes one button, priorities say every order.
    guard bar.units.contains(where: \.isRepresented) else {
      return (trial(of: toolbar), bound)
    }
    func moves(_ order: [Int]) -> [LeavingMove] {
      order.flatMap { LeavingMove.all(of: $0, in: bar) }
    }
    return (shortened(moves(improved { trial(of: moves($0)) })), bound)
  }

  /// Titles first, then the moves; nothing where there are none.
  private func trial(of moves: [LeavingMove]) -> Trial {
    var toolbar = toolbar
    let titles = bar.titled.map { ShrinkStep(unit: $0, to: .icon, source: .none) }
    let steps = moves.map {
      ShrinkStep(unit: bar.units[$0.unit].id, to: $0.to, source: .none)
    }
    toolbar.shrink = moves.isEmpty ? [] : titles + steps
    return trial(of: toolbar)
  }

  /// The moves without those, from the end, that the default order makes as well. A group that leaves
  /// becomes one button before.
  private func shortened(_ moves: [LeavingMove]) -> Trial {
    var moves = moves
    var best = trial(of: moves)
    for index in moves.indices.reversed() {
      let unit = moves[index].unit
      if moves[index...].dropFirst().contains(where: { $0.unit == unit }) { continue }
      var fewer = moves
      fewer.remove(at: index)
      let other = trial(of: fewer)
      if other.taps <= best.taps, other.isNoWider(than: best) { (moves, best) = (fewer, other) }
    }
    return best
  }

  // MARK: Long bars

  /// A good order, in which neighbours change places as long as that helps, in a few rounds.
  private func improved(_ trial: ([Int]) -> Trial) -> [Int] {
    var order = LongBar.byUse(bar, uses: uses)
    var best = trial(order).taps
    for _ in 0..<3 {
      var isBetter = false
      for index in order.indices.dropLast() {
        order.swapAt(index, index + 1)
        let other = trial(order).taps
        if other < best {
          best = other
          isBetter = true
        } else {
          order.swapAt(index, index + 1)
        }
      }
      if !isBetter { break }
    }
    return order
  }
}
