import MenuetModel

/// Prints toolbars as values: a statement for each unit and for each of its forms.
struct ToolbarValues {
  let plan: GenerationPlan
  let platforms: ValuePlatforms

  func print(into printer: inout SwiftPrinter) {
    let toolbars = plan.document.everyToolbar
    for toolbar in toolbars {
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .property(SwiftIdentifier(plan.document.factoryName(of: toolbar)), .code("Toolbar")),
          modifiers: "static",
          isInterface: true)
      ) { printer in
        let menus = MenuValues(plan: plan, platform: platforms.platform(of: toolbar.platforms))
        OneToolbarValues(plan: plan, menus: menus).print(toolbar, into: &printer)
      }
    }
    ValueList.print(
      "toolbars", "Toolbar", of: toolbars.map(plan.document.factoryName), into: &printer)
  }
}

/// Prints one toolbar, for one platform.
private struct OneToolbarValues {
  let plan: GenerationPlan
  let menus: MenuValues

  private var here: PlatformSet { PlatformSet(menus.platform) }

  func print(_ toolbar: Toolbar, into printer: inout SwiftPrinter) {
    printer.print(
      variable: SwiftIdentifier("toolbar"),
      .call(
        "Toolbar", .init("id", .string(toolbar.id)), .init("title", .optional(toolbar.title)),
        .init("isCustomizable", .flag(toolbar.customizable)),
        .init("minimumWidth", .integer(toolbar.minimumWidth ?? 0)))
    ) { printUnits(of: toolbar, into: &$0) }
    printer.print(.code("return toolbar"))
  }

  private func printUnits(of toolbar: Toolbar, into printer: inout SwiftPrinter) {
    var rungs = UnitRungs(toolbar)
    var locals = UniqueNames(besides: ["toolbar"])
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] where unit.content.platforms.contains(here) {
        print(unit, in: region, locals: &locals, into: &printer)
        guard unit.customization != .optional else { continue }
        for (form, width) in rungs.next(unit.id) where region == .center {
          printer.print(
            .call(
              .code("toolbar.show"), .init(.implicitMember(SwiftIdentifier(form.rawValue))),
              .init("from", .integer(width))))
        }
      }
    }
  }

  private func print(
    _ unit: ToolbarUnit, in region: Toolbar.Region, locals: inout UniqueNames,
    into printer: inout SwiftPrinter
  ) {
    guard let content = content(unit.content, locals: &locals, into: &printer) else { return }
    var arguments: [Expression.Argument] = [
      .init(.string(unit.id)), .init(.implicitMember(SwiftIdentifier(region.rawValue))),
      .init(content),
    ]
    if unit.customization == .optional { arguments.append(.init("isOptional", .code("true"))) }
    printer.print(.expression(.call(.code("toolbar.add"), arguments)))
  }

  /// What a unit is, after what has to stand before it; `nil` for what has no entry in a layout.
  private func content(
    _ content: ToolbarUnit.Content, locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) -> Expression? {
    switch content {
    case .item(let item): return self.item(item, locals: &locals, into: &printer)
    case .button(let button): return self.item(button.item, locals: &locals, into: &printer)
    case .popUpButton(let button): return choice(button.subject)
    case .segmented(let control): return choice(control.subject)
    case .pullDownButton(let button): return menu(button, locals: &locals, into: &printer)
    case .group(let group): return self.group(group, locals: &locals, into: &printer)
    case .back(let button), .close(let button), .sidebarToggle(let button), .search(let button),
      .inspectorToggle(let button):
      return standard(button.title, button.symbol)
    case .title(let title): return standard(title.title, title.symbol)
    case .space, .slot: return nil
    }
  }

  private func item(
    _ item: Item, locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) -> Expression? {
    if plan.choiceIndex(item.subject) != nil { return choice(item.subject) }
    guard let index = plan.commandIndex(item) else { return nil }
    if item.overrides == nil {
      return .call(
        ".item", .init(.call("Item", .init(.implicitMember(plan.names.commands[index])))))
    }
    return menus.print(item, locals: &locals, into: &printer).map {
      .call(".item", .init(.name($0)))
    }
  }

  private func choice(_ subject: Subject) -> Expression? {
    plan.choiceIndex(subject).map {
      .call(".choice", .init(.implicitMember(menus.choiceName($0))))
    }
  }

  private func menu(
    _ button: PullDownButton, locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) -> Expression {
    let name = locals.name(SwiftName.member(button.id) + "Menu")
    printer.print(
      variable: name, menus.menuCall(button.id, title: button.title, symbol: button.symbol)
    ) { menus.print(button.content, button.layouts, to: name, locals: &locals, into: &$0) }
    var primary = Expression.code("nil")
    if case .command(let index) = button.primarySubject,
      plan.names.commands.indices.contains(index)
    {
      primary = .implicitMember(plan.names.commands[index])
    }
    return .call(".menu", .init(.name(name)), .init("primary", primary))
  }

  private func group(
    _ group: ToolbarGroup, locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) -> Expression {
    let name = locals.name("members")
    printer.print(variable: name, .code("[UnitContent]()")) { printer in
      for member in group.members where member.content.platforms.contains(here) {
        guard let content = content(member.content, locals: &locals, into: &printer) else {
          continue
        }
        printer.print(.call(.member(.name(name), SwiftIdentifier("append")), .init(content)))
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

/// The forms of the units of a toolbar by width, read from its breakpoint table.
struct UnitRungs {
  private var rungs: [String: [[(form: UnitForm, width: Int)]]] = [:]

  init(_ toolbar: Toolbar) {
    let table = toolbar.breakpoints
    var forms = table.widestForms.map { [(form: $0.form, width: 0)] }
    // Widest first: a form that goes on in the next range begins there.
    for (index, range) in table.widths.dropLast().enumerated() {
      for change in table.changes(at: index + 1) {
        forms[change.unit][forms[change.unit].count - 1].width = range.minimumWidth
        forms[change.unit].append((change.form, 0))
      }
    }
    for (place, unit) in table.widestForms.enumerated() {
      forms[place][forms[place].count - 1].width = table.widths.last?.minimumWidth ?? 0
      rungs[unit.id, default: []].append(forms[place])
    }
  }

  /// The forms of the next unit of an id, widest first.
  mutating func next(_ id: String) -> [(form: UnitForm, width: Int)] {
    guard var waiting = rungs[id], !waiting.isEmpty else { return [] }
    let first = waiting.removeFirst()
    rungs[id] = waiting
    return first
  }
}
