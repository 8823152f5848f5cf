import MenuetModel

/// The options of choices, as actions of which one has a mark.
struct UIKitChoices {
  let plan: GenerationPlan
  private var platforms: UIKitPlatforms { plan.uiKitPlatforms }

  private var document: Document { plan.document }

  /// `sortOrderOptions(on: actions)`.
  func options(_ index: Int) -> Expression {
    .call(.name(name(index)), [.init("on", .code("actions"))])
  }

  /// The options at a place: without the choice's own conditions where the place has others.
  func options(_ index: Int, at item: Item) -> Expression {
    document.replacesConditions(ofChoice: index, at: item)
      ? .call(.name(freeName(index)), [.init("on", .code("actions"))]) : options(index)
  }

  /// The function that makes the options.
  func name(_ index: Int) -> SwiftIdentifier {
    plan.names.choiceProperties[index].with("Options")
  }

  /// The function that makes the options whatever the choice's own conditions say.
  private func freeName(_ index: Int) -> SwiftIdentifier {
    plan.names.choiceProperties[index].with("UnlimitedOptions")
  }

  /// The functions of every choice that the rest of the file mentions.
  func functions(_ mentions: Mentions) -> [Declaration] {
    document.choices.indices.flatMap { index -> [Declaration] in
      let isFree = mentions.contains(freeName(index).text)
      let isLimited = mentions.contains(name(index).text)
      guard isFree else { return isLimited ? [function(index)] : [] }
      let free = function(freeName(index), index, making(index, changes(document.choices[index])))
      return [free] + (isLimited ? [limitedFunction(index)] : [])
    }
  }

  /// A function for every choice, shown or not.
  var functions: [Declaration] { document.choices.indices.map(function) }

  private func function(_ index: Int) -> Declaration {
    let choice = document.choices[index]
    return function(name(index), index, making(index, changes(choice) + limits(of: choice)))
  }

  /// The function that dims or hides what the one without the choice's conditions makes.
  private func limitedFunction(_ index: Int) -> Declaration {
    let free = Expression.call(.name(freeName(index)), [.init("on", .code("actions"))])
    return function(
      name(index), index,
      [.constant("actionItems", free)] + limits(of: document.choices[index])
        + [.return(.code("actionItems"))])
  }

  private func function(
    _ name: SwiftIdentifier, _ index: Int, _ statements: [Statement]
  ) -> Declaration {
    // A part of the app may answer for them.
    let actions = UIKitParts.actions(ofChoice: index, plan)
      .map { Declaration.Parameter("on actions: any ", .path([$0])) }
    return Declaration(
      .function(
        name, [actions ?? "on actions: any Actions"], result: .code("[UIAction]"), statements),
      modifiers: "private static")
  }

  private func making(_ index: Int, _ changes: [Statement]) -> [Statement] {
    let property = Expression.member("actions", plan.names.choiceProperties[index])
    let call = Expression.call(
      "options", .init("of", .string(document.choices[index].id)), .init("selected", property))
    let options = Statement.closure(
      changes.isEmpty ? .argument(of: call) : .constant("actionItems", call: call),
      signature: "[weak actions] option", selecting(index))
    return changes.isEmpty
      ? [options] : [options] + changes + [.return(.code("actionItems"))]
  }

  private func selecting(_ index: Int) -> [Statement] {
    let choice = document.choices[index]
    var cases: [Statement.Case] = []
    for (place, option) in choice.options.enumerated() {
      guard let target = option.presents else { continue }
      let presenting = UIKitPerforming(plan: plan).presenting(
        target, for: .code("nil"), from: .code("nil"))
      cases.append(Statement.Case([plan.names.options[index][place]], presenting))
    }
    guard !cases.isEmpty else {
      return [
        .assignment(
          .chained(.code("actions"), plan.names.choiceProperties[index]), .code("option"))
      ]
    }
    if cases.count < choice.options.count {
      let property = Expression.member("actions", plan.names.choiceProperties[index])
      cases.append(Statement.Case(.default, [.assignment(property, .code("option"))]))
    }
    return [.guard(.binding("actions"), return: nil), .switch("option", cases)]
  }

  // MARK: What options say of their own

  private func changes(_ choice: Choice) -> [Statement] {
    var changes: [Statement] = []
    for (place, option) in choice.options.enumerated() {
      changes += self.changes(
        option, of: choice, at: .subscripted(.code("actionItems"), .integer(place)))
    }
    return changes
  }

  private func limits(of choice: Choice) -> [Statement] {
    limiting(choice.enabledWhen, choice.shownWhen, in: "actionItems")
  }

  /// Dims options, or hides them, where conditions do not hold.
  func limiting(
    _ enabledWhen: Condition?, _ visibleWhen: Condition?, in options: SwiftIdentifier
  ) -> [Statement] {
    [(enabledWhen, ".disabled" as StaticString), (visibleWhen, ".hidden")].compactMap {
      condition, attribute in
      condition.map {
        let loop = Statement.loop(
          "item", in: .name(options), [insertion(attribute, into: .code("item"))])
        return .if(.negated(plan.expression($0)), [loop])
      }
    }
  }

  private func changes(
    _ option: Choice.Option, of choice: Choice, at action: Expression
  ) -> [Statement] {
    var changes: [Statement] = []
    func set(_ property: SwiftIdentifier, _ value: Expression?) {
      if let value { changes.append(.assignment(.member(action, property), value)) }
    }
    func text(_ kind: TitleKey.Field, _ text: String?) -> Expression? {
      text.map { plan.text(.option(option.id, of: choice.id, kind), $0) }
    }
    set("subtitle", text(.subtitle, option.subtitle))
    set("discoverabilityTitle", text(.hint, option.hint))
    set("accessibilityLabel", text(.accessibilityLabel, option.accessibilityLabel))
    set("image", UIKitImage.expression(symbol: nil, image: option.image))
    for (attribute, condition) in [
      (".disabled" as StaticString, option.enabledWhen), (".hidden", option.visibleWhen),
    ] {
      guard let condition else { continue }
      changes.append(
        .if(.negated(plan.expression(condition)), [insertion(attribute, into: action)]))
    }
    switch platforms.condition(option.platforms, within: .all) {
    case .always: break
    case .never: changes.append(insertion(".hidden", into: action))
    case .when(let condition):
      changes.append(.if(.negated(condition), [insertion(".hidden", into: action)]))
    }
    return changes
  }

  private func insertion(_ attribute: StaticString, into action: Expression) -> Statement {
    .call(.member(.member(action, "attributes"), "insert"), .init(.code(attribute)))
  }
}
