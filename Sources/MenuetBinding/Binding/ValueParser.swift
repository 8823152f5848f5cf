import MenuetModel
import MenuetSource

/// Reads attribute values by their type.
struct ValueParser {
  /// Everything that is wrong with a value: of a list, each word that is.
  struct Faults: Error {
    /// At least one, in the order of the words.
    private(set) var all: [Fault]
    /// Indicates whether signs divide the words of a list where blanks belong.
    private(set) var hasSigns = false

    init(all: [Fault]) { self.all = all }

    /// The faults of a list whose words other signs divide, with those of the words.
    init(signsAnd others: [Fault]) {
      all = [Fault(rule: ValueInvalid.info, problem: .signs)] + others
      hasSigns = true
    }

    /// Sets what is to be written instead of the value, as advice.
    mutating func replaceAll(by text: String) {
      for index in all.indices { all[index].replacement = (text, false) }
    }

    /// The value with what was surely meant in place of each fault; `nil` where that is not known.
    func mended(_ value: String) -> String? {
      let bytes = Array((hasSigns ? WordTokens.withoutSigns(value) : value).utf8)
      var result: [UInt8] = []
      var position = 0
      for fault in all.dropFirst(hasSigns ? 1 : 0) {
        guard let replacement = fault.replacement, replacement.isSafe else { return nil }
        let range = fault.range ?? bytes.indices
        // A number may be meant as it stands, though the language does not know it.
        let word = String(decoding: bytes[range], as: UTF8.self)
        guard word == "1" || word == "0" || !NearMiss.differInNumbersOnly(word, replacement.text)
        else { return nil }
        result += bytes[position..<range.lowerBound]
        result += Array(replacement.text.utf8)
        position = range.upperBound
      }
      return String(decoding: result + bytes[position...], as: UTF8.self)
    }
  }

  /// A mistake in a value, or in a word of a list.
  struct Fault {
    var rule: RuleInfo
    var problem: Problem
    /// UTF-8 offsets in the value of what is to blame; `nil` for all of it.
    var range: Range<Int>?
    /// The text to write instead; it is safe where it surely means the same.
    var replacement: (text: String, isSafe: Bool)?
    /// Advice where there is nothing to write instead.
    var advice: String?
  }

  /// The kind of the mistake.
  enum Problem {
    /// All of it.
    case message(String)
    /// The expected kind of value, and the one that was found.
    case mismatch(expected: String, found: String)
    /// A word that the attribute lists twice.
    case repetition(String)
    /// Signs between the words of a list.
    case signs
  }

  let limits: LanguageLimits

  /// The number under which a value is kept; see `BoundDocument.values`.
  func parse(_ value: String, as type: AttributeType) throws(Faults) -> Int32 {
    // Before it is looked at: a list of thousands of words can be wrong in thousands of ways.
    try checkLength(value)
    if type.syntax.isList, WordTokens.hasSigns(value) {
      var others: [Fault] = []
      do { _ = try parse(WordTokens.withoutSigns(value), as: type) } catch { others = error.all }
      throw Faults(signsAnd: others)
    }
    switch type {
    case .text, .reference, .name, .path, .references, .names, .condition: return 0
    case .id: return try id(value, isValid: Identifier.isValid)
    case .typeID: return try id(value, isValid: Identifier.isValidType)
    case .boolean: return try boolean(value)
    case .integer: return try integer(value, as: type, "a whole number of at most nine digits")
    case .count: return try integer(value, as: type, "0 or more, in at most nine digits")
    case .positive: return try integer(value, as: type, "1 or more, in at most nine digits")
    case .number: return try number(value, as: type, Self.number)
    case .length: return try number(value, as: type, "0 or more: " + Self.number)
    case .opacity: return try number(value, as: type, "more than 0, at most 1")
    case .word(let set): return Int32(try word(value, of: set))
    case .words(let set): return try words(value, of: set)
    case .version: return try require(value, as: type, "a version such as '16.0'")
    case .language: return try require(value, as: type, "a language tag such as 'en-GB'")
    case .typeName: return try typeName(value)
    case .shortcut(let allowsNone): return try shortcut(value, allowsNone: allowsNone)
    case .symbol(let allowsNone): return try symbol(value, allowsNone: allowsNone)
    case .systemCommand: return Int32(try word(value, of: ValueSet(SystemCommand.self)))
    case .detents: return try list(value, "a detent", isValid: Self.isDetent)
    case .detent: return try require(Self.isDetent(value), "one detent", value)
    case .height: return try require(value, as: type, "a height such as '240pt' or '40%'")
    case .sheetDetent: return try sheetDetent(value)
    case .uniformType: return try require(value, as: type, Self.uniformType)
    case .uniformTypes: return try list(value, as: type, Self.uniformType)
    case .notice: return try notice(value)
    case .typeCounts: return try list(value, as: type, "a type with a count")
    case .integers: return try list(value, as: type, Self.width)
    case .locales: return try list(value, as: type, "a language tag or 'pseudo'")
    }
  }

  // MARK: Text

  private func checkLength(_ value: String) throws(Faults) {
    guard value.utf8.count <= limits.titleBytes else {
      throw Faults(all: [
        Fault(
          rule: LimitExceeded.info,
          problem: .message(
            "a value holds at most \(limits.titleBytes) bytes; this one has \(value.utf8.count)"),
          advice: "raise the limit with --max-title-bytes")
      ])
    }
  }

  private func id(_ value: String, isValid: (String) -> Bool) throws(Faults) -> Int32 {
    guard !isValid(value) else { return 0 }
    throw Faults(all: [IdSyntax.fault(value)])
  }

  private func typeName(_ value: String) throws(Faults) -> Int32 {
    let syntax = AttributeType.typeName.syntax
    guard !syntax.excluded.contains(value) else {
      throw faults("a Swift type name without a meaning of its own", value)
    }
    return try require(
      syntax.allows(value),
      "a Swift type name: an upper-case letter, then letters, digits and '_'", value)
  }

  // MARK: Numbers

  private func boolean(_ value: String) throws(Faults) -> Int32 {
    switch value {
    case "true": return 1
    case "false": return 0
    case "yes", "1", "on", "True", "TRUE", "YES":
      throw faults("'true' or 'false'", value, replacement: ("true", true))
    case "no", "0", "off", "False", "FALSE", "NO":
      throw faults("'true' or 'false'", value, replacement: ("false", true))
    default: throw faults("'true' or 'false'", value)
    }
  }

  private func integer(
    _ value: String, as type: AttributeType, _ what: String
  ) throws(Faults) -> Int32 {
    let syntax = type.syntax
    guard syntax.allows(value), let number = Int32(value) else {
      throw faults(what, value, replacement: Self.respelled(value, syntax.allows))
    }
    return number
  }

  private func number(
    _ value: String, as type: AttributeType, _ what: String
  ) throws(Faults) -> Int32 {
    let parts = value.split(separator: ".")
    let syntax = type.syntax
    guard syntax.allows(value), let whole = Int32(parts[0]) else {
      throw faults(what, value, replacement: Self.respelled(value, syntax.allows))
    }
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let thousandths = Int32(fraction + String(repeating: "0", count: 3 - fraction.count)) ?? 0
    // '-0.5' has no sign in its whole part.
    return whole * 1000 + (value.hasPrefix("-") ? -thousandths : thousandths)
  }

  // MARK: Words

  private func word(_ value: String, of set: ValueSet) throws(Faults) -> Int {
    if let index = set.words.firstIndex(of: value) { return index }
    let meant = NearMiss.best(for: value, in: set.words)
    throw faults(
      Self.oneOf(set.words, near: value), value, replacement: meant.map { ($0, true) })
  }

  private func words(_ value: String, of set: ValueSet) throws(Faults) -> Int32 {
    var bits: Int32 = 0
    var faults: [Fault] = []
    let tokens = WordTokens.tokens(of: value)
    let listed = Set(tokens.map(\.word))
    for (word, range) in tokens {
      guard let index = set.words.firstIndex(of: word) else {
        // What is listed already was not meant.
        let meant = NearMiss.best(for: word, in: set.words.filter { !listed.contains($0) })
        faults.append(
          fault(
            Self.someOf(set.words, near: word), word, range,
            replacement: meant.map { ($0, true) }))
        continue
      }
      let bit = Int32(1) << Int32(index)
      if bits & bit != 0 {
        faults.append(Fault(rule: ValueInvalid.info, problem: .repetition(word), range: range))
      }
      bits |= bit
    }
    if !faults.isEmpty { throw Faults(all: faults) }
    guard bits != 0 else {
      throw self.faults(Self.someOf(set.words, near: value), value)
    }
    return bits
  }

  private func list(
    _ value: String, as type: AttributeType, _ what: String
  ) throws(Faults) -> Int32 {
    let syntax = type.syntax
    return try list(value, what, isValid: syntax.allows)
  }

  private func list(
    _ value: String, _ what: String, isValid: (String) -> Bool
  ) throws(Faults) -> Int32 {
    let faults = WordTokens.tokens(of: value).filter { !isValid($0.word) }.map { word, range in
      fault(what, word, range, replacement: Self.respelled(word, isValid))
    }
    if !faults.isEmpty { throw Faults(all: faults) }
    return 0
  }

  // MARK: Things with a syntax of their own

  private func shortcut(_ value: String, allowsNone: Bool) throws(Faults) -> Int32 {
    if allowsNone, value == "none" { return 0 }
    do {
      _ = try Shortcut(parsing: value)
      return 0
    } catch {
      throw Faults(all: [ShortcutSyntax.fault(value, error)])
    }
  }

  /// Any text is taken here: an odd name is the warning `symbol-syntax`.
  private func symbol(_ value: String, allowsNone: Bool) throws(Faults) -> Int32 {
    guard value != "none" || allowsNone else {
      throw faults("a symbol (only an 'item' can do without one)", value)
    }
    return 0
  }

  private func sheetDetent(_ value: String) throws(Faults) -> Int32 {
    let parts = value.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return try require(
      parts.count == 2 && Identifier.isValid(parts[0]) && Self.isDetent(parts[1]),
      "a sheet's id, a colon and one of its detents", value)
  }

  private func notice(_ value: String) throws(Faults) -> Int32 {
    guard let colon = value.utf8.firstIndex(of: UInt8(ascii: ":")) else { return 0 }
    let name = String(value[value.index(after: colon)...])
    return try require(
      value[..<colon] == "handler" && Identifier.isValid(name),
      "an id, or 'handler:' and the name of a function", value)
  }

  // MARK: Grammar

  private static let uniformType = "a uniform type identifier such as 'public.png'"
  private static let width = "a whole number of points from 0 to 999999"
  private static let number =
    "a number of points with at most six digits before and three behind the point"

  private static func isDetent(_ value: String) -> Bool {
    // What looks like a number but is none is `sheet-detent-unknown`.
    !value.isEmpty && !value.contains(where: \.isWhitespace)
  }

  // MARK: Faults

  /// A list of words with more is too long to read; those that are nearest to the value are shown.
  private static let mostWords = 12
  private static let mostNearWords = 6

  private static func oneOf(_ words: [String], near value: String) -> String {
    words.count > Self.mostWords ? "one of " + choice(words, near: value) : alternatives(words)
  }

  private static func someOf(_ words: [String], near value: String) -> String {
    "one or more of " + choice(words, near: value)
  }

  private static func choice(_ words: [String], near value: String) -> String {
    guard words.count > Self.mostWords else { return alternatives(words) }
    let near = NearMiss.nearest(to: value, in: words, count: Self.mostNearWords)
    return "\(words.count) words such as \(alternatives(near))"
  }

  private static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private func require(
    _ isValid: Bool, _ what: String, _ value: String
  ) throws(Faults) -> Int32 {
    guard isValid else { throw faults(what, value) }
    return 0
  }

  private func require(
    _ value: String, as type: AttributeType, _ what: String
  ) throws(Faults) -> Int32 {
    let syntax = type.syntax
    guard syntax.allows(value) else {
      throw faults(what, value, replacement: Self.respelled(value, syntax.allows))
    }
    return 0
  }

  /// A value as this language spells it: tags of languages with dashes, points without their unit.
  private static func respelled(
    _ value: String, _ isValid: (String) -> Bool
  ) -> (text: String, isSafe: Bool)? {
    let dashed = value.replacing("_", with: "-")
    let bare = value.hasSuffix("pt") ? String(value.dropLast(2)) : value
    return [dashed, bare].first { $0 != value && isValid($0) }.map { ($0, true) }
  }

  private func faults(
    _ what: String, _ value: String, replacement: (text: String, isSafe: Bool)? = nil
  ) -> Faults {
    Faults(all: [fault(what, value, replacement: replacement)])
  }

  private func fault(
    _ what: String, _ value: String, _ range: Range<Int>? = nil,
    replacement: (text: String, isSafe: Bool)? = nil
  ) -> Fault {
    Fault(
      rule: ValueInvalid.info, problem: .mismatch(expected: what, found: value), range: range,
      replacement: replacement)
  }
}
