/// Declarations.
extension SwiftPrinter {
  /// The bytes of a file.
  ///
  /// - Parameter includesSupport: False to leave out the support code, so that the document's own
  ///   part remains.
  static func print(
    _ file: SourceFile, capacity: Int, includesSupport: Bool = true
  ) -> [UInt8] {
    var printer = SwiftPrinter(
      access: file.access, needs: file.needs, includesSupport: includesSupport, capacity: capacity)
    printer.comment(file.header, mark: "// ")
    printer.endLine()
    if let condition = file.condition {
      printer.print(condition: condition) { $0.printContent(of: file) }
    } else {
      printer.printContent(of: file)
    }
    return printer.bytes
  }

  private mutating func printContent(of file: SourceFile) {
    for module in file.hiddenImports {
      indent()
      write("import ")
      write(module)
      endLine()
    }
    for module in file.imports {
      indent()
      write(access)
      write("import ")
      write(module)
      endLine()
    }
    if !file.imports.isEmpty { endLine() }
    print(file.declarations, availability: file.availability)
  }

  /// Prints declarations with an empty line between those that take several lines.
  mutating func print(_ declarations: [Declaration], availability: StaticString? = nil) {
    var previous: Declaration?
    for declaration in declarations {
      if isEmpty(declaration) { continue }
      if let previous, !previous.isCompact || !declaration.isCompact { endLine() }
      print(declaration, availability: availability)
      previous = declaration
    }
  }

  /// Returns whether nothing is printed of a declaration.
  private func isEmpty(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .support(let code): !includesSupport || code.isEmpty(for: needs)
    // An extension of support code alone.
    case .extension(_, let conformances, _, let members):
      !includesSupport && conformances.isEmpty && members.allSatisfy { isEmpty($0) }
    default: false
    }
  }

  mutating func print(_ declaration: Declaration, availability: StaticString? = nil) {
    if let comment = declaration.comment { self.comment(comment) }
    for attribute in [availability, declaration.attributeLine] {
      guard let attribute else { continue }
      indent()
      write(attribute)
      endLine()
    }
    switch declaration.kind {
    case .type(_, _, let conformances, let members) where !conformances.isEmpty:
      let isOneLine = fit(
        roomFor: 2, { $0.writeHeader(of: declaration) },
        else: { $0.writeHeader(of: declaration, isBroken: true) })
      body(braceOnOwnLine: !isOneLine) { $0.print(members) }
    case .type(_, _, _, let members), .extension(_, _, _, let members):
      fit(roomFor: 2, { $0.writeHeader(of: declaration) })
      body { $0.print(members) }
    case .function(let name, let parameters, let result, let statements):
      fit(
        roomFor: 2,
        {
          $0.writeStart(of: declaration)
          $0.writeSignature(
            name, parameters, result: result, generics: declaration.generics, isBroken: false)
        },
        else: {
          $0.writeStart(of: declaration)
          $0.writeSignature(
            name, parameters, result: result, generics: declaration.generics, isBroken: true)
        })
      body { $0.print(statements) }
    case .shortFunction(let name, let parameters, let value):
      return print(name, parameters, value, of: declaration)
    case .property(_, _, let statements):
      let isOneLine = fit(roomFor: 2, { $0.writeHeader(of: declaration) })
      body(braceOnOwnLine: !isOneLine) { $0.print(statements) }
    case .constant(_, _, let value): return print(value) { $0.writeHeader(of: declaration) }
    case .method(let name, let parameters, let effects, let result):
      func write(_ printer: inout SwiftPrinter, isBroken: Bool) {
        printer.writeSignature(
          name, parameters, effects: effects, result: result, isBroken: isBroken)
      }
      fit({ write(&$0, isBroken: false) }, else: { write(&$0, isBroken: true) })
    case .accessor(_, _, let getter, let setter):
      fit(roomFor: 2, { $0.writeHeader(of: declaration) })
      body {
        $0.indent()
        $0.write("get")
        $0.body { $0.print(getter) }
        $0.endLine()
        $0.indent()
        $0.write("set")
        $0.body { $0.print(setter) }
        $0.endLine()
      }
    case .getter(let name, let type, let value):
      return print(getter: name, type, value, of: declaration)
    case .focusedValue, .focusedObject, .stored, .variable, .enumCase, .alias, .requirement:
      fit({ $0.writeHeader(of: declaration) })
    case .conditional(let condition, let declarations):
      return print(condition: condition) { $0.print(declarations) }
    case .support(let code): return print(code)
    }
    endLine()
  }

  private mutating func print(
    _ name: SwiftIdentifier, _ parameters: [Declaration.Parameter], _ value: Expression,
    of declaration: Declaration
  ) {
    func line(_ printer: inout SwiftPrinter) {
      printer.indent()
      printer.writeStart(of: declaration)
      printer.writeSignature(name, parameters, result: nil, isBroken: false)
      printer.write(" { ")
      printer.write(value)
      printer.write(" }")
    }
    if fits(line) {
      line(&self)
      return endLine()
    }
    print(
      Declaration(
        .function(name, parameters, [.expression(value)]), attributes: declaration.attributes,
        modifiers: declaration.modifiers, isInterface: declaration.isInterface))
  }

  /// A property of one expression, on one line where that fits.
  private mutating func print(
    getter name: SwiftIdentifier, _ type: TypeName, _ value: Expression, of declaration: Declaration
  ) {
    func line(_ printer: inout SwiftPrinter) {
      printer.indent()
      printer.writeHeader(of: declaration)
    }
    if fits(line) {
      line(&self)
      return endLine()
    }
    print(
      Declaration(
        .property(name, type, [.expression(value)]), attributes: declaration.attributes,
        modifiers: declaration.modifiers, isInterface: declaration.isInterface))
  }

  private mutating func writeStart(of declaration: Declaration) {
    if let attributes = declaration.attributes {
      write(attributes)
      write(" ")
    }
    if declaration.isInterface { write(access) }
    if let modifiers = declaration.modifiers {
      write(modifiers)
      write(" ")
    }
  }

  /// Writes what stands before the braces or the value of a declaration; all of one without either.
  private mutating func writeHeader(of declaration: Declaration, isBroken: Bool = false) {
    writeStart(of: declaration)
    switch declaration.kind {
    case .type(let keyword, let name, let conformances, _):
      write(keyword)
      write(" ")
      write(declared: name)
      write(conformances: conformances, isBroken: isBroken)
    case .extension(let type, let conformances, let condition, _):
      write("extension ")
      write(type)
      write(conformances: conformances)
      if let condition {
        write(" ")
        write(condition)
      }
    case .property(let name, let type, _): write(keyword: "var ", name, type)
    case .getter(let name, let type, let value):
      write(keyword: "var ", name, type)
      write(" { ")
      write(value)
      write(" }")
    case .constant(let name, let type, _):
      write(keyword: "let ", name, type)
      write(" =")
    case .stored(let name, let type): write(keyword: "let ", name, type)
    case .variable(let name, let type, let value):
      write(keyword: "var ", name, type)
      guard let value else { return }
      write(" = ")
      write(value)
    case .accessor(let name, let type, _, _):
      write(keyword: "var ", name, type)
    case .focusedValue(let name, let value):
      write("@FocusedValue(\\.")
      write(declared: value)
      write(") private var ")
      write(declared: name)
    case .focusedObject(let name, let type):
      write("@FocusedObject private ")
      write(keyword: "var ", name, .optional(type))
    case .enumCase(let name, let rawValue):
      write("case ")
      write(declared: name)
      guard name.text != rawValue else { return }
      write(" = ")
      write(literal: rawValue)
    case .alias(let name, let type):
      write("typealias ")
      write(declared: name)
      write(" = ")
      write(type)
    case .requirement(let name, let type, let isSettable):
      write(keyword: "var ", name, type)
      write(isSettable ? " { get set }" : " { get }")
    case .function, .shortFunction, .method, .conditional, .support: break
    }
  }

  /// Writes a declaration on one line, without the value or the body that it has, and without its
  /// access, and gives its place in the file.
  mutating func write(signatureOf declaration: Declaration) -> Range<Int> {
    let beginning = bytes.count
    switch declaration.kind {
    case .function(let name, let parameters, let result, _):
      writeStart(of: declaration)
      writeSignature(
        name, parameters, result: result, generics: declaration.generics, isBroken: false)
    case .shortFunction(let name, let parameters, _):
      writeStart(of: declaration)
      writeSignature(name, parameters, result: nil, isBroken: false)
    case .method(let name, let parameters, let effects, let result):
      writeSignature(name, parameters, effects: effects, result: result, isBroken: false)
    case .getter(let name, let type, _):
      writeStart(of: declaration)
      write(keyword: "var ", name, type)
    case .constant(let name, let type, _):
      writeStart(of: declaration)
      write(keyword: "let ", name, type)
    case .variable(let name, let type, _):
      writeStart(of: declaration)
      write(keyword: "var ", name, type)
    case .enumCase(let name, _):
      write("case ")
      write(declared: name)
    case .type(let keyword, let name, _, _) where Self.isProtocol(keyword):
      // What it refines is told by the requirements that it has.
      writeStart(of: declaration)
      write(keyword)
      write(" ")
      write(declared: name)
    default: writeHeader(of: declaration)
    }
    defer { endLine() }
    return beginning..<bytes.count
  }

  static func isProtocol(_ keyword: StaticString) -> Bool { keyword.description == "protocol" }

  /// The name of a type as it is written.
  static func text(of type: TypeName) -> String {
    var printer = SwiftPrinter(access: .internal)
    printer.write(type)
    return String(decoding: printer.bytes, as: UTF8.self)
  }

  /// `let name: Type`.
  mutating func write(keyword: StaticString, _ name: SwiftIdentifier, _ type: TypeName?) {
    write(keyword)
    write(declared: name)
    guard let type else { return }
    write(": ")
    write(type)
  }

  /// `: NSObject, UIDropInteractionDelegate`, or with what is behind the colon on a line of its own.
  private mutating func write(conformances: [TypeName], isBroken: Bool = false) {
    guard !conformances.isEmpty else { return }
    write(":")
    guard isBroken else {
      write(" ")
      return write(list: conformances)
    }
    breakLine(indentedBy: 1)
    write(list: conformances)
  }

  private mutating func write(list: [TypeName]) {
    for (index, type) in list.enumerated() {
      if index > 0 { write(", ") }
      write(type)
    }
  }

  /// `func make(for command: Command) -> Menu`, on one line, with its parameters on another, or with
  /// a line for each of them.
  private mutating func writeSignature(
    _ name: SwiftIdentifier, _ parameters: [Declaration.Parameter],
    effects: StaticString? = nil, result: TypeName?, generics: StaticString? = nil, isBroken: Bool
  ) {
    write("func ")
    write(declared: name)
    if let generics { write(generics) }
    write("(")
    if isBroken, !parameters.isEmpty {
      indented { printer in
        printer.breakLine()
        let isOneLine = printer.fits { $0.write(parameters, onLinesOfTheirOwn: false) }
        printer.write(parameters, onLinesOfTheirOwn: !isOneLine)
      }
      breakLine()
    } else {
      write(parameters, onLinesOfTheirOwn: false)
    }
    write(")")
    if let effects {
      write(" ")
      write(effects)
    }
    if let result {
      write(" -> ")
      write(result)
    }
  }

  private mutating func write(_ parameters: [Declaration.Parameter], onLinesOfTheirOwn: Bool) {
    for index in parameters.indices {
      write(parameters[index].code)
      if let type = parameters[index].type { write(type) }
      if let ending = parameters[index].ending { write(ending) }
      guard index < parameters.count - 1 else { return }
      write(",")
      if onLinesOfTheirOwn { breakLine() } else { write(" ") }
    }
  }
}
