import MenuetModel

/// The parts of the app that answer for their commands by themselves, wherever they stand in the
/// responder chain.
///
/// A part answers for what its protocol has alone: methods, toggles and choices, after an alert where
/// one asks. What presents or dismisses, or clears what another part keeps, stays with the whole app.
struct AnsweringParts {
  let plan: GenerationPlan
  /// The commands and the choices that go along the responder chain.
  let performed: Set<Int>
  let chosen: Set<Int>

  private var document: Document { plan.document }

  /// A part with what it answers for.
  struct Part {
    let handler: String
    /// The protocol of the part.
    let actions: SwiftIdentifier
    let commands: [Int]
    let choices: [Int]

    var responder: SwiftIdentifier { SwiftIdentifier(handler + "CommandResponder") }

    /// `on actions: any NotesEditorActions`.
    var parameter: Declaration.Parameter { .init("on actions: any ", .path([actions])) }
  }

  /// The parts that answer for anything.
  var parts: [Part] {
    ActionsProtocol(plan: plan).parts.map { part in
      let own = Set(part.commands)
      return Part(
        handler: part.handler, actions: part.name,
        commands: part.commands.filter { performed.contains($0) && isAnswered($0, by: own) },
        choices: part.choices.filter { chosen.contains($0) && isAnswered($0) })
    }.filter { !$0.commands.isEmpty || !$0.choices.isEmpty }
  }

  private func isAnswered(_ index: Int, by own: Set<Int>) -> Bool {
    let command = plan.commands[index]
    let isCalled =
      switch command.handler {
      case .method, .toggle: true
      case .presentation, .standardEdit, .undo, .systemMenu, .answer, .elsewhere: false
      }
    guard isCalled, !plan.knowsPresentation(ofCommand: index),
      !document.commands[index].traits.contains(.dismisses)
    else { return false }
    let clears = document.commands[index].clears.allSatisfy { id in
      own.contains { document.commands[$0].id == id }
    }
    return clears && (command.confirm.map { isQuestion($0) } ?? true)
  }

  /// Returns whether the answers of an alert perform nothing themselves.
  private func isQuestion(_ id: String) -> Bool {
    plan.alerts[id].map { !plan.performsAnswers(of: $0) } ?? true
  }

  private func isAnswered(_ choice: Int) -> Bool {
    document.choices[choice].options.allSatisfy { $0.presents == nil }
  }

  /// The protocol of the part that answers for a choice; `nil` where the whole app does.
  func actions(ofChoice index: Int) -> SwiftIdentifier? {
    parts.first { $0.choices.contains(index) }?.actions
  }

  // MARK: Declarations

  /// `performPart`, which performs the available commands of a part.
  ///
  /// - Parameters:
  ///   - hasUpdate: whether something on screen is brought up to date afterwards.
  ///   - performing: the statements of a command.
  func performing(
    _ part: Part, hasUpdate: Bool = true, _ performing: (Int) -> [Statement]
  ) -> Declaration {
    var cases = part.commands.map { index in
      Statement.Case(.members([plan.names.commands[index]]), performing(index))
    }
    if cases.count < document.commands.count { cases.append(Statement.Case(.default, [.leave])) }
    return Declaration(
      .function(
        "performPart", ["_ command: Command", part.parameter, "from sender: Any?"],
        [
          .guard(
            .code("isEnabled(command, on: actions) && isVisible(command, on: actions)"),
            return: nil),
          .switch("command", cases),
        ] + (hasUpdate ? [.call("update")] : [])), modifiers: "private static")
  }

  /// `item(command, isEnabled: …, isVisible: …, isOn: …)`, of the state of a part.
  static let item = Expression.call(
    "item", .init(.code("command")),
    .init("isEnabled", .code("isEnabled(command, on: actions)")),
    .init("isVisible", .code("isVisible(command, on: actions)")),
    .init("isOn", .code("isOn(command, on: actions)")))

  /// `isEnabled`, `isVisible` and `isOn` of the commands of a part.
  func states(_ part: Part) -> [Declaration] {
    var toggles = CaseTable<Int>()
    for index in part.commands where document.commands[index].kind == .toggle {
      toggles.add(plan.names.commands[index], index)
    }
    return [
      condition("isEnabled", part) { $0.enabledWhen },
      condition("isVisible", part) { $0.visibleWhen },
      function(
        "isOn", part,
        toggles.statement(
          over: "command", of: document.commands.count, otherwise: .code("false")
        ) { .member("actions", plan.names.requirements[$0]) }),
    ]
  }

  private func condition(
    _ name: SwiftIdentifier, _ part: Part, _ condition: (Command) -> Condition?
  ) -> Declaration {
    var table = CaseTable<Condition>()
    for index in part.commands {
      if let test = condition(document.commands[index]) {
        table.add(plan.names.commands[index], test)
      }
    }
    return function(
      name, part,
      table.statement(over: "command", of: document.commands.count, otherwise: .code("true")) {
        plan.expression($0)
      })
  }

  private func function(
    _ name: SwiftIdentifier, _ part: Part, _ statement: Statement
  ) -> Declaration {
    Declaration(
      .function(
        name, ["_ command: Command", part.parameter], result: .code("Bool"), [statement]),
      modifiers: "private static")
  }
}
