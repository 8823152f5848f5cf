/// Decides which conditions can hold together, exactly.
///
/// States and toggles are free; of a choice exactly one option holds. Beyond
/// `LanguageLimits.conditionVariables` variables, and where the search takes more than its steps,
/// nothing is decided: the conditions count as satisfiable, and findings that rest on that say so.
package struct ConditionAnalysis: Sendable {
  /// The answer to whether conditions can hold together.
  package enum Verdict: Equatable {
    /// Some values let all of them hold.
    case satisfiable
    /// No values do.
    case contradictory
    /// They name more variables than are looked at.
    case tooManyVariables(Int)
    /// The search was given up.
    case tooManySteps
  }

  /// The options of each choice.
  private let options: [String: [String]]
  private let limits: LanguageLimits
  private let stepLimit: Int

  /// - Parameters:
  ///   - stepLimit: After how many steps a search is given up. Each decides 64 rows of the truth
  ///     table at least, so that 25 variables never take more than a million.
  ///   - isWhole: False for a choice of which options may be missing. Each of its options is then
  ///     free.
  package init(
    _ document: Document, limits: LanguageLimits, stepLimit: Int = 1 << 19,
    isWhole: (Choice) -> Bool = { _ in true }
  ) {
    options = Dictionary(
      document.choices.filter(isWhole).map { choice in (choice.id, choice.options.map { $0.id }) },
      uniquingKeysWith: { first, _ in first })
    self.limits = limits
    self.stepLimit = stepLimit
  }

  /// The answer to whether all of the conditions can hold at one time.
  package func verdict(_ conditions: [Condition]) -> Verdict {
    guard !conditions.isEmpty else { return .satisfiable }
    if let rows = TruthTable.rows(of: [conditions], limits.conditionVariables, options) {
      return rows[0] != 0 ? .satisfiable : .contradictory
    }
    return searched(conditions)
  }

  private func searched(_ conditions: [Condition]) -> Verdict {
    var search = ConditionSearch(steps: stepLimit)
    for condition in conditions { search.demand(condition) }
    // What could not be understood may be anything.
    if search.names(.lost) { return .satisfiable }
    guard search.variableCount <= limits.conditionVariables else {
      return .tooManyVariables(search.variableCount)
    }
    search.close(options)
    return search.verdict()
  }

  /// The values that a condition can have, true or false, while all of some others hold; none where
  /// those never hold.
  package func values(
    of condition: Condition, while others: [Condition]
  ) -> (mayHold: Bool, mayFail: Bool) {
    if let rows = TruthTable.rows(
      of: [others, [condition]], limits.conditionVariables, options)
    {
      return (rows[0] & rows[1] != 0, rows[0] & ~rows[1] != 0)
    }
    return (
      searched(others + [condition]) != .contradictory,
      searched(others + [.not(condition)]) != .contradictory
    )
  }

  /// Returns whether all of the conditions can hold at one time, as far as is known.
  package func canHold(_ conditions: [Condition]) -> Bool { verdict(conditions) != .contradictory }

  /// Returns whether each of some uses of variables can have either value, whatever the others
  /// have. Conditions that use nothing else can hold together, and each can fail while the others
  /// hold.
  package func mayVary(_ names: [String]) -> Bool {
    var hasOption = false
    for (index, name) in names.enumerated() {
      guard !names[..<index].contains(name), name != TruthTable.lost else { return false }
      guard let choice = TruthTable.choice(of: name) else { continue }
      guard !hasOption, options[choice]?.count != 1 else { return false }
      hasOption = true
    }
    return true
  }

  /// Returns whether two lists of conditions never hold at one time, or may never do so because one
  /// that was lost is among them.
  package func areDisjoint(_ first: [Condition], _ second: [Condition]) -> Bool {
    guard !first.isEmpty, !second.isEmpty else { return false }
    return areUndecided(first, second) || !canHold(first + second)
  }

  /// Returns whether a condition that was lost may keep two lists of conditions from holding at one
  /// time. An empty list always holds.
  package func areUndecided(_ first: [Condition], _ second: [Condition]) -> Bool {
    !first.isEmpty && !second.isEmpty && (first.contains(.lost) || second.contains(.lost))
  }

  /// Why a finding rests on conditions of which nothing is known; `nil` where they can hold together
  /// for certain.
  package func doubt(_ conditions: [Condition]) -> String? {
    switch verdict(conditions) {
    case .satisfiable, .contradictory: nil
    case .tooManyVariables(let count):
      "whether the conditions exclude each other is not known: they name \(count) states, toggles"
        + " and options, and \(limits.conditionVariables) are looked at; --max-condition-variables"
        + " raises that"
    case .tooManySteps:
      "whether the conditions exclude each other is not known: the search was given up after"
        + " \(stepLimit) steps"
    }
  }
}
