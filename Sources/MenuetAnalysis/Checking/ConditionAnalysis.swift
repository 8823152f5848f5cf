import MenuetModel

/// Decides which conditions can hold together, exactly.
///
/// States and toggles are free; of a choice exactly one option holds. A conjunction of n variables is
/// looked at as a truth table of 2ⁿ rows, 64 rows at a time. Beyond
/// `LanguageLimits.conditionVariables` variables the conjunction counts as satisfiable: nothing is
/// then blamed that might be right.
struct ConditionAnalysis: Sendable {
  /// The options of each choice.
  private let options: [String: [String]]
  private let variableLimit: Int

  /// - Parameter isWhole: False for a choice of which options may be missing. Each of its options is
  ///   then free.
  init(
    _ document: Document, limits: LanguageLimits, isWhole: (Choice) -> Bool = { _ in true }
  ) {
    options = Dictionary(
      document.choices.filter(isWhole).map { choice in (choice.id, choice.options.map { $0.id }) },
      uniquingKeysWith: { first, _ in first })
    // A table of more rows would take minutes, whatever the limit is.
    variableLimit = min(limits.conditionVariables, 30)
  }

  /// True where all of the conditions can hold at one time.
  func canHold(_ conditions: [Condition]) -> Bool {
    guard !conditions.isEmpty else { return true }
    var table = TruthTable(limit: variableLimit)
    let formulas = conditions.map { table.formula($0) }
    guard table.isWithinLimit else { return true }
    table.close(options)
    return table.hasRow(satisfying: formulas)
  }

  /// True where two lists of conditions never hold at one time.
  func areDisjoint(_ first: [Condition], _ second: [Condition]) -> Bool {
    guard !first.isEmpty, !second.isEmpty else { return false }
    return !canHold(first + second)
  }

  /// True where a condition holds whenever all of the others do.
  func follows(_ condition: Condition, from others: [Condition]) -> Bool {
    !canHold(others + [.not(condition)])
  }
}

/// The rows of all values of some variables.
private struct TruthTable {
  /// A condition whose names are numbers of variables.
  indirect enum Formula {
    case variable(Int)
    case not(Formula)
    case and([Formula])
    case or([Formula])
  }

  private let limit: Int
  private var names: [String] = []
  private var numbers: [String: Int] = [:]
  private(set) var isWithinLimit = true
  /// For each choice the variables of its options, and whether they are all of its options.
  private var choices: [(variables: [Int], isComplete: Bool)] = []

  init(limit: Int) { self.limit = limit }

  mutating func formula(_ condition: Condition) -> Formula {
    switch condition {
    case .variable(let name): .variable(number(of: name))
    case .not(let operand): .not(formula(operand))
    case .and(let operands): .and(operands.map { formula($0) })
    case .or(let operands): .or(operands.map { formula($0) })
    }
  }

  private mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    guard names.count < limit else {
      isWithinLimit = false
      return 0
    }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Finds the variables that are options of one choice.
  mutating func close(_ options: [String: [String]]) {
    var members: [String: [Int]] = [:]
    for (number, name) in names.enumerated() {
      guard let dot = name.firstIndex(of: ".") else { continue }
      members[String(name[..<dot]), default: []].append(number)
    }
    choices = members.map { choice, variables in
      (variables, variables.count == options[choice]?.count)
    }
  }

  /// True where some row lets all formulas hold.
  func hasRow(satisfying formulas: [Formula]) -> Bool {
    let blocks = 1 << max(0, names.count - 6)
    for block in 0..<blocks {
      var rows = possibleRows(block)
      for formula in formulas {
        guard rows != 0 else { break }
        rows &= value(of: formula, block)
      }
      if rows != 0 { return true }
    }
    return false
  }

  /// The rows of a block in which each choice has one option.
  private func possibleRows(_ block: Int) -> UInt64 {
    var possible = UInt64.max
    for choice in choices {
      var one: UInt64 = 0
      var two: UInt64 = 0
      for variable in choice.variables {
        let rows = self.rows(of: variable, block)
        two |= one & rows
        one |= rows
      }
      possible &= ~two & (choice.isComplete ? one : .max)
    }
    return possible
  }

  private func value(of formula: Formula, _ block: Int) -> UInt64 {
    switch formula {
    case .variable(let number): rows(of: number, block)
    case .not(let operand): ~value(of: operand, block)
    case .and(let operands): operands.reduce(.max) { $0 & value(of: $1, block) }
    case .or(let operands): operands.reduce(0) { $0 | value(of: $1, block) }
    }
  }

  /// The first six variables change within a block, the others from block to block.
  private static let patterns: [UInt64] = [
    0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0,
    0xFF00_FF00_FF00_FF00, 0xFFFF_0000_FFFF_0000, 0xFFFF_FFFF_0000_0000,
  ]

  private func rows(of variable: Int, _ block: Int) -> UInt64 {
    guard variable >= 6 else { return Self.patterns[variable] }
    return block & (1 << (variable - 6)) != 0 ? .max : 0
  }
}
