import MenuetModel

/// Prints the options of choices, as actions of which one has a mark.
struct UIKitChoices {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// `sortOrderOptions(on: actions)`.
  func options(_ index: Int) -> Expression {
    .call(.name(name(index)), [.init("on", .code("actions"))])
  }

  /// The function that makes the options.
  func name(_ index: Int) -> SwiftIdentifier {
    plan.names.choiceProperties[index].with("Options")
  }

  /// Prints a function for every choice.
  func print(platforms: UIKitPlatforms, into printer: inout SwiftPrinter) {
    for index in document.choices.indices {
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .function(
            name(index), [.init("on actions: any Actions")], result: .code("[UIAction]")),
          modifiers: "private static")
      ) { print(index, platforms, into: &$0) }
    }
  }

  private func print(
    _ index: Int, _ platforms: UIKitPlatforms, into printer: inout SwiftPrinter
  ) {
    let choice = document.choices[index]
    let property = Expression.member("actions", plan.names.choiceProperties[index])
    let changes = hasChanges(choice, platforms)
    printer.print(
      .closure(
        constant: changes ? SwiftIdentifier("actionItems") : nil,
        call: .call("options", .init("selected", property), .init("on", .code("actions"))),
        signature: "actions, option")
    ) { printSelecting(index, into: &$0) }
    guard changes else { return }
    printChanges(choice, platforms, into: &printer)
    printer.print(.code("return actionItems"))
  }

  private func printSelecting(_ index: Int, into printer: inout SwiftPrinter) {
    let choice = document.choices[index]
    let property = Expression.member("actions", plan.names.choiceProperties[index])
    let presenting = choice.options.indices.filter { choice.options[$0].presents != nil }
    let select = Statement.assignment(property, .code("option"))
    guard !presenting.isEmpty else { return printer.print(select) }
    printer.print(.switch("option")) { printer in
      for place in presenting {
        guard let target = choice.options[place].presents else { continue }
        let statement = UIKitPerforming(plan: plan).presenting(
          target, for: .code("nil"), from: .code("nil"))
        printer.printCase([plan.names.options[index][place]], statement)
      }
      if presenting.count < choice.options.count { printer.printDefault(select) }
    }
  }

  // MARK: What options say of their own

  private func hasChanges(_ choice: Choice, _ platforms: UIKitPlatforms) -> Bool {
    choice.options.contains {
      $0.enabledWhen != nil || $0.visibleWhen != nil || $0.subtitle != nil || $0.hint != nil
        || $0.image != nil || !platforms.condition($0.platforms, within: .all).isAlways
    } || choice.enabledWhen != nil || choice.visibleWhen != nil
  }

  private func printChanges(
    _ choice: Choice, _ platforms: UIKitPlatforms, into printer: inout SwiftPrinter
  ) {
    for (place, option) in choice.options.enumerated() {
      let action = Expression.subscripted(.code("actionItems"), .integer(place))
      func set(_ property: String, _ value: Expression) {
        printer.print(.assignment(.member(action, SwiftIdentifier(property)), value))
      }
      if let subtitle = option.subtitle {
        set(
          "subtitle", plan.text(TitleKey.option(option.id, of: choice.id, .subtitle), subtitle))
      }
      if let hint = option.hint {
        set(
          "discoverabilityTitle",
          plan.text(TitleKey.option(option.id, of: choice.id, .hint), hint))
      }
      if let image = option.image { set("image", .call("UIImage", .init("named", .string(image)))) }
      insert(".disabled", into: action, unless: option.enabledWhen, into: &printer)
      insert(".hidden", into: action, unless: option.visibleWhen, into: &printer)
      switch platforms.condition(option.platforms, within: .all) {
      case .always: break
      case .never: printer.print(insertion(".hidden", into: action))
      case .when(let condition):
        printer.print(.if(.negated(condition))) { $0.print(insertion(".hidden", into: action)) }
      }
    }
    for (condition, attribute) in [
      (choice.enabledWhen, ".disabled" as StaticString), (choice.visibleWhen, ".hidden"),
    ] {
      guard let condition else { continue }
      printer.print(.if(.negated(plan.expression(condition)))) {
        $0.print(.code("for item in actionItems {"))
        $0.indented { $0.print(insertion(attribute, into: .code("item"))) }
        $0.print(.code("}"))
      }
    }
  }

  private func insert(
    _ attribute: StaticString, into action: Expression, unless condition: Condition?,
    into printer: inout SwiftPrinter
  ) {
    guard let condition else { return }
    printer.print(.if(.negated(plan.expression(condition)))) {
      $0.print(insertion(attribute, into: action))
    }
  }

  private func insertion(_ attribute: StaticString, into action: Expression) -> Statement {
    let attributes = Expression.member(action, SwiftIdentifier("attributes"))
    return .call(.member(attributes, SwiftIdentifier("insert")), .init(.code(attribute)))
  }
}
