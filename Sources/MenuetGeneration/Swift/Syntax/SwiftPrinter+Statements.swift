/// Statements.
extension SwiftPrinter {
  /// Prints a statement on lines of its own.
  mutating func print(_ statement: Statement) {
    switch statement {
    case .code(let code): lines(code)
    case .expression(let expression):
      fit({ $0.write(expression) }, else: { $0.writeBroken(expression) })
      endLine()
    case .constant(let name, let type, let value): print("let ", name, type, value)
    case .variable(let name, let type, let value): print("var ", name, type, value)
    case .assignment(let place, let value):
      print(value) {
        $0.write(place)
        $0.write(" =")
      }
    case .keyCase(let key, let code):
      indent()
      write("case ")
      write(literal: key)
      write(": return ")
      write(code)
      endLine()
    case .unwrapping(let name, let value, let otherwise):
      fit({
        $0.write("guard let ")
        $0.write(name)
        $0.write(" = ")
        $0.write(value)
        $0.write(" else { ")
        $0.write(otherwise)
        $0.write(" }")
      })
      endLine()
    case .return(let value): print(value, isReturned: true) { $0.write("return") }
    }
  }

  mutating func print(_ statements: [Statement]) {
    for statement in statements { print(statement) }
  }

  /// Prints a variable and what changes it; where nothing does, it is a constant, because the
  /// compiler would warn of a variable.
  mutating func print(
    variable name: SwiftIdentifier, _ value: Expression,
    changes: (inout SwiftPrinter) -> Void
  ) {
    let start = bytes.count
    print(.variable(name, value))
    let end = bytes.count
    changes(&self)
    if bytes.count == end { makeConstant(from: start) }
  }

  private mutating func print(
    _ keyword: StaticString, _ name: SwiftIdentifier, _ type: TypeName?, _ value: Expression
  ) {
    print(value) {
      $0.write(keyword)
      $0.write(declared: name)
      if let type {
        $0.write(": ")
        $0.write(type)
      }
      $0.write(" =")
    }
  }

  /// Prints a value after what stands before it. Where both do not fit on one line, a call or a
  /// literal is broken; before anything else the line is, but not after `return`.
  mutating func print(
    _ value: Expression, isReturned: Bool = false, after start: (inout SwiftPrinter) -> Void
  ) {
    let breaksInside = isReturned || value.breaksInside
    fit(
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

  // MARK: Statements that hold others

  /// Prints a statement with what it holds.
  mutating func print(_ header: StatementHeader, _ content: (inout SwiftPrinter) -> Void) {
    switch header {
    case .code(let code):
      indent()
      write(code)
      body(content)
    case .if(let condition):
      let isBroken = print(condition)
      body(braceOnOwnLine: isBroken, content)
    case .switch(let subject):
      indent()
      write("switch ")
      write(subject)
      write(" {")
      endLine()
      content(&self)
      indent()
      write("}")
      endLine()
    case .closure(let constant, let call, let signature):
      // ` { signature in`
      let ending = 2 + (signature.map { $0.utf8CodeUnitCount + 4 } ?? 0)
      printClosure(call, roomFor: ending) { printer in
        guard let constant else { return }
        printer.write("let ")
        printer.write(declared: constant)
        printer.write(" = ")
      }
      body(signature, content)
    case .returnedClosure(let call, let signature):
      printClosure(call, roomFor: signature.utf8CodeUnitCount + 6) { $0.write("return ") }
      body(signature, content)
    case .closureAssignment(let place, let signature):
      fit({
        $0.write(place)
        $0.write(" =")
      })
      body(signature, content)
    }
  }

  /// Prints `if` with its condition; says whether it took more than a line.
  private mutating func print(_ condition: Expression) -> Bool {
    let start = bytes.count
    fit(
      roomFor: 2,
      {
        $0.write("if ")
        $0.write(condition)
      },
      else: {
        $0.write("if ")
        $0.writeBroken(condition)
      })
    return bytes[start...].contains(UInt8(ascii: "\n"))
  }

  private mutating func printClosure(
    _ call: Expression, roomFor ending: Int, after start: (inout SwiftPrinter) -> Void
  ) {
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

  private mutating func body(
    _ signature: StaticString?, _ content: (inout SwiftPrinter) -> Void
  ) {
    write(" {")
    if let signature {
      write(" ")
      write(signature)
      write(" in")
    }
    endLine()
    indented(content)
    indent()
    write("}")
    endLine()
  }

  // MARK: Cases of a switch

  /// Prints `case .bold, .italic: return true`, the statement on a line of its own where it or the
  /// names do not fit.
  mutating func printCase(_ names: [SwiftIdentifier], _ statement: Statement) {
    let start = bytes.count
    let isBroken = printPatterns(names)
    if !isBroken, !statement.isLong {
      let end = bytes.count
      write(" ")
      writeInline(statement)
      if fits(from: start) { return endLine() }
      removeAll(from: end)
    }
    endLine()
    indentedCase { $0.print(statement) }
  }

  /// Prints a case whose statements stand below it.
  mutating func printCase(_ names: [SwiftIdentifier], _ content: (inout SwiftPrinter) -> Void) {
    _ = printPatterns(names)
    endLine()
    indentedCase(content)
  }

  private mutating func indentedCase(_ content: (inout SwiftPrinter) -> Void) {
    let outer = isInCase
    isInCase = true
    indented(content)
    isInCase = outer
  }

  /// Prints `default: statement`.
  mutating func printDefault(_ statement: Statement) {
    indent()
    write("default: ")
    writeInline(statement)
    endLine()
  }

  /// `case .bold, .italic:`, with as many names on a line as there is room for; says whether they
  /// took more than one.
  private mutating func printPatterns(_ names: [SwiftIdentifier]) -> Bool {
    indent()
    write("case ")
    var isBroken = false
    for index in names.indices {
      let start = bytes.count
      if index > 0 { write(" ") }
      writePattern(names, index)
      if index > 0, !fits(from: start) {
        removeAll(from: start)
        breakLine(indentedBy: 1)
        writePattern(names, index)
        isBroken = true
      }
    }
    return isBroken
  }

  private mutating func writePattern(_ names: [SwiftIdentifier], _ index: Int) {
    write(member: names[index])
    write(index < names.count - 1 ? "," : ":")
  }

  private mutating func writeInline(_ statement: Statement) {
    switch statement {
    case .expression(let expression): write(expression)
    case .return(let value):
      write("return ")
      write(value)
    case .code(let code): write(code)
    case .assignment(let place, let value):
      write(place)
      write(" = ")
      write(value)
    case .constant, .variable, .unwrapping, .keyCase: break
    }
  }
}

extension Statement {
  /// Whether it never stands on the line of its case.
  fileprivate var isLong: Bool {
    switch self {
    case .constant, .variable, .unwrapping, .keyCase: true
    default: false
    }
  }
}

extension Expression {
  /// Whether its own parts break where it does not fit, and not the line before it.
  fileprivate var breaksInside: Bool {
    switch self {
    case .call(_, let arguments): !arguments.isEmpty
    case .array(let elements): !elements.isEmpty
    case .string: true
    default: false
    }
  }
}
