import MenuetModel

/// The order in which the center of a toolbar gives way.
struct ShrinkChain: Sendable, Hashable {
  /// One unit taking a lower rung.
  struct Step: Sendable, Hashable {
    /// Index of the unit in the center.
    let unit: Int
    /// Index of the rung in the unit's ladder.
    let rung: Int
  }

  private(set) var steps: [Step] = []
  /// The steps at the start of the chain that the document gives.
  private(set) var explicitCount = 0

  /// The explicit steps of a document, then the default order of what they leave.
  ///
  /// An explicit step is left out if it names no unit of the center, a rung that the unit does not
  /// have, or one that is not below the unit's last. Of units with one id the first is meant.
  init(center: [BarUnit], explicit: [ShrinkStep]) {
    var rungs = Array(repeating: 0, count: center.count)
    if !explicit.isEmpty { add(explicit, center: center, rungs: &rungs) }
    explicitCount = steps.count
    addDefault(center: center, rungs: &rungs)
  }

  private mutating func add(_ explicit: [ShrinkStep], center: [BarUnit], rungs: inout [Int]) {
    let indices = Dictionary(
      center.indices.map { (center[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    for step in explicit {
      guard let unit = indices[step.unit],
        let rung = center[unit].rungs.firstIndex(where: { step.to.matches($0.form) }),
        rung > rungs[unit]
      else { continue }
      rungs[unit] = rung
      steps.append(Step(unit: unit, rung: rung))
    }
  }

  /// In three phases: titles go, groups become one button, units leave the bar. Inside a phase the
  /// lowest priority is first, and of equal ones the unit nearest to the trailing end.
  private mutating func addDefault(center: [BarUnit], rungs: inout [Int]) {
    let priorities = center.map(\.priority)
    let order = center.indices.sorted { first, second in
      let (left, right) = (priorities[first], priorities[second])
      return left != right ? left < right : first > second
    }
    for phase in 0...2 {
      for unit in order {
        while rungs[unit] + 1 < center[unit].rungs.count,
          center[unit].rungs[rungs[unit] + 1].form.phase == phase
        {
          rungs[unit] += 1
          steps.append(Step(unit: unit, rung: rungs[unit]))
        }
      }
    }
  }
}
