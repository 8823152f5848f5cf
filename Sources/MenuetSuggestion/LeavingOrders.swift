import MenuetLayout
import MenuetModel

/// The best orders in which units of a bar give way, of all that there are.
///
/// In all of them titles go first: a title costs no tap, and every bar without it is narrower. A group
/// that becomes one button costs its uses a tap as if it had left, so it does one or the other: it
/// becomes a button as long as that spares the overflow button, and leaves once that is there.
struct LeavingOrders {
  private let bar: LeavingWidths
  private let uses: [Int]
  private let widths: [Int]

  /// The most units of which every order is looked at.
  static let mostExact = 20
  /// The most groups that become one button, of which every order of priorities is looked at.
  static let mostGroups = 4

  /// - Parameters:
  ///   - bar: Before anything has given way but titles.
  ///   - uses: Of each unit.
  ///   - widths: Those that count, in points.
  init(_ bar: LeavingWidths, uses: [Int], widths: [Int]) {
    self.bar = bar
    self.uses = uses
    self.widths = widths
  }

  private var count: Int { bar.units.count }
  private var everything: Int { (1 << count) - 1 }
  private var groups: [Int] { bar.units.indices.filter { bar.units[$0].isRepresented } }

  // MARK: Steps

  /// The best order of all, as steps of `shrink` behind those that take titles.
  func steps() -> (moves: [LeavingMove], extraTaps: Int) {
    // Without the overflow button groups become one button, and what is hidden leaves.
    let silent = bar.units.indices.filter { bar.units[$0].isHidden || bar.units[$0].isRepresented }
    let early = widths(of: bar, giving: silent) { bar, unit in
      bar.units[unit].isHidden ? bar.remove(unit) : bar.represent(unit)
    }
    let late = widths(of: bar, giving: Array(bar.units.indices)) { bar, unit in
      bar.units[unit].canLeave ? bar.remove(unit) : bar.represent(unit)
    }
    let taps = taps(uses)
    let sets = NestedSets(
      early: NestedSets.Stage(early, taps: taps), late: NestedSets.Stage(late, taps: taps),
      entry: 0, widths: widths)
    return (moves(sets.chosen), sets.extraTaps)
  }

  private func moves(_ chosen: [NestedSets.Chosen]) -> [LeavingMove] {
    var moves: [LeavingMove] = []
    var (early, late) = (0, 0)
    for state in chosen {
      let before = state.isLate ? late : early
      for unit in members(of: state.set & ~before) {
        if !state.isLate {
          moves.append(
            LeavingMove(unit: unit, to: bar.units[unit].isHidden ? .overflow : .menu))
        } else if early & 1 << unit == 0 {
          moves += LeavingMove.all(of: unit, in: bar)
        } else if bar.units[unit].canLeave, !bar.units[unit].isHidden {
          moves.append(LeavingMove(unit: unit, to: .overflow))
        }
      }
      if state.isLate { late = state.set } else { early = state.set }
    }
    return moves
  }

  // MARK: Priorities

  /// The best order by priorities, the first to give way first: groups become one button in it before
  /// any unit leaves. `nil` where there are too many groups.
  func priorities() -> (units: [Int], extraTaps: Int)? {
    guard groups.count <= Self.mostGroups else { return nil }
    var whole = bar
    for group in groups { whole.represent(group) }
    let late = widths(of: whole, giving: Array(bar.units.indices)) { $0.remove($1) }
    let buttons = groups.reduce(0) { $0 + uses[$1] }
    let lateTaps = taps(uses.indices.map { bar.units[$0].isRepresented ? 0 : uses[$0] })
      .map { $0 + buttons }
    let earlyTaps = taps(uses)
    var best: (units: [Int], extraTaps: Int)?
    for order in Self.permutations(of: groups) {
      // The sets of groups before each group of the order, and all of them.
      let starts = order.indices.map { order[..<$0].reduce(0) { $0 | 1 << $1 } }
      var early = Array(repeating: NestedSets.Stage.none, count: everything + 1)
      var narrowing = bar
      early[0] = bar.requiredWidth
      for (group, start) in zip(order, starts) {
        narrowing.represent(group)
        early[start | 1 << group] = narrowing.requiredWidth
      }
      let inOrder = late.indices.map { set in
        let isInOrder = zip(order, starts).allSatisfy { group, start in
          set & 1 << group == 0 || set & start == start
        }
        return isInOrder ? late[set] : NestedSets.Stage.none
      }
      let sets = NestedSets(
        early: NestedSets.Stage(early, taps: earlyTaps),
        late: NestedSets.Stage(inOrder, taps: lateTaps), entry: everything, widths: widths)
      if sets.extraTaps < best?.extraTaps ?? .max {
        best = (units(sets.chosen, groups: order), sets.extraTaps)
      }
    }
    return best
  }

  /// All units in an order of which the chosen sets are beginnings, and in which groups have theirs.
  private func units(_ chosen: [NestedSets.Chosen], groups: [Int]) -> [Int] {
    var units: [Int] = []
    var gone = 0
    for set in chosen.filter(\.isLate).map(\.set) + [everything] {
      let added = members(of: set & ~gone)
      var ordered = groups.filter { added.contains($0) }[...]
      units += added.map { groups.contains($0) ? ordered.removeFirst() : $0 }
      gone = set
    }
    return units
  }

  /// Every order, the one from the trailing end first.
  private static func permutations(of items: [Int]) -> [[Int]] {
    guard !items.isEmpty else { return [[]] }
    return items.reversed().flatMap { first in
      permutations(of: items.filter { $0 != first }).map { [first] + $0 }
    }
  }

  // MARK: Sets

  /// The units of a set, from the trailing end.
  private func members(of set: Int) -> [Int] {
    bar.units.indices.reversed().filter { set & 1 << $0 != 0 }
  }

  /// The width of the bar for each set of some units that have given way.
  private func widths(
    of bar: LeavingWidths, giving units: [Int], by step: (inout LeavingWidths, Int) -> Void
  ) -> [Int] {
    var widths = Array(repeating: NestedSets.Stage.none, count: everything + 1)
    func visit(_ bar: LeavingWidths, _ set: Int, from start: Int) {
      widths[set] = bar.requiredWidth
      for index in start..<units.count {
        var other = bar
        step(&other, units[index])
        visit(other, set | 1 << units[index], from: index + 1)
      }
    }
    visit(bar, 0, from: 0)
    return widths
  }

  /// The sum of the uses of each set of units.
  private func taps(_ uses: [Int]) -> [Int] {
    var taps = Array(repeating: 0, count: everything + 1)
    for set in taps.indices.dropFirst() {
      taps[set] = taps[set & (set - 1)] + uses[set.trailingZeroBitCount]
    }
    return taps
  }
}

/// A unit that gives way by more than its titles.
struct LeavingMove: Equatable {
  let unit: Int
  let to: ShrinkTarget

  /// All that a unit can do. A group becomes one button before it leaves, which costs no tap more.
  static func all(of unit: Int, in bar: LeavingWidths) -> [LeavingMove] {
    (bar.units[unit].isRepresented ? [LeavingMove(unit: unit, to: .menu)] : [])
      + (bar.units[unit].canLeave ? [LeavingMove(unit: unit, to: .overflow)] : [])
  }
}

/// Orders of more units than can be searched.
enum LongBar {
  /// A good order: what is used least for the room that it takes leaves first.
  static func byUse(_ bar: LeavingWidths, uses: [Int]) -> [Int] {
    let rooms = bar.units.map { max(1, $0.width) }
    return bar.units.indices.sorted { first, second in
      isLess(first, second, uses, rooms)
        || (!isLess(second, first, uses, rooms) && first > second)
    }
  }

  /// Fewer taps than any order can have: at each width by itself, as if parts of units could leave.
  ///
  /// Of a bar that fits, the units that have given way have freed as much as was missing, and each
  /// frees no more than its width and the room around it.
  static func bound(_ bar: LeavingWidths, uses: [Int], widths: [Int]) -> Int {
    let rooms = bar.units.map { max(1, $0.width + bar.mostRoom) }
    let order = bar.units.indices.sorted { isLess($0, $1, uses, rooms) }
    return widths.reduce(0) { sum, width in
      var missing = bar.requiredWidth - bar.regionRoom - width
      var taps = 0
      for unit in order where missing > 0 {
        taps += part(min(missing, rooms[unit]), of: rooms[unit], uses[unit])
        missing -= rooms[unit]
      }
      return sum + taps
    }
  }

  /// Returns whether a unit is used less for its room than another.
  private static func isLess(_ first: Int, _ second: Int, _ uses: [Int], _ rooms: [Int]) -> Bool {
    // Counts may be so great that a product does not fit.
    let left = uses[first].multipliedFullWidth(by: rooms[second])
    let right = uses[second].multipliedFullWidth(by: rooms[first])
    return (left.high, left.low) < (right.high, right.low)
  }

  /// The uses of a part of a unit, rounded up: all sums of uses are whole.
  private static func part(_ points: Int, of room: Int, _ uses: Int) -> Int {
    let product = uses.multipliedFullWidth(by: points)
    let (quotient, remainder) = room.dividingFullWidth(product)
    return quotient + (remainder > 0 ? 1 : 0)
  }
}
