import MenuetModel

/// How commands are performed: by the app, along the responder chain, or by presenting, and after an
/// alert where one asks.
struct AppKitPerforming {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var commandFunctions: CommandFunctions { CommandFunctions(plan: plan) }

  /// `perform` and what it needs.
  var functions: [Declaration] {
    [
      Declaration(
        .function(
          "perform", commandFunctions.parameters("from sender: Any? = nil"),
          result: .code("Bool"), [.support(SupportCode.AppKit.performingIfAvailable)]),
        comment: """
          Performs a command that is available; where an alert asks first, only after its answer.
          Returns false where the command is unavailable, or where only the system performs it.
          """, attributeLine: "@discardableResult", modifiers: "static", isInterface: true),
      Declaration(
        .function(
          "run", commandFunctions.parameters("from sender: Any?"),
          sendingStandardActions + commandFunctions.performing { special($0) }),
        modifiers: "private static"),
    ] + performed + standardActions
      + targets.map { presentation(of: $0) } + commandFunctions.states
  }

  /// The statement that sends what AppKit's own objects perform along the responder chain.
  private var sendingStandardActions: [Statement] {
    let needs = AppKitNeeds.needs(of: plan)
    guard needs.contains(.standardActions) else { return [] }
    let command = Expression.code("command")
    var arguments: [Expression.Argument] = [.init(.code("action"))]
    if needs.contains(.taggedActions) {
      arguments.append(.init("to", .call("target", .init("of", command))))
      arguments.append(.init("tag", .call("tag", .init("of", command))))
    }
    arguments.append(.init("from", .code("sender")))
    let action = Expression.binding("action", .call("standardAction", .init(command)))
    return [.if(action, [.return(.call(.code("send"), arguments))])]
  }

  /// The function that tells what only the system performs; nothing where there is no such command.
  var performed: [Declaration] {
    commandFunctions.performed(isSent: { isSystems($0) }, special: special)
  }

  /// The statements that perform a command for which its method or property alone is not enough.
  private func special(_ index: Int) -> [Statement]? {
    let command = plan.commands[index]
    switch command.handler {
    case .method, .toggle:
      if command.confirm == nil, following(index).isEmpty { return nil }
    case .systemMenu, .answer, .elsewhere: return nil
    case .standardEdit: if isSystems(index) { return [] }
    case .presentation, .undo: break
    }
    return handling(
      index, command.handler, confirm: command.confirm, command: .code("command"))
  }

  // MARK: Handling

  /// The statements that perform a command whose handler is given, with `actions` and `sender` in
  /// scope.
  func handling(
    _ index: Int, _ handler: CommandHandler, confirm: String?, command: Expression
  ) -> [Statement] {
    let statements = statements(index, handler, command: command)
    guard let confirm, let alert = plan.alerts[confirm] else {
      return statements
    }
    let call = plan.call(alert)
    return [
      .closure(.constant("alert", call: call), statements),
      .call(
        "presentAlert", .init(.code("alert")), .init("for", command),
        .init("on", .code("actions"))),
    ]
  }

  private func statements(
    _ index: Int, _ handler: CommandHandler, command: Expression
  ) -> [Statement] {
    let cleared = commandFunctions.clearing(index)
    switch handler {
    case .method, .toggle:
      return cleared + commandFunctions.handling(index) + following(index, command: command)
    case .presentation(let target): return cleared + [presenting(target, for: command)]
    case .standardEdit(let selector):
      return cleared + [sending(selector, index)] + following(index, command: command)
    case .undo, .systemMenu, .answer, .elsewhere: return cleared
    }
  }

  /// `send(#selector(NSText.copy(_:)), from: sender)`.
  private func sending(_ selector: String, _ index: Int) -> Statement {
    var arguments: [Expression.Argument] = [.init(AppKitSelectors.expression(selector))]
    if let system = document.commands[index].system {
      if let target = AppKitSelectors.target(of: system) { arguments.append(.init("to", target)) }
      if let tag = AppKitSelectors.tag(of: system) { arguments.append(.init("tag", tag)) }
    }
    arguments.append(.init("from", .code("sender")))
    return .expression(.call(.code("send"), arguments))
  }

  /// The statements after a command's own method: what it stands in goes away.
  private func following(
    _ index: Int, command: Expression = .code("command")
  ) -> [Statement] {
    let dismissal = Statement.call("actions.dismiss", .init("for", command))
    switch ending(index) {
    case .always: return [dismissal]
    case .wherePresented: return [.if(.code("presentation != nil"), [dismissal])]
    case .inSheets(let condition): return [.if(condition, [dismissal])]
    case nil: return []
    }
  }

  /// The ending of a command on a Mac: a window that AppKit's own selector closes has gone already.
  private func ending(_ index: Int) -> CommandEnding? {
    let ending = plan.ending(index)
    guard case .standardEdit = plan.commands[index].handler else { return ending }
    if case .inSheets = ending { return ending }
    return nil
  }

  /// Returns whether the statements of a command ask where it is performed.
  func asksPresentation(_ index: Int) -> Bool {
    if case .inSheets = ending(index) { return true }
    return plan.commands[index].namesPresentation
  }

  /// Indicates whether anything goes away after any command.
  var endsPresentations: Bool { document.commands.indices.contains { ending($0) != nil } }

  /// `presentCompose(for: command, on: actions, from: sender)`.
  func presenting(
    _ target: String, for command: Expression, from sender: Expression = .code("sender")
  ) -> Statement {
    .call(
      .name(presentationName(target)), .init("for", command), .init("on", .code("actions")),
      .init("from", sender))
  }

  private func presentationName(_ target: String) -> SwiftIdentifier {
    SwiftIdentifier("present" + document.typeName(ofPresentable: target))
  }

  // MARK: The responder chain

  /// Returns whether a place is the system's own: the menus around it have no conditions, which AppKit
  /// does not know.
  func isSystems(_ placement: Placement) -> Bool {
    placement.enabledWhen.isEmpty && isSystems(placement.item)
  }

  /// Returns whether an item is the system's own: nothing is said of it that AppKit does not know.
  func isSystems(_ item: Item) -> Bool {
    guard let index = plan.commandIndex(item), isSystems(index) else { return false }
    guard let overrides = item.overrides?.value else { return true }
    return overrides.enabledWhen == nil && overrides.visibleWhen == nil
      && overrides.confirm == nil && overrides.presents == nil && overrides.role == nil
  }

  /// Returns whether a command goes along the responder chain by AppKit's own selector, and nothing
  /// else is to be done.
  func isSystems(_ index: Int) -> Bool {
    guard case .standardEdit = plan.commands[index].handler else { return false }
    let command = document.commands[index]
    return command.enabledWhen == nil && command.visibleWhen == nil && command.clears.isEmpty
      && plan.commands[index].confirm == nil && ending(index) == nil
  }

  /// Returns whether a command goes along the responder chain by the app's own selector, in any of its
  /// places, so that AppKit does not see whether anything performs it.
  func needsResponder(_ index: Int) -> Bool {
    guard case .standardEdit = plan.commands[index].handler,
      document.commands[index].system.flatMap({ AppKitSelectors.target(of: $0) }) == nil
    else { return false }
    return !isSystems(index)
      || plan.walk.placements.contains {
        plan.commandIndex($0.item) == index && !isSystems($0)
      }
  }

  /// Indicates whether any command's action has a tag or a target.
  var hasTags: Bool {
    plan.commands.indices.contains { index in
      guard case .standardEdit = plan.commands[index].handler else { return false }
      return document.commands[index].system.flatMap { AppKitSelectors.tag(of: $0) } != nil
    }
  }

  private var standardActions: [Declaration] {
    var actions = CaseTable<String>()
    var tags = CaseTable<SystemCommand>()
    var targets = CaseTable<Bool>()
    for index in plan.commands.indices {
      guard case .standardEdit(let selector) = plan.commands[index].handler,
        let system = document.commands[index].system
      else { continue }
      let name = plan.names.commands[index]
      if isSystems(index) { actions.add(name, selector) }
      if AppKitSelectors.tag(of: system) != nil { tags.add(name, system) }
      if AppKitSelectors.target(of: system) != nil { targets.add(name, true) }
    }
    let needs = AppKitNeeds.needs(of: plan)
    var functions: [Declaration] = []
    if needs.contains(.standardEdits) { functions.append(.support(SupportCode.AppKit.sending)) }
    if needs.contains(.standardActions) {
      functions.append(
        Declaration(
          .function(
            "standardAction", ["_ command: Command"], result: .code("Selector?"),
            [
              actions.statement(over: "command", of: plan.commands.count, otherwise: .code("nil")) {
                AppKitSelectors.expression($0)
              }
            ]),
          comment: "The selector of a command that AppKit's own objects perform.",
          modifiers: "private static"))
    }
    guard needs.contains(.taggedActions) else { return functions }
    return functions + [
      Declaration(
        .function(
          "tag", ["of command: Command"], result: .code("Int"),
          [
            tags.statement(over: "command", of: plan.commands.count, otherwise: .code("0")) {
              AppKitSelectors.tag(of: $0) ?? .code("0")
            }
          ]),
        comment: "The tag by which the action of a command knows what to do.",
        modifiers: "private static"),
      Declaration(
        .function(
          "target", ["of command: Command"], result: .code("AnyObject?"),
          [
            targets.statement(over: "command", of: plan.commands.count, otherwise: .code("nil")) {
              _ in .code("NSFontManager.shared")
            }
          ]),
        comment: "The object that performs a command; `nil` for the responder chain.",
        modifiers: "private static"),
    ]
  }

  // MARK: Presenting

  /// Everything that commands or options present, each once, in document order.
  var targets: [String] {
    var seen: Set<String> = []
    var targets: [String] = []
    func add(_ target: String?) {
      guard let target, seen.insert(target).inserted else { return }
      targets.append(target)
    }
    for index in plan.commands.indices {
      if case .presentation(let target) = plan.commands[index].handler { add(target) }
    }
    for placement in plan.walk.placements where placement.item.platforms.hasAppKit {
      add(placement.item.overrides?.value.presents)
    }
    for choice in document.choices {
      for option in choice.options { add(option.presents) }
    }
    return targets
  }

  private func presentation(of target: String) -> Declaration {
    Declaration(
      .function(
        presentationName(target),
        ["for command: Command?", "on actions: any Actions", "from sender: Any?"],
        AppKitPresentations(plan: plan).presenting(target)),
      modifiers: "private static")
  }
}
