import MenuetModel

/// The options of choices, as items of which one has a mark.
struct AppKitChoices {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// The function that makes the options.
  func name(_ index: Int) -> SwiftIdentifier {
    plan.names.choiceProperties[index].with("Options")
  }

  /// `sortOrderOptions(on:)`, the function as a value.
  func reference(_ index: Int) -> Expression { .functionReference(name(index), "on:") }

  /// The arguments that add the options to a menu.
  ///
  /// - Parameters:
  ///   - hasAction: whether the responder chain finds who performs them.
  ///   - hasKeys: whether they have their keys, which those of controls do not: the menu bar's
  ///     would be there twice.
  func arguments(
    _ index: Int, hasAction: Bool = false, hasKeys: Bool = true
  ) -> [Expression.Argument] {
    let choice = document.choices[index]
    var arguments: [Expression.Argument] = [
      .init("options", reference(index)),
      .init("of", .metatype(plan.names.innerTypeOfChoice(index))),
      .init("named", .string(choice.id)),
    ]
    if hasAction {
      arguments.append(
        .init("action", .responderSelector(SwiftIdentifier(document.responderName(of: choice)))))
    }
    if hasKeys, choice.options.contains(where: { $0.shortcut != nil }) {
      let shortcuts = choice.options.map {
        $0.shortcut.map { ShortcutCode.expression($0) } ?? .code("nil")
      }
      arguments.append(.init("shortcuts", .array(shortcuts)))
    }
    return arguments
  }

  /// A function for every choice that the rest of the file mentions.
  func functions(_ mentions: Mentions) -> [Declaration] {
    document.choices.indices.filter { mentions.contains(name($0).text) }.map(function)
  }

  private func function(_ index: Int) -> Declaration {
    // A part of the app may answer for them.
    let actions = AppKitParts(plan: plan).actions(ofChoice: index)
      .map { Declaration.Parameter("on actions: any ", .path([$0])) }
    return Declaration(
      .function(
        name(index), [actions ?? "on actions: any Actions"], result: .code("[Item]"),
        statements(index)),
      modifiers: "private static")
  }

  private func statements(_ index: Int) -> [Statement] {
    let property = Expression.member("actions", plan.names.choiceProperties[index])
    let call = Expression.call("options", .init("selected", property))
    let changes = changes(document.choices[index])
    let options = Statement.closure(
      changes.isEmpty ? .argument(of: call) : .variable("items", call: call),
      signature: "option", [selecting(index)])
    return changes.isEmpty ? [options] : [options] + changes + [.return(.code("items"))]
  }

  private func selecting(_ index: Int) -> Statement {
    let choice = document.choices[index]
    let property = Expression.member("actions", plan.names.choiceProperties[index])
    let select = Statement.assignment(property, .code("option"))
    var cases: [Statement.Case] = []
    for (place, option) in choice.options.enumerated() {
      guard let target = option.presents else { continue }
      let presenting = AppKitPerforming(plan: plan).presenting(
        target, for: .code("nil"), from: .code("nil"))
      cases.append(Statement.Case([plan.names.options[index][place]], presenting))
    }
    guard !cases.isEmpty else { return select }
    if cases.count < choice.options.count { cases.append(Statement.Case(.default, [select])) }
    return .switch("option", cases)
  }

  // MARK: What options say of their own

  private func changes(_ choice: Choice) -> [Statement] {
    var changes: [Statement] = []
    for (place, option) in choice.options.enumerated() {
      changes += self.changes(
        option, of: choice, at: .subscripted(.code("items"), .integer(place)))
    }
    for (condition, property) in [
      (choice.enabledWhen, "isEnabled" as SwiftIdentifier), (choice.shownWhen, "isVisible"),
    ] {
      guard let condition else { continue }
      let item = Expression.subscripted(.code("items"), .code("index"))
      let loop = Statement.loop(
        "index", in: .code("items.indices"),
        [.assignment(.member(item, property), .code("false"))])
      changes.append(.if(.negated(plan.expression(condition)), [loop]))
    }
    return changes
  }

  private func changes(
    _ option: Choice.Option, of choice: Choice, at item: Expression
  ) -> [Statement] {
    var changes: [Statement] = []
    func set(_ property: SwiftIdentifier, _ value: Expression?) {
      if let value { changes.append(.assignment(.member(item, property), value)) }
    }
    func text(_ kind: TitleKey.Field, _ text: String?) -> Expression? {
      text.map { plan.text(.option(option.id, of: choice.id, kind), $0) }
    }
    set("subtitle", text(.subtitle, option.subtitle))
    set("hint", text(.hint, option.hint))
    set("accessibilityLabel", text(.accessibilityLabel, option.accessibilityLabel))
    set("image", AppKitImage.expression(symbol: nil, image: option.image))
    set("isEnabled", option.enabledWhen.map { plan.expression($0) })
    if option.platforms.hasAppKit {
      set("isVisible", option.visibleWhen.map { plan.expression($0) })
    } else {
      set("isVisible", .code("false"))
    }
    return changes
  }
}
