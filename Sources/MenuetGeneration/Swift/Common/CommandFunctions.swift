import MenuetModel

/// Prints the functions that perform commands and tell their state, over the app's `actions`.
struct CommandFunctions {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var names: DocumentNames { plan.names }

  // MARK: State

  /// Prints `isEnabled`, `isVisible` and `isOn`.
  func printStates(into printer: inout SwiftPrinter) {
    printCondition(
      "isEnabled", comment: "Whether a command can be performed now.", into: &printer
    ) { document.commands[$0].enabledWhen }
    printer.blankLine()
    printCondition(
      "isVisible", comment: "Whether a command is shown now.", into: &printer
    ) { document.commands[$0].visibleWhen }
    printer.blankLine()
    printToggleState(into: &printer)
  }

  private func printCondition(
    _ name: String, comment: Comment, into printer: inout SwiftPrinter,
    condition: (Int) -> Condition?
  ) {
    var table = CaseTable<Condition>()
    for index in document.commands.indices {
      if let condition = condition(index) { table.add(names.commands[index], condition) }
    }
    printer.print(function(name, comment, result: .code("Bool"))) {
      table.print(
        over: "command", of: document.commands.count, otherwise: .code("true"), into: &$0
      ) { plan.expression($0) }
    }
  }

  private func printToggleState(into printer: inout SwiftPrinter) {
    var table = CaseTable<Int>()
    for index in document.commands.indices where document.commands[index].kind == .toggle {
      table.add(names.commands[index], index)
    }
    printer.print(
      function("isOn", "Whether a toggle is on; of other commands false.", result: .code("Bool"))
    ) {
      table.print(
        over: "command", of: document.commands.count, otherwise: .code("false"), into: &$0
      ) { .member("actions", names.requirements[$0]) }
    }
  }

  private func function(
    _ name: String, _ comment: Comment, result: TypeName
  ) -> DeclarationHeader {
    DeclarationHeader(
      .function(
        SwiftIdentifier(name), [.init("_ command: Command"), .init("on actions: any Actions")],
        result: result),
      comment: comment, modifiers: "static", isInterface: true)
  }

  // MARK: Performing

  /// Prints the switch of `perform`.
  ///
  /// - Parameter special: the statements of a command that the framework performs by itself or asks
  ///   for before; it prints them and gives `true`, or `false` for any other command.
  func printPerforming(
    into printer: inout SwiftPrinter,
    special: (Int, inout SwiftPrinter) -> Bool
  ) {
    // Without commands there is nothing to switch over, and nobody who calls this.
    guard !document.commands.isEmpty else { return }
    printer.print(.switch("command")) { printer in
      var silent: [SwiftIdentifier] = []
      for index in plan.commands.indices {
        if special(index, &printer) { continue }
        switch plan.commands[index].handler {
        case .method, .toggle: printHandler(index, into: &printer)
        case .presentation, .standardEdit, .systemMenu, .answer:
          silent.append(names.commands[index])
        }
      }
      if !silent.isEmpty { printer.printCase(silent, .code("break")) }
    }
  }

  private func printHandler(_ index: Int, into printer: inout SwiftPrinter) {
    let statements = self.statements(index)
    if let statement = statements.first, statements.count == 1 {
      printer.printCase([names.commands[index]], statement)
    } else {
      printer.printCase([names.commands[index]]) { $0.print(statements) }
    }
  }

  /// What performs a command of the app: the toggles that it clears, and its method or property.
  func statements(_ index: Int) -> [Statement] {
    let clearing = self.clearing(index)
    return clearing.isEmpty ? handling(index) : clearing + handling(index)
  }

  /// Switches the toggles off that a command clears.
  func clearing(_ index: Int) -> [Statement] {
    guard let details = document.commands[index].details else { return [] }
    return details.value.clears.compactMap { names.variables[$0] }.map {
      .assignment($0, .code("false"))
    }
  }

  /// Calls the method of a command, or switches the property of a toggle.
  func handling(_ index: Int) -> [Statement] {
    let requirement = Expression.member("actions", names.requirements[index])
    switch plan.commands[index].handler {
    case .toggle:
      return [.expression(.call(.member(requirement, SwiftIdentifier("toggle")), []))]
    case .method: return [.expression(.call(requirement, []))]
    case .presentation, .standardEdit, .systemMenu, .answer: return []
    }
  }
}
