/// A condition over what the app and its people set: states, toggles and options.
public indirect enum Condition: Sendable, Hashable {
  /// A state, a toggle, or `choice.option`.
  case variable(String)
  /// The operand does not hold.
  case not(Condition)
  /// All operands hold; two or more.
  case and([Condition])
  /// At least one operand holds; two or more.
  case or([Condition])

  /// The condition as a document writes it, with the fewest parentheses.
  public var spelling: String { spelling(inside: 0) }

  /// - Parameter level: 0 where `or` may stand bare, 1 where `and` may, 2 where only `not` may.
  private func spelling(inside level: Int) -> String {
    switch self {
    case .variable(let name): return name
    case .not(let operand): return "not " + operand.spelling(inside: 2)
    case .and(let operands):
      let text = operands.map { $0.spelling(inside: 2) }.joined(separator: " and ")
      return level > 1 ? "(\(text))" : text
    case .or(let operands):
      let text = operands.map { $0.spelling(inside: 1) }.joined(separator: " or ")
      return level > 0 ? "(\(text))" : text
    }
  }

  /// The names in it, each once, in order.
  public var variables: [String] {
    var names: [String] = []
    collect(into: &names)
    return names
  }

  private func collect(into names: inout [String]) {
    switch self {
    case .variable(let name): if !names.contains(name) { names.append(name) }
    case .not(let operand): operand.collect(into: &names)
    case .and(let operands), .or(let operands):
      for operand in operands { operand.collect(into: &names) }
    }
  }

  /// The condition's value when each variable has the given one.
  public func evaluate(_ value: (String) -> Bool) -> Bool {
    switch self {
    case .variable(let name): value(name)
    case .not(let operand): !operand.evaluate(value)
    case .and(let operands): operands.allSatisfy { $0.evaluate(value) }
    case .or(let operands): operands.contains { $0.evaluate(value) }
    }
  }
}

extension Condition {
  /// The condition that all of some hold, each named once; `nil` for none, which always hold.
  package static func all(_ conditions: [Condition?]) -> Condition? {
    var operands: [Condition] = []
    for condition in conditions.compactMap(\.self) {
      // With one that is not known nothing is known of all.
      if condition == .lost { return .lost }
      let parts: [Condition] = if case .and(let parts) = condition { parts } else { [condition] }
      for part in parts where !operands.contains(part) { operands.append(part) }
    }
    return operands.count > 1 ? .and(operands) : operands.first
  }
}

extension Condition: Codable {
  /// Decodes a condition from its spelling; throws where that does not parse.
  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let parsed = try? ConditionParser.parse(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is no condition"))
    }
    self = parsed.condition
  }

  /// Encodes the spelling.
  public func encode(to encoder: any Encoder) throws { try spelling.encode(to: encoder) }
}

/// Reads conditions.
///
/// ```
/// or-term  = and-term { "or" and-term }
/// and-term = factor { "and" factor }
/// factor   = "not" factor | "(" or-term ")" | name
/// ```
public struct ConditionParser {
  /// The deepest nesting that a condition may have unless somebody asks for more.
  public static let defaultLevels = 64

  /// Why a text is no condition, and the UTF-8 offsets of the part to blame.
  public struct ParseError: Error, Equatable {
    /// The mistake, in words that a finding can take over.
    public let message: String
    /// The part to blame, in UTF-8 bytes from the start of the text; empty for an empty text.
    public let range: Range<Int>
    /// Indicates whether the condition may be right but for the depth of its nesting.
    public var exceedsLimit = false
  }

  /// A condition with the places of its names in the text.
  public struct Parsed {
    /// The condition of the text, without the parentheses that it can do without.
    public let condition: Condition
    /// Every use of a name, in order, with its UTF-8 offsets.
    public let names: [(name: String, range: Range<Int>)]
  }

  private let text: [UInt8]
  private let levels: Int
  /// The place of the next word or parenthesis; `nil` at the end.
  private var next: Range<Int>?
  private var names: [(name: String, range: Range<Int>)] = []

  private init(_ text: String, levels: Int) {
    self.text = Array(text.utf8)
    self.levels = levels
    names.reserveCapacity(4)
    next = word(from: 0)
  }

  /// Parses a whole text.
  ///
  /// - Parameters:
  ///   - text: The condition as a document writes it.
  ///   - levels: How deep `not` and parentheses may stand inside each other.
  public static func parse(
    _ text: String, levels: Int = defaultLevels
  ) throws(ParseError) -> Parsed {
    var parser = ConditionParser(text, levels: levels)
    let condition = try parser.disjunction(depth: 0)
    if let token = parser.next {
      throw ParseError(
        message: parser.spelling(token) == ")"
          ? "')' closes nothing" : "'and' or 'or' is missing here",
        range: token)
    }
    return Parsed(condition: condition, names: parser.names)
  }

  private mutating func disjunction(depth: Int) throws(ParseError) -> Condition {
    let first = try conjunction(depth: depth)
    guard take("or") else { return first }
    var operands = [first, try conjunction(depth: depth)]
    while take("or") { operands.append(try conjunction(depth: depth)) }
    return .or(operands)
  }

  private mutating func conjunction(depth: Int) throws(ParseError) -> Condition {
    let first = try factor(depth: depth)
    guard take("and") else { return first }
    var operands = [first, try factor(depth: depth)]
    while take("and") { operands.append(try factor(depth: depth)) }
    return .and(operands)
  }

  private mutating func factor(depth: Int) throws(ParseError) -> Condition {
    guard let token = next else {
      throw ParseError(
        message: text.allSatisfy({ $0 <= 0x20 })
          ? "a condition is empty" : "a name is missing here",
        range: max(0, text.count - 1)..<text.count)
    }
    guard depth < levels else {
      throw ParseError(
        message: "a condition is nested at most \(levels) levels deep", range: token,
        exceedsLimit: true)
    }
    if take("not") { return .not(try factor(depth: depth + 1)) }
    if take("(") {
      let inner = try disjunction(depth: depth + 1)
      guard take(")") else { throw ParseError(message: "'(' is not closed", range: token) }
      return inner
    }
    let name = spelling(token)
    guard Self.isName(text[token]) else {
      let isMissing = ["and", "or", ")"].contains(name)
      throw ParseError(
        message: isMissing ? "a name is missing before '\(name)'" : "'\(name)' is no name",
        range: token)
    }
    next = word(from: token.upperBound)
    names.append((name, token))
    return .variable(name)
  }

  private mutating func take(_ expected: StaticString) -> Bool {
    guard let token = next, token.count == expected.utf8CodeUnitCount,
      expected.withUTF8Buffer({ text[token].elementsEqual($0) })
    else { return false }
    next = word(from: token.upperBound)
    return true
  }

  private func spelling(_ token: Range<Int>) -> String {
    String(decoding: text[token], as: UTF8.self)
  }

  /// The place of the next word or parenthesis at or after an offset.
  private func word(from offset: Int) -> Range<Int>? {
    var words = Self.words(in: text[offset...])
    return words.next()
  }

  /// The words and parentheses of a text, whether it is a condition or not.
  package static func words(in text: ArraySlice<UInt8>) -> Words {
    Words(text: text, position: text.startIndex)
  }

  package struct Words: Sequence, IteratorProtocol {
    fileprivate let text: ArraySlice<UInt8>
    fileprivate var position: Int

    package mutating func next() -> Range<Int>? {
      while position < text.endIndex, text[position] <= 0x20 { position += 1 }
      guard position < text.endIndex else { return nil }
      let start = position
      position += 1
      if ConditionParser.isParenthesis(text[start]) { return start..<position }
      while position < text.endIndex, text[position] > 0x20,
        !ConditionParser.isParenthesis(text[position])
      {
        position += 1
      }
      return start..<position
    }
  }

  private static func isParenthesis(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  /// An id, or two joined by a dot.
  package static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    guard let dot = word.firstIndex(of: UInt8(ascii: ".")) else { return isID(word) }
    return isID(word[..<dot]) && isID(word[(dot + 1)...])
  }

  private static let operators = Identifier.reserved.map { Array($0.utf8) }

  /// Returns whether this is a word that joins conditions.
  package static func isOperator(_ word: ArraySlice<UInt8>) -> Bool {
    word.count <= 3 && operators.contains { word.elementsEqual($0) }
  }

  private static func isID(_ word: ArraySlice<UInt8>) -> Bool {
    Identifier.isValid(word) && !isOperator(word)
  }
}

/// The grammar of ids.
public enum Identifier {
  /// Words of conditions, which no id may be.
  public static let reserved: Set<String> = ["not", "and", "or"]

  /// The id that a title makes: its letters and digits of ASCII in lower case, joined by dashes; empty
  /// where it has none, or begins with a digit.
  package static func slug(_ title: String) -> String {
    var result = ""
    for scalar in title.unicodeScalars where scalar.isASCII {
      let isAlphanumeric = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      if isAlphanumeric {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result += "-"
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    let lowered = result.lowercased()
    return lowered.first?.isLetter == true ? lowered : ""
  }

  /// Returns whether this is `[A-Za-z][A-Za-z0-9_-]*` that is no reserved word.
  public static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy(isPart) && (text.utf8.count > 3 || !reserved.contains(text))
  }

  /// Returns whether these are the bytes of `[A-Za-z][A-Za-z0-9_-]*`; reserved words are not looked
  /// for.
  public static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    for byte in bytes where !isPart(byte) { return false }
    return true
  }

  /// The same for a type's id, which may hold dots.
  public static func isValidType(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isPart) }
      && (text.utf8.first.map(isLetter) ?? false)
  }

  /// Returns whether this is a name that can be a uniform type identifier: one with a dot.
  public static func isUniformType(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: ".")) && isValidType(text)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Returns whether an id may hold a byte after its first one.
  public static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}

extension Condition {
  /// A condition that was written and could not be understood: whether it holds, and what it
  /// excludes, is not known. No document can name this variable.
  package static let lost = Condition.variable("?")
}
