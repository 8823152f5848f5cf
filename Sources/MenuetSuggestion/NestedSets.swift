/// The units that have given way at each width, so that people need the fewest taps.
///
/// A bar at a width shows the first state of its chain that fits, and taps only grow along a chain.
/// So an order is as good as the sets of units that have given way at the widths, the widest first:
/// each fits and holds the one before. Every chain has such sets, and any such sets are those of a
/// chain, however wide the bar is in between. The least taps up to a width, with no more than a set
/// of units gone, are found from its subsets: 2ⁿ of them for each width.
struct NestedSets {
  /// What holds for each set of units, by its bits.
  struct Stage {
    /// The width of the bar in points; ``none`` for sets that do not occur.
    var required: [Int]
    /// The uses of what needs a tap more.
    var taps: [Int]

    static let none = Int.max

    init(_ required: [Int], taps: [Int]) {
      self.required = required
      self.taps = taps
    }

    fileprivate func occurs(_ set: Int) -> Bool { required[set] != Self.none }
  }

  /// The units that have given way at a width.
  struct Chosen: Equatable {
    let isLate: Bool
    let set: Int
  }

  /// The widest width first; widths at which everything fits are left out.
  let chosen: [Chosen]
  /// The taps beyond one for each use, summed over all widths.
  let extraTaps: Int

  private static let unreachable = Int.max / 4
  /// Choices beside the bit of a unit that has not given way after all.
  private static let takesThis: Int8 = -1
  private static let staysEarly: Int8 = -2

  /// - Parameters:
  ///   - early: The sets before the late ones come. Of each set but the empty one, one with a unit
  ///     less occurs as well.
  ///   - late: Alike; the set of all units occurs.
  ///   - entry: What may have happened early whatever the late set is: an early set comes before a
  ///     late one if it holds nothing but units of that and of these.
  ///   - widths: In points. A bar that fits none of them counts as if it had its least width.
  init(early: Stage, late: Stage, entry: Int, widths: [Int]) {
    let least = min(early.required.min() ?? 0, late.required.min() ?? 0)
    let narrow = widths.map { max($0, least) }.filter { $0 < early.required[0] }
    let weights = Dictionary(narrow.map { ($0, 1) }, uniquingKeysWith: +)
    let order = weights.sorted { $0.key > $1.key }
    let everything = late.required.count - 1
    let earlyUnits = early.required.indices.reduce(0) { early.occurs($1) ? $0 | $1 : $0 }
    var earlyTaps = Array(repeating: 0, count: earlyUnits + 1)
    var lateTaps = Array(repeating: 0, count: everything + 1)
    var choices: [(early: [Int8], late: [Int8])] = []
    for (width, weight) in order {
      var choice = (
        early: Array(repeating: Self.takesThis, count: earlyUnits + 1),
        late: Array(repeating: Self.takesThis, count: everything + 1)
      )
      for set in 0...earlyUnits where early.occurs(set) {
        Self.choose(set, early, width, weight, &earlyTaps, &choice.early, before: nil)
      }
      for set in 0...everything where late.occurs(set) {
        let before = earlyTaps[(set | entry) & earlyUnits]
        Self.choose(set, late, width, weight, &lateTaps, &choice.late, before: before)
      }
      choices.append(choice)
    }
    extraTaps = lateTaps[everything]
    var chosen: [Chosen] = []
    var (isLate, set) = (true, everything)
    for choice in choices.reversed() {
      while true {
        let bit = isLate ? choice.late[set] : choice.early[set]
        if bit == Self.takesThis { break }
        if bit == Self.staysEarly {
          (isLate, set) = (false, (set | entry) & earlyUnits)
        } else {
          set &= ~(1 << Int(bit))
        }
      }
      chosen.append(Chosen(isLate: isLate, set: set))
    }
    self.chosen = chosen.reversed()
  }

  /// Finds the least taps up to a width with no more than a set of units gone, those of its subsets
  /// being known. Of equal ones, that in which less has given way, and more of the trailing end.
  private static func choose(
    _ set: Int, _ stage: Stage, _ width: Int, _ weight: Int, _ taps: inout [Int],
    _ choices: inout [Int8], before: Int?
  ) {
    var best =
      stage.required[set] <= width && taps[set] < unreachable
      ? taps[set] + weight * stage.taps[set] : unreachable
    var choice = takesThis
    if let before, before <= best { (best, choice) = (before, staysEarly) }
    var rest = set
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      let other = set & ~(1 << bit)
      guard stage.occurs(other) else { continue }
      if taps[other] < best || (taps[other] == best && choice == takesThis) {
        (best, choice) = (taps[other], Int8(bit))
      }
    }
    taps[set] = best
    choices[set] = choice
  }
}
