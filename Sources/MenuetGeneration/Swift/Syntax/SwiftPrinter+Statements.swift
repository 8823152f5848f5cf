/// Statements.
extension SwiftPrinter {
  mutating func print(_ statements: [Statement]) {
    for statement in statements { print(statement) }
  }

  /// Prints a statement on lines of its own.
  mutating func print(_ statement: Statement) {
    switch statement {
    case .expression(let expression):
      fit({ $0.write(expression) }, else: { $0.writeBroken(expression) })
      endLine()
    case .constant(let name, let type, let value):
      print(value) {
        $0.write(keyword: "let ", name, type)
        $0.write(" =")
      }
    case .variable(let name, let type, let value):
      print(value) {
        $0.write(keyword: "var ", name, type)
        $0.write(" =")
      }
    case .assignment(let place, let value):
      print(value) {
        $0.write(place)
        $0.write(" =")
      }
    case .return(let value): print(value, isReturned: true) { $0.write("return") }
    case .leave, .guard:
      fit({ $0.write(onOneLine: statement) })
      endLine()
    case .if(let condition, let statements, let others):
      let isOneLine = fit(
        roomFor: 2,
        {
          $0.write("if ")
          $0.write(condition)
        },
        else: {
          $0.write("if ")
          $0.writeBroken(condition)
        })
      printBranches(braceOnOwnLine: !isOneLine, statements, else: others)
    case .available(let version, let statements, let others):
      indent()
      write("if #available(")
      write(version)
      write(", *)")
      printBranches(statements, else: others)
    case .conditional(let condition, let statements, let others):
      print(condition: condition, else: others) { $0.print(statements) }
    case .switch(let subject, let cases): print(cases, over: subject)
    case .loop(let name, let sequence, let statements):
      fit(
        roomFor: 2,
        {
          $0.write("for ")
          $0.write(declared: name)
          $0.write(" in ")
          $0.write(sequence)
        })
      body { $0.print(statements) }
      endLine()
    case .closure(let use, let signature, let statements):
      print(use, signature)
      body(signature: signature) { $0.print(statements) }
      endLine()
    case .view(let view, let modifiers):
      if view.closures.isEmpty, modifiers.isEmpty { return print(.expression(view.call)) }
      // After a closing line, modifiers begin where the view begins.
      let isOneLine = print(view)
      for modifier in modifiers {
        if isOneLine {
          indented { $0.print(modifier) }
        } else {
          print(modifier)
        }
      }
    case .support(let code): if includesSupport { print(code) }
    }
  }

  /// Prints a call with its closures, and returns whether it stands on one line.
  @discardableResult
  private mutating func print(_ view: Statement.ViewCall) -> Bool {
    let isOneLine = print(
      beforeClosure: view.call, roomFor: view.closures.first?.start ?? 0
    ) { _ in }
    for closure in view.closures {
      if let label = closure.label {
        write(" ")
        write(label)
        write(":")
      }
      body(signature: closure.signature) { $0.print(closure.statements) }
    }
    endLine()
    return isOneLine && view.closures.isEmpty
  }

  /// Prints a value after what stands before it. Where both do not fit on one line, a call or a
  /// literal is broken; before anything else the line is, but not after `return`.
  mutating func print(
    _ value: Expression, isReturned: Bool = false, after start: (inout SwiftPrinter) -> Void
  ) {
    let breaksInside = isReturned || value.breaksInside
    fit(
      // `swift format` keeps room for a comma in a list.
      roomFor: value.hasList ? 1 : 0,
      {
        start(&$0)
        $0.write(" ")
        $0.write(value)
      },
      else: { printer in
        start(&printer)
        if breaksInside {
          printer.write(" ")
          printer.writeBroken(value)
        } else {
          printer.indented {
            $0.breakLine()
            $0.writeBroken(value, operatorLevel: 0)
          }
        }
      })
    endLine()
  }

  private mutating func printBranches(
    braceOnOwnLine: Bool = false, _ statements: [Statement], else others: [Statement]
  ) {
    body(braceOnOwnLine: braceOnOwnLine) { $0.print(statements) }
    if !others.isEmpty {
      write(" else")
      body { $0.print(others) }
    }
    endLine()
  }

  /// Prints `#if` and `#endif`, and what stands between them.
  mutating func print(
    condition: StaticString, else others: [Statement] = [],
    _ content: (inout SwiftPrinter) -> Void
  ) {
    indent()
    write("#if ")
    write(condition)
    endLine()
    indented(content)
    if !others.isEmpty {
      indent()
      write("#else")
      endLine()
      indented { $0.print(others) }
    }
    indent()
    write("#endif")
    endLine()
  }

  // MARK: Closures

  /// Prints what stands before the brace of a closure.
  private mutating func print(_ use: Statement.ClosureUse, _ signature: StaticString?) {
    // ` { signature in`
    let ending = 2 + (signature.map { $0.utf8CodeUnitCount + 4 } ?? 0)
    switch use {
    case .argument(let call): print(beforeClosure: call.calledWithClosure, roomFor: ending) { _ in }
    case .constant(let name, let call):
      print(beforeClosure: call.calledWithClosure, roomFor: ending) {
        $0.write(keyword: "let ", name, nil)
        $0.write(" = ")
      }
    case .variable(let name, let call):
      print(beforeClosure: call.calledWithClosure, roomFor: ending) {
        $0.write(keyword: "var ", name, nil)
        $0.write(" = ")
      }
    case .returned(let call):
      print(beforeClosure: call.calledWithClosure, roomFor: ending) { $0.write("return ") }
    case .assigned(let place):
      fit({
        $0.write(place)
        $0.write(" =")
      })
    }
  }

  @discardableResult
  private mutating func print(
    beforeClosure call: Expression, roomFor ending: Int,
    after start: (inout SwiftPrinter) -> Void
  ) -> Bool {
    fit(
      roomFor: ending,
      {
        start(&$0)
        $0.write(call)
      },
      else: {
        start(&$0)
        $0.writeBroken(beforeClosure: call)
      })
  }

  // MARK: Switches

  private mutating func print(_ cases: [Statement.Case], over subject: StaticString) {
    indent()
    write("switch ")
    write(subject)
    write(" {")
    endLine()
    for each in cases { print(each) }
    indent()
    write("}")
    endLine()
  }

  /// Prints `case .bold, .italic: return true`, the statements on lines of their own where they or
  /// the names do not fit.
  private mutating func print(_ each: Statement.Case) {
    if let statement = each.body.first, each.body.count == 1, !statement.isLong {
      // `swift format` keeps room for a comma in a list.
      let isOneLine = fits(roomFor: 1) {
        $0.indent()
        $0.write(each.pattern, isBroken: false)
        $0.write(" ")
        $0.write(onOneLine: statement)
      }
      if isOneLine {
        indent()
        write(each.pattern, isBroken: false)
        write(" ")
        write(onOneLine: statement)
        return endLine()
      }
    }
    indent()
    write(each.pattern, isBroken: true)
    endLine()
    let outer = isInCase
    isInCase = true
    indented { $0.print(each.body) }
    isInCase = outer
  }

  /// `case .bold, .italic:`, with as many names on a line as there is room for.
  private mutating func write(_ pattern: Statement.Case.Pattern, isBroken: Bool) {
    switch pattern {
    case .members(let names):
      write("case ")
      for index in names.indices where !isTooLong {
        if index > 0 {
          let isOnLine = fits {
            $0.write(" ")
            $0.writePattern(names, index)
          }
          if isOnLine || !isBroken { write(" ") } else { breakLine(indentedBy: 1) }
        }
        writePattern(names, index)
      }
    case .string(let text):
      write("case ")
      write(literal: text)
      write(":")
    case .expression(let value):
      write("case ")
      write(value)
      write(":")
    case .default: write("default:")
    }
  }

  private mutating func writePattern(_ names: [SwiftIdentifier], _ index: Int) {
    write(member: names[index])
    write(index < names.count - 1 ? "," : ":")
  }

  /// Writes a statement that is not long.
  private mutating func write(onOneLine statement: Statement) {
    switch statement {
    case .expression(let expression): write(expression)
    case .return(let value):
      write("return ")
      write(value)
    case .leave: write("break")
    case .assignment(let place, let value):
      write(place)
      write(" = ")
      write(value)
    case .guard(let condition, let value):
      write("guard ")
      write(condition)
      write(" else { return")
      if let value {
        write(" ")
        write(value)
      }
      write(" }")
    default: break
    }
  }
}

extension Statement.TrailingClosure {
  /// The length of its first line: ` { signature in`.
  fileprivate var start: Int { 2 + (signature.map { $0.utf8CodeUnitCount + 4 } ?? 0) }
}

extension Statement {
  /// Indicates whether it never stands on the line of its case.
  fileprivate var isLong: Bool {
    switch self {
    case .expression, .return, .leave, .assignment: false
    default: true
    }
  }
}

extension Expression {
  /// Indicates whether its own parts break where it does not fit, and not the line before it.
  fileprivate var breaksInside: Bool {
    switch self {
    case .call(_, let arguments): !arguments.isEmpty
    case .array(let elements): !elements.isEmpty
    case .string: true
    default: false
    }
  }
}

extension Expression {
  /// A call as it stands before a trailing closure: `swift format` wants no empty parentheses there.
  fileprivate var calledWithClosure: Expression {
    if case .call(let function, let arguments) = self, arguments.isEmpty { return function }
    return self
  }
}
