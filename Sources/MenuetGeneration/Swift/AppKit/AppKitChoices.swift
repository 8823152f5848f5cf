import MenuetModel

/// The options of choices, as items of which one has a mark.
struct AppKitChoices {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// The function that makes the options.
  func name(_ index: Int) -> SwiftIdentifier {
    plan.names.choiceProperties[index].with("Options")
  }

  /// The function that makes the options whatever the choice's own conditions say.
  private func freeName(_ index: Int) -> SwiftIdentifier {
    plan.names.choiceProperties[index].with("UnlimitedOptions")
  }

  /// `sortOrderOptions(on:)`, the function as a value; at a place whose conditions hold instead of the
  /// choice's, the one without them.
  func reference(_ index: Int, at item: Item? = nil) -> Expression {
    let isFree = item.map { document.replacesConditions(ofChoice: index, at: $0) } ?? false
    return .functionReference(isFree ? freeName(index) : name(index), "on:")
  }

  /// The arguments that add the options to a menu.
  ///
  /// - Parameters:
  ///   - hasAction: whether the responder chain finds who performs them.
  ///   - hasKeys: whether they have their keys, which those of controls do not: the menu bar's
  ///     would be there twice.
  func arguments(
    _ index: Int, at item: Item? = nil, hasAction: Bool = false, hasKeys: Bool = true
  ) -> [Expression.Argument] {
    let choice = document.choices[index]
    var arguments: [Expression.Argument] = [
      .init("options", reference(index, at: item)),
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

  /// The functions of every choice that the rest of the file mentions.
  func functions(_ mentions: Mentions) -> [Declaration] {
    document.choices.indices.flatMap { index -> [Declaration] in
      let isFree = mentions.contains(freeName(index).text)
      let isLimited = mentions.contains(name(index).text)
      let (own, limits) = (changes(document.choices[index]), limits(of: document.choices[index]))
      guard isFree else {
        return isLimited ? [function(name(index), index, making(index, own + limits))] : []
      }
      let free = function(freeName(index), index, making(index, own))
      let made = Expression.call(.name(freeName(index)), [.init("on", .code("actions"))])
      let limited = function(
        name(index), index,
        [.variable("items", made)] + limits + [.return(.code("items"))])
      return isLimited ? [free, limited] : [free]
    }
  }

  private func function(
    _ name: SwiftIdentifier, _ index: Int, _ statements: [Statement]
  ) -> Declaration {
    // A part of the app may answer for them.
    let actions = AppKitParts(plan: plan).actions(ofChoice: index)
      .map { Declaration.Parameter("on actions: any ", .path([$0])) }
    return Declaration(
      .function(
        name, [actions ?? "on actions: any Actions"], result: .code("[Item]"), statements),
      modifiers: "private static")
  }

  private func making(_ index: Int, _ changes: [Statement]) -> [Statement] {
    let property = Expression.member("actions", plan.names.choiceProperties[index])
    let call = Expression.call("options", .init("selected", property))
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
    return changes
  }

  /// Dims options, or hides them, where the conditions of the choice do not hold.
  private func limits(of choice: Choice) -> [Statement] {
    var changes: [Statement] = []
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
