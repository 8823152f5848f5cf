import MenuetModel

/// The functions that perform commands and tell their state, over the app's `actions`.
struct CommandFunctions {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var names: DocumentNames { plan.names }

  // MARK: State

  /// `isEnabled`, `isVisible` and `isOn`.
  var states: [Declaration] {
    [
      condition("isEnabled", "Returns whether a command can be performed now.") {
        document.commands[$0].enabledWhen
      },
      condition("isVisible", "Returns whether a command is shown now.") {
        document.commands[$0].visibleWhen
      },
      function("isOn", "Returns whether a toggle is on; false for other commands.", toggles),
    ]
  }

  /// The property of each toggle.
  private var toggles: Statement {
    var table = CaseTable<Int>()
    for index in document.commands.indices where document.commands[index].kind == .toggle {
      table.add(names.commands[index], index)
    }
    return table.statement(
      over: "command", of: document.commands.count, otherwise: .code("false")
    ) { .member("actions", names.requirements[$0]) }
  }

  private func condition(
    _ name: SwiftIdentifier, _ comment: Comment, condition: (Int) -> Condition?
  ) -> Declaration {
    let isOfUse = name == "isEnabled"
    return function(
      name, comment, tests(includingHandlers: isOfUse, condition),
      isAfterParts: isOfUse && plan.hasParts)
  }

  /// The condition of each command that has one.
  private func tests(
    includingHandlers: Bool, _ condition: (Int) -> Condition?
  ) -> Statement {
    var table = CaseTable<Test>()
    for index in document.commands.indices {
      var test = Test(condition: condition(index))
      if includingHandlers { test.handler = availability(index) }
      if test != Test() { table.add(names.commands[index], test) }
    }
    return table.statement(
      over: "command", of: document.commands.count, otherwise: .code("true")
    ) { test in
      let conditions =
        [test.condition.map { plan.expression($0) }, test.handler.map(Self.isAvailable)]
        .compactMap { $0 }
      return conditions.count == 1 ? conditions[0] : .all(conditions)
    }
  }

  /// The condition of a command in one place: its own there, and that something can perform it.
  func isEnabled(_ index: Int, when condition: Condition) -> Expression {
    let own = plan.expression(condition)
    return availability(index).map { .all([own, Self.isAvailable($0)]) } ?? own
  }

  /// The condition of a command, and its handler where that has to be there.
  private struct Test: Hashable {
    var condition: Condition?
    var handler: CommandHandler?
  }

  /// The handler of a command that is not always there to perform it.
  private func availability(_ index: Int) -> CommandHandler? {
    let handler = plan.commands[index].handler
    switch handler {
    case .undo: return handler
    case .standardEdit where plan.framework == .appkit:
      return AppKitPerforming(plan: plan).needsResponder(index) ? handler : nil
    default: return nil
    }
  }

  private static func isAvailable(_ handler: CommandHandler) -> Expression {
    switch handler {
    case .standardEdit(let selector):
      .call("hasResponder", .init("for", AppKitSelectors.expression(selector)))
    case .undo(isRedo: true): .code("actions.undoManager?.canRedo == true")
    default: .code("actions.undoManager?.canUndo == true")
    }
  }

  private func function(
    _ name: SwiftIdentifier, _ comment: Comment, _ statement: @autoclosure () -> Statement,
    isAfterParts: Bool = false
  ) -> Declaration {
    var statements = plan.body([statement()])
    if isAfterParts {
      if case .expression(let value)? = statements.first { statements = [.return(value)] }
      statements.insert(
        .guard(.code("isHandled(command, by: actions)"), return: .code("false")), at: 0)
    }
    return Declaration(
      .function(
        name, ["_ command: Command", "on actions: any Actions"], result: .code("Bool"),
        statements),
      comment: comment, modifiers: "static", isInterface: true)
  }

  // MARK: Performing

  /// The parameters of a function that performs a command.
  func parameters(_ further: Declaration.Parameter...) -> [Declaration.Parameter] {
    let presentation: [Declaration.Parameter] =
      plan.namesPresentations ? ["in presentation: Presentation? = nil"] : []
    return ["_ command: Command", "on actions: any Actions"] + further + presentation
  }

  /// The body of `perform`.
  ///
  /// - Parameter special: the statements of a command that the framework performs by itself or asks
  ///   for before; `nil` for any other command.
  func performing(special: (Int) -> [Statement]?) -> [Statement] {
    // Without commands there is nothing to switch over, and nobody who calls this.
    guard !document.commands.isEmpty else { return [] }
    var cases: [Statement.Case] = []
    var silent: [SwiftIdentifier] = []
    for index in plan.commands.indices {
      let statements = self.statements(index, special)
      if statements.isEmpty {
        silent.append(names.commands[index])
      } else {
        cases.append(Statement.Case(.members([names.commands[index]]), statements))
      }
    }
    if !silent.isEmpty { cases.append(Statement.Case(silent, .leave)) }
    return [.switch("command", cases)]
  }

  private func statements(_ index: Int, _ special: (Int) -> [Statement]?) -> [Statement] {
    special(index) ?? statements(index)
  }

  /// `isPerformed`, which tells the commands of the app from those that only the system performs, in
  /// menus of its own, or that are answers of an alert; nothing where there are no others.
  ///
  /// - Parameters:
  ///   - isSent: whether a command goes along the responder chain before `performing`.
  ///   - special: As for `performing`.
  func performed(
    isSent: (Int) -> Bool = { _ in false }, special: (Int) -> [Statement]?
  ) -> [Declaration] {
    var table = CaseTable<Bool>()
    for index in plan.commands.indices
    where !isSent(index) && statements(index, special).isEmpty {
      table.add(names.commands[index], false)
    }
    guard !table.isEmpty else { return [] }
    return [
      Declaration(
        .function(
          "isPerformed", ["_ command: Command"], result: .code("Bool"),
          [
            table.statement(
              over: "command", of: plan.commands.count, otherwise: .code("true")
            ) { .flag($0) }
          ]),
        comment: """
          Returns whether a command has an effect here: only the system performs the others, in menus
          of its own, or they are answers of an alert.
          """, modifiers: "private static")
    ]
  }

  /// The statements that perform a command of the app: the toggles that it clears, and its method
  /// or property. Nothing for other commands.
  func statements(_ index: Int) -> [Statement] {
    switch plan.commands[index].handler {
    case .toggle, .method: clearing(index) + handling(index)
    case .presentation, .standardEdit, .undo, .systemMenu, .answer, .elsewhere: []
    }
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
    case .toggle: return [.expression(.call(.member(requirement, "toggle"), []))]
    case .method:
      let presentation = Expression.Argument("in", .code("presentation"))
      let arguments = plan.commands[index].namesPresentation ? [presentation] : []
      return [.expression(.call(requirement, arguments))]
    case .presentation, .standardEdit, .undo, .systemMenu, .answer, .elsewhere: return []
    }
  }
}
