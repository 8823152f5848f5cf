/// A condition of a foreign file, whose smallest parts are in that tool's own words.
indirect enum ForeignCondition: Sendable, Hashable {
  /// Something that is true or not.
  case state(String)
  case not(ForeignCondition)
  case all([ForeignCondition])
  case any([ForeignCondition])

  /// The condition that holds where one of two holds.
  func or(_ other: ForeignCondition) -> ForeignCondition {
    self == other ? self : .any([self, other])
  }

  /// The condition that holds where both hold.
  func and(_ other: ForeignCondition) -> ForeignCondition {
    self == other ? self : .all([self, other])
  }

  /// The states, or their opposites, without which the condition never holds.
  var needed: Set<ForeignCondition> {
    switch self {
    case .state, .not(.state): [self]
    case .all(let parts): parts.reduce(into: []) { $0.formUnion($1.needed) }
    case .not, .any: []
    }
  }

  var opposite: ForeignCondition {
    if case .not(let inner) = self { inner } else { .not(self) }
  }
}

/// Reads the `when` clauses of Visual Studio Code.
struct WhenClause {
  private var words: [String]
  private var position = 0

  /// The condition of a clause; `nil` where it always holds, or cannot be understood.
  static func condition(_ text: String) -> ForeignCondition? {
    guard let words = words(text) else { return nil }
    var clause = WhenClause(words: words)
    guard let result = clause.any(depth: 0), clause.position == words.count else { return nil }
    return result
  }

  private init(words: [String]) { self.words = words }

  private var next: String? { position < words.count ? words[position] : nil }

  private mutating func any(depth: Int) -> ForeignCondition? {
    guard depth < 100, var result = all(depth: depth) else { return nil }
    while next == "||" {
      position += 1
      guard let other = all(depth: depth) else { return nil }
      if case .any(let parts) = result {
        result = .any(parts + [other])
      } else {
        result = .any([result, other])
      }
    }
    return result
  }

  private mutating func all(depth: Int) -> ForeignCondition? {
    guard var result = part(depth: depth) else { return nil }
    while next == "&&" {
      position += 1
      guard let other = part(depth: depth) else { return nil }
      if case .all(let parts) = result {
        result = .all(parts + [other])
      } else {
        result = .all([result, other])
      }
    }
    return result
  }

  private mutating func part(depth: Int) -> ForeignCondition? {
    switch next {
    case "!":
      position += 1
      guard depth < 100, let inner = part(depth: depth + 1) else { return nil }
      return .not(inner)
    case "(":
      position += 1
      guard let inner = any(depth: depth + 1), next == ")" else { return nil }
      position += 1
      return inner
    default: return comparison()
    }
  }

  /// A key alone, or with what it is compared with. Unequal is the opposite of equal.
  private mutating func comparison() -> ForeignCondition? {
    guard let key = next, !Self.signs.contains(key) else { return nil }
    position += 1
    guard let sign = next else { return .state(key) }
    switch sign {
    case "==", "===", "!=", "!==", "=~", "<", "<=", ">", ">=", "in":
      position += 1
      guard let value = next, !Self.signs.contains(value) else { return nil }
      position += 1
      switch sign {
      case "==" where value == "true", "===" where value == "true", "!=" where value == "false":
        return .state(key)
      case "==" where value == "false", "!=" where value == "true": return .not(.state(key))
      case "!=", "!==": return .not(.state("\(key) == \(value)"))
      case "===": return .state("\(key) == \(value)")
      default: return .state("\(key) \(sign) \(value)")
      }
    case "not":
      guard position + 2 < words.count, words[position + 1] == "in" else { return nil }
      let value = words[position + 2]
      position += 3
      return .not(.state("\(key) in \(value)"))
    default: return .state(key)
    }
  }

  // MARK: Words

  private static let signs: Set<String> = [
    "(", ")", "!", "&&", "||", "==", "===", "!=", "!==", "=~", "<", "<=", ">", ">=",
  ]

  /// The words and signs of a clause; `nil` where a quote or pattern does not end.
  private static func words(_ text: String) -> [String]? {
    let characters = Array(text)
    var result: [String] = []
    var position = 0
    while position < characters.count {
      let character = characters[position]
      if character.isWhitespace {
        position += 1
      } else if character == "'" {
        guard let end = characters[(position + 1)...].firstIndex(of: "'") else { return nil }
        result.append(String(characters[(position + 1)..<end]))
        position = end + 1
      } else if character == "/", result.last == "=~" {
        guard let end = endOfPattern(characters, position) else { return nil }
        result.append(String(characters[position..<end]))
        position = end
      } else if let sign = sign(characters, position) {
        result.append(sign)
        position += sign.count
      } else {
        let start = position
        while position < characters.count, !characters[position].isWhitespace,
          characters[position] != ")", sign(characters, position) == nil || position == start
        {
          position += 1
        }
        result.append(String(characters[start..<position]))
      }
    }
    return result
  }

  private static func sign(_ characters: [Character], _ position: Int) -> String? {
    for length in [3, 2, 1] where position + length <= characters.count {
      let word = String(characters[position..<(position + length)])
      if signs.contains(word) { return word }
    }
    return nil
  }

  /// The place behind a regular expression and its flags.
  private static func endOfPattern(_ characters: [Character], _ start: Int) -> Int? {
    var position = start + 1
    var isInClass = false
    while position < characters.count {
      switch characters[position] {
      case "\\": position += 1
      case "[": isInClass = true
      case "]": isInClass = false
      case "/" where !isInClass:
        position += 1
        while position < characters.count, characters[position].isLetter { position += 1 }
        return position
      default: break
      }
      position += 1
    }
    return nil
  }
}
