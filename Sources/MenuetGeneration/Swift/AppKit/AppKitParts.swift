import MenuetModel

/// A responder for every part of the app that the document names: an object that implements one part
/// only answers for the commands of that part, wherever it stands in the responder chain.
///
/// A part answers for what its protocol has alone: methods, toggles and choices, after an alert where
/// one asks. What presents or dismisses, or clears what another part keeps, stays with the whole app.
struct AppKitParts {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var bar: AppKitMenuBar { AppKitMenuBar(plan: plan) }
  private var commandFunctions: CommandFunctions { CommandFunctions(plan: plan) }

  /// A part with what it answers for.
  struct Part {
    let handler: String
    /// The protocol of the part.
    let actions: SwiftIdentifier
    let commands: [Int]
    let choices: [Int]

    fileprivate var responder: SwiftIdentifier { SwiftIdentifier(handler + "CommandResponder") }

    /// `on actions: any NotesEditorActions`.
    fileprivate var parameter: Declaration.Parameter { .init("on actions: any ", .path([actions])) }
  }

  /// The parts that answer for anything in the menu bar.
  var parts: [Part] {
    guard !bar.bars.isEmpty else { return [] }
    let (performed, chosen) = (Set(bar.performed), Set(bar.chosen))
    return ActionsProtocol(plan: plan).parts.map { part in
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
      case .presentation, .standardEdit, .undo, .systemMenu, .answer: false
      }
    guard isCalled, !command.namesPresentation,
      !document.commands[index].traits.contains(.dismisses)
    else { return false }
    let clears = document.commands[index].clears.allSatisfy { id in
      own.contains { document.commands[$0].id == id }
    }
    return clears && (command.confirm.map { isQuestion($0) } ?? true)
  }

  /// Returns whether the answers of an alert perform nothing themselves.
  private func isQuestion(_ id: String) -> Bool {
    guard let alert = document.alerts.first(where: { $0.id == id }) else { return true }
    return alert.actions.allSatisfy { item in
      document.role(of: item) == .cancel
        || plan.commandIndex(item).map { plan.commands[$0].handler == .answer } ?? true
    }
  }

  private func isAnswered(_ choice: Int) -> Bool {
    document.choices[choice].options.allSatisfy { $0.presents == nil }
  }

  /// The protocol of the part that answers for a choice; `nil` where the whole app does.
  func actions(ofChoice index: Int) -> SwiftIdentifier? {
    parts.first { $0.choices.contains(index) }?.actions
  }

  // MARK: Declarations

  var declarations: [Declaration] {
    let parts = self.parts
    guard !parts.isEmpty else { return [] }
    return [.support(SupportCode.AppKit.parts)] + parts.flatMap { declarations($0) }
  }

  private func declarations(_ part: Part) -> [Declaration] {
    [responder(part), maker(part), item(part), performing(part)] + states(part)
  }

  private func responder(_ part: Part) -> Declaration {
    let chosen = part.choices.map {
      bar.method(
        document.responderName(of: document.choices[$0]),
        .call("chooseOption", .init("from", .code("sender"))))
    }
    return Declaration(
      .type(
        "final class", part.responder, conformances: [.code("PartResponder")],
        part.commands.map { bar.method(ofCommand: $0) } + chosen),
      comment: "Performs the commands of the part `\(part.handler)` of the app.",
      isInterface: true)
  }

  private func maker(_ part: Part) -> Declaration {
    let content = Statement.TrailingClosure(
      signature: "[weak actions] entry",
      [.expression(.code("actions.flatMap { partItem(of: entry, on: $0) }"))])
    let effect = Statement.TrailingClosure(
      "effect", signature: "[weak actions] command, sender",
      [
        .if(
          .binding("actions"),
          [.expression(.code("performPart(command, on: actions, from: sender)"))])
      ])
    return Declaration(
      .function(
        SwiftIdentifier("make\(part.responder.text)"),
        [.init("actions: any ", .path([part.actions]))], result: .path([part.responder]),
        [.view(.init(.name(part.responder), content, effect))]),
      comment: """
        Makes the responder of an object that implements `\(part.actions.text)`, which keeps it.
        """, modifiers: "static", isInterface: true)
  }

  private func item(_ part: Part) -> Declaration {
    var statements = part.choices.map { index in
      let selector = Expression.responderSelector(
        SwiftIdentifier(document.responderName(of: document.choices[index])))
      let options = Expression.call(
        .name(AppKitChoices(plan: plan).name(index)), [.init("on", .code("actions"))])
      return Statement.if(
        .equal(.code("entry.choiceAction"), selector),
        [.return(.subscripted(options, .code("entry.place")))])
    }
    statements += [
      .guard(.binding("command", .code("entry.command")), return: .code("nil")),
      .return(
        .call(
          "item", .init(.code("command")),
          .init("isEnabled", .code("isEnabled(command, on: actions)")),
          .init("isVisible", .code("isVisible(command, on: actions)")),
          .init("isOn", .code("isOn(command, on: actions)")))),
    ]
    return Declaration(
      .function(
        "partItem", ["of entry: Entry", part.parameter], result: .code("Item?"), statements),
      comment: "The item of an entry, as the part `\(part.handler)` shows it.",
      modifiers: "private static")
  }

  private func performing(_ part: Part) -> Declaration {
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
          .switch("command", cases), .call("update"),
        ]), modifiers: "private static")
  }

  private func performing(_ index: Int) -> [Statement] {
    let statements = commandFunctions.statements(index)
    guard let confirm = plan.commands[index].confirm,
      let alert = document.alerts.first(where: { $0.id == confirm })
    else { return statements }
    let call = Expression.call(
      .name(SwiftIdentifier(document.factoryName(of: alert))), [.init("actions", .code("nil"))])
    return [
      .closure(.constant("alert", call: call), statements + [.call("update")]),
      .call("alert.begin", .init("in", .code("(actions as? NSViewController)?.view.window"))),
    ]
  }

  // MARK: States

  private func states(_ part: Part) -> [Declaration] {
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
