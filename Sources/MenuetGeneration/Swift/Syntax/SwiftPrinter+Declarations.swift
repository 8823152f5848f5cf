/// Declarations.
extension SwiftPrinter {
  /// Prints a declaration with what it holds.
  mutating func print(_ header: DeclarationHeader, _ content: (inout SwiftPrinter) -> Void) {
    if let comment = header.comment { self.comment(comment) }
    if let availability, isAtFileScope { lines(availability) }
    let start = bytes.count
    fit(
      roomFor: 2, { $0.write(header, isBroken: false) }, else: { $0.write(header, isBroken: true) })
    let isProperty = if case .property = header.kind { true } else { false }
    body(braceOnOwnLine: isProperty && bytes[start...].contains(UInt8(ascii: "\n")), content)
  }

  /// Prints a declaration that holds no others.
  mutating func print(_ declaration: Declaration, comment: Comment? = nil) {
    if let comment { self.comment(comment) }
    switch declaration {
    case .code(let code): return lines(code)
    case .enumCase(let name, let rawValue): fit({ $0.writeCase(name, rawValue) })
    case .requirement(let name, let type, let isSettable):
      fit({
        $0.write("var ")
        $0.write(declared: name)
        $0.write(": ")
        $0.write(type)
        $0.write(isSettable ? " { get set }" : " { get }")
      })
    case .method(let name, let parameters, let result):
      fit(
        { $0.writeSignature(name, parameters, result: result, isBroken: false) },
        else: { $0.writeSignature(name, parameters, result: result, isBroken: true) })
    case .constant(let name, let type, let value, let modifiers, let isInterface):
      let access = access
      return print(value) {
        if isInterface { $0.write(access) }
        $0.write(modifiers)
        $0.write(" let ")
        $0.write(declared: name)
        if let type {
          $0.write(": ")
          $0.write(type)
        }
        $0.write(" =")
      }
    case .alias(let name, let type, let isInterface):
      let access = access
      fit({
        if isInterface { $0.write(access) }
        $0.write("typealias ")
        $0.write(declared: name)
        $0.write(" = ")
        $0.write(type)
      })
    case .stored(let code, let isInterface):
      indent()
      if isInterface { write(access) }
      write(code)
    }
    endLine()
  }

  private mutating func writeCase(_ name: SwiftIdentifier, _ rawValue: String) {
    write("case ")
    write(declared: name)
    if name.text != rawValue {
      write(" = ")
      write(literal: rawValue)
    }
  }

  private mutating func write(_ header: DeclarationHeader, isBroken: Bool) {
    if let attributes = header.attributes {
      write(attributes)
      write(" ")
    }
    if header.isInterface { write(access) }
    if let modifiers = header.modifiers {
      write(modifiers)
      write(" ")
    }
    switch header.kind {
    case .code(let code): write(code)
    case .type(let keyword, let name, let conformances):
      write(keyword)
      write(" ")
      write(declared: name)
      write(conformances: conformances)
    case .extension(let type, let conformances, let condition):
      write("extension ")
      write(type)
      write(conformances: conformances)
      if let condition {
        write(" ")
        write(condition)
      }
    case .function(let name, let parameters, let result):
      writeSignature(name, parameters, result: result, isBroken: isBroken)
    case .property(let name, let type):
      write("var ")
      write(declared: name)
      write(": ")
      write(type)
    }
  }

  private mutating func write(conformances: [TypeName]) {
    for (index, conformance) in conformances.enumerated() {
      write(index == 0 ? ": " : ", ")
      write(conformance)
    }
  }

  /// `func make(for command: Command) -> Menu`, on one line, with its parameters on another, or with
  /// a line for each of them.
  private mutating func writeSignature(
    _ name: SwiftIdentifier, _ parameters: [DeclarationHeader.Parameter], result: TypeName?,
    isBroken: Bool
  ) {
    write("func ")
    write(declared: name)
    write("(")
    if isBroken, !parameters.isEmpty {
      indented { printer in
        printer.breakLine()
        let start = printer.bytes.count
        printer.write(parameters, onLinesOfTheirOwn: false)
        if !printer.fits(from: start) {
          printer.removeAll(from: start)
          printer.write(parameters, onLinesOfTheirOwn: true)
        }
      }
      breakLine()
    } else {
      write(parameters, onLinesOfTheirOwn: false)
    }
    write(")")
    if let result {
      write(" -> ")
      write(result)
    }
  }

  private mutating func write(
    _ parameters: [DeclarationHeader.Parameter], onLinesOfTheirOwn: Bool
  ) {
    for index in parameters.indices {
      write(parameters[index].code)
      if let type = parameters[index].type { write(type) }
      guard index < parameters.count - 1 else { return }
      write(",")
      if onLinesOfTheirOwn { breakLine() } else { write(" ") }
    }
  }

  /// Prints `var title: String { value }`, a property of the interface with fixed code.
  mutating func printGetter(
    _ declaration: StaticString, _ value: StaticString, comment: Comment? = nil
  ) {
    if let comment { self.comment(comment) }
    indent()
    write(access)
    write(declaration)
    write(" { ")
    write(value)
    write(" }")
    endLine()
  }

  // MARK: Tables

  /// Prints `static let titles: [String] = [`, a line for each element, and `]`.
  mutating func printTable<Elements: Collection<Expression>>(
    _ declaration: StaticString, _ elements: Elements, comment: Comment? = nil
  ) {
    if let comment { self.comment(comment) }
    indent()
    write(declaration)
    write(" = [")
    endLine()
    // One element alone has no comma: so `swift format` wants it.
    let comma: StaticString = elements.count > 1 ? "," : ""
    indented { printer in
      for element in elements { printer.print(element, before: comma) }
    }
    indent()
    write("]")
    endLine()
  }

  private mutating func print(_ element: Expression, before comma: StaticString) {
    fit(
      {
        $0.write(element)
        $0.write(comma)
      },
      else: {
        $0.writeBroken(element)
        $0.write(comma)
      })
    endLine()
  }
}

// MARK: Types with stored properties

extension SwiftPrinter {
  /// Prints a type of the interface, whose first line is fixed.
  mutating func printType(
    _ declaration: StaticString, _ comment: Comment, _ content: (inout SwiftPrinter) -> Void
  ) {
    print(
      DeclarationHeader(.code(declaration), comment: comment, isInterface: true), content)
  }

  /// Prints stored properties of the interface, a line each.
  mutating func printFields(_ fields: StaticString...) {
    for field in fields { print(.stored(field, isInterface: true)) }
  }

  /// Prints a stored property of the interface with a comment.
  mutating func printField(_ field: StaticString, _ comment: Comment) {
    print(.stored(field, isInterface: true), comment: comment)
  }
}
