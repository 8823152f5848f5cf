/// A statement of generated code that holds no others.
enum Statement: Sendable {
  case expression(Expression)
  /// `let name = value`.
  indirect case constant(SwiftIdentifier, type: TypeName? = nil, Expression)
  /// `var name = value`.
  indirect case variable(SwiftIdentifier, type: TypeName? = nil, Expression)
  /// `place = value`.
  indirect case assignment(Expression, Expression)
  case `return`(Expression)
  /// `guard let name = value else { return false }`, the rest of it fixed.
  indirect case unwrapping(StaticString, Expression, otherwise: StaticString)
  /// `case "up": return code`, in a switch over strings.
  case keyCase(String, StaticString)
  /// Fixed lines of code.
  case code(StaticString)

  static func call(_ function: Expression, _ arguments: Expression.Argument...) -> Statement {
    .expression(.call(function, arguments))
  }
}

/// The first line of a statement that holds others.
enum StatementHeader: Sendable {
  /// `if condition {`.
  case `if`(Expression)
  /// `switch subject {`, whose cases stand where it stands.
  case `switch`(StaticString)
  /// `let alert = make(actions: actions) { action in`, or without a constant.
  case closure(constant: SwiftIdentifier?, call: Expression, signature: StaticString?)
  /// `return make(button) { actions in`.
  case returnedClosure(call: Expression, signature: StaticString)
  /// `place = { [weak actions] button in`.
  case closureAssignment(Expression, signature: StaticString)
  /// Fixed code before the brace.
  case code(StaticString)
}

/// The name of a type in generated code.
struct TypeName: Sendable {
  /// What stands before and after the name, such as `[` and `]`.
  let prefix: StaticString
  let path: [SwiftIdentifier]
  let suffix: StaticString

  /// A type whose name is fixed.
  static func code(_ name: StaticString) -> TypeName {
    TypeName(prefix: name, path: [], suffix: "")
  }

  /// A type whose name a document gives, through the types that hold it.
  static func path(
    _ path: [SwiftIdentifier], before prefix: StaticString = "", after suffix: StaticString = ""
  ) -> TypeName {
    TypeName(prefix: prefix, path: path, suffix: suffix)
  }
}
