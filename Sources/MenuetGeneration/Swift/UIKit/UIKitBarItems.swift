import MenuetModel

/// The bar button items of units, as expressions over `bar`.
struct UIKitBarItems {
  let plan: GenerationPlan
  let place: UIKitToolbars.Place

  private var document: Document { plan.document }

  /// The beginning of the name of the function that collects a menu's items.
  func menuName(_ id: String) -> String { place.name.text + SwiftName.type(id) }

  func expression(
    _ unit: ToolbarUnit, in group: ToolbarGroup?, locals: inout UniqueNames,
    into code: inout [Statement]
  ) -> Expression? {
    switch unit.content {
    case .item(let item):
      if plan.choiceIndex(item.subject) != nil { return choice(item, unit) }
      return command(item, unit.display, in: group, locals: &locals, into: &code)
    case .button(let button):
      return command(button.item, unit.display, in: group, locals: &locals, into: &code)
    case .popUpButton(let button):
      return choice(
        button.subject, unit, title: button.title.map { plan.text(plan.keys.key(of: button), $0) },
        image: UIKitImage.expression(symbol: button.symbol, image: button.image))
    case .segmented(let control): return segments(control, unit)
    case .pullDownButton(let button): return menu(button, unit)
    case .close(let button): return standard(unit, button, "close")
    case .sidebarToggle(let button): return standard(unit, button, "toggleSidebar")
    case .inspectorToggle(let button): return standard(unit, button, "toggleInspector")
    case .group, .space, .slot, .back, .title, .search: return nil
    }
  }

  // MARK: Commands

  /// `bar.command(.bold)`, or a constant for it where a closure says what holds in this place.
  private func command(
    _ item: Item, _ display: ItemDisplay, in group: ToolbarGroup?, locals: inout UniqueNames,
    into code: inout [Statement]
  ) -> Expression? {
    guard let index = plan.commandIndex(item) else { return nil }
    let items = UIKitItemPlaces(plan: plan, presentation: place.presentation)
    let command = plan.names.commands[index]
    var arguments: [Expression.Argument] = [.init(.implicitMember(command))]
    if display == .title { arguments.append(.init("showsTitle", .code("true"))) }
    let call = Expression.call(.code("bar.command"), arguments)
    let surface = TitleKey.Surface(.toolbar, place.toolbar.id)
    let changes =
      items.isPlain(item) ? [] : items.changes(item, index, of: "item", in: surface)
    let all = changes + conditions(of: group, for: "item")
    guard !all.isEmpty else { return call }
    let name = locals.name(command.text + "BarItem")
    code.append(.closure(.constant(name, call: call), signature: "item, actions", all))
    return .name(name)
  }

  /// The conditions of a group hold for its members.
  private func conditions(
    of group: ToolbarGroup?, for name: SwiftIdentifier
  ) -> [Statement] {
    let conditions: [(Condition?, SwiftIdentifier)] = [
      (group?.enabledWhen, "isEnabled"), (group?.visibleWhen, "isVisible"),
    ]
    return conditions.compactMap { condition, property in
      condition.map {
        .if(
          .negated(plan.expression($0)),
          [.assignment(.member(.name(name), property), .code("false"))])
      }
    }
  }

  // MARK: Menus and choices

  private func choice(_ item: Item, _ unit: ToolbarUnit) -> Expression? {
    guard let index = plan.choiceIndex(item.subject) else { return nil }
    let choice = document.choices[index]
    let overrides = item.overrides?.value
    let title = overrides?.title ?? choice.title
    let key: TitleKey =
      overrides?.title == nil
      ? plan.keys.key(of: choice) : .place(of: choice.id, in: .init(.toolbar, place.toolbar.id))
    return self.choice(
      item.subject, unit, title: title.map { plan.text(key, $0) },
      image: UIKitImage.expression(
        symbol: overrides?.symbol ?? choice.symbol, image: overrides?.image ?? choice.image))
  }

  private func choice(
    _ subject: Subject, _ unit: ToolbarUnit, title: Expression?, image: Expression?
  ) -> Expression? {
    guard let index = plan.choiceIndex(subject) else { return nil }
    var arguments: [Expression.Argument] = [
      .init(.string(unit.id)), .init("title", title ?? .string("")),
    ]
    if let image { arguments.append(.init("image", image)) }
    arguments.append(
      .init("options", .functionReference(UIKitChoices(plan: plan).name(index), "on:")))
    return .call(.code("bar.popUp"), arguments)
  }

  private func segments(_ control: SegmentedControl, _ unit: ToolbarUnit) -> Expression? {
    guard let index = plan.choiceIndex(control.subject) else { return nil }
    let title = control.title.map { plan.text(plan.keys.key(of: control), $0) }
    return .call(
      "bar.segmented", .init(.string(unit.id)), .init("title", title ?? .string("")),
      .init("options", .functionReference(UIKitChoices(plan: plan).name(index), "on:")))
  }

  private func menu(_ button: PullDownButton, _ unit: ToolbarUnit) -> Expression {
    let title = button.title.map { plan.text(plan.keys.key(of: button), $0) }
    var arguments: [Expression.Argument] = [
      .init(.string(unit.id)), .init("title", title ?? .string("")),
    ]
    if let image = UIKitImage.pullDown(button) { arguments.append(.init("image", image)) }
    if case .command(let index) = button.primarySubject,
      plan.names.commands.indices.contains(index)
    {
      arguments.append(.init("primary", .implicitMember(plan.names.commands[index])))
    }
    if button.order != .automatic {
      arguments.append(.init("order", .code(UIKitOrder.code(button.order))))
    }
    let items = SwiftIdentifier(menuName(button.id) + "Items")
    arguments.append(.init("items", .functionReference(items, "on:")))
    return .call(.code("bar.pullDown"), arguments)
  }

  // MARK: Standard buttons

  private func standard(
    _ unit: ToolbarUnit, _ button: BarButton, _ method: SwiftIdentifier
  ) -> Expression {
    let key = plan.keys.key(of: unit, button, in: place.toolbar)
    let title = button.title.map { plan.text(key, $0) } ?? .string("")
    let image =
      UIKitImage.expression(symbol: button.symbol, image: button.image) ?? .code("nil")
    let call = Expression.call(
      .member(.code("$0"), method), [.init("for", .string(place.toolbar.id))])
    return .call(
      "bar.button", .init(.string(unit.id)), .init("title", title), .init("image", image),
      .init("perform", .closure(call)))
  }

  /// Returns whether the expression of a unit is short enough to stand inside another.
  func isShort(_ unit: ToolbarUnit) -> Bool {
    switch unit.content {
    case .item(let item): item.kind != .choice
    case .button: true
    default: false
    }
  }

  // MARK: Conditions

  /// The conditions that a button with a menu, or a control, follows; commands follow their own
  /// conditions.
  func conditions(of unit: ToolbarUnit) -> [Statement] {
    switch unit.content {
    case .popUpButton(let button): conditions(button.enabledWhen, button.visibleWhen)
    case .pullDownButton(let button): conditions(button.enabledWhen, button.visibleWhen)
    case .segmented(let control): conditions(control.enabledWhen, control.visibleWhen)
    case .item(let item) where item.kind == .choice:
      conditions(document.enabledWhen(item), document.visibleWhen(item))
    default: []
    }
  }

  private func conditions(_ enabledWhen: Condition?, _ visibleWhen: Condition?) -> [Statement] {
    var statements: [Statement] = []
    if let enabledWhen {
      statements.append(.assignment("item.isEnabled", plan.expression(enabledWhen)))
    }
    if let visibleWhen {
      statements.append(.assignment("item.isHidden", .negated(plan.expression(visibleWhen))))
    }
    return statements
  }
}
