import MenuetModel

/// Prints how commands are performed: by the app, along the responder chain, or by presenting, and
/// after an alert where one asks.
struct UIKitPerforming {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var functions: CommandFunctions { CommandFunctions(plan: plan) }

  /// Prints `perform` and what it needs.
  func print(into printer: inout SwiftPrinter) {
    printer.print(
      DeclarationHeader(
        .function(
          SwiftIdentifier("perform"),
          [
            .init("_ command: Command"), .init("on actions: any Actions"),
            .init("from sender: Any? = nil"),
          ], result: nil),
        comment: "Performs a command; where an alert asks first, only after its answer.",
        modifiers: "static", isInterface: true)
    ) { printer in
      functions.printPerforming(into: &printer) { index, printer in
        printCase(index, into: &printer)
      }
    }
    printStandardEdits(into: &printer)
    for target in targets { printPresentation(of: target, into: &printer) }
    printer.blankLine()
    functions.printStates(into: &printer)
  }

  private func printCase(_ index: Int, into printer: inout SwiftPrinter) -> Bool {
    let command = plan.commands[index]
    switch command.handler {
    case .method, .toggle:
      if command.confirm == nil, following(index, command: .code("command")).isEmpty {
        return false
      }
    case .systemMenu, .answer: return false
    case .presentation, .standardEdit: break
    }
    let name = plan.names.commands[index]
    if command.confirm == nil, let statement = simpleStatement(index, command.handler) {
      printer.printCase([name], statement)
    } else {
      printer.printCase([name]) {
        printHandling(
          index, command.handler, confirm: command.confirm, command: .code("command"), into: &$0)
      }
    }
    return true
  }

  // MARK: Handling

  /// Prints what performs a command whose handler is given, with `actions` and `sender` in scope.
  func printHandling(
    _ index: Int, _ handler: CommandHandler, confirm: String?, command: Expression,
    into printer: inout SwiftPrinter
  ) {
    guard let confirm, let alert = document.alerts.first(where: { $0.id == confirm }) else {
      return printer.print(statements(index, handler, command: command))
    }
    printer.print(
      .closure(
        constant: SwiftIdentifier("alert"),
        call: .call(
          .name(SwiftIdentifier(document.factoryName(of: alert))),
          [.init("actions", .code("actions"))]),
        signature: nil)
    ) { $0.print(statements(index, handler, command: command)) }
    printer.print(
      .call(
        .code("actions.present"), .init(.code("alert")), .init("for", command),
        .init("from", .code("sender"))))
  }

  private func simpleStatement(_ index: Int, _ handler: CommandHandler) -> Statement? {
    let statements = statements(index, handler, command: .code("command"))
    return statements.count == 1 ? statements[0] : nil
  }

  private func statements(
    _ index: Int, _ handler: CommandHandler, command: Expression
  ) -> [Statement] {
    let cleared = functions.clearing(index)
    switch handler {
    case .method, .toggle:
      return cleared + functions.handling(index) + following(index, command: command)
    case .presentation(let target): return cleared + [presenting(target, for: command)]
    case .standardEdit(let selector):
      return cleared + [.call(.code("send"), .init(.standardEditSelector(selector)))]
    case .systemMenu, .answer: return cleared
    }
  }

  /// What happens after a command's own method.
  private func following(_ index: Int, command: Expression) -> [Statement] {
    var statements: [Statement] = []
    if let place = detent(setBy: index) {
      statements.append(
        .call(
          .code("actions.selectDetent"), .init(.string(place.detent)),
          .init("of", .string(place.sheet))))
    }
    if dismisses(index) {
      statements.append(.call(.code("actions.dismiss"), .init("for", command)))
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

  /// Whether any command moves a sheet to a detent.
  var setsAnyDetent: Bool { document.commands.indices.contains { detent(setBy: $0) != nil } }

  /// Whether a command is one of the app's, after which something else can happen.
  private func hasFollowing(_ index: Int) -> Bool {
    switch plan.commands[index].handler {
    case .method, .toggle: true
    case .presentation, .standardEdit, .systemMenu, .answer: false
    }
  }

  /// Whether what a command stands in goes away when it has been performed.
  ///
  /// Close, Done and Cancel of the system are left to the app: their methods are what dismisses.
  private func dismisses(_ index: Int) -> Bool {
    let command = document.commands[index]
    return command.system == nil && command.traits.contains(.dismisses) && hasFollowing(index)
  }

  /// Whether any command dismisses what it stands in.
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

  private func printStandardEdits(into printer: inout SwiftPrinter) {
    var table = CaseTable<String>()
    for index in plan.commands.indices {
      if case .standardEdit(let selector) = plan.commands[index].handler {
        table.add(plan.names.commands[index], selector)
      }
    }
    guard !table.isEmpty else { return }
    printer.blankLine()
    printer.print(
      .code(
        """
        private static func send(_ selector: Selector) {
          UIApplication.shared.sendAction(selector, to: nil, from: nil, for: nil)
        }
        """))
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .code("func standardEdit(_ command: Command) -> Selector?"),
        comment: "The selector of a command that goes along the responder chain.",
        modifiers: "private static")
    ) {
      table.print(
        over: "command", of: plan.commands.count, otherwise: .code("nil"), into: &$0
      ) { .standardEditSelector($0) }
    }
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
    let walk = PlaceWalk(document)
    walk.visitOutsideMenuBars { _, item in add(item?.overrides?.value.presents) }
    for bar in document.menuBars {
      for menu in bar.menus {
        walk.visit(menu.content) { _, item in add(item?.overrides?.value.presents) }
      }
    }
    for alert in document.alerts {
      for item in alert.actions { add(item.overrides?.value.presents) }
    }
    for choice in document.choices {
      for option in choice.options { add(option.presents) }
    }
    return targets
  }

  private func printPresentation(of target: String, into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .function(
          presentationName(target),
          [
            .init("for command: Command?"), .init("on actions: any Actions"),
            .init("from sender: Any?"),
          ], result: nil), modifiers: "private static")
    ) { printer in
      UIKitPresentations(plan: plan).printMaking(target, into: &printer)
      printer.print(.code("actions.present(controller, for: command, from: sender)"))
    }
  }
}
