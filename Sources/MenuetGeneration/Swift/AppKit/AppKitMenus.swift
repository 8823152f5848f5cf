import MenuetModel

/// The content of menus: a statement for each element, or for each run of elements that say
/// nothing of their own.
struct AppKitMenus {
  let plan: GenerationPlan
  /// Indicates whether the items go along the responder chain, and nothing is known of the app's
  /// state before they open.
  var isInMenuBar = false
  var isInContextMenu = false

  private var document: Document { plan.document }
  private var names: DocumentNames { plan.names }
  private var places: AppKitItemPlaces { AppKitItemPlaces(plan: plan) }

  /// How many commands a statement adds at most: the time that a call takes to type-check grows with
  /// the square of its arguments.
  private static let longestRun = 8

  /// Adds the content of a menu to a constant.
  ///
  /// - Parameter surface: gives the keys of the texts of places.
  func add(
    _ content: [MenuElement], layout: MenuLayoutSize, to menu: SwiftIdentifier,
    in surface: TitleKey.Surface, locals: inout UniqueNames, into code: inout [Statement]
  ) {
    var content = content.filter { $0.platforms.hasAppKit }[...]
    var hasRow = false
    if layout != .large {
      hasRow = addRow(&content, layout, to: menu, in: surface, locals: &locals, into: &code)
    }
    var run: [SwiftIdentifier] = []
    func endRun(_ code: inout [Statement]) {
      guard !run.isEmpty else { return }
      code.append(add(to: menu, run.map { .init(.implicitMember($0)) }))
      run = []
    }
    let elements = Array(content)
    for (index, element) in elements.enumerated() {
      let base = isInMenuBar || hasAlternates ? base(of: element, after: elements[..<index]) : nil
      if base == nil, let name = plainCommand(element, in: surface) {
        if run.count == Self.longestRun { endRun(&code) }
        run.append(name)
        continue
      }
      endRun(&code)
      if let base, case .item(let item) = element {
        addAlternate(item, of: base, to: menu, in: surface, into: &code)
      } else {
        // Of a menu that begins with a section, that has its row.
        add(
          element, layout: index == 0 && !hasRow ? layout : .large, to: menu, in: surface,
          locals: &locals, into: &code)
      }
    }
    endRun(&code)
  }

  /// Indicates whether alternates stand in this menu, as they do in that of a status item.
  var hasAlternates = false

  /// Indicates whether a menu around has a condition, which AppKit's own objects do not know.
  var isConditional = false

  private func isSystems(_ item: Item) -> Bool {
    !isConditional && AppKitPerforming(plan: plan).isSystems(item)
  }

  /// The case of a command that says nothing of its own where it stands.
  private func plainCommand(
    _ element: MenuElement, in surface: TitleKey.Surface
  ) -> SwiftIdentifier? {
    guard case .item(let item) = element, let index = plan.commandIndex(item), !isServices(index)
    else { return nil }
    let isSystems = isSystems(item)
    guard isSystems || places.isPlain(item),
      places.setting(item, index, in: surface, of: "item", words: isSystems || isInMenuBar).isEmpty
    else { return nil }
    return names.commands[index]
  }

  /// Returns whether a command stands for the menu that the system fills with services.
  private func isServices(_ index: Int) -> Bool {
    isInMenuBar && document.commands[index].system == .services
  }

  // MARK: Rows

  /// Adds the items at the start of a menu that stand side by side, and takes them from its content;
  /// returns whether there are any.
  private func addRow(
    _ content: inout ArraySlice<MenuElement>, _ layout: MenuLayoutSize, to menu: SwiftIdentifier,
    in surface: TitleKey.Surface, locals: inout UniqueNames, into code: inout [Statement]
  ) -> Bool {
    let row = content.prefix(while: { isCell($0) }).prefix(layout.cells)
    guard !row.isEmpty else { return false }
    content = content.dropFirst(row.count)
    let name = locals.name("row", in: SwiftName.member(surface.id))
    code.append(.constant(name, .call(.member(.name(menu), "row"), [])))
    add(Array(row), layout: .large, to: name, in: surface, locals: &locals, into: &code)
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
    in surface: TitleKey.Surface, locals: inout UniqueNames, into code: inout [Statement]
  ) {
    switch element {
    case .item(let item): add(item, to: menu, in: surface, locals: &locals, into: &code)
    case .submenu(let submenu): add(submenu, to: menu, locals: &locals, into: &code)
    case .section(let section):
      add(
        section, layout: section.layout ?? layout, to: menu, in: surface, locals: &locals,
        into: &code)
    case .separator(let separator): code.append(separate(separator, in: menu))
    case .dynamic(let dynamic): code.append(add(dynamic, to: menu))
    case .slot: break
    }
  }

  private func add(
    _ item: Item, to menu: SwiftIdentifier, in surface: TitleKey.Surface,
    locals: inout UniqueNames, into code: inout [Statement]
  ) {
    if let choice = plan.choiceIndex(item.subject) {
      return addOptions(choice, item, to: menu, locals: &locals, into: &code)
    }
    guard let index = plan.commandIndex(item) else { return }
    let command = Expression.implicitMember(names.commands[index])
    if isServices(index) {
      return code.append(add(to: menu, [.init("services", command)]))
    }
    let isSystems = isSystems(item)
    let name = locals.name(names.commands[index].text + "Item", in: SwiftName.member(surface.id))
    let settings = places.setting(
      item, index, in: surface, of: name, words: isSystems || isInMenuBar,
      isInContextMenu: isInContextMenu)
    let add = Expression.member(.name(menu), "add")
    if isSystems || places.isPlain(item) {
      let made = Expression.call(add, [.init(command), .init("content", .code("nil"))])
      code += settings.isEmpty ? [.expression(made)] : [.constant(name, made)] + settings
    } else {
      let made = Expression.call(add, [.init(command)])
      let use: Statement.ClosureUse =
        settings.isEmpty ? .argument(of: made) : .constant(name, call: made)
      let content = places.making(item, index, in: surface)
      code += [.closure(use, signature: "actions", content)] + settings
    }
  }

  private func addOptions(
    _ choice: Int, _ item: Item, to menu: SwiftIdentifier, locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    let (enabledWhen, visibleWhen) = document.placedConditions(ofChoice: choice, at: item)
    let arguments = AppKitChoices(plan: plan).arguments(
      choice, at: item, hasAction: isInMenuBar)
    guard enabledWhen != nil || visibleWhen != nil else {
      return code.append(add(to: menu, arguments))
    }
    let name = locals.name(names.choiceProperties[choice].text + "Items")
    code.append(.constant(name, .call(.member(.name(menu), "section"), [])))
    code += conditions(enabledWhen, visibleWhen, of: name)
    code.append(add(to: name, arguments))
  }

  /// Makes what is added to a menu from here on follow conditions.
  func conditions(
    _ enabledWhen: Condition?, _ visibleWhen: Condition?, of menu: SwiftIdentifier
  ) -> [Statement] {
    [(enabledWhen, "enableRest" as SwiftIdentifier), (visibleWhen, "showRest")].compactMap {
      condition, method in
      condition.map {
        .closure(
          .argument(of: .member(.name(menu), method)), signature: "actions",
          [.expression(plan.expression($0))])
      }
    }
  }

  private func add(
    _ submenu: Submenu, to menu: SwiftIdentifier, locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    let name = locals.name(SwiftName.member(submenu.id) + "Items")
    var arguments: [Expression.Argument] = [
      .init(.string(submenu.id)),
      .init(
        "title",
        plan.text(plan.keys.key(of: submenu) ?? .part(.submenu, submenu.id), submenu.title)),
    ]
    if let subtitle = submenu.subtitle {
      let key = plan.keys.key(of: submenu, .subtitle)
      arguments.append(.init("subtitle", plan.text(key, subtitle)))
    }
    if let image = AppKitImage.expression(symbol: submenu.symbol, image: submenu.image) {
      arguments.append(.init("image", image))
    }
    if let label = submenu.accessibilityLabel {
      let key = plan.keys.key(of: submenu, .accessibilityLabel)
      arguments.append(.init("accessibilityLabel", plan.text(key, label)))
    }
    if let hint = submenu.hint {
      arguments.append(.init("hint", plan.text(plan.keys.key(of: submenu, .hint), hint)))
    }
    code.append(.constant(name, .call(.member(.name(menu), "submenu"), arguments)))
    code += conditions(submenu.enabledWhen, submenu.shownWhen, of: name)
    var inner = self
    inner.isConditional = isConditional || submenu.enabledWhen != nil
    inner.add(
      submenu.content, layout: submenu.layout, to: name, in: TitleKeys.surface(in: submenu),
      locals: &locals, into: &code)
  }

  private func add(
    _ section: MenuSection, layout: MenuLayoutSize, to menu: SwiftIdentifier,
    in surface: TitleKey.Surface, locals: inout UniqueNames, into code: inout [Statement]
  ) {
    guard section.content.contains(where: { $0.platforms.hasAppKit }) else { return }
    let name = locals.name(section.codeName + "Items")
    var arguments: [Expression.Argument] = []
    if let title = section.title {
      arguments.append(.init("title", plan.text(.part(.section, section.id), title)))
    }
    let made = Expression.call(.member(.name(menu), "section"), arguments)
    let content = [Statement].build { code in
      code += conditions(nil, section.visibleWhen, of: name)
      add(
        section.content, layout: layout, to: name, in: surface, locals: &locals, into: &code)
    }
    code += content.isEmpty ? [] : [.constant(name, made)] + content
  }

  private func separate(_ separator: Separator, in menu: SwiftIdentifier) -> Statement {
    let separate = Expression.member(.name(menu), "separate")
    guard let condition = separator.visibleWhen else { return .expression(.call(separate, [])) }
    return .closure(
      .argument(of: separate), signature: "actions", [.expression(plan.expression(condition))])
  }

  private func add(_ dynamic: DynamicItems, to menu: SwiftIdentifier) -> Statement {
    let limit: Expression = dynamic.max.map { .integer($0) } ?? .code("nil")
    let items = Expression.call(
      .member("actions", DynamicItemsWalk.method(of: dynamic)), [.init("limit", limit)])
    var body: [Statement] = []
    if let condition = dynamic.visibleWhen {
      body.append(.guard(plan.expression(condition), return: .code("[]")))
    }
    return .closure(
      .argument(of: .member(.name(menu), "supply")), signature: "actions",
      body + [body.isEmpty ? .expression(items) : .return(items)])
  }

  // MARK: Alternates

  /// The command in whose place an element stands while keys are held, where it stands just before.
  private func base(of element: MenuElement, after before: ArraySlice<MenuElement>) -> Int? {
    guard let base = alternated(element) else { return nil }
    for other in before.reversed() {
      guard case .item(let item) = other else { return nil }
      if item.id == base { return plan.commandIndex(item) }
      if alternated(other) != base { return nil }
    }
    return nil
  }

  private func alternated(_ element: MenuElement) -> String? {
    guard case .item(let item) = element, let index = plan.commandIndex(item) else { return nil }
    return document.commands[index].alternateOf
  }

  private func addAlternate(
    _ item: Item, of base: Int, to menu: SwiftIdentifier, in surface: TitleKey.Surface,
    into code: inout [Statement]
  ) {
    guard let index = plan.commandIndex(item) else { return }
    let made = Expression.call(
      .member(.name(menu), "add"),
      [
        .init("alternate", .implicitMember(names.commands[index])),
        .init("holding", AppKitKeys.flags(Self.flags(of: index, over: base, in: document))),
      ])
    code.append(
      places.isPlain(item)
        ? .expression(made)
        : .closure(
          .argument(of: made), signature: "actions", places.making(item, index, in: surface)))
  }

  /// The keys that are held beyond those of the command that stands there otherwise.
  private static func flags(
    of alternate: Int, over base: Int, in document: Document
  ) -> Shortcut.Modifiers {
    let held = (document.commands[alternate].shortcut?.modifiers ?? [.option])
      .subtracting(document.commands[base].shortcut?.modifiers ?? [])
    return held.isEmpty ? [.option] : held
  }

  private func add(
    to menu: SwiftIdentifier, _ arguments: [Expression.Argument]
  ) -> Statement {
    .expression(.call(.member(.name(menu), "add"), arguments))
  }
}
