import MenuetModel

/// The items of one toolbar: a statement for each, which lists it and says how it is made.
struct AppKitToolbarItems {
  let plan: GenerationPlan
  let place: AppKitToolbars.Place

  private var document: Document { plan.document }
  private var toolbar: Toolbar { place.toolbar }
  private var buttons: AppKitButtons { AppKitButtons(plan: plan) }

  // MARK: Units

  /// The units of a region that are items of the bar.
  func units(in region: Toolbar.Region) -> [ToolbarUnit] {
    toolbar[region].filter { unit in
      guard unit.content.platforms.hasAppKit else { return false }
      if unit.customization == .optional, !toolbar.customizable { return false }
      switch unit.content {
      case .title, .slot: return false
      default: return true
      }
    }
  }

  var all: [ToolbarUnit] { Toolbar.Region.allCases.flatMap { units(in: $0) } }

  /// Indicates whether it has items that the system does not make.
  var hasMadeItems: Bool {
    all.contains { unit in
      switch unit.content {
      case .space, .sidebarToggle, .inspectorToggle: false
      default: true
      }
    }
  }

  private func identifier(_ unit: ToolbarUnit) -> String { IDPath.part(unit.id, of: toolbar.id) }

  // MARK: Listing

  /// The statements that list a unit among the items of the bar.
  func listing(_ unit: ToolbarUnit, in region: Toolbar.Region) -> [Statement] {
    switch unit.content {
    case .space(let isFlexible, _):
      return [add(isFlexible ? ".flexibleSpace" : ".space", nil, region)]
    case .sidebarToggle:
      return [
        add(".toggleSidebar", unit, region), add(".sidebarTrackingSeparator", unit, region),
      ]
    case .inspectorToggle:
      return plan.appKitVersions.since(
        PlatformVersion(14), "macOS 14.0",
        [
          add(".inspectorTrackingSeparator", unit, region),
          add(".toggleInspector", unit, region),
        ])
    default:
      var call = adding(.init(.string(identifier(unit))), unit, region)
      if let priority = priority(of: unit) { call.append(.init("priority", priority)) }
      let body = making(unit)
      return body.isEmpty
        ? []
        : [
          .closure(
            .argument(of: .call(.code("toolbar.add"), call)), signature: "bar, actions", body)
        ]
    }
  }

  /// The statement that lists an item of the system.
  private func add(
    _ identifier: StaticString, _ unit: ToolbarUnit?, _ region: Toolbar.Region
  ) -> Statement {
    .expression(
      .call(.code("toolbar.add"), adding(.init("system", .code(identifier)), unit, region)))
  }

  /// The arguments of the call that lists an item.
  private func adding(
    _ identifier: Expression.Argument, _ unit: ToolbarUnit?, _ region: Toolbar.Region
  ) -> [Expression.Argument] {
    var arguments = [identifier]
    if unit?.customization == .optional, region == .center {
      arguments.append(.init("isDefault", .code("false")))
    } else if region == .center, unit != nil {
      arguments.append(.init("isCentered", .code("true")))
    }
    let isFixed = region != .center || unit?.customization == .fixed
    if toolbar.customizable, isFixed, unit != nil {
      arguments.append(.init("isFixed", .code("true")))
    }
    return arguments
  }

  // MARK: Making

  /// The call that makes an item, and the body of the closure at its end.
  private struct Made {
    let call: Expression
    var signature: StaticString = "actions"
    var closure: [Statement]?

    /// The statement that makes it a constant.
    func constant(_ name: SwiftIdentifier) -> Statement {
      closure.map { .closure(.constant(name, call: call), signature: signature, $0) }
        ?? .constant(name, call)
    }

    /// The statement that returns it, the last one of a closure.
    func result(isOnly: Bool) -> Statement {
      if let closure {
        return .closure(
          isOnly ? .argument(of: call) : .returned(call: call), signature: signature, closure)
      }
      return isOnly ? .expression(call) : .return(call)
    }
  }

  /// The statements that make the item of a unit, and return it; none for a unit that shows nothing.
  private func making(_ unit: ToolbarUnit) -> [Statement] {
    var locals = UniqueNames(besides: ["bar", "actions", "barItem", "label"])
    return .build { code in
      guard let made = made(unit, .code("bar"), locals: &locals, into: &code) else { return }
      let changes = changes(unit)
      guard !changes.isEmpty else { return code.append(made.result(isOnly: code.isEmpty)) }
      code.append(made.constant("barItem"))
      code += changes
      code.append(.return(.code("barItem")))
    }
  }

  /// The statements that say more of an item.
  private func changes(_ unit: ToolbarUnit) -> [Statement] {
    .build { code in
      if unit.content.kind == .back { code.set("barItem.isNavigational", .code("true")) }
      if let words = UnitWords(unit, in: toolbar, plan) { code += saying(words, of: unit) }
      if unit.overflow == .hide { code.append(.call("hideInOverflow", .init(.code("barItem")))) }
      let conditions = conditions(of: unit)
      guard !conditions.isEmpty else { return }
      code.append(following(.code("barItem"), conditions))
    }
  }

  /// `follow(barItem, for: actions) { barItem, actions in … }`.
  private func following(_ item: Expression, _ conditions: [Statement]) -> Statement {
    .closure(
      .argument(of: .call("follow", .init(item), .init("for", .code("actions")))),
      signature: "barItem, actions", conditions)
  }

  private func saying(_ words: UnitWords, of unit: ToolbarUnit) -> [Statement] {
    .build { code in
      if let label = words.label {
        code.append(.constant("label", label))
        if unit.content.isControl {
          code.append(.call("barItem.view?.setAccessibilityLabel", .init(.code("label"))))
        }
        code.append(
          .call("barItem.menuFormRepresentation?.setAccessibilityLabel", .init(.code("label"))))
      }
      code.set("barItem.toolTip", words.hint ?? .code("label"))
    }
  }

  /// The conditions that a button with a menu, or a control, follows; commands follow their own.
  private func conditions(of unit: ToolbarUnit) -> [Statement] {
    let (enabledWhen, visibleWhen): (Condition?, Condition?) =
      switch unit.content {
      case .popUpButton(let button): (button.enabledWhen, button.visibleWhen)
      case .pullDownButton(let button): (button.enabledWhen, button.visibleWhen)
      case .segmented(let control): (control.enabledWhen, control.visibleWhen)
      case .item(let item) where item.kind == .choice:
        (document.enabledWhen(item), document.visibleWhen(item))
      default: (nil, nil)
      }
    let conditions = [enabledWhen, visibleWhen].compactMap { $0 }.map { plan.expression($0) }
    return .build { code in
      if !conditions.isEmpty {
        let holds = conditions.count == 1 ? conditions[0] : Expression.all(conditions)
        code.append(.assigning(holds, to: #"\.isEnabled"#, of: "barItem"))
      }
      if let visibleWhen {
        let hidden = Statement.assigning(
          .negated(plan.expression(visibleWhen)), to: #"\.isHidden"#, of: "barItem")
        code += plan.appKitVersions.since(PlatformVersion(15), "macOS 15.0", [hidden])
      }
    }
  }

  // MARK: Priorities

  /// The priority of a unit, where AppKit would choose another order than the document: it lets the
  /// last item go first.
  private func priority(of unit: ToolbarUnit) -> Expression? {
    let isKept =
      !toolbar.regions.center.contains { $0.id == unit.id } || unit.pinned || isUnbroken(unit)
    let order = yielding
    if isKept { return order.isEmpty ? nil : .code(".high") }
    let bar = toolbar.regions.center.map(\.id).filter { order.contains($0) }
    guard order != Array(bar.reversed()), let rank = order.firstIndex(of: unit.id) else {
      return nil
    }
    return .call(".init", .init("rawValue", .integer(rank - order.count)))
  }

  /// The units of the center that give way, the first one first, as they are laid out.
  private var yielding: [String] {
    toolbar.shrinkChain.filter { $0.to == .overflow || $0.to == .hidden }.map(\.unit)
  }

  private func isUnbroken(_ unit: ToolbarUnit) -> Bool {
    if case .group(let group) = unit.content { group.collapse == GroupCollapse.none } else { false }
  }

  // MARK: Items

  /// The item of a unit, after what has to stand before it.
  ///
  /// - Parameter bar: What makes the item.
  private func made(
    _ unit: ToolbarUnit, in group: ToolbarGroup? = nil, _ bar: Expression,
    locals: inout UniqueNames, into code: inout [Statement]
  ) -> Made? {
    switch unit.content {
    case .item(let item):
      if let choice = plan.choiceIndex(item.subject) {
        return Made(call: self.choice(item, choice, unit, bar, locals: &locals, into: &code))
      }
      return command(item, unit, in: group, bar)
    case .button(let button): return command(button.item, unit, in: group, bar)
    case .popUpButton(let button):
      guard let choice = plan.choiceIndex(button.subject) else { return nil }
      return Made(
        call: popUp(
          choice, unit, bar, title: text(plan.keys.key(of: button), button.title),
          image: AppKitImage.expression(symbol: button.symbol, image: button.image),
          isSpringLoaded: button.springLoaded, locals: &locals, into: &code))
    case .segmented(let control):
      guard let choice = plan.choiceIndex(control.subject) else { return nil }
      let name = locals.name(SwiftName.factory(unit.id, suffix: "control"))
      code.append(buttons.segments(name, choice))
      if control.springLoaded || unit.springLoaded { code.append(springLoading(name)) }
      return Made(
        call: self.control(
          name, choice, unit, bar, title: text(plan.keys.key(of: control), control.title),
          image: nil, locals: &locals, into: &code))
    case .pullDownButton(let button): return Made(call: pullDown(button, unit, bar))
    case .group(let group):
      return Made(call: self.group(group, unit, bar, locals: &locals, into: &code))
    case .back(let button): return back(button, unit, bar)
    case .close(let button):
      return Made(
        call: standard(
          bar, unit, button, action: .code("#selector(NSWindow.performClose(_:))")))
    case .search(let button):
      return Made(
        call: .call(.member(bar, "search"), [.init("title", title(unit, button))]),
        signature: "field",
        closure: [
          .call("actions.prepareSearch", .init(.code("field")), plan.argument(for: toolbar))
        ])
    case .space, .slot, .title, .sidebarToggle, .inspectorToggle: return nil
    }
  }

  /// `bar.command(.newNote)`, or with a closure that makes the item of the place.
  private func command(
    _ item: Item, _ unit: ToolbarUnit, in group: ToolbarGroup?, _ bar: Expression
  ) -> Made? {
    guard let index = plan.commandIndex(item) else { return nil }
    let places = AppKitItemPlaces(plan: plan, presentation: place.presentation)
    let isPlain = places.isPlain(item)
    let command = Expression.implicitMember(plan.names.commands[index])
    if isPlain, AppKitPerforming(plan: plan).isSystems(item),
      case .standardEdit(let selector) = plan.commands[index].handler,
      document.commands[index].system.flatMap({ AppKitSelectors.tag(of: $0) }) == nil
    {
      let place = Expression.member(.code("Command"), plan.names.commands[index])
      return Made(
        call: .call(
          .member(bar, "button"),
          [
            .init("title", .member(place, "title")),
            .init("image", .call("image", .init(.member(place, "symbol")))),
            .init("action", AppKitSelectors.expression(selector)),
          ]))
    }
    if isPlain, group == nil, let share = AppKitPresentations(plan: plan).sharing(index) {
      return Made(call: .call(.member(bar, "share"), share))
    }
    var arguments: [Expression.Argument] = [.init(command)]
    if unit.display == .title { arguments.append(.init("showsTitle", .code("true"))) }
    if unit.springLoaded { arguments.append(.init("isSpringLoaded", .code("true"))) }
    let isSegment = group.map { hasSegments($0) } ?? false
    let isPressed =
      document.commands[index].isToggle && document.commands[index].form != .title
      && !isSegment || unit.springLoaded
    return Made(
      call: .call(.member(bar, isPressed ? "pushButton" : "command"), arguments),
      closure: isPlain
        ? nil : places.making(item, index, in: .init(.toolbar, toolbar.id)))
  }

  // MARK: Choices and menus

  private func choice(
    _ item: Item, _ choice: Int, _ unit: ToolbarUnit, _ bar: Expression,
    locals: inout UniqueNames, into code: inout [Statement]
  ) -> Expression {
    let declared = document.choices[choice]
    let overrides = item.overrides?.value
    let title = buttons.title(of: item, choice, in: .init(.toolbar, toolbar.id))
    return popUp(
      choice, unit, bar, title: title ?? .string(""),
      image: AppKitImage.expression(
        symbol: overrides?.symbol ?? declared.symbol, image: overrides?.image ?? declared.image),
      isSpringLoaded: false, locals: &locals, into: &code)
  }

  private func popUp(
    _ choice: Int, _ unit: ToolbarUnit, _ bar: Expression, title: Expression,
    image: Expression?, isSpringLoaded: Bool, locals: inout UniqueNames,
    into code: inout [Statement]
  ) -> Expression {
    let name = locals.name(SwiftName.factory(unit.id, suffix: "button"))
    code += buttons.popUp(name, menuID: identifier(unit), choice)
    if isSpringLoaded || unit.springLoaded { code.append(springLoading(name)) }
    return control(
      name, choice, unit, bar, title: title, image: image, locals: &locals, into: &code)
  }

  private func springLoading(_ name: SwiftIdentifier) -> Statement {
    .assignment(.member(.name(name), "isSpringLoaded"), .code("true"))
  }

  /// The item of a control that shows a choice, after the menu of its options.
  private func control(
    _ name: SwiftIdentifier, _ choice: Int, _ unit: ToolbarUnit, _ bar: Expression,
    title: Expression, image: Expression?, locals: inout UniqueNames,
    into code: inout [Statement]
  ) -> Expression {
    let options = locals.name(SwiftName.member(unit.id) + "Options")
    code.append(AppKitMenuFactories(plan: plan).declaration(options, identifier(unit)))
    code.append(
      .expression(
        .call(
          .member(.name(options), "add"),
          AppKitChoices(plan: plan).arguments(choice, hasKeys: false))))
    var arguments: [Expression.Argument] = [.init(.name(name)), .init("title", title)]
    if let image { arguments.append(.init("image", image)) }
    arguments.append(.init("options", .member(.name(options), "menu")))
    return .call(.member(bar, "control"), arguments)
  }

  private func pullDown(
    _ button: PullDownButton, _ unit: ToolbarUnit, _ bar: Expression
  ) -> Expression {
    var arguments: [Expression.Argument] = [
      .init("title", text(plan.keys.key(of: button), button.title))
    ]
    if let image = AppKitImage.expression(symbol: button.face.symbol, image: button.image) {
      arguments.append(.init("image", image))
    }
    if case .command(let index) = button.primarySubject,
      plan.names.commands.indices.contains(index)
    {
      arguments.append(.init("primary", .member(.code("Command"), plan.names.commands[index])))
    }
    if unit.display == .title { arguments.append(.init("showsTitle", .code("true"))) }
    arguments.append(.init("menu", .functionReference(menuName(button.id), "actions:")))
    return .call(.member(bar, "pullDown"), arguments)
  }

  private func menuName(_ id: String) -> SwiftIdentifier {
    SwiftIdentifier(place.name.text + SwiftName.type(id) + "Menu")
  }

  // MARK: Groups

  private func group(
    _ group: ToolbarGroup, _ unit: ToolbarUnit, _ bar: Expression, locals: inout UniqueNames,
    into code: inout [Statement]
  ) -> Expression {
    let name = locals.name(SwiftName.member(unit.id) + "Items")
    code.declare(name, .code("[NSToolbarItem]()")) { code in
      for member in group.members where member.content.platforms.hasAppKit {
        let maker = Expression.call(
          .member(bar, "member"),
          [.init(.string(member.id))])
        guard let made = made(member, in: group, maker, locals: &locals, into: &code) else {
          continue
        }
        let place = locals.name(SwiftName.member(member.id) + "Item")
        let conditions = conditions(of: member)
        let isNamed = made.closure != nil || !conditions.isEmpty
        if isNamed { code.append(made.constant(place)) }
        if !conditions.isEmpty { code.append(following(.name(place), conditions)) }
        code.append(
          .expression(
            .call(
              .member(.name(name), "append"),
              [.init(isNamed ? .name(place) : made.call)])))
      }
    }
    var arguments: [Expression.Argument] = [
      .init(.name(name)), .init("title", text(.part(.group, unit.id), group.title)),
    ]
    if let image = AppKitImage.expression(symbol: group.symbol, image: group.image) {
      arguments.append(.init("image", image))
    }
    return .call(.member(bar, hasSegments(group) ? "segmentedGroup" : "group"), arguments)
  }

  /// Returns whether a group becomes a menu where there is no room: it is one control then, of which
  /// each segment performs a command of the app.
  func hasSegments(_ group: ToolbarGroup) -> Bool {
    group.collapse == .menu
      && group.members.filter(\.content.platforms.hasAppKit).allSatisfy { member in
        let item: Item
        switch member.content {
        case .item(let placed): item = placed
        case .button(let button): item = button.item
        default: return false
        }
        return plan.commandIndex(item) != nil && !member.springLoaded
          && !AppKitPerforming(plan: plan).isSystems(item)
      }
  }

  // MARK: Standard buttons

  private func back(_ button: BarButton, _ unit: ToolbarUnit, _ bar: Expression) -> Made {
    var arguments: [Expression.Argument] = [
      .init("title", title(unit, button)),
      .init("image", .call("image", .init(.string(button.symbol ?? "chevron.backward")))),
    ]
    if !button.content.isEmpty {
      arguments.append(
        .init(
          "menu",
          .call(.name(menuName(unit.id)), [.init("actions", .code("actions"))])))
    }
    return Made(
      call: .call(.member(bar, "back"), arguments),
      closure: [.call("actions.goBack", plan.argument(for: toolbar))])
  }

  private func standard(
    _ bar: Expression, _ unit: ToolbarUnit, _ button: BarButton, action: Expression
  ) -> Expression {
    .call(
      .member(bar, "button"),
      [
        .init("title", title(unit, button)),
        .init(
          "image",
          AppKitImage.expression(symbol: button.symbol, image: button.image) ?? .code("nil")),
        .init("action", action),
      ])
  }

  private func title(_ unit: ToolbarUnit, _ button: BarButton) -> Expression {
    text(plan.keys.key(of: unit, button, in: toolbar), button.title)
  }

  private func text(_ key: TitleKey?, _ text: String?) -> Expression {
    text.map { plan.text(key, $0) } ?? .string("")
  }

  // MARK: Menus of the bar

  /// The functions that make the menus in the bar.
  var menus: [Declaration] { all.flatMap { menus(of: $0) } }

  private func menus(of unit: ToolbarUnit) -> [Declaration] {
    switch unit.content {
    case .pullDownButton(let button): return [buttons.menu(button, menuName(button.id))]
    case .group(let group):
      return group.members.filter { $0.content.platforms.hasAppKit }.flatMap { menus(of: $0) }
    case .back(let button):
      guard !button.content.isEmpty else { return [] }
      return [
        AppKitMenuFactories(plan: plan).menu(
          menuName(unit.id), identifier(unit), comment: "The places to go back to.",
          isInterface: false
        ) { locals, code in
          AppKitMenus(plan: plan).add(
            button.content, layout: .large, to: "menu", in: .init(.toolbar, toolbar.id),
            locals: &locals, into: &code)
        }
      ]
    default: return []
    }
  }
}

extension ToolbarUnit.Content {
  /// Indicates whether a control of AppKit shows it in the bar.
  fileprivate var isControl: Bool {
    switch self {
    case .popUpButton, .segmented: true
    case .item(let item): item.kind == .choice
    default: false
    }
  }
}
