/// The 64 rows of six variables, which decide most conditions without a search.
struct TruthTable {
  /// The values of six variables in 64 rows.
  static let patterns: [UInt64] = [
    0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0,
    0xFF00_FF00_FF00_FF00, 0xFFFF_0000_FFFF_0000, 0xFFFF_FFFF_0000_0000,
  ]

  /// The variables so far, in the order of their patterns.
  private var names: [String] = []
  private let limit: Int
  private let options: [String: [String]]
  private var hasOption = false
  static let lost = Condition.lost.spelling

  /// The rows in which all conditions of each list hold; `nil` where more has to be looked at: they name
  /// too many variables, options that depend on each other, or what could not be understood.
  static func rows(
    of lists: [[Condition]], _ limit: Int, _ options: [String: [String]]
  ) -> [UInt64]? {
    var table = TruthTable(limit: min(limit, patterns.count), options: options)
    var rows: [UInt64] = []
    for conditions in lists {
      guard let own = table.rows(of: .and(conditions)) else { return nil }
      rows.append(own)
    }
    return rows
  }

  private init(limit: Int, options: [String: [String]]) {
    self.limit = limit
    self.options = options
    names.reserveCapacity(limit)
  }

  /// The rows in which a condition holds.
  private mutating func rows(of condition: Condition) -> UInt64? {
    switch condition {
    case .variable(let name): return number(of: name).map { Self.patterns[$0] }
    case .not(let operand): return rows(of: operand).map { ~$0 }
    case .and(let operands):
      var all = UInt64.max
      for operand in operands {
        guard let rows = rows(of: operand) else { return nil }
        all &= rows
      }
      return all
    case .or(let operands):
      var any: UInt64 = 0
      for operand in operands {
        guard let rows = rows(of: operand) else { return nil }
        any |= rows
      }
      return any
    }
  }

  private mutating func number(of name: String) -> Int? {
    if let number = names.firstIndex(of: name) { return number }
    guard names.count < limit, name != Self.lost else { return nil }
    if let choice = Self.choice(of: name) {
      // One option alone may hold or not, unless its choice has no other.
      guard !hasOption, options[choice]?.count != 1 else { return nil }
      hasOption = true
    }
    names.append(name)
    return names.count - 1
  }

  /// The choice of which a variable is an option.
  static func choice(of name: String) -> String? {
    name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) }
  }
}
