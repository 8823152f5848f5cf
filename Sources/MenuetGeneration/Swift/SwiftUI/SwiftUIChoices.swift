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
  private func picker(_ index: Int) -> Expression {
    .call(.name(name(index)), [.init(.code("actions"))])
  }

  /// A picker with a style, and its conditions.
  func view(
    _ index: Int, style: StaticString, path: String, enabledWhen: Condition? = nil,
    further: [Statement.ViewCall] = []
  ) -> Statement {
    var modifiers: [Statement.ViewCall] = [.init(.call(".pickerStyle", .init(.code(style))))]
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
    return .view(
      .init(picker(index)), modifiers: modifiers + further + [SwiftUILabel.identifier(path)])
  }

  /// The options inside a menu.
  func inline(_ index: Int, enabledWhen: Condition? = nil) -> Statement {
    view(
      index, style: ".inline", path: document.choices[index].id, enabledWhen: enabledWhen)
  }

  /// A picker and a binding for every choice.
  var functions: [Declaration] { shown.flatMap { functions($0) } }

  private func functions(_ index: Int) -> [Declaration] {
    let choice = document.choices[index]
    let property = Expression.member("actions", plan.names.choiceProperties[index])
    return [
      Declaration(
        .function(
          name(index), ["_ actions: any Actions"], result: .code("some View"),
          picker(index, choice)),
        modifiers: "private static"),
      Declaration(
        .function(
          binding(index), ["_ actions: any Actions"],
          result: .generic("Binding", plan.names.innerTypeOfChoice(index)),
          [
            .view(
              .init(
                .code("Binding"), .init([.expression(property)]),
                .init("set", signature: "option", selecting(index))))
          ]),
        modifiers: "private static"),
    ]
  }

  /// The statements that make a picker of the options that are shown now.
  private func picker(_ index: Int, _ choice: Choice) -> [Statement] {
    let title = choice.title.map { plan.text(plan.keys.key(of: choice), $0) } ?? .string("")
    func call(_ options: Expression) -> Expression {
      .call(
        "picker", .init(title), .init("id", .string(choice.id)),
        .init("selection", .call(.name(binding(index)), [.init(.code("actions"))])),
        .init("options", options))
    }
    let shown = choice.options.indices.compactMap { place -> (Expression, [Expression])? in
      conditions(of: choice.options[place]).map {
        (.implicitMember(plan.names.options[index][place]), $0)
      }
    }
    if shown.allSatisfy(\.1.isEmpty) { return [.expression(call(.array(shown.map(\.0))))] }
    let type = TypeName.array(plan.names.innerTypeOfChoice(index))
    return .build { code in
      code.append(.variable("options", type: type, .array([])))
      for (option, conditions) in shown {
        let append = Statement.call("options.append", .init(option))
        let condition = conditions.count == 1 ? conditions[0] : .all(conditions)
        code.append(conditions.isEmpty ? append : .if(condition, [append]))
      }
      code.append(.return(call(.code("options"))))
    }
  }

  /// When an option is shown; `nil` for never.
  private func conditions(of option: Choice.Option) -> [Expression]? {
    let conditions = [option.visibleWhen, option.enabledWhen].compactMap { $0 }
      .map { plan.expression($0) }
    switch plan.uiKitPlatforms.condition(option.platforms, within: .all) {
    case .always: return conditions
    case .never: return nil
    case .when(let condition): return conditions + [condition]
    }
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
