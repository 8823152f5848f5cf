import MenuetLayout

/// The order in which units leave a bar with the fewest taps.
///
/// A bar at a width shows the first state of its chain that fits. Which units have left decides how wide
/// the bar is, and not the order in which they did: so the least number of taps from a set of units on is
/// found once for each set, and there are 2ⁿ of them. Groups that become one button do so in the same
/// order before any unit leaves; each order of them is tried.
struct LeavingOrder {
  /// Indices of the units, the first to leave first.
  let units: [Int]
  /// The taps beyond one for each use, summed over all widths.
  let extraTaps: Int

  /// The most units of which every order is looked at.
  static let mostExact = 20
  /// The most groups that become one button, of which every order is looked at.
  static let mostGroups = 4

  /// Returns whether the best order is found.
  static func isExact(_ widths: LeavingWidths) -> Bool {
    widths.units.count <= mostExact && widths.units.count(where: \.isRepresented) <= mostGroups
  }

  /// The best order.
  ///
  /// - Parameters:
  ///   - bar: Before anything has left.
  ///   - uses: Of each unit.
  ///   - widths: Those that count, in points.
  static func best(_ bar: LeavingWidths, uses: [Int], widths: [Int]) -> LeavingOrder {
    let groups = bar.units.indices.filter { bar.units[$0].isRepresented }
    let orders = permutations(of: groups)
    var best: LeavingOrder?
    for order in orders {
      let search = SubsetSearch(bar, uses: uses, widths: widths, groups: order)
      if search.extraTaps < best?.extraTaps ?? .max {
        best = LeavingOrder(units: search.order, extraTaps: search.extraTaps)
      }
    }
    return best ?? LeavingOrder(units: [], extraTaps: 0)
  }

  /// Every order, the one from the trailing end first.
  private static func permutations(of items: [Int]) -> [[Int]] {
    guard !items.isEmpty else { return [[]] }
    return items.reversed().flatMap { first in
      permutations(of: items.filter { $0 != first }).map { [first] + $0 }
    }
  }

  /// A good order: what is used least for the room that it takes leaves first.
  static func byUse(_ bar: LeavingWidths, uses: [Int]) -> [Int] {
    bar.units.indices.sorted { first, second in
      let (left, right) = (
        uses[first] * max(1, bar.units[second].width), uses[second] * max(1, bar.units[first].width)
      )
      return left != right ? left < right : first > second
    }
  }

  /// Fewer taps than any order can have: at each width by itself, as if parts of units could leave.
  static func bound(_ bar: LeavingWidths, uses: [Int], widths: [Int]) -> Int {
    // A group may be one button first, which frees at most what it takes as a whole.
    let rooms = bar.units.map { max(1, $0.width + bar.mostRoom) }
    let order = bar.units.indices.sorted { uses[$0] * rooms[$1] < uses[$1] * rooms[$0] }
    var whole = bar
    let groups = bar.units.indices.filter { bar.units[$0].isRepresented }
    for group in groups { whole.represent(group) }
    // With every group as one button nothing has been counted yet: the bound stays below.
    let needed = whole.requiredWidth
    return widths.reduce(0) { sum, width in
      var rest = needed - width
      var taps = 0
      for unit in order where rest > 0 {
        let use = bar.units[unit].isRepresented ? 0 : uses[unit]
        if rest >= rooms[unit] {
          taps += use
        } else {
          // Rounded down: a bound may be too low, and never too high.
          taps += use * rest / rooms[unit]
        }
        rest -= rooms[unit]
      }
      return sum + taps
    }
  }
}

/// The search over all sets of units that have left.
private struct SubsetSearch {
  let order: [Int]
  let extraTaps: Int

  init(_ bar: LeavingWidths, uses: [Int], widths: [Int], groups: [Int]) {
    let count = bar.units.count
    // First the groups become buttons; a width that fits before that costs nothing.
    var bar = bar
    var states = [(width: bar.requiredWidth, taps: 0)]
    for group in groups {
      bar.represent(group)
      states.append((bar.requiredWidth, states[states.count - 1].taps + uses[group]))
    }
    let represented = states[states.count - 1].taps
    let open = widths.filter { width in !states.contains { $0.width <= width } }
    let early = widths.reduce(0) { sum, width in
      sum + (states.first { $0.width <= width }?.taps ?? 0)
    }
    let required = Self.requiredWidths(bar)
    // In phase two the groups stay in their order, by which those before must have left.
    let before = groups.indices.map { index in
      groups[..<index].reduce(0) { $0 | 1 << $1 }
    }
    var least = [Int](repeating: 0, count: 1 << count)
    var next = [Int8](repeating: -1, count: 1 << count)
    let taps = Self.taps(uses: uses.indices.map { groups.contains($0) ? 0 : uses[$0] }, count)
    // What does not fit the narrowest bar is shown as it is there.
    let everything = (1 << count) - 1
    least[everything] =
      open.count { $0 < required[everything] } * (taps[everything] + represented)
    for set in stride(from: everything - 1, through: 0, by: -1) {
      var best = Int.max
      for unit in stride(from: count - 1, through: 0, by: -1) where set & 1 << unit == 0 {
        if let index = groups.firstIndex(of: unit), set & before[index] != before[index] {
          continue
        }
        let other = set | 1 << unit
        var cost = least[other]
        for width in open where required[other] <= width && width < required[set] {
          cost += taps[other] + represented
        }
        if cost < best {
          best = cost
          next[set] = Int8(unit)
        }
      }
      least[set] = best
    }
    var order: [Int] = []
    var set = 0
    while set != everything, next[set] >= 0 {
      order.append(Int(next[set]))
      set |= 1 << Int(next[set])
    }
    self.order = order
    extraTaps = early + least[0]
  }

  /// The width of the bar for each set of units that have left.
  private static func requiredWidths(_ bar: LeavingWidths) -> [Int] {
    let count = bar.units.count
    var widths = [Int](repeating: 0, count: 1 << count)
    func visit(_ bar: LeavingWidths, _ set: Int, from start: Int) {
      widths[set] = bar.requiredWidth
      for unit in start..<count {
        var other = bar
        other.remove(unit)
        visit(other, set | 1 << unit, from: unit + 1)
      }
    }
    if count > 0 { visit(bar, 0, from: 0) } else { widths[0] = bar.requiredWidth }
    return widths
  }

  /// The uses of what has left, for each set.
  private static func taps(uses: [Int], _ count: Int) -> [Int] {
    var taps = [Int](repeating: 0, count: 1 << count)
    for set in 1..<(1 << count) {
      let unit = set.trailingZeroBitCount
      taps[set] = taps[set & (set - 1)] + uses[unit]
    }
    return taps
  }
}
