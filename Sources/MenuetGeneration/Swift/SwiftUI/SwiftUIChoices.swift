import MenuetModel

/// The options of choices, as pickers.
struct SwiftUIChoices {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// The choices that stand anywhere.
  private var shown: [Int] {
    let placed = plan.walk.placements.compactMap { plan.choiceIndex($0.item.subject) }
    let buttons = plan.walk.popUpButtons.compactMap { plan.choiceIndex($0.subject) }
    let controls = plan.walk.segmentedControls.compactMap { plan.choiceIndex($0.subject) }
    return Set(placed + buttons + controls).sorted()
  }

  private func name(_ index: Int) -> SwiftIdentifier {
    plan.names.choiceProperties[index].with("Picker")
  }

  private func binding(_ index: Int) -> SwiftIdentifier {
    plan.names.choiceProperties[index].with("Binding")
  }

  /// `sortOrderPicker(actions)`.
  private func picker(_ index: Int, titled title: Expression?) -> Expression {
    .call(
      .name(name(index)),
      [.init(.code("actions"))] + (title.map { [.init("titled", $0)] } ?? []))
  }

  /// Returns whether any button or control that shows a choice has a title of its own.
  private func isTitled(_ index: Int) -> Bool {
    plan.walk.popUpButtons.contains { $0.title != nil && plan.choiceIndex($0.subject) == index }
      || plan.walk.segmentedControls.contains {
        $0.title != nil && plan.choiceIndex($0.subject) == index
      }
  }

  /// A picker with a style, and its conditions.
  ///
  /// - Parameter title: that of its place, beside the control; `nil` for that of the choice.
  func view(
    _ index: Int, style: StaticString, path: String, title: Expression? = nil,
    enabledWhen: Condition? = nil, further: [Statement.ViewCall] = []
  ) -> Statement {
    .view(
      .init(picker(index, titled: title)),
      modifiers: [.init(.call(".pickerStyle", .init(.code(style))))]
        + conditions(index, enabledWhen: enabledWhen) + further + [SwiftUILabel.identifier(path)])
  }

  private func conditions(_ index: Int, enabledWhen: Condition?) -> [Statement.ViewCall] {
    var modifiers: [Statement.ViewCall] = []
    if let condition = enabledWhen ?? document.choices[index].enabledWhen {
      modifiers.append(
        .init(.call(".disabled", .init(.negated(plan.expression(condition))))))
    }
    if plan.hasParts {
      let isHandled = Expression.call(
        "isHandled", .init("choice", .string(document.choices[index].id)),
        .init("by", .code("actions")))
      modifiers.append(.init(.call(".disabled", .init(.negated(isHandled)))))
    }
    return modifiers
  }

  /// The options inside a menu: a picker, or items of their own where they have keys.
  func inline(_ index: Int, enabledWhen: Condition?, isInMenuBar: Bool) -> [Statement] {
    let picker = view(
      index, style: ".inline", path: document.choices[index].id, enabledWhen: enabledWhen)
    guard hasKeys(index) else { return [picker] }
    let items = Statement.view(
      .init(.call(.name(itemsName(index)), [.init(.code("actions"))])),
      modifiers: conditions(index, enabledWhen: enabledWhen))
    guard !isInMenuBar else { return [items] }
    // Two items with the same keys would be ambiguous: the menu bar has them where it can.
    return switch plan.uiKitPlatforms.condition(platformsOfMenuBar(index), within: .all) {
    case .always: [picker]
    case .never: [items]
    case .when(let condition): [.if(condition, [picker], else: [items])]
    }
  }

  // MARK: Keys

  /// Returns whether any option of a choice has keys that SwiftUI knows.
  func hasKeys(_ index: Int) -> Bool {
    document.choices[index].options.contains {
      $0.shortcut.map(SwiftUIKeys.isExpressible) ?? false
    }
  }

  /// The places of a choice in menus, which are the ones with keys.
  func placesInMenus(_ index: Int) -> [Placement] {
    plan.walk.placements.filter {
      guard case .menu(let surface) = $0.place, ![.editMenu, .backMenu].contains(surface) else {
        return false
      }
      return plan.choiceIndex($0.item.subject) == index
        && !$0.item.platforms.isDisjoint(with: UIKitPlatforms.all)
    }
  }

  private func platformsOfMenuBar(_ index: Int) -> PlatformSet {
    guard !SwiftUIMenuBar(plan: plan).bars.isEmpty else { return [] }
    return placesInMenus(index).filter { $0.place == .menu(.menuBar) }
      .reduce(into: []) { $0.formUnion($1.item.platforms) }
  }

  /// Returns whether any place shows a choice as a picker, without its keys.
  private func isPicked(_ index: Int) -> Bool {
    let inMenus = placesInMenus(index)
    let all = plan.walk.placements.filter { plan.choiceIndex($0.item.subject) == index }
    let controls =
      plan.walk.popUpButtons.map(\.subject) + plan.walk.segmentedControls.map(\.subject)
    if !hasKeys(index) || all.count > inMenus.count
      || controls.contains(where: { plan.choiceIndex($0) == index })
    {
      return true
    }
    guard inMenus.contains(where: { $0.place != .menu(.menuBar) }) else { return false }
    switch plan.uiKitPlatforms.condition(platformsOfMenuBar(index), within: .all) {
    case .never: return false
    case .always, .when: return true
    }
  }

  /// Indicates whether any place shows a choice as a picker.
  var arePicked: Bool { shown.contains { isPicked($0) } }

  /// The shortcuts of options in menus.
  var shortcuts: [Shortcut] {
    document.choices.indices.filter { hasKeys($0) && !placesInMenus($0).isEmpty }
      .flatMap { document.choices[$0].options.compactMap(\.shortcut) }
  }

  private func itemsName(_ index: Int) -> SwiftIdentifier {
    plan.names.choiceProperties[index].with("Items")
  }

  private func items(_ index: Int) -> [Declaration] {
    guard hasKeys(index), !placesInMenus(index).isEmpty else { return [] }
    let choice = document.choices[index]
    let cases = choice.options.indices.compactMap { place -> Statement.Case? in
      guard let shortcut = choice.options[place].shortcut else { return nil }
      return Statement.Case(
        [plan.names.options[index][place]], .return(ShortcutCode.expression(shortcut)))
    }
    let others =
      cases.count < choice.options.count ? [Statement.Case(.default, [.return(.code("nil"))])] : []
    let (making, options) = options(index)
    let call = Expression.call(
      .code("optionItems"),
      [
        .init("id", .string(choice.id)),
        .init("selection", .call(.name(binding(index)), bindingArguments(index))),
        .init("options", options),
      ] + dimmed(index))
    let shortcut = [Statement.switch("option", cases + others)]
    let items = Statement.view(.init(call, .init(signature: "option", shortcut)))
    let statements: [Statement]
    if presents(index) {
      statements =
        making + [
          .closure(
            .returned(call: .call("InScene")), signature: "presented", [items])
        ]
    } else {
      statements =
        making.isEmpty
        ? [items] : making + [.closure(.returned(call: call), signature: "option", shortcut)]
    }
    return [
      Declaration(
        .function(
          itemsName(index), ["_ actions: any Actions"], result: .code("some View"), statements),
        modifiers: "private static")
    ]
  }

  // MARK: Functions

  /// A picker and a binding for every choice, and its items in menus.
  var functions: [Declaration] { shown.flatMap { functions($0) + items($0) } }

  private func functions(_ index: Int) -> [Declaration] {
    let choice = document.choices[index]
    let property = Expression.member("actions", plan.names.choiceProperties[index])
    let picker = Declaration(
      .function(
        name(index),
        ["_ actions: any Actions"] + (isTitled(index) ? ["titled title: String? = nil"] : []),
        result: .code("some View"), picker(index, choice)),
      modifiers: "private static")
    let binding = Declaration(
      .function(
        binding(index),
        ["_ actions: any Actions"] + (presents(index) ? ["in presented: Presented?"] : []),
        result: .generic("Binding", plan.names.innerTypeOfChoice(index)),
        [
          .view(
            .init(
              .code("Binding"), .init([.expression(property)]),
              .init("set", signature: "option", selecting(index))))
        ]),
      modifiers: "private static")
    return isPicked(index) ? [picker, binding] : [binding]
  }

  /// The statements that make a picker of the options that are shown now.
  private func picker(_ index: Int, _ choice: Choice) -> [Statement] {
    var title = choice.title.map { plan.text(plan.keys.key(of: choice), $0) } ?? .string("")
    if isTitled(index) { title = .coalescing(.code("title"), title) }
    let (making, options) = options(index)
    let call = Expression.call(
      .code("picker"),
      [
        .init(title), .init("id", .string(choice.id)),
        .init("selection", .call(.name(binding(index)), bindingArguments(index))),
        .init("options", options),
      ] + dimmed(index))
    if presents(index) {
      return making + [
        .closure(
          .returned(call: .call("InScene")), signature: "presented", [.expression(call)])
      ]
    }
    return making.isEmpty ? [.expression(call)] : making + [.return(call)]
  }

  /// The options that are shown now, and the statements that find them where there are conditions.
  private func options(_ index: Int) -> (making: [Statement], options: Expression) {
    let choice = document.choices[index]
    let shown = choice.options.indices.compactMap { place -> (Expression, [Expression])? in
      conditions(of: choice.options[place]).map {
        (.implicitMember(plan.names.options[index][place]), $0)
      }
    }
    if shown.allSatisfy(\.1.isEmpty) { return ([], .array(shown.map(\.0))) }
    let type = TypeName.array(plan.names.innerTypeOfChoice(index))
    let making = [Statement].build { code in
      code.append(.variable("options", type: type, .array([])))
      for (option, conditions) in shown {
        let append = Statement.call("options.append", .init(option))
        let condition = conditions.count == 1 ? conditions[0] : .all(conditions)
        code.append(conditions.isEmpty ? append : .if(condition, [append]))
      }
    }
    return (making, .code("options"))
  }

  /// The conditions under which an option is shown; `nil` for never.
  private func conditions(of option: Choice.Option) -> [Expression]? {
    let conditions = [option.visibleWhen, option.enabledWhen].compactMap { $0 }
      .map { plan.expression($0) }
    switch plan.uiKitPlatforms.condition(option.platforms, within: .all) {
    case .always: return conditions
    case .never: return nil
    case .when(let condition): return conditions + [condition]
    }
  }

  /// The places of the options of a choice that present something, for which its scene is asked.
  private func presenting(_ index: Int) -> [Int] {
    let options = document.choices[index].options
    return options.indices.filter { place in
      options[place].presents.map { !SwiftUIPerforming(plan: plan).presenting($0).isEmpty } ?? false
    }
  }

  private func presents(_ index: Int) -> Bool { !presenting(index).isEmpty }

  /// Indicates whether any option of a choice presents something, and so is dimmed where no view shows that.
  var areDimmed: Bool { shown.contains { presents($0) } }

  /// `presenting: [.other], isOutOfScene: presented == nil`, where any option of a choice presents something.
  private func dimmed(_ index: Int) -> [Expression.Argument] {
    let options = presenting(index).map {
      Expression.implicitMember(plan.names.options[index][$0])
    }
    guard !options.isEmpty else { return [] }
    return [
      .init("presenting", .array(options)),
      .init("isOutOfScene", .equal(.code("presented"), .code("nil"))),
    ]
  }

  private func bindingArguments(_ index: Int) -> [Expression.Argument] {
    [.init(.code("actions"))] + (presents(index) ? [.init("in", .code("presented"))] : [])
  }

  /// The statements that let an option hold, or present what it presents.
  private func selecting(_ index: Int) -> [Statement] {
    let choice = document.choices[index]
    let property = Expression.member("actions", plan.names.choiceProperties[index])
    let select = Statement.assignment(property, .code("option"))
    var cases: [Statement.Case] = []
    for (place, option) in choice.options.enumerated() {
      guard let target = option.presents else { continue }
      let presenting = SwiftUIPerforming(plan: plan).presenting(target)
      if !presenting.isEmpty {
        cases.append(
          Statement.Case(.members([plan.names.options[index][place]]), presenting))
      }
    }
    guard !cases.isEmpty else { return [select] }
    if cases.count < choice.options.count { cases.append(Statement.Case(.default, [select])) }
    return [.switch("option", cases)]
  }
}
