import MenuetModel

/// Toolbars as values: a statement for each unit and for each of its forms.
struct ToolbarValues {
  let plan: GenerationPlan
  let platforms: ValuePlatforms

  var declarations: [Declaration] {
    let toolbars = plan.walk.toolbars
    let values = toolbars.map { toolbar in
      let menus = MenuValues(plan: plan, platform: platforms.platform(of: toolbar.platforms))
      return Declaration(
        .property(
          SwiftIdentifier(plan.document.factoryName(of: toolbar)), .code("Toolbar"),
          OneToolbarValues(plan: plan, menus: menus).statements(toolbar)),
        modifiers: "static", isInterface: true)
    }
    return values
      + SurfaceValues.list("toolbars", "Toolbar", of: toolbars.map(plan.document.factoryName))
  }
}

/// One toolbar, for one platform.
private struct OneToolbarValues {
  let plan: GenerationPlan
  let menus: MenuValues

  private var here: PlatformSet { PlatformSet(menus.platform) }

  func statements(_ toolbar: Toolbar) -> [Statement] {
    .build { code in
      code.declare(
        "toolbar",
        .call(
          "Toolbar", .init("id", .string(toolbar.id)), .init("title", .optional(toolbar.title)),
          .init("isCustomizable", .flag(toolbar.customizable)),
          .init("minimumWidth", .integer(toolbar.minimumWidth ?? 0)))
      ) { addUnits(of: toolbar, into: &$0) }
      code.append(.return(.code("toolbar")))
    }
  }

  private func addUnits(of toolbar: Toolbar, into code: inout [Statement]) {
    var rungs = UnitRungs(toolbar)
    var locals = UniqueNames(besides: ["toolbar"])
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] where unit.content.platforms.contains(here) {
        add(unit, in: region, locals: &locals, into: &code)
        guard unit.customization != .optional else { continue }
        for (form, width) in rungs.next(unit.id) where region == .center {
          code.append(
            .call(
              "toolbar.show", .init(.implicitMember(SwiftIdentifier(form.rawValue))),
              .init("from", .integer(width))))
        }
      }
    }
  }

  private func add(
    _ unit: ToolbarUnit, in region: Toolbar.Region, locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    guard let content = content(of: unit, in: "", locals: &locals, into: &code) else { return }
    var arguments: [Expression.Argument] = [
      .init(.string(unit.id)), .init(.implicitMember(SwiftIdentifier(region.rawValue))),
      .init(content),
    ]
    if unit.customization == .optional { arguments.append(.init("isOptional", .code("true"))) }
    code.append(.expression(.call(.code("toolbar.add"), arguments)))
  }

  /// The content of a unit, after what has to stand before it; `nil` for one that has no entry in a
  /// layout.
  ///
  /// - Parameter holder: the name in Swift of the group that holds it.
  private func content(
    of unit: ToolbarUnit, in holder: String, locals: inout UniqueNames,
    into code: inout [Statement]
  ) -> Expression? {
    switch unit.content {
    case .item(let item): return self.item(item, in: holder, locals: &locals, into: &code)
    case .button(let button):
      return item(button.item, in: holder, locals: &locals, into: &code)
    case .popUpButton(let button): return choice(button.subject)
    case .segmented(let control): return choice(control.subject)
    case .pullDownButton(let button): return menu(button, locals: &locals, into: &code)
    case .group(let group): return self.group(group, unit.id, locals: &locals, into: &code)
    case .back(let button), .close(let button), .sidebarToggle(let button), .search(let button),
      .inspectorToggle(let button):
      return standard(button.title, button.symbol)
    case .title(let title): return standard(title.title, title.symbol)
    case .space, .slot: return nil
    }
  }

  private func item(
    _ item: Item, in holder: String, locals: inout UniqueNames, into code: inout [Statement]
  ) -> Expression? {
    if plan.choiceIndex(item.subject) != nil { return choice(item.subject) }
    guard let index = plan.commandIndex(item) else { return nil }
    if item.overrides == nil {
      return .call(
        ".item", .init(.call("Item", .init(.implicitMember(plan.names.commands[index])))))
    }
    return menus.declare(item, in: holder, locals: &locals, into: &code).map {
      .call(".item", .init(.name($0)))
    }
  }

  private func choice(_ subject: Subject) -> Expression? {
    plan.choiceIndex(subject).map {
      .call(".choice", .init(.implicitMember(menus.choiceName($0))))
    }
  }

  private func menu(
    _ button: PullDownButton, locals: inout UniqueNames, into code: inout [Statement]
  ) -> Expression {
    let name = locals.name(SwiftName.member(button.id) + "Menu")
    code.declare(
      name, menus.menuCall(button.id, title: button.title, symbol: button.symbol)
    ) { code in
      let own = MenuValues.Surroundings(enabled: button.enabledWhen, visible: button.visibleWhen)
      menus.set(own, of: name, into: &code)
      menus.fill(
        name, with: button.content, button.layouts, in: own, locals: &locals, into: &code)
    }
    var primary = Expression.code("nil")
    if case .command(let index) = button.primarySubject,
      plan.names.commands.indices.contains(index)
    {
      primary = .member(.code("Command"), plan.names.commands[index])
    }
    return .call(".menu", .init(.name(name)), .init("primary", primary))
  }

  private func group(
    _ group: ToolbarGroup, _ id: String, locals: inout UniqueNames, into code: inout [Statement]
  ) -> Expression {
    let name = locals.name(SwiftName.member(id) + "Members")
    code.declare(name, .code("[UnitContent]()")) { code in
      for member in group.members where member.content.platforms.contains(here) {
        guard
          let content = content(
            of: member, in: SwiftName.member(id), locals: &locals, into: &code)
        else {
          continue
        }
        code.append(.call(.member(.name(name), "append"), .init(content)))
      }
    }
    return .call(
      ".group", .init("title", .optional(group.title)), .init("symbol", .optional(group.symbol)),
      .init("members", .name(name)))
  }

  private func standard(_ title: String?, _ symbol: String?) -> Expression {
    .call(".standard", .init("title", .optional(title)), .init("symbol", .optional(symbol)))
  }
}
