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
          result: .code("Bool"), [.support(SupportCode.UIKit.performingIfAvailable)]),
        comment: """
          Performs a command that is available; where an alert asks first, only after its answer.
          Returns false where the command is unavailable, or where only the system performs it.
          """, attributeLine: "@discardableResult", modifiers: "static", isInterface: true),
      Declaration(
        .function(
          "run", commandFunctions.parameters("from sender: Any?"),
          plan.body(commandFunctions.performing { special($0) })),
        modifiers: "private static"),
    ] + performed + standardEdits + presentations.map { function($0) } + commandFunctions.states
  }

  /// The function that tells what only the system performs; nothing where there is no such command.
  var performed: [Declaration] {
    commandFunctions.performed(special: special)
  }

  /// The statements that perform a command for which its method or property alone is not enough.
  private func special(_ index: Int) -> [Statement]? {
    let command = plan.commands[index]
    switch command.handler {
    case .method, .toggle:
      if command.confirm == nil, following(index, command: .code("command")).isEmpty {
        return nil
      }
    case .systemMenu, .answer, .elsewhere: return nil
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
    guard let confirm, let alert = plan.alerts[confirm] else {
      return statements
    }
    let call = plan.call(alert)
    return [
      ifClosed(confirm),
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
    case .presentation(let target):
      return cleared + [presenting(target, mode(of: index), for: command)]
    case .standardEdit(let selector):
      return cleared + [
        .call(
          "send", .init(.standardEditSelector(selector)), .init("on", .code("actions")),
          .init("from", .code("sender")))
      ] + following(index, command: command)
    case .undo(let isRedo):
      return cleared + [
        .call(isRedo ? "actions.undoManager?.redo" : "actions.undoManager?.undo")
      ] + following(index, command: command)
    case .systemMenu, .answer, .elsewhere: return cleared
    }
  }

  /// The statements after a command's own method.
  private func following(_ index: Int, command: Expression) -> [Statement] {
    var statements: [Statement] = []
    if let place = plan.detent(setBy: index) {
      statements.append(
        .call(
          "actions.selectDetent",
          .init(UIKitDetents(plan: plan).expression(place.detent, ofSheet: place.sheet)),
          .init("animated", .flag(!document.commands[index].traits.contains(.unanimated)))))
    }
    let dismissal = Statement.call("actions.dismiss", .init("for", command))
    switch plan.ending(index) {
    case .always: statements.append(dismissal)
    case .wherePresented: statements.append(.if(.code("presentation != nil"), [dismissal]))
    case .inSheets(let condition): statements.append(.if(condition, [dismissal]))
    case nil: break
    }
    return statements
  }

  /// `presentCompose(for: command, on: actions, from: sender)`.
  func presenting(
    _ target: String, _ mode: Presentation = .over, for command: Expression,
    from sender: Expression = .code("sender")
  ) -> Statement {
    let label: StaticString =
      switch mode {
      case .over: "for"
      case .inside: "inPopoverFor"
      case .replace: "replacingFor"
      }
    return .call(
      .name(presentationName(target)), .init(label, command), .init("on", .code("actions")),
      .init("from", sender))
  }

  /// How a command presents; one that dismisses, too, presents in place of what it stands in.
  private func mode(of index: Int) -> Presentation {
    let command = document.commands[index]
    return command.presentation == .over && command.traits.contains(.dismisses)
      ? .replace : command.presentation
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

  /// Something that is presented, and how.
  struct Presenting: Hashable {
    let target: String
    let mode: Presentation
  }

  /// Everything that commands or options present, each once, in document order.
  var targets: [String] {
    var seen: Set<String> = []
    return presentations.map(\.target).filter { seen.insert($0).inserted }
  }

  /// The same, with each way in which it is presented.
  var presentations: [Presenting] {
    var seen: Set<Presenting> = []
    var presentations: [Presenting] = []
    func add(_ target: String?, _ mode: Presentation = .over) {
      guard let target else { return }
      let presentation = Presenting(target: target, mode: mode)
      if seen.insert(presentation).inserted { presentations.append(presentation) }
      // Where there is no popover it is presented as elsewhere.
      if mode == .inside { add(target) }
    }
    for index in plan.commands.indices {
      if case .presentation(let target) = plan.commands[index].handler {
        add(target, mode(of: index))
      }
    }
    for placement in plan.walk.placements {
      guard let target = placement.item.overrides?.value.presents else { continue }
      add(target, plan.commandIndex(placement.item).map { mode(of: $0) } ?? .over)
    }
    for choice in document.choices {
      for option in choice.options { add(option.presents) }
    }
    for target in UIKitDragAndDrop(plan: plan).presented { add(target) }
    return presentations
  }

  private func function(_ presentation: Presenting) -> Declaration {
    let parameter: Declaration.Parameter =
      switch presentation.mode {
      case .over: "for command: Command?"
      case .inside: "inPopoverFor command: Command?"
      case .replace: "replacingFor command: Command?"
      }
    return Declaration(
      .function(
        presentationName(presentation.target),
        [parameter, "on actions: any Actions", "from sender: Any?"],
        plan.body(statements(presentation))),
      modifiers: "private static")
  }

  private func statements(_ presentation: Presenting) -> [Statement] {
    let making = UIKitPresentations(plan: plan)
    let rest: [Expression.Argument] = [
      .init("for", .code("command")), .init("from", .code("sender")),
    ]
    let controller = Expression.code("controller")
    let present = Statement.expression(
      .call(.code("actions.present"), [.init(controller)] + rest))
    switch presentation.mode {
    case .over:
      let made = making.making(presentation.target)
      // A document that was not checked may present what there is not.
      guard !made.isEmpty else { return [] }
      return [ifClosed(presentation.target)] + made + [present]
    case .replace:
      return making.making(presentation.target) + [
        .expression(.call(.code("actions.replace"), [.init("with", controller)] + rest))
      ]
    case .inside:
      let isInPopover = Expression.call("actions.isInPopover", .init("for", .code("command")))
      let elsewhere = presenting(presentation.target, for: .code("command"))
      let inside =
        [ifClosed(presentation.target)]
        + making.making(presentation.target, isInPopover: true) + [present]
      return [.if(isInPopover, inside, else: [elsewhere])]
    }
  }

  /// Returns early where the surface is open: a keyboard and the bar beside a popover perform the
  /// command that presents it a second time.
  private func ifClosed(_ target: String) -> Statement {
    let isOpen = Expression.call(
      "isOpen", .init(.string(target)), .init("by", .code("actions")))
    return .guard(.negated(isOpen), return: nil)
  }
}
