import MenuetModel

/// The units of one toolbar.
struct SwiftUIToolbarUnits {
  let plan: GenerationPlan
  let toolbar: Toolbar
  /// The popovers that point at its items, by the ids of units.
  let popovers: [String: Popover]
  /// The order in which its units leave the bar.
  let order: SwiftUIOverflowOrder

  private var document: Document { plan.document }
  private var buttons: SwiftUIButtons { SwiftUIButtons(plan: plan) }

  /// The items of a unit; none for what a view has by itself.
  ///
  /// - Parameter index: That of the unit in the region.
  func items(_ unit: ToolbarUnit, at index: Int, in region: Toolbar.Region) -> [Statement] {
    if toolbar.isUnreachable(unit) { return [] }
    let menus = SwiftUIMenus(
      plan: plan, surface: "bar", id: toolbar.id, key: .init(.toolbar, toolbar.id))
    return menus.guarded(unit.content.platforms, outer: toolbar.platforms) { code in
      if case .space(let isFlexible, _) = unit.content {
        code += space(isFlexible, in: region)
        return
      }
      let views = self.views(unit)
      guard !views.isEmpty else { return }
      let item = Statement.view(
        .init(
          .call(
            "ToolbarItem", .init("id", .string(unit.id)),
            .init("placement", .code(placement(unit, in: region)))), .init(views)),
        modifiers: customization(unit))
      let shown: Statement =
        priority(of: unit, at: index, in: region).map {
          .view(
            .init(
              $0.isEmpty ? .code("prioritized") : .call(.code("prioritized"), $0), .init([item])))
        } ?? item
      // A bar has no room for an item that is not there.
      code.append(condition(of: unit).map { .if($0, [shown]) } ?? shown)
    }
  }

  /// The arguments that say when a unit leaves the bar; `nil` where nothing is said of it.
  private func priority(
    of unit: ToolbarUnit, at index: Int, in region: Toolbar.Region
  ) -> [Expression.Argument]? {
    guard !order.isEmpty, region != .leading else { return nil }
    guard region == .center, let turn = order.turns[index] else { return [] }
    var arguments: [Expression.Argument] = [.init("turn", .integer(turn))]
    if order.early.contains(index) { arguments.append(.init("isEarly", .code("true"))) }
    return arguments
  }

  /// A space, which toolbars have since iOS 26; those at the bottom had a flexible one before.
  func space(_ isFlexible: Bool, in region: Toolbar.Region) -> [Statement] {
    let isBottom = toolbar.edge == .bottom
    let placement = Expression.Argument(
      "placement", .code(isBottom ? "Place.bottom" : place(region)))
    let statement: Statement
    if document.isSince26, !isBottom || !document.platforms.contains(.visionos) {
      statement = .call(
        "ToolbarSpacer", .init(.code(isFlexible ? ".flexible" : ".fixed")), placement)
    } else if isBottom {
      return [
        isFlexible
          ? .call("bottomSpace") : .call("bottomSpace", .init("isFlexible", .code("false")))
      ]
    } else if isFlexible {
      statement = .call("space", .init("isFlexible", .code("true")), placement)
    } else {
      statement = .call("space", placement)
    }
    return document.platforms.contains(.visionos)
      ? [.conditional("!os(visionOS)", [statement])] : [statement]
  }

  // MARK: Places

  private func placement(_ unit: ToolbarUnit, in region: Toolbar.Region) -> StaticString {
    if toolbar.edge == .bottom { return "Place.bottom" }
    if hasWaysOut, region != .center {
      switch role(of: unit) {
      case .cancel: return ".cancellationAction"
      case .primary: return ".confirmationAction"
      case .normal, .destructive: break
      }
    }
    return isMovedToEnd(unit, in: region) || unit.isKept && region == .trailing
      ? "Place.pinned" : place(region)
  }

  /// Indicates whether the bar is that of something presented, whose ways out have places of their own.
  private var hasWaysOut: Bool { plan.presentationsOfToolbars[toolbar.id] != nil }

  /// Returns whether a unit stands where the system shows what confirms, and so shows it prominently.
  private func isConfirmation(_ unit: ToolbarUnit) -> Bool {
    hasWaysOut && toolbar.edge != .bottom && role(of: unit) == .primary
      && !toolbar.regions.center.contains { $0.id == unit.id }
  }

  /// Returns whether a unit of the center stands at the trailing end: those of the center may go into
  /// the overflow menu.
  func isMovedToEnd(_ unit: ToolbarUnit, in region: Toolbar.Region) -> Bool {
    unit.isKept && region == .center && !isPrincipal && toolbar.edge != .bottom
  }

  private func place(_ region: Toolbar.Region) -> StaticString {
    switch region {
    case .leading: "Place.leading"
    case .center: isPrincipal ? ".principal" : ".secondaryAction"
    case .trailing: "Place.trailing"
    }
  }

  /// Indicates whether the center is one control, which stands there in place of the title.
  private var isPrincipal: Bool {
    guard toolbar.regions.center.count == 1, let unit = toolbar.regions.center.first else {
      return false
    }
    return [.segmented, .popUpButton, .choice].contains(unit.content.kind)
  }

  private func role(of unit: ToolbarUnit) -> Role {
    switch unit.content {
    case .item(let item): document.role(of: item)
    case .button(let button): document.role(of: button.item)
    case .close: .cancel
    default: .normal
    }
  }

  private func customization(_ unit: ToolbarUnit) -> [Statement.ViewCall] {
    guard toolbar.isCustomizable else { return [] }
    switch unit.customization {
    case .fixed: return [.init(.call(".customizationBehavior", .init(.code(".disabled"))))]
    case .default:
      return unit.pinned
        ? [.init(.call(".customizationBehavior", .init(.code(".reorderable"))))] : []
    case .optional: return [.init(.call(".defaultCustomization", .init(.code(".hidden"))))]
    }
  }

  /// The condition under which a unit is in the bar; `nil` for always.
  private func condition(of unit: ToolbarUnit) -> Expression? {
    let items = SwiftUIItems(plan: plan)
    let surface = TitleKey.Surface(.toolbar, toolbar.id)
    switch unit.content {
    case .item(let item):
      if let choice = plan.choiceIndex(item.subject) {
        let condition =
          item.overrides?.value.visibleWhen ?? document.choices[choice].shownWhen
        return condition.map { plan.expression($0) }
      }
      return items.isShown(item, in: "bar", surface)
    case .button(let button): return items.isShown(button.item, in: "bar", surface)
    case .group(let group): return group.visibleWhen.map { plan.expression($0) }
    case .popUpButton, .pullDownButton, .segmented, .close, .inspectorToggle, .space, .slot, .back,
      .sidebarToggle, .title, .search:
      return nil
    }
  }

  // MARK: Views

  private func views(_ unit: ToolbarUnit) -> [Statement] {
    let further = popover(of: unit) + buttons.springLoading(unit.springLoaded)
    switch unit.content {
    case .item(let item): return view(item, unit, further)
    case .button(let button):
      return view(button.item, unit, further + buttons.springLoading(button.springLoaded))
    case .popUpButton(let button): return buttons.popUp(button, path: path(unit))
    case .pullDownButton(let button):
      return buttons.pullDown(button, path: path(unit), look: nil, labelStyle: display(unit))
    case .segmented(let control): return buttons.segments(control, path: path(unit))
    case .group(let group): return [view(group, unit)]
    case .close(let button):
      return [standard(button, unit, calling: "actions.close", role: ".cancel")]
    case .inspectorToggle(let button):
      return [standard(button, unit, calling: "actions.toggleInspector", role: "nil")]
    case .space, .slot, .back, .sidebarToggle, .title, .search: return []
    }
  }

  /// The look of a primary command, where the place of the item does not give it already.
  private func prominence(_ item: Item, _ unit: ToolbarUnit) -> [Statement.ViewCall] {
    guard isProminent(item, in: unit) else { return [] }
    return [
      document.isSince26 && !document.platforms.contains(.visionos)
        ? .init(.call(".buttonStyle", .init(.code(".glassProminent"))))
        : .init(.call(".modifier", .init(.call("Prominent"))))
    ]
  }

  /// Returns whether an item of a unit has the look of a primary command, by a style and not by its place.
  func isProminent(_ item: Item, in unit: ToolbarUnit) -> Bool {
    guard plan.commandIndex(item) != nil, document.role(of: item) == .primary else { return false }
    return !isConfirmation(unit)
  }

  private func view(
    _ item: Item, _ unit: ToolbarUnit, _ further: [Statement.ViewCall]
  ) -> [Statement] {
    if let choice = plan.choiceIndex(item.subject) {
      return [
        SwiftUIChoices(plan: plan).view(
          choice, style: ".menu", path: path(unit),
          enabledWhen: item.overrides?.value.enabledWhen, further: words(unit) + further)
      ]
    }
    let items = SwiftUIItems(plan: plan)
    guard let view = items.view(item, in: "bar", .init(.toolbar, toolbar.id)) else { return [] }
    return [
      .view(
        view.call, modifiers: view.modifiers + display(unit) + prominence(item, unit) + further)
    ]
  }

  private func display(_ unit: ToolbarUnit) -> [Statement.ViewCall] {
    let style: StaticString
    switch unit.display {
    case .automatic: return []
    case .icon: style = ".iconOnly"
    case .title: style = ".titleOnly"
    case .both: style = ".titleAndIcon"
    }
    return [.init(.call(".labelStyle", .init(.code(style))))]
  }

  private func popover(of unit: ToolbarUnit) -> [Statement.ViewCall] {
    guard let popover = popovers[unit.id] else { return [] }
    let presentations = SwiftUIPresentations(plan: plan)
    let holder = plan.presentationsOfToolbars[toolbar.id].map {
      Expression.implicitMember(SwiftIdentifier(document.caseName(ofPresentable: $0)))
    }
    return [
      presentations.popover(popover, over: holder ?? .code("nil"), isAtItem: true)
    ]
  }

  private func view(_ group: ToolbarGroup, _ unit: ToolbarUnit) -> Statement {
    let menus = SwiftUIMenus(
      plan: plan, surface: "bar", id: toolbar.id, key: .init(.toolbar, toolbar.id))
    let members = SwiftUIMenus.grouped(
      group.members.flatMap { member in
        menus.guarded(member.content.platforms, outer: toolbar.platforms) { $0 += views(member) }
      })
    let title = group.title.map { plan.text(.part(.group, unit.id), $0) } ?? .string("")
    let subtitle = group.subtitle.map { plan.text(.part(.group, unit.id, .subtitle), $0) }
    let label = SwiftUILabel(
      title: title, subtitle: subtitle, symbol: group.symbol, image: group.image)
    return .view(
      .init(
        .code("ControlGroup"), .init(members.isEmpty ? [.call("EmptyView")] : members),
        .init("label", label.statements)),
      modifiers: words(unit) + [SwiftUILabel.identifier(path(unit))])
  }

  private func path(_ unit: ToolbarUnit) -> String { IDPath.part(unit.id, of: toolbar.id) }

  /// A button that the bars of other frameworks have ready.
  private func standard(
    _ button: BarButton, _ unit: ToolbarUnit, calling method: StaticString, role: StaticString
  ) -> Statement {
    let face = document.face(of: unit)
    let title = plan.text(plan.keys.key(of: unit, button, in: toolbar), face.title)
    let label = SwiftUILabel(title: title, symbol: face.symbol, image: button.image)
    let action = Expression.closure(
      .call(method, plan.argument(for: toolbar)))
    return .view(
      .init(
        .call("Button", .init("role", .code(role)), .init("action", action)),
        .init(label.statements)),
      modifiers: words(unit) + [SwiftUILabel.identifier(path(unit))])
  }

  private func words(_ unit: ToolbarUnit) -> [Statement.ViewCall] {
    UnitWords(unit, in: toolbar, plan).map {
      SwiftUILabel.words(label: $0.label, hint: $0.hint)
    } ?? []
  }
}

extension ToolbarUnit {
  /// Indicates whether it stays in the bar at every width.
  fileprivate var isKept: Bool {
    if case .group(let group) = content, group.collapse == .none { return true }
    return pinned
  }
}
