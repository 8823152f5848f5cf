/// An expression of generated code.
///
/// Text from a document goes into the cases made for it, which escape it. Fixed code is a
/// `StaticString`: the compiler lets no document's text into one.
enum Expression: Sendable {
  /// Fixed code without data.
  case code(StaticString)
  case name(SwiftIdentifier)
  /// A type.
  indirect case type(TypeName)
  /// `Choice.SortOrder.self`.
  indirect case metatype(TypeName)
  /// A string literal.
  case string(String)
  case integer(Int)
  /// A number in points, with the fewest digits.
  case number(Double)
  /// `.bold`.
  case implicitMember(SwiftIdentifier)
  /// `actions.isBold`.
  indirect case member(Expression, SwiftIdentifier)
  /// `facts.hint?.string`.
  indirect case chained(Expression, SwiftIdentifier)
  /// `\.notesParts`, a key path.
  case keyPath(SwiftIdentifier)
  /// `value ?? other`.
  indirect case coalescing(Expression, Expression)
  /// `make(title: "Bold", 3)`.
  indirect case call(Expression, [Argument])
  case array([Expression])
  /// `menu.layouts[.small]`.
  indirect case subscripted(Expression, Expression)
  /// `{ $0.title }`, a closure of one expression.
  indirect case closure(Expression)
  /// `!operand`.
  indirect case not(Expression)
  /// `a && b`.
  case all([Expression])
  /// `a || b`.
  case any([Expression])
  /// `left == right`.
  indirect case equal(Expression, Expression)
  /// `formatMenuItems(on:)`, a function as a value.
  case functionReference(SwiftIdentifier, StaticString)
  /// `let actions`, or `let option = value`, in a condition.
  indirect case binding(SwiftIdentifier, Expression? = nil)
  /// `#selector((any UIResponderStandardEditActions).copy(_:))`, of a method of the system.
  case standardEditSelector(String)
  /// `#selector(CommandResponder.alternateCloseAll(_:))`, of a method that is generated.
  case responderSelector(SwiftIdentifier)

  /// An argument of a call.
  struct Argument: Sendable {
    let label: StaticString?
    let value: Expression

    init(_ value: Expression) {
      label = nil
      self.value = value
    }

    init(_ label: StaticString?, _ value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// A call of a function whose name is fixed.
  static func call(_ function: StaticString, _ arguments: Argument...) -> Expression {
    .call(.code(function), arguments)
  }

  /// A member of something whose name is fixed.
  static func member(_ base: StaticString, _ name: SwiftIdentifier) -> Expression {
    .member(.code(base), name)
  }

  /// The literal of a string, or `nil`.
  static func optional(_ text: String?) -> Expression { text.map { .string($0) } ?? .code("nil") }

  /// The opposite of an operand, without a second `!`.
  static func negated(_ operand: Expression) -> Expression {
    if case .not(let inner) = operand { inner } else { .not(operand) }
  }

  static func flag(_ value: Bool) -> Expression { .code(value ? "true" : "false") }

  /// Indicates whether it is a call with a list among its arguments, or among theirs.
  var hasList: Bool {
    guard case .call(_, let arguments) = self else { return false }
    return arguments.contains {
      if case .array = $0.value { true } else { $0.value.hasList }
    }
  }

  /// Indicates whether it has to stand in parentheses as an operand of `&&` or `!`.
  var isCompound: Bool {
    switch self {
    case .all, .any, .equal: true
    default: false
    }
  }
}
