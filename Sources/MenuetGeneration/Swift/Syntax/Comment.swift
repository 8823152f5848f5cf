/// A comment for readers: fixed words, and ids, which hold nothing to escape.
struct Comment: Sendable, ExpressibleByStringInterpolation {
  private(set) var text = ""

  init(stringLiteral value: StaticString) { text = "\(value)" }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Takes an id, or a name that a document gives; in any other text what would end the comment's
  /// line, or turn its direction, becomes a question mark.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }

    mutating func appendInterpolation(_ name: String) { text += StringLiteral.harmless(name) }
  }
}
