/// The names that declarations mention: what they call, and with which argument labels. What nothing
/// mentions need not be written.
///
/// They are looked for when the first name is asked for: the interface of a file asks for few.
final class Mentions {
  private let declarations: [Declaration]
  private lazy var all = MentionedNames(declarations)

  init(_ declarations: [Declaration]) { self.declarations = declarations }

  func contains(_ name: String) -> Bool { all.names.contains(name) }
}

/// Collects the names in declarations.
private struct MentionedNames {
  /// Names, fixed code as it stands with the names in it, and calls as `item(title:)`.
  private(set) var names: Set<String> = []

  init(_ declarations: [Declaration]) {
    for declaration in declarations { add(declaration) }
  }

  private mutating func add(_ declaration: Declaration) {
    switch declaration.kind {
    case .type(_, _, _, let members), .extension(_, _, _, let members),
      .conditional(_, let members):
      for member in members { add(member) }
    case .function(_, _, _, let statements), .property(_, _, let statements): add(statements)
    case .shortFunction(_, _, let value), .getter(_, _, let value), .constant(_, _, let value):
      add(value)
    case .accessor(_, _, let getter, let setter): add(getter + setter)
    case .variable(_, _, let value): if let value { add(value) }
    case .focusedValue, .focusedObject, .enumCase, .stored, .alias, .requirement, .method, .support:
      break
    }
  }

  private mutating func add(_ statements: [Statement]) {
    for statement in statements { add(statement) }
  }

  private mutating func add(_ statement: Statement) {
    switch statement {
    case .expression(let value), .constant(_, _, let value), .variable(_, _, let value),
      .return(let value):
      add(value)
    case .assignment(let place, let value):
      add(place)
      add(value)
    case .guard(let condition, let value):
      add(condition)
      if let value { add(value) }
    case .if(let condition, let statements, let others):
      add(condition)
      add(statements + others)
    case .available(_, let statements, let others): add(statements + others)
    case .conditional(_, let statements, let others): add(statements + others)
    case .switch(let subject, let cases):
      add(code: subject)
      for each in cases { add(each.body) }
    case .loop(_, let sequence, let statements):
      add(sequence)
      add(statements)
    case .closure(let use, _, let statements):
      switch use {
      case .argument(let call), .constant(_, let call), .variable(_, let call),
        .returned(let call), .assigned(let call):
        add(call)
      }
      add(statements)
    case .view(let view, let modifiers):
      for call in [view] + modifiers {
        add(call.call)
        for closure in call.closures { add(closure.statements) }
      }
    case .leave, .support: break
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression {
    case .code(let code): add(code: code)
    case .name(let name), .functionReference(let name, _): names.insert(name.text)
    case .member(let base, let name):
      // What the app has is named by the document, and may be named as anything here.
      if case .code(let code) = base, "\(code)" == "actions" { return }
      add(base)
      names.insert(name.text)
    case .call(let function, let arguments):
      add(function)
      for argument in arguments {
        add(argument.value)
        if let label = argument.label { names.insert("\(Self.name(of: function))(\(label):)") }
      }
    case .chained(let base, _): add(base)
    case .subscripted(let base, let other), .coalescing(let base, let other):
      add(base)
      add(other)
    case .closure(let value), .not(let value): add(value)
    case .equal(let left, let right):
      add(left)
      add(right)
    case .array(let values), .all(let values), .any(let values): for value in values { add(value) }
    case .binding(_, let value): if let value { add(value) }
    case .keyPath, .type, .metatype, .string, .integer, .number, .implicitMember,
      .standardEditSelector,
      .responderSelector:
      break
    }
  }

  private mutating func add(code: StaticString) {
    let code = "\(code)"
    names.insert(code)
    for name in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      names.insert(String(name))
    }
  }

  private static func name(of function: Expression) -> String {
    switch function {
    case .code(let code):
      "\(code)".drop(while: { $0 == "." }).split(separator: ".").last
        .map(String.init) ?? ""
    case .name(let name), .member(_, let name): name.text
    default: ""
    }
  }
}
