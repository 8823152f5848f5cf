import MenuetModel

/// Performs commands: by the app's model, or by presenting something in a scene, after an alert where
/// one asks.
struct SwiftUIPerforming {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var commandFunctions: CommandFunctions { CommandFunctions(plan: plan) }

  var functions: [Declaration] {
    [
      .support(SupportCode.SwiftUI.performing),
      Declaration(
        .function(
          asks ? "carryOut" : "start", parameters,
          commandFunctions.performing { special($0) }),
        comment: asks ? "Performs a command after its question." : "Performs a command.",
        modifiers: "private static"),
    ] + performed + question + presenters + undoing + commandFunctions.states
  }

  /// Indicates whether any item undoes or redoes by the app's undo manager.
  var undoes: Bool {
    SwiftUINeeds.hasItems(plan)
      && plan.commands.contains { if case .undo = $0.handler { true } else { false } }
  }

  private var undoing: [Declaration] {
    guard undoes else { return [] }
    var table = CaseTable<Bool>()
    for index in plan.commands.indices {
      if case .undo = plan.commands[index].handler { table.add(plan.names.commands[index], true) }
    }
    return [
      Declaration(
        .function(
          "undoes", ["_ command: Command"], result: .code("Bool"),
          [
            table.statement(
              over: "command", of: plan.commands.count, otherwise: .code("false")
            ) { .flag($0) }
          ]),
        comment: "Returns whether a command undoes or redoes.", modifiers: "private static")
    ]
  }

  private var presentations: SwiftUIPresentations { SwiftUIPresentations(plan: plan) }

  private var asks: Bool { presentations.asks }

  private var parameters: [Declaration.Parameter] {
    ["_ command: Command", "on actions: any Actions"]
      + (presentations.isNeeded ? ["in presented: Presented?"] : [])
  }

  /// `perform(.send, on: actions, in: presented)`.
  func perform(_ index: Int) -> Statement {
    let command = Expression.Argument(.implicitMember(plan.names.commands[index]))
    let arguments = [command, .init("on", .code("actions"))]
    return .expression(
      .call(
        .code("perform"),
        arguments + (presentations.isNeeded ? [.init("in", .code("presented"))] : [])))
  }

  /// The function that tells what only the system performs; nothing where there is no such command.
  var performed: [Declaration] {
    commandFunctions.performed(special: special)
  }

  /// The statements that perform a command for which its method or property alone is not enough.
  private func special(_ index: Int) -> [Statement]? {
    let cleared = commandFunctions.clearing(index)
    switch plan.commands[index].handler {
    case .method, .toggle:
      let following = following(index)
      if following.isEmpty, !plan.commands[index].namesPresentation { return nil }
      return cleared + holder(index) + commandFunctions.handling(index) + following
    case .presentation(let target): return cleared + presenting(target, for: index)
    case .undo(let isRedo):
      let undoing = Statement.call(
        isRedo ? "actions.undoManager?.redo" : "actions.undoManager?.undo")
      return cleared + holder(index) + [undoing] + following(index)
    case .standardEdit, .systemMenu, .answer, .elsewhere: return nil
    }
  }

  /// The constant for what a command is performed in, before its method presents something else.
  private func holder(_ index: Int) -> [Statement] {
    guard plan.commands[index].namesPresentation || !ending(index).isEmpty else { return [] }
    return [.constant("presentation", .code("presented?.presentations.last"))]
  }

  /// The statements after a command's own method.
  private func following(_ index: Int) -> [Statement] {
    var statements: [Statement] = []
    if let (id, detent) = plan.detent(setBy: index), let sheet = plan.presented[id]?.sheet {
      statements += document.presentations(withContentOf: sheet).map { id in
        let name = SwiftIdentifier(document.caseName(ofPresentable: id))
        return .assignment(
          .subscripted(.code("presented?.detents"), .implicitMember(name)),
          SwiftUIPresentations.detent(detent, of: sheet))
      }
    }
    return statements + ending(index)
  }

  /// The statements by which what a command is performed in goes away; none where nothing is
  /// presented at all.
  private func ending(_ index: Int) -> [Statement] {
    guard plan.listsPresentations, let ending = plan.ending(index) else { return [] }
    let dismissal = Statement.call("presented?.dismiss", .init(.code("presentation")))
    if case .inSheets(let condition) = ending { return [.if(condition, [dismissal])] }
    return [dismissal]
  }

  /// The statements that present something, with `presented` in scope. Sharing is the item's own.
  func presenting(_ target: String, for index: Int? = nil) -> [Statement] {
    if plan.alerts[target] != nil {
      return [
        .call("presented?.ask", .init(.string(target)), .init("before", .code("nil")))
      ]
    }
    guard plan.presented[target] != nil else { return [] }
    let name = SwiftIdentifier(document.caseName(ofPresentable: target))
    let present = Statement.call("presented?.present", .init(.implicitMember(name)))
    let replaces = index.map { document.commands[$0].presentation == .replace } ?? false
    return (replaces ? [.call("presented?.dismiss")] : []) + [present]
  }

  // MARK: Scenes

  /// The commands that nothing performs outside a scene that presents: an alert asks before them, or
  /// they present something.
  private var presenters: [Declaration] {
    guard presentations.isNeeded, SwiftUINeeds.hasItems(plan) else { return [] }
    var table = CaseTable<Bool>()
    for index in plan.commands.indices where presents(index) {
      table.add(plan.names.commands[index], true)
    }
    return [
      Declaration(
        .function(
          "presents", ["_ command: Command"], result: .code("Bool"),
          [
            table.statement(
              over: "command", of: plan.commands.count, otherwise: .code("false")
            ) { .flag($0) }
          ]),
        comment: "Returns whether a command presents something, or an alert asks before it.",
        modifiers: "private static")
    ]
  }

  private func presents(_ index: Int) -> Bool {
    if plan.commands[index].confirm != nil { return true }
    guard case .presentation(let target) = plan.commands[index].handler else { return false }
    return !presenting(target).isEmpty
  }

  // MARK: Questions

  /// The alerts that ask before commands.
  private var question: [Declaration] {
    guard asks else { return [] }
    var table = CaseTable<String>()
    for index in plan.commands.indices {
      if let alert = plan.commands[index].confirm {
        table.add(plan.names.commands[index], alert)
      }
    }
    return [
      Declaration(
        .function(
          "question", ["before command: Command"], result: .code("String?"),
          [
            table.statement(
              over: "command", of: plan.commands.count, otherwise: .code("nil")
            ) { .string($0) }
          ]),
        comment: "The alert that asks before a command.", modifiers: "private static")
    ]
  }
}
