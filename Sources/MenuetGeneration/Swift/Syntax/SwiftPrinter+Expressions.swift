/// Expressions, on one line or on several.
extension SwiftPrinter {
  /// Writes an expression on the current line.
  mutating func write(_ expression: Expression) {
    if isTooLong { return }
    switch expression {
    case .code(let code): write(code)
    case .name(let name): write(declared: name)
    case .type(let type): write(type)
    case .metatype(let type):
      write(type)
      write(".self")
    case .string(let text): write(literal: text)
    case .integer(let value): write(grouped(value))
    case .number(let value): write(number(value))
    case .implicitMember(let name): write(member: name)
    case .member(let base, let name):
      write(base)
      write(member: name)
    case .chained(let base, let name):
      write(base)
      write("?")
      write(member: name)
    case .coalescing(let value, let other):
      write(value)
      write(" ?? ")
      write(other)
    case .keyPath(let name):
      write("\\")
      write(member: name)
    case .call(let function, let arguments):
      write(function)
      write("(")
      writeList(arguments.indices) { $0.write(arguments[$1]) }
      write(")")
    case .array(let elements):
      write("[")
      writeList(elements.indices) { $0.write(elements[$1]) }
      write("]")
    case .subscripted(let base, let index):
      write(base)
      write("[")
      write(index)
      write("]")
    case .closure(let content):
      write("{ ")
      write(content)
      write(" }")
    case .not(let operand):
      write("!")
      write(operand: operand)
    case .all(let operands): write(operands, joinedBy: " && ")
    case .any(let operands): write(operands, joinedBy: " || ")
    case .equal(let left, let right):
      write(left)
      write(" == ")
      write(right)
    case .binding(let name, let value):
      write("let ")
      write(declared: name)
      guard let value else { return }
      write(" = ")
      write(value)
    case .functionReference(let name, let labels):
      write(declared: name)
      write("(")
      write(labels)
      write(")")
    case .responderSelector(let method):
      write("#selector(CommandResponder.")
      write(method.text)
      write("(_:))")
    case .standardEditSelector(let method):
      write("#selector((any UIResponderStandardEditActions).")
      write(method)
      write(")")
    }
  }

  /// Writes an expression over several lines, as the end of the current one.
  ///
  /// - Parameter operatorLevel: how much deeper than the line its operators stand, in levels.
  mutating func writeBroken(_ expression: Expression, operatorLevel: Int = 1) {
    if isTooLong { return }
    switch expression {
    case .string(let text): writeLines(of: text)
    case .call(let function, let arguments) where !arguments.isEmpty:
      write(function)
      write("(")
      writeFilled(arguments)
      write(")")
    case .array(let elements) where !elements.isEmpty:
      write("[")
      writeFilled(
        elements.map { Expression.Argument($0) }, trailingComma: elements.count > 1)
      breakLine()
      write("]")
    case .call(let function, _):
      writeBroken(function)
      write("()")
    case .member(let base, let name):
      write(base)
      breakLine(indentedBy: 1)
      write(member: name)
    case .all(let operands): writeBroken(operands, joinedBy: "&& ", operatorLevel)
    case .any(let operands): writeBroken(operands, joinedBy: "|| ", operatorLevel)
    case .not(let operand) where operand.isCompound:
      write("!(")
      writeBroken(operand, operatorLevel: operatorLevel)
      write(")")
    default: write(expression)
    }
  }

  /// Writes a call that a trailing closure follows: its parenthesis then closes on a line of its own.
  mutating func writeBroken(beforeClosure call: Expression) {
    guard case .call(let function, let arguments) = call, !arguments.isEmpty else {
      return write(call)
    }
    write(function)
    write("(")
    writeFilled(arguments)
    breakLine()
    write(")")
  }

  private mutating func write(_ argument: Expression.Argument) {
    if let label = argument.label {
      write(label)
      write(": ")
    }
    write(argument.value)
  }

  private mutating func writeList(
    _ indices: Range<Int>, _ element: (inout SwiftPrinter, Int) -> Void
  ) {
    for index in indices where !isTooLong {
      if index > indices.lowerBound { write(", ") }
      element(&self, index)
    }
  }

  /// Writes arguments on lines of their own, as many on each as fit. An argument that does not fit on
  /// a line by itself is broken.
  mutating func writeFilled(_ arguments: [Expression.Argument], trailingComma: Bool = false) {
    indented { printer in
      printer.breakLine()
      for index in arguments.indices {
        let isLast = index == arguments.count - 1
        // A comma, and that which swift-format reserves at the end of a list before it; or the
        // parenthesis that follows, with what may follow that.
        let isBeforeComma = !isLast || trailingComma
        let ending = isBeforeComma && !arguments[index].value.isList ? 1 : 2
        let isOnLine = printer.fits(roomFor: ending) {
          if index > 0 { $0.write(" ") }
          $0.write(arguments[index])
        }
        if isOnLine {
          if index > 0 { printer.write(" ") }
          printer.write(arguments[index])
        } else {
          if index > 0 { printer.breakLine() }
          printer.writeOnOwnLine(arguments[index], roomFor: ending)
        }
        if !isLast || trailingComma { printer.write(",") }
      }
    }
  }

  private mutating func writeOnOwnLine(_ argument: Expression.Argument, roomFor ending: Int) {
    if fits(roomFor: ending, { $0.write(argument) }) { return write(argument) }
    if let label = argument.label {
      write(label)
      if case .not = argument.value {
        // What an operator stands before goes to a line of its own.
        write(":")
        return indented {
          $0.breakLine()
          $0.writeBroken(argument.value, operatorLevel: 0)
        }
      }
      write(": ")
    }
    writeBroken(argument.value)
  }

  // MARK: Operators

  private mutating func write(operand: Expression) {
    if operand.isCompound { write("(") }
    write(operand)
    if operand.isCompound { write(")") }
  }

  private mutating func write(_ operands: [Expression], joinedBy operation: StaticString) {
    for index in operands.indices {
      if index > 0 { write(operation) }
      writeOperand(operands[index])
    }
  }

  private mutating func writeBroken(
    _ operands: [Expression], joinedBy operation: StaticString, _ level: Int
  ) {
    for index in operands.indices {
      if index > 0 {
        breakLine(indentedBy: level)
        write(operation)
      }
      writeOperand(operands[index])
    }
  }

  /// A comparison needs no parentheses between `&&` and `||`; the other of the two has them for the
  /// reader.
  private mutating func writeOperand(_ operand: Expression) {
    if case .equal = operand { write(operand) } else { write(operand: operand) }
  }

  // MARK: Names and literals

  mutating func write(declared name: SwiftIdentifier) {
    if name.isKeyword { write("`") }
    write(name.text)
    if name.isKeyword { write("`") }
  }

  mutating func write(member name: SwiftIdentifier) {
    write(name.isKeywordAfterDot ? ".`" : ".")
    write(name.text)
    if name.isKeywordAfterDot { write("`") }
  }

  mutating func write(_ type: TypeName) {
    switch type {
    case .code(let name): write(name)
    case .path(let path):
      for (index, name) in path.enumerated() {
        // Types named `Type` or `Any` need their back-ticks after a dot too.
        if index > 0 { write(".") }
        write(declared: name)
      }
    case .array(let element):
      write("[")
      write(element)
      write("]")
    case .any(let name):
      write("any ")
      write(declared: name)
    case .optionalAny(let name):
      write("(")
      write(.any(name))
      write(")?")
    case .optional(let wrapped):
      write(wrapped)
      write("?")
    case .function(let parameter, let result):
      write("@escaping (")
      write(parameter)
      write(") -> ")
      write(result)
    case .generic(let name, let parameter):
      write(name)
      write("<")
      write(parameter)
      write(">")
    case .handler(let parameter):
      write("@escaping @MainActor (")
      write(parameter)
      write(") -> Void")
    }
  }

  /// A string over several lines: each ends in a backslash, so that they are one. They stand below
  /// the quotes where those begin a line, else one level deeper.
  private mutating func writeLines(of text: String) {
    let level = isAtIndentation ? 0 : 1
    let margin = 2 * (indentation + level)
    write("\"\"\"")
    let lines = StringLiteral.lines(text, width: max(20, Self.lineLength - margin - 1))
    for index in lines.indices {
      breakLine(indentedBy: level)
      write(lines[index])
      if index < lines.count - 1 { write("\\") }
    }
    breakLine(indentedBy: level)
    write("\"\"\"")
  }

  /// Digits in groups of three from seven digits on, as `swift format` wants them.
  private func grouped(_ value: Int) -> String {
    let digits = String(value.magnitude)
    guard digits.utf8.count > 6 else { return String(value) }
    var result = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "_" }
      result.append(digit)
    }
    return result
  }

  private func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if value == value.rounded(), value.magnitude < 1e9 { return grouped(Int(value)) }
    return "\(value)"
  }
}

extension Expression {
  /// Indicates whether it is a list of several elements.
  fileprivate var isList: Bool {
    if case .array(let elements) = self { elements.count > 1 } else { false }
  }
}
