/// What stands in a comment for readers: fixed words, and ids, which hold nothing to escape.
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

/// The first line of a declaration that holds others, or statements.
struct DeclarationHeader: Sendable {
  enum Kind: Sendable {
    /// `enum`, `struct`, `final class`, `protocol`: the keyword, the name, what it conforms to.
    case type(StaticString, SwiftIdentifier, conformances: [TypeName])
    /// `extension Notes: NotesOption where …`.
    case `extension`(TypeName, conformances: [TypeName] = [], condition: StaticString? = nil)
    case function(SwiftIdentifier, [Parameter], result: TypeName?)
    /// A property with a getter.
    case property(SwiftIdentifier, TypeName)
    /// Fixed code before the brace.
    case code(StaticString)
  }

  /// A parameter: fixed code, or fixed code before a type that a document names.
  struct Parameter: Sendable {
    let code: StaticString
    let type: TypeName?

    init(_ code: StaticString, _ type: TypeName? = nil) {
      self.code = code
      self.type = type
    }
  }

  var kind: Kind
  var comment: Comment?
  /// `@MainActor`, or others, on the same line.
  var attributes: StaticString?
  /// `static`, `private static`, `override`.
  var modifiers: StaticString?
  /// Whether the access level of the file's interface stands before it.
  var isInterface: Bool

  init(
    _ kind: Kind, comment: Comment? = nil, attributes: StaticString? = nil,
    modifiers: StaticString? = nil, isInterface: Bool = false
  ) {
    self.kind = kind
    self.comment = comment
    self.attributes = attributes
    self.modifiers = modifiers
    self.isInterface = isInterface
  }
}

/// A declaration that holds no others.
enum Declaration: Sendable {
  /// `case newNote = "new-note"`; the raw value is left out where it is the name.
  case enumCase(SwiftIdentifier, rawValue: String)
  /// `var isBold: Bool { get set }`, a requirement.
  case requirement(SwiftIdentifier, TypeName, isSettable: Bool)
  /// `func newNote()`, a requirement.
  case method(SwiftIdentifier, [DeclarationHeader.Parameter] = [], result: TypeName? = nil)
  /// `static let name: Type = value`.
  case constant(
    SwiftIdentifier, type: TypeName? = nil, Expression, modifiers: StaticString,
    isInterface: Bool)
  /// `typealias Name = Type`.
  case alias(SwiftIdentifier, TypeName, isInterface: Bool)
  /// `let id: String`, `var title: String`: a stored property.
  case stored(StaticString, isInterface: Bool)
  /// Fixed lines of code.
  case code(StaticString)
}
