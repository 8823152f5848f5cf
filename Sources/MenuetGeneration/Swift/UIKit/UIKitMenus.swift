import MenuetModel

/// The content of menus: a statement for each element, or for each run of elements that say
/// nothing of their own.
struct UIKitMenus {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var platforms: UIKitPlatforms { plan.uiKitPlatforms }
  private var names: DocumentNames { plan.names }

  /// How many commands a statement adds at most: the time that a call takes to type-check grows with
  /// the square of its arguments.
  private static let longestRun = 8

  /// Adds the content of a menu to a variable.
  ///
  /// - Parameters:
  ///   - surface: gives the keys of the texts of places.
  ///   - outer: the platforms on which the menu itself stands.
  func add(
    _ content: [MenuElement], layout: MenuLayoutSize, to menu: SwiftIdentifier,
    in surface: TitleKey.Surface, outer: PlatformSet, locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    var content = content[...]
    var hasRow = false
    if layout != .large {
      hasRow = addRow(
        &content, layout, to: menu, in: surface, outer: outer, locals: &locals, into: &code)
    }
    var run: [SwiftIdentifier] = []
    for (index, element) in content.enumerated() {
      if let name = plainCommand(element, outer: outer) {
        if run.count == Self.longestRun { endRun(&run, menu, into: &code) }
        run.append(name)
        continue
      }
      endRun(&run, menu, into: &code)
      // Of a menu that begins with a section, that has its row.
      let inherited = index == 0 && !hasRow ? layout : .large
      code += guarded(element.platforms, outer: outer) { code in
        add(
          element, layout: inherited, to: menu, in: surface, outer: outer, locals: &locals,
          into: &code)
      }
    }
    endRun(&run, menu, into: &code)
  }

  private func endRun(
    _ run: inout [SwiftIdentifier], _ menu: SwiftIdentifier, into code: inout [Statement]
  ) {
    guard !run.isEmpty else { return }
    code.append(add(to: menu, run.map { .init(.implicitMember($0)) }))
    run = []
  }

  /// The case of a command that stands where its menu stands, and says nothing of its own.
  private func plainCommand(_ element: MenuElement, outer: PlatformSet) -> SwiftIdentifier? {
    guard case .item(let item) = element, UIKitItemPlaces(plan: plan).isPlain(item),
      platforms.condition(item.platforms, within: outer).isAlways
    else { return nil }
    return plan.commandIndex(item).map { names.commands[$0] }
  }

  /// Statements for the platforms of an element, under a condition where that needs one.
  func guarded(
    _ inner: PlatformSet, outer: PlatformSet, _ content: (inout [Statement]) -> Void
  ) -> [Statement] {
    switch platforms.condition(inner, within: outer) {
    case .always: return .build(content)
    case .never: return []
    case .when(let condition):
      let statements = [Statement].build(content)
      return statements.isEmpty ? [] : [.if(condition, statements)]
    }
  }

  /// Returns whether an element stands wherever what holds it does.
  func isAlwaysThere(_ inner: PlatformSet, outer: PlatformSet) -> Bool {
    platforms.condition(inner, within: outer).isAlways
  }

  // MARK: Rows

  /// Adds the items at the start of a menu that stand side by side, and takes them from its content;
  /// returns whether there are any.
  private func addRow(
    _ content: inout ArraySlice<MenuElement>, _ layout: MenuLayoutSize, to menu: SwiftIdentifier,
    in surface: TitleKey.Surface, outer: PlatformSet, locals: inout UniqueNames,
    into code: inout [Statement]
  ) -> Bool {
    let row = content.prefix(while: { isCell($0) }).prefix(layout.cells)
    guard !row.isEmpty else { return false }
    content = content.dropFirst(row.count)
    let name = locals.name("row", in: SwiftName.member(surface.id))
    code.declare(name, nested(in: menu)) {
      add(
        Array(row), layout: .large, to: name, in: surface, outer: outer, locals: &locals, into: &$0)
    }
    code.append(
      add(
        to: menu,
        [.init("row", .name(name)), .init(.code(layout == .small ? ".small" : ".medium"))]))
    return true
  }

  /// Returns whether an element can stand beside others: not a choice, and not a toggle of two
  /// items.
  private func isCell(_ element: MenuElement) -> Bool {
    guard case .item(let item) = element, let index = plan.commandIndex(item) else { return false }
    return document.commands[index].form != .pair
  }

  // MARK: Elements

  private func add(
    _ element: MenuElement, layout: MenuLayoutSize, to menu: SwiftIdentifier,
    in surface: TitleKey.Surface, outer: PlatformSet, locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    let inner = element.platforms.intersection(outer)
    switch element {
    case .item(let item): add(item, to: menu, in: surface, locals: &locals, into: &code)
    case .submenu(let submenu):
      code += guarded(submenu.shownWhen) {
        add(submenu, to: menu, outer: inner, locals: &locals, into: &$0)
      }
    case .section(let section):
      code += guarded(section.visibleWhen) {
        add(
          section, layout: section.layout ?? layout, to: menu, in: surface, outer: inner,
          locals: &locals,
          into: &$0)
      }
    case .separator(let separator):
      code += guarded(separator.visibleWhen) {
        $0.append(.expression(.call(.member(.name(menu), "separate"), [])))
      }
    case .dynamic(let dynamic):
      code += guarded(dynamic.visibleWhen) { $0.append(add(dynamic, to: menu)) }
    case .slot: break
    }
  }

  private func guarded(
    _ condition: Condition?, _ content: (inout [Statement]) -> Void
  ) -> [Statement] {
    guard let condition else { return .build(content) }
    return [.if(plan.expression(condition), .build(content))]
  }

  private func add(
    _ item: Item, to menu: SwiftIdentifier, in surface: TitleKey.Surface, locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    if let choice = plan.choiceIndex(item.subject) {
      let options = UIKitChoices(plan: plan).options(choice, at: item)
      let conditions = document.placedConditions(ofChoice: choice, at: item)
      code += guarded(conditions.visibleWhen) { code in
        guard let condition = conditions.enabledWhen else {
          return code.append(add(to: menu, [.init("options", options)]))
        }
        let name = locals.name(plan.names.choiceProperties[choice].text + "Items")
        code.declare(name, nested(in: menu, isAvailable: plan.expression(condition))) {
          $0.append(add(to: name, [.init("options", options)]))
        }
        code.append(add(to: menu, [.init("section", .name(name))]))
      }
      return
    }
    let items = UIKitItemPlaces(plan: plan)
    if items.isPlain(item), let index = plan.commandIndex(item) {
      return code.append(add(to: menu, [.init(.implicitMember(names.commands[index]))]))
    }
    guard let name = items.declare(item, in: surface, locals: &locals, into: &code) else { return }
    code.append(add(to: menu, [.init(.name(name))]))
  }

  private func add(
    _ submenu: Submenu, to menu: SwiftIdentifier, outer: PlatformSet, locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    let name = locals.name(SwiftName.member(submenu.id) + "Items")
    var nested = nested(in: menu)
    if let condition = submenu.enabledWhen {
      nested = self.nested(in: menu, isAvailable: plan.expression(condition))
    }
    code.declare(name, nested) { code in
      add(
        submenu.content, layout: submenu.layout, to: name, in: TitleKeys.surface(in: submenu),
        outer: outer, locals: &locals, into: &code)
    }
    var arguments: [Expression.Argument] = [
      .init("submenu", .name(name)), .init("id", .string(submenu.id)),
      .init("title", plan.text(plan.keys.key(of: submenu), submenu.title)),
    ]
    if let subtitle = submenu.subtitle {
      let key = plan.keys.key(of: submenu, .subtitle)
      arguments.append(.init("subtitle", plan.text(key, subtitle)))
    }
    if let image = UIKitImage.expression(symbol: submenu.symbol, image: submenu.image) {
      arguments.append(.init("image", image))
    }
    if let label = submenu.accessibilityLabel {
      let key = plan.keys.key(of: submenu, .accessibilityLabel)
      arguments.append(.init("accessibilityLabel", plan.text(key, label)))
    }
    if let hint = submenu.hint {
      arguments.append(.init("hint", plan.text(plan.keys.key(of: submenu, .hint), hint)))
    }
    code.append(add(to: menu, arguments))
  }

  private func add(
    _ section: MenuSection, layout: MenuLayoutSize, to menu: SwiftIdentifier,
    in surface: TitleKey.Surface, outer: PlatformSet,
    locals: inout UniqueNames, into code: inout [Statement]
  ) {
    let name = locals.name(section.codeName + "Items")
    code.declare(name, nested(in: menu)) { code in
      add(
        section.content, layout: layout, to: name, in: surface,
        outer: outer, locals: &locals, into: &code)
    }
    var arguments: [Expression.Argument] = [.init("section", .name(name))]
    if let title = section.title {
      arguments.append(
        .init("title", plan.text(.part(.section, section.id), title)))
    }
    code.append(add(to: menu, arguments))
  }

  private func add(_ dynamic: DynamicItems, to menu: SwiftIdentifier) -> Statement {
    let limit: Expression = dynamic.max.map { .integer($0) } ?? .code("nil")
    let items = Expression.call(
      .member(.code("$0"), DynamicItemsWalk.method(of: dynamic)), [.init("limit", limit)])
    return add(to: menu, [.init("dynamic", .closure(items))])
  }

  private func nested(in menu: SwiftIdentifier, isAvailable: Expression? = nil) -> Expression {
    .call(
      .member(.name(menu), "nested"),
      isAvailable.map { [.init("isAvailable", $0)] } ?? [])
  }

  private func add(
    to menu: SwiftIdentifier, _ arguments: [Expression.Argument]
  ) -> Statement {
    .expression(.call(.member(.name(menu), "add"), arguments))
  }
}
