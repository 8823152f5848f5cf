/// Looks for values that let conditions hold together.
///
/// A step looks at 64 rows of the truth table at once: those of up to six variables, under what has
/// been assumed of others; what nothing has been assumed of may be either. Where no row is left, the
/// assumptions are given up together; where one is certain, the search is over; else it goes on with
/// both values of one more variable (Davis, Putnam, Logemann and Loveland, without clauses).
/// Conditions that share no variable are looked at apart, so that their rows add up instead of
/// multiplying.
struct ConditionSearch {
  /// A condition whose names are numbers of variables.
  fileprivate indirect enum Formula {
    case variable(Int)
    case not(Formula)
    case and([Formula])
    case or([Formula])
    /// At most one of some variables holds, or exactly one.
    case one([Int], isExact: Bool)
  }

  /// A condition that must hold, with the variables that it names.
  fileprivate struct Demand {
    var formula: Formula
    var variables: [Int]
  }

  private var demands: [Demand] = []
  private var names: [String] = []
  private var numbers: [String: Int] = [:]
  private let steps: Int

  /// - Parameter steps: After how many steps the search is given up.
  init(steps: Int) { self.steps = steps }

  /// The number of states, toggles and options that the conditions name.
  var variableCount: Int { names.count }

  /// Returns whether the conditions name a variable.
  func names(_ condition: Condition) -> Bool {
    guard case .variable(let name) = condition else { return false }
    return numbers[name] != nil
  }

  /// Adds a condition that must hold. The parts of a conjunction are demands of their own.
  mutating func demand(_ condition: Condition) {
    if case .and(let operands) = condition {
      for operand in operands { demand(operand) }
      return
    }
    var variables: Set<Int> = []
    let formula = formula(condition, &variables)
    demands.append(Demand(formula: formula, variables: variables.sorted()))
  }

  private mutating func formula(_ condition: Condition, _ variables: inout Set<Int>) -> Formula {
    switch condition {
    case .variable(let name):
      let number = number(of: name)
      variables.insert(number)
      return .variable(number)
    case .not(let operand): return .not(formula(operand, &variables))
    case .and(let operands):
      var formulas: [Formula] = []
      for operand in operands { formulas.append(formula(operand, &variables)) }
      return .and(formulas)
    case .or(let operands):
      var formulas: [Formula] = []
      for operand in operands { formulas.append(formula(operand, &variables)) }
      return .or(formulas)
    }
  }

  private mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Demands that of each choice one option holds.
  ///
  /// - Parameter options: The options of each choice; one that is not in it may have others.
  mutating func close(_ options: [String: [String]]) {
    var members: [String: [Int]] = [:]
    for (number, name) in names.enumerated() {
      guard let dot = name.firstIndex(of: ".") else { continue }
      members[String(name[..<dot]), default: []].append(number)
    }
    for (choice, variables) in members.sorted(by: { $0.value[0] < $1.value[0] }) {
      let isExact = variables.count == options[choice]?.count
      guard isExact || variables.count > 1 else { continue }
      demands.append(Demand(formula: .one(variables, isExact: isExact), variables: variables))
    }
  }

  /// The answer to whether the conditions can hold together.
  func verdict() -> ConditionAnalysis.Verdict {
    var verdict = ConditionAnalysis.Verdict.satisfiable
    for part in parts {
      var rows = RowSearch(part, variables: names.count, steps: steps)
      switch rows.hasRow() {
      case true?: continue
      // One part that cannot hold is enough, whatever the others are.
      case false?: return .contradictory
      case nil: verdict = .tooManySteps
      }
    }
    return verdict
  }

  /// The demands in parts that share no variable.
  private var parts: [[Demand]] {
    var leaders = Array(names.indices)
    func leader(_ number: Int) -> Int {
      var number = number
      while leaders[number] != number { number = leaders[number] }
      return number
    }
    for demand in demands {
      for variable in demand.variables.dropFirst() {
        leaders[leader(variable)] = leader(demand.variables[0])
      }
    }
    // What names nothing, such as an empty disjunction, is a part of its own.
    return demands.grouped { $0.variables.first.map(leader) ?? -1 }
  }
}

/// The search through the rows of demands that share variables.
private struct RowSearch {
  /// The rows in which something may hold, and those in which it may not; a row that is in both is
  /// open.
  struct Rows {
    var on: UInt64
    var off: UInt64
  }

  private let demands: [ConditionSearch.Demand]
  /// The rows in which each variable may be on, and those in which it may be off.
  private var values: [Rows]
  private var isOpen: [Bool]
  private var steps: Int

  init(_ demands: [ConditionSearch.Demand], variables: Int, steps: Int) {
    self.demands = demands
    self.steps = steps
    values = Array(repeating: Rows(on: .max, off: .max), count: variables)
    isOpen = Array(repeating: true, count: variables)
    // The rows are for those that most demands name.
    var uses: [Int: Int] = [:]
    for demand in demands { for variable in demand.variables { uses[variable, default: 0] += 1 } }
    let ranked = uses.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    for ((variable, _), pattern) in zip(ranked, TruthTable.patterns) {
      values[variable] = Rows(on: pattern, off: ~pattern)
      isOpen[variable] = false
    }
  }

  /// Returns whether some row lets all demands hold; `nil` where the search was given up.
  mutating func hasRow() -> Bool? {
    guard steps > 0 else { return nil }
    steps -= 1
    var possible = UInt64.max
    var certain = UInt64.max
    /// The open variables of the demand that leaves the fewest open.
    var next: [Int]?
    for demand in demands {
      let rows = rows(of: demand.formula)
      possible &= rows.on
      certain &= ~rows.off
      if possible == 0 { return false }
      guard rows.off & possible != 0 else { continue }
      let open = demand.variables.filter { isOpen[$0] }
      if !open.isEmpty, open.count < next?.count ?? .max { next = open }
    }
    if certain != 0 { return true }
    guard let variable = next?.first else { return possible != 0 }
    return hasRow(assuming: variable)
  }

  private mutating func hasRow(assuming variable: Int) -> Bool? {
    isOpen[variable] = false
    defer {
      isOpen[variable] = true
      values[variable] = Rows(on: .max, off: .max)
    }
    var isKnown = true
    for value in [Rows(on: .max, off: 0), Rows(on: 0, off: .max)] {
      values[variable] = value
      switch hasRow() {
      case true?: return true
      case false?: continue
      case nil: isKnown = false
      }
    }
    return isKnown ? false : nil
  }

  private func rows(of formula: ConditionSearch.Formula) -> Rows {
    switch formula {
    case .variable(let number): return values[number]
    case .not(let operand):
      let rows = rows(of: operand)
      return Rows(on: rows.off, off: rows.on)
    case .and(let operands):
      var all = Rows(on: .max, off: 0)
      for operand in operands {
        let rows = rows(of: operand)
        all = Rows(on: all.on & rows.on, off: all.off | rows.off)
      }
      return all
    case .or(let operands):
      var any = Rows(on: 0, off: .max)
      for operand in operands {
        let rows = rows(of: operand)
        any = Rows(on: any.on | rows.on, off: any.off & rows.off)
      }
      return any
    case .one(let variables, let isExact):
      return one(of: variables, isExact: isExact)
    }
  }

  private func one(of variables: [Int], isExact: Bool) -> Rows {
    // The rows in which one or two may hold, and those in which they do.
    var (mayOne, mayTwo, isOne, isTwo): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for variable in variables {
      let rows = values[variable]
      mayTwo |= mayOne & rows.on
      mayOne |= rows.on
      isTwo |= isOne & ~rows.off
      isOne |= ~rows.off
    }
    return Rows(
      on: ~isTwo & (isExact ? mayOne : .max), off: mayTwo | (isExact ? ~isOne : 0))
  }
}
