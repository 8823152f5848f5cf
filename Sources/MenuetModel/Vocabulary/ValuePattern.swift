/// The spelling of a value as a regular expression made of parts. The parser matches values against
/// it, and the schemas print it.
public indirect enum ValuePattern: Sendable, Equatable {
  /// These characters, one after another.
  case text(String)
  /// The same letters in any mixture of upper and lower case.
  case anyCase(String)
  /// As many characters of a class as a range says.
  case characters(CharacterClass, ClosedRange<Int>)
  /// One part after another.
  case sequence([ValuePattern])
  /// One of several parts.
  case choice([ValuePattern])
  /// A part as often as a range says; `unlimited` is the end of a range without one.
  case repeated(ValuePattern, ClosedRange<Int>)

  /// The upper bound of what may be repeated for ever.
  public static let unlimited = Int.max

  /// A part that may be left out.
  static func optional(_ part: ValuePattern) -> ValuePattern { .repeated(part, 0...1) }

  /// A set of characters.
  public struct CharacterClass: Sendable, Equatable {
    /// The characters of the set, or those that are not in it.
    public let ranges: [ClosedRange<Unicode.Scalar>]
    /// Indicates whether the set is everything else.
    public let isNegated: Bool

    init(_ ranges: [ClosedRange<Unicode.Scalar>], isNegated: Bool = false) {
      self.ranges = ranges
      self.isNegated = isNegated
    }

    init(_ ranges: ClosedRange<Unicode.Scalar>..., isNegated: Bool = false) {
      self.init(ranges, isNegated: isNegated)
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}

// MARK: Matching

extension ValuePattern {
  /// Returns whether a text as a whole is spelled so.
  public func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return ends(in: scalars, from: 0).contains(scalars.count)
  }

  /// Where the part may end that begins at an index.
  private func ends(in scalars: [Unicode.Scalar], from start: Int) -> Set<Int> {
    switch self {
    case .text(let text):
      let end = start + text.unicodeScalars.count
      guard end <= scalars.count, scalars[start..<end].elementsEqual(text.unicodeScalars) else {
        return []
      }
      return [end]
    case .anyCase(let word):
      return ValuePattern.sequence(word.unicodeScalars.map(Self.eitherCase))
        .ends(in: scalars, from: start)
    case .characters(let characters, let count):
      let rest = scalars[start...].prefix(count.upperBound)
      let most = rest.firstIndex { !characters.contains($0) } ?? rest.endIndex
      return most - start < count.lowerBound ? [] : Set((start + count.lowerBound)...most)
    case .sequence(let parts):
      return parts.reduce([start]) { starts, part in
        starts.reduce(into: []) { $0.formUnion(part.ends(in: scalars, from: $1)) }
      }
    case .choice(let parts):
      return parts.reduce(into: []) { $0.formUnion($1.ends(in: scalars, from: start)) }
    case .repeated(let part, let count):
      return ValuePattern.repeats(count, from: start) { part.ends(in: scalars, from: $0) }
    }
  }

  /// Where a repetition may end; `step` gives where one more round may.
  private static func repeats(
    _ count: ClosedRange<Int>, from start: Int, _ step: (Int) -> Set<Int>
  ) -> Set<Int> {
    var starts: Set = [start]
    var result: Set<Int> = count.lowerBound == 0 ? [start] : []
    var round = 1
    while !starts.isEmpty, round <= count.upperBound {
      let next: Set<Int> = starts.reduce(into: []) { $0.formUnion(step($1)) }
      // Rounds that lead nowhere new would go on for ever.
      // `subtracting` would go through the result in each round.
      starts = round >= count.lowerBound ? next.filter { !result.contains($0) } : next
      if round >= count.lowerBound { result.formUnion(next) }
      round += 1
    }
    return result
  }

  private static func eitherCase(_ scalar: Unicode.Scalar) -> ValuePattern {
    let lower = scalar.properties.lowercaseMapping
    let upper = scalar.properties.uppercaseMapping
    guard lower != upper, let first = upper.unicodeScalars.first,
      let second = lower.unicodeScalars.first
    else { return .text(String(scalar)) }
    return .characters(CharacterClass(first...first, second...second), 1...1)
  }
}

// MARK: Printing

extension ValuePattern {
  /// The regular expression as XML Schema and RELAX NG spell it; it is for the whole value.
  public var regularExpression: String {
    switch self {
    case .text(let text): return text.unicodeScalars.map(Self.escaped).joined()
    case .anyCase(let word):
      return word.unicodeScalars.map { Self.eitherCase($0).regularExpression }.joined()
    case .characters(let characters, let count):
      return count == 0...0 ? "" : characters.regularExpression + Self.quantifier(count)
    case .sequence(let parts):
      return parts.map { $0.isChoice ? $0.grouped : $0.regularExpression }.joined()
    case .choice(let parts): return parts.map(\.regularExpression).joined(separator: "|")
    case .repeated(let part, let count): return part.grouped + Self.quantifier(count)
    }
  }

  private var isChoice: Bool {
    if case .choice = self { true } else { false }
  }

  private var grouped: String { "(" + regularExpression + ")" }

  private static func quantifier(_ count: ClosedRange<Int>) -> String {
    switch (count.lowerBound, count.upperBound) {
    case (1, 1): ""
    case (0, 1): "?"
    case (0, unlimited): "*"
    case (1, unlimited): "+"
    case (let least, unlimited): "{\(least),}"
    case (let least, let most): least == most ? "{\(least)}" : "{\(least),\(most)}"
    }
  }

  fileprivate static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\|.-^?*+{}()[]".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }
  }
}

extension ValuePattern.CharacterClass {
  fileprivate var regularExpression: String {
    let inner = ranges.map { range in
      let first = ValuePattern.escaped(range.lowerBound)
      return range.lowerBound == range.upperBound
        ? first : first + "-" + ValuePattern.escaped(range.upperBound)
    }
    return "[" + (isNegated ? "^" : "") + inner.joined() + "]"
  }
}
