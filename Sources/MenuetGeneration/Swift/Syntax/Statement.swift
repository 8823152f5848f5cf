/// A statement of generated code, with everything in it.
indirect enum Statement: Sendable {
  case expression(Expression)
  /// `let name = value`.
  case constant(SwiftIdentifier, type: TypeName? = nil, Expression)
  /// `var name = value`.
  case variable(SwiftIdentifier, type: TypeName? = nil, Expression)
  /// `place = value`.
  case assignment(Expression, Expression)
  case `return`(Expression)
  /// `break`, in a case of a switch.
  case leave
  /// `guard condition else { return value }`.
  case `guard`(Expression, return: Expression?)
  case `if`(Expression, [Statement], else: [Statement] = [])
  /// `if #available(iOS 26.0, *) { … } else { … }`: the version, and what is done there and before.
  case available(StaticString, [Statement], else: [Statement])
  /// `#if condition … #else … #endif`.
  case conditional(StaticString, [Statement], else: [Statement] = [])
  /// `switch subject { … }`.
  case `switch`(StaticString, [Case])
  case loop(SwiftIdentifier, in: Expression, [Statement])
  /// A closure: how it is used, its signature, which is followed by `in`, and its statements.
  case closure(ClosureUse, signature: StaticString? = nil, [Statement])
  /// A call with trailing closures, as a view is made, and the modifiers of that, each on a line of
  /// its own.
  case view(ViewCall, modifiers: [ViewCall] = [])
  /// Statements that are the same in every file.
  case support(SupportCode)

  /// `Menu { … } label: { … }`. The call of a modifier begins with a dot.
  struct ViewCall: Sendable {
    let call: Expression
    let closures: [TrailingClosure]

    init(_ call: Expression, closures: [TrailingClosure]) {
      self.call = call
      self.closures = closures
    }

    init(_ call: Expression, _ closures: TrailingClosure...) {
      self.init(call, closures: closures)
    }
  }

  /// A closure after a call; the first of several has no label.
  struct TrailingClosure: Sendable {
    let label: StaticString?
    let signature: StaticString?
    let statements: [Statement]

    init(_ label: StaticString, signature: StaticString? = nil, _ statements: [Statement]) {
      self.label = label
      self.signature = signature
      self.statements = statements
    }

    init(signature: StaticString? = nil, _ statements: [Statement]) {
      label = nil
      self.signature = signature
      self.statements = statements
    }
  }

  /// The use of a closure.
  enum ClosureUse: Sendable {
    /// It is the last argument of a call.
    case argument(of: Expression)
    /// It is the last argument of a call whose result is a constant.
    case constant(SwiftIdentifier, call: Expression)
    /// It is the last argument of a call whose result is a variable.
    case variable(SwiftIdentifier, call: Expression)
    /// It is the last argument of a call that is returned.
    case returned(call: Expression)
    case assigned(to: Expression)
  }

  /// A case of a switch.
  struct Case: Sendable {
    enum Pattern: Sendable {
      /// `.bold, .italic`.
      case members([SwiftIdentifier])
      case string(String)
      case expression(Expression)
      case `default`
    }

    let pattern: Pattern
    let body: [Statement]

    init(_ pattern: Pattern, _ body: [Statement]) {
      self.pattern = pattern
      self.body = body
    }

    init(_ names: [SwiftIdentifier], _ body: Statement...) {
      self.init(.members(names), body)
    }
  }

  static func call(_ function: Expression, _ arguments: Expression.Argument...) -> Statement {
    .expression(.call(function, arguments))
  }

  /// `go(a, b)`, a call of a function whose name is fixed.
  static func call(_ function: StaticString, _ arguments: Expression.Argument...) -> Statement {
    .expression(.call(.code(function), arguments))
  }

  /// `place = value`, the place being fixed.
  static func assignment(_ place: StaticString, _ value: Expression) -> Statement {
    .assignment(.code(place), value)
  }
}

extension [Statement] {
  /// Makes statements one after the other.
  static func build(_ fill: (inout [Statement]) -> Void) -> [Statement] {
    var statements: [Statement] = []
    fill(&statements)
    return statements
  }

  /// Appends a variable and what changes it; where nothing does, it is a constant, because the
  /// compiler would warn of a variable.
  mutating func declare(
    _ name: SwiftIdentifier, _ value: Expression, changes: (inout [Statement]) -> Void
  ) {
    let place = count
    append(.constant(name, value))
    changes(&self)
    if count > place + 1 { self[place] = .variable(name, value) }
  }

  /// Appends an assignment to a place that is fixed; none without a value.
  mutating func set(_ place: StaticString, _ value: Expression?) {
    if let value { append(.assignment(.code(place), value)) }
  }
}
