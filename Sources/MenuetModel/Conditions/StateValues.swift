/// The states and toggles that are on, and the option of each choice that holds.
package struct StateValues: Sendable, Hashable {
  /// The ids of states and toggles that are on, and `choice.option` of each option that holds.
  private var on: Set<String> = []

  /// Nothing is on, and of each choice the option holds that holds at first.
  package init(_ document: Document) {
    for choice in document.choices where !choice.options.isEmpty {
      on.insert(choice.id + "." + choice.options[choice.initialOption].id)
    }
  }

  /// Whether a state, a toggle or an option, as `choice.option`, is on. An option that is switched on
  /// switches the others of its choice off; one cannot be switched off.
  package subscript(name: String) -> Bool {
    get { on.contains(name) }
    set {
      guard let choice = TruthTable.choice(of: name) else {
        if newValue { on.insert(name) } else { on.remove(name) }
        return
      }
      guard newValue else { return }
      on = on.filter { TruthTable.choice(of: $0) != choice }
      on.insert(name)
    }
  }

  /// The values with one other than it is; `nil` for an option that holds, which nothing switches off
  /// but another one.
  package func changed(_ name: String) -> StateValues? {
    let isOption = TruthTable.choice(of: name) != nil
    if isOption && self[name] { return nil }
    var values = self
    values[name].toggle()
    return values
  }

  /// Returns whether a condition holds; one that is not there does.
  package func holds(_ condition: Condition?) -> Bool {
    guard let condition, condition != .lost else { return true }
    return condition.evaluate { on.contains($0) }
  }
}

// MARK: Names

extension Document {
  /// The states, toggles and options, as `choice.option`, in document order.
  package var stateNames: [String] {
    states.map(\.id) + commands.filter(\.isToggle).map(\.id)
      + choices.flatMap { choice in choice.options.map { choice.id + "." + $0.id } }
  }

  /// The conditions of everything that stands somewhere, once for each place.
  private var placedConditions: [Condition] {
    Traversal(self).placements.compactMap { placement in
      let item = placement.item
      return .all(
        placement.visibleWhen + placement.enabledWhen + [visibleWhen(item), enabledWhen(item)])
    }.filter { $0 != .lost }
  }

  /// The names in conditions of what stands somewhere, in the order of ``stateNames``.
  package var conditionNames: [String] {
    let used = Set(placedConditions.flatMap(\.variables))
    return stateNames.filter(used.contains)
  }

  /// The values that people meet most: those with which the most can be used.
  ///
  /// A state or toggle is on if more places can be used with it than without, those that count for
  /// most first. Options are those that hold at first.
  package var usualValues: StateValues {
    var search = UsualValues(conditions: placedConditions, values: StateValues(self))
    return search.values(among: stateNames.filter { TruthTable.choice(of: $0) == nil })
  }
}

/// The search for the values with which the most conditions hold.
private struct UsualValues {
  /// Each condition once, with how often it stands somewhere.
  private var conditions: [(condition: Condition, count: Int)] = []
  /// The conditions that name each variable.
  private var uses: [String: [Int]] = [:]
  private var current: StateValues

  /// One move after the other can only gain: few passes are enough, and end a long search.
  private static let mostPasses = 4

  /// The most moves of several names together, which cost more than those of one.
  private static let mostJointMoves = 200

  init(conditions all: [Condition], values: StateValues) {
    current = values
    var places: [Condition: Int] = [:]
    for condition in all {
      if let place = places[condition] {
        conditions[place].count += 1
        continue
      }
      places[condition] = conditions.count
      for name in condition.variables { uses[name, default: []].append(conditions.count) }
      conditions.append((condition, 1))
    }
  }

  mutating func values(among names: [String]) -> StateValues {
    let allowed = Set(names)
    // What one condition needs together is one move: of `a and b` neither helps alone.
    var moves = names.filter { uses[$0] != nil }.map { [$0] }
    var joint: Set<[String]> = []
    for condition in conditions.map(\.condition) where joint.count < Self.mostJointMoves {
      let needed = condition.neededNames.filter(allowed.contains)
      if needed.count > 1, joint.insert(needed).inserted { moves.append(needed) }
    }
    for _ in 0..<Self.mostPasses {
      let gains = moves.map(gain)
      let order = moves.indices.filter { gains[$0] > 0 }
        .sorted { (gains[$1], $0) < (gains[$0], $1) }
      if order.isEmpty { break }
      for move in order where gain(moves[move]) > 0 { current = switched(moves[move]) }
    }
    return current
  }

  private func switched(_ names: [String]) -> StateValues {
    var values = current
    if names.count == 1 {
      values[names[0]].toggle()
    } else {
      for name in names { values[name] = true }
    }
    return values
  }

  /// The number of further places that can be used after a move.
  private func gain(_ names: [String]) -> Int {
    let values = switched(names)
    var gain = 0
    for index in Set(names.flatMap { uses[$0] ?? [] }) {
      let (condition, count) = conditions[index]
      gain += ((values.holds(condition) ? 1 : 0) - (current.holds(condition) ? 1 : 0)) * count
    }
    return gain
  }
}

extension Condition {
  /// The names that stand in it without `not`, of alternatives those of the first.
  fileprivate var neededNames: [String] {
    switch self {
    case .variable(let name): [name]
    case .not: []
    case .and(let operands): operands.flatMap(\.neededNames).withoutRepetition
    case .or(let operands): operands.first?.neededNames ?? []
    }
  }
}

extension [String] {
  fileprivate var withoutRepetition: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
