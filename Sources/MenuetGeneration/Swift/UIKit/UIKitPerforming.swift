import MenuetModel

/// How commands are performed: by the app, along the responder chain, or by presenting, and after an
/// alert where one asks.
struct UIKitPerforming {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var commandFunctions: CommandFunctions { CommandFunctions(plan: plan) }

  /// `perform` and what it needs.
  var functions: [Declaration] {
    [
      Declaration(
        .function(
          "perform", commandFunctions.parameters("from sender: Any? = nil"),
          [.support(SupportCode.UIKit.performingIfAvailable)]),
        comment: """
          Performs a command that is available; where an alert asks first, only after its answer.
          """,
        modifiers: "static", isInterface: true),
      Declaration(
        .function(
          "run", commandFunctions.parameters("from sender: Any?"),
          commandFunctions.performing { special($0) }),
        modifiers: "private static"),
    ] + standardEdits + targets.map { presentation(of: $0) } + commandFunctions.states
  }

  /// The statements that perform a command for which its method or property alone is not enough.
  private func special(_ index: Int) -> [Statement]? {
    let command = plan.commands[index]
    switch command.handler {
    case .method, .toggle:
      if command.confirm == nil, following(index, command: .code("command")).isEmpty {
        return nil
      }
    case .systemMenu, .answer: return nil
    case .presentation, .standardEdit, .undo: break
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
    guard let confirm, let alert = document.alerts.first(where: { $0.id == confirm }) else {
      return statements
    }
    let call = Expression.call(
      .name(SwiftIdentifier(document.factoryName(of: alert))), [.init("actions", .code("actions"))])
    return [
      .closure(.constant("alert", call: call), statements),
      .call(
        "actions.present", .init(.code("alert")), .init("for", command),
        .init("from", .code("sender"))),
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
      return cleared + [
        .call(
          "send", .init(.standardEditSelector(selector)), .init("on", .code("actions")),
          .init("from", .code("sender")))
      ]
    case .undo(let isRedo):
      return cleared + [
        .call(isRedo ? "actions.undoManager?.redo" : "actions.undoManager?.undo")
      ]
    case .systemMenu, .answer: return cleared
    }
  }

  /// The statements after a command's own method.
  private func following(_ index: Int, command: Expression) -> [Statement] {
    var statements: [Statement] = []
    if let place = detent(setBy: index) {
      statements.append(
        .call(
          "actions.selectDetent", .init(.string(place.detent)),
          .init("of", .string(place.sheet))))
    }
    if dismisses(index) {
      let dismissal = Statement.call("actions.dismiss", .init("for", command))
      // Elsewhere Close is that of a window.
      let isInPresentation = Expression.code("presentation != nil")
      statements.append(
        plan.commands[index].namesPresentation ? .if(isInPresentation, [dismissal]) : dismissal)
    }
    return statements
  }

  /// The detent to which a command moves a sheet after its own method.
  func detent(setBy index: Int) -> (sheet: String, detent: String)? {
    guard hasFollowing(index), let words = document.commands[index].setsDetent,
      let colon = words.firstIndex(of: ":")
    else { return nil }
    return (String(words[..<colon]), String(words[words.index(after: colon)...]))
  }

  /// Indicates whether any command moves a sheet to a detent.
  var setsAnyDetent: Bool { document.commands.indices.contains { detent(setBy: $0) != nil } }

  /// Returns whether a command is one of the app's, after which something else can happen.
  private func hasFollowing(_ index: Int) -> Bool {
    switch plan.commands[index].handler {
    case .method, .toggle: true
    case .presentation, .standardEdit, .undo, .systemMenu, .answer: false
    }
  }

  /// Returns whether what a command stands in goes away when it has been performed; Close, Done and
  /// Cancel of the system end only what is presented.
  private func dismisses(_ index: Int) -> Bool {
    let command = document.commands[index]
    return command.traits.contains(.dismisses) && hasFollowing(index)
      && (command.system == nil || plan.commands[index].namesPresentation)
  }

  /// Indicates whether any command dismisses what it stands in.
  var dismissesAnything: Bool { document.commands.indices.contains { dismisses($0) } }

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

  private var standardEdits: [Declaration] {
    var table = CaseTable<String>()
    for index in plan.commands.indices {
      if case .standardEdit(let selector) = plan.commands[index].handler {
        table.add(plan.names.commands[index], selector)
      }
    }
    guard !table.isEmpty else { return [] }
    let selector = table.statement(
      over: "command", of: plan.commands.count, otherwise: .code("nil")
    ) { .standardEditSelector($0) }
    return [
      .support(SupportCode.UIKit.sending),
      Declaration(
        .function(
          "standardEdit", ["_ command: Command"], result: .code("Selector?"), [selector]),
        comment: "The selector of a command that goes along the responder chain.",
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
    for placement in plan.walk.placements { add(placement.item.overrides?.value.presents) }
    for choice in document.choices {
      for option in choice.options { add(option.presents) }
    }
    return targets
  }

  private func presentation(of target: String) -> Declaration {
    let presenting = Statement.call(
      "actions.present", .init(.code("controller")), .init("for", .code("command")),
      .init("from", .code("sender")))
    return Declaration(
      .function(
        presentationName(target),
        ["for command: Command?", "on actions: any Actions", "from sender: Any?"],
        UIKitPresentations(plan: plan).making(target) + [presenting]),
      modifiers: "private static")
  }
}
