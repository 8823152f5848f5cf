import MenuetModel

/// The file of `--framework none`: commands, the protocol, and menus and toolbars as plain values
/// with their layouts. It imports nothing.
///
/// Texts are those of the document; a program that translates them looks them up under the keys that
/// the ids give, such as `command.new-note.title`. Values are those of the platform that the
/// layouts were computed for.
struct ValueFile {
  let plan: GenerationPlan
  let platforms: ValuePlatforms

  private var document: Document { plan.document }

  func print(into printer: inout SwiftPrinter) {
    let types = CommandTypes(plan: plan)
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .type("enum", plan.names.type, conformances: []),
        comment: "The commands, menus and toolbars of \(document.fileName), as values.",
        isInterface: true)
    ) { printer in
      printer.print(
        .alias(
          SwiftIdentifier("Actions"), .path([plan.names.actions]), isInterface: true))
      printer.blankLine()
      types.printCommands(into: &printer)
      types.printChoices(into: &printer)
      ChoiceFunctions(plan: plan).printNames(into: &printer)
      ChoiceFunctions(plan: plan).printProtocol(into: &printer)
      types.printPropertyTypes(into: &printer)
      printer.blankLine()
      printTypes(into: &printer)
    }
    types.printAliases(into: &printer)
    ActionsProtocol(plan: plan).print(
      comment: "What the program does, and what it knows.", into: &printer
    ) { printFurtherRequirements(into: &$0) }
    types.printOptionProperties(into: &printer)
    printTables(into: &printer)
    printFunctions(into: &printer)
    SurfaceValues(plan: plan, platforms: platforms).print(into: &printer)
  }

  private func printTypes(into printer: inout SwiftPrinter) {
    let hasChoices = !document.choices.isEmpty
    MenuValueTypes.printItem(into: &printer)
    let hasDynamicItems = !DynamicItemsWalk(document).items.isEmpty
    MenuValueTypes.printMenu(
      hasChoices: hasChoices, hasDynamicItems: hasDynamicItems, into: &printer)
    if hasChoices { MenuValueTypes.printOption(into: &printer) }
    if hasDynamicItems { MenuValueTypes.printDynamicItems(into: &printer) }
    if !document.menuBars.isEmpty { SurfaceValueTypes.printMenuBar(into: &printer) }
    if !document.everyPopUpButton.isEmpty { SurfaceValueTypes.printPopUpButton(into: &printer) }
    if !document.everyPullDownButton.isEmpty {
      SurfaceValueTypes.printPullDownButton(into: &printer)
    }
    if !document.contextMenus.isEmpty { SurfaceValueTypes.printContextMenu(into: &printer) }
    if !document.editMenus.isEmpty { SurfaceValueTypes.printEditMenu(into: &printer) }
    if !document.alerts.isEmpty { SurfaceValueTypes.printAlert(into: &printer) }
    if !document.everyToolbar.isEmpty {
      SurfaceValueTypes.printToolbar(hasChoices: hasChoices, into: &printer)
    }
  }

  private func printFurtherRequirements(into printer: inout SwiftPrinter) {
    if asksQuestions {
      let command = TypeName.path(
        [plan.names.type, SwiftIdentifier("Command")], before: "@escaping @MainActor (",
        after: "?) -> Void")
      printer.print(
        .method(
          SwiftIdentifier("ask"),
          [
            .init("_ alert: ", .path([plan.names.type, SwiftIdentifier("Alert")])),
            .init("then answer: ", command),
          ]),
        comment: "Shows an alert; `answer` takes what people choose, or `nil` for nothing.")
    }
    let result = TypeName.path(
      [plan.names.type, SwiftIdentifier("DynamicItem")], before: "[", after: "]")
    for name in DynamicItemsWalk(document).names {
      printer.print(
        .method(name, [.init("limit: Int?")], result: result),
        comment: "The items of a menu that are known at run time only.")
    }
  }

  private var asksQuestions: Bool { plan.commands.contains { $0.confirm != nil } }

  // MARK: Extensions

  private func printTables(into printer: inout SwiftPrinter) {
    guard !document.commands.isEmpty else { return }
    printer.blankLine()
    printer.print(DeclarationHeader(.extension(.path([plan.names.type])))) {
      TextTables(plan: plan).print(into: &$0)
    }
  }

  private func printFunctions(into printer: inout SwiftPrinter) {
    let functions = CommandFunctions(plan: plan)
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .extension(.path([plan.names.type])), attributes: "@MainActor")
    ) { printer in
      printer.print(
        DeclarationHeader(
          .code("func perform(_ command: Command, on actions: any Actions)"),
          comment: "Performs a command; where an alert asks first, only after its answer.",
          modifiers: "static", isInterface: true)
      ) { printer in
        functions.printPerforming(into: &printer) { index, printer in
          guard let alert = alert(askingBefore: index) else { return false }
          printer.printCase([plan.names.commands[index]]) { printer in
            let asking = Expression.call(
              "ask", .init(.name(SwiftIdentifier(document.factoryName(of: alert)))),
              .init("on", .code("actions"))
            )
            printer.print(.closure(constant: nil, call: asking, signature: nil)) {
              $0.print(functions.statements(index))
            }
          }
          return true
        }
      }
      if asksQuestions { printAsking(into: &printer) }
      printer.blankLine()
      functions.printStates(into: &printer)
      printItemStates(into: &printer)
      ChoiceFunctions(plan: plan).printFunctions(into: &printer)
      ChoiceFunctions(plan: plan).printOptions(into: &printer)
    }
  }

  private func alert(askingBefore index: Int) -> Alert? {
    guard let id = plan.commands[index].confirm else { return nil }
    return document.alerts.first { $0.id == id }
  }

  private func printAsking(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.print(
      .code(
        """
        /// Asks, and goes on unless the answer cancels.
        private static func ask(
          _ alert: Alert, on actions: any Actions, then go: @escaping @MainActor () -> Void
        ) {
          actions.ask(alert) { command in
            guard let answer = alert.answers.first(where: { $0.command == command }),
              answer.role != .cancel
            else { return }
            perform(answer.command, on: actions)
            go()
          }
        }
        """))
  }

  private func printItemStates(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .code("func isEnabled(_ item: Item, on actions: any Actions) -> Bool"),
        comment: "Whether an item can be chosen now.", modifiers: "static", isInterface: true)
    ) {
      $0.print(.code("item.enabled?(actions) ?? isEnabled(item.command, on: actions)"))
    }
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .code("func isVisible(_ item: Item, on actions: any Actions) -> Bool"),
        comment: "Whether an item is shown now.", modifiers: "static", isInterface: true)
    ) {
      $0.print(.code("item.visible?(actions) ?? isVisible(item.command, on: actions)"))
    }
  }
}
