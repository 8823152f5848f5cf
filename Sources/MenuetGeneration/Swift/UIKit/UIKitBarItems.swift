import MenuetModel

/// The bar button items of units, as expressions over `bar`.
struct UIKitBarItems {
  let plan: GenerationPlan
  let place: UIKitToolbars.Place

  private var document: Document { plan.document }
  private var surface: TitleKey.Surface { .init(.toolbar, place.toolbar.id) }

  private var single: UIKitBarItem {
    UIKitBarItem(plan: plan, surface: surface, presentation: place.presentation)
  }

  /// The beginning of the name of the function that collects a menu's items.
  func menuName(_ id: String) -> String { place.name.text + SwiftName.type(id) }

  func expression(
    _ unit: ToolbarUnit, locals: inout UniqueNames,
    into code: inout [Statement]
  ) -> Expression? {
    switch unit.content {
    case .item(let item):
      if plan.choiceIndex(item.subject) != nil { return single.choice(item, unit.id) }
      return command(item, unit, locals: &locals, into: &code)
    case .button(let button):
      return command(button.item, unit, locals: &locals, into: &code)
    case .popUpButton(let button):
      return single.choice(
        button.subject, unit.id,
        title: button.title.map { plan.text(plan.keys.key(of: button), $0) },
        image: UIKitImage.expression(symbol: button.symbol, image: button.image))
    case .segmented(let control): return segments(control, unit)
    case .pullDownButton(let button): return menu(button, unit)
    case .close(let button): return standard(unit, button, "close")
    case .sidebarToggle(let button): return standard(unit, button, "toggleSidebar")
    case .inspectorToggle(let button): return standard(unit, button, "toggleInspector")
    case .group, .space, .slot, .back, .title, .search: return nil
    }
  }

  private func command(
    _ item: Item, _ unit: ToolbarUnit, locals: inout UniqueNames, into code: inout [Statement]
  ) -> Expression? {
    single.command(
      item, showsTitle: showsTitle(unit), mayBeSystems: unit.display == .automatic,
      locals: &locals, into: &code)
  }

  private func showsTitle(_ unit: ToolbarUnit) -> Expression? {
    unit.display == .title ? .code("true") : nil
  }

  // MARK: Menus and choices

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
      arguments.append(.init("primary", .member(.code("Command"), plan.names.commands[index])))
    }
    if let value = showsTitle(unit) { arguments.append(.init("showsTitle", value)) }
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
    let call = Expression.call(
      .member(.code("$0"), method), [plan.argument(for: place.toolbar)])
    if unit.content.kind == .close, unit.display == .automatic,
      let systemItem = UIKitSystemItems.close(button)
    {
      return .call(
        "bar.button", .init(.string(unit.id)), .init("systemItem", systemItem),
        .init("perform", .closure(call)))
    }
    let key = plan.keys.key(of: unit, button, in: place.toolbar)
    let title = button.title.map { plan.text(key, $0) } ?? .string("")
    let image =
      UIKitImage.expression(symbol: button.symbol, image: button.image) ?? .code("nil")
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
    UIKitConditions(enabledWhen: enabledWhen, visibleWhen: visibleWhen).statements(plan)
  }
}
