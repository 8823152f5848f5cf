import MenuetModel

/// Menus as values: a statement for each element and each row.
struct MenuValues {
  let plan: GenerationPlan
  let platform: Platform

  private var document: Document { plan.document }
  private var names: DocumentNames { plan.names }

  /// Adds the content of a menu to a variable, and its rows.
  func fill(
    _ menu: SwiftIdentifier, with content: [MenuElement], _ layouts: MenuLayouts?,
    locals: inout UniqueNames, into code: inout [Statement]
  ) {
    add(content, to: menu, locals: &locals, into: &code)
    for size in MenuLayoutSize.allCases {
      guard let layout = layouts?[size] else { continue }
      // `rows` of the menu itself, `sortByRows` of what stands in `sortByMenu`.
      let holder = menu.text == "menu" ? "" : String(menu.text.dropLast("Menu".count))
      let rows = size == .large ? "rows" : "\(size.rawValue)Rows"
      let name = locals.name(UniqueNames.path(rows, in: holder))
      declare(layout, named: name, into: &code)
      code.append(
        .assignment(
          .subscripted(.member(.name(menu), "layouts"), .code(Self.form(size))), .name(name)))
    }
  }

  static func form(_ size: MenuLayoutSize) -> StaticString {
    switch size {
    case .small: ".small"
    case .medium: ".medium"
    case .large: ".large"
    }
  }

  // MARK: Content

  private func add(
    _ content: [MenuElement], to menu: SwiftIdentifier, locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    var run: [SwiftIdentifier] = []
    func endRun(_ code: inout [Statement]) {
      guard !run.isEmpty else { return }
      code.append(add(to: menu, run.map { .init(.implicitMember($0)) }))
      run = []
    }
    for element in content where element.platforms.contains(PlatformSet(platform)) {
      if case .item(let item) = element, item.overrides == nil, let index = plan.commandIndex(item)
      {
        run.append(names.commands[index])
        if run.count == 8 { endRun(&code) }
        continue
      }
      endRun(&code)
      add(element, to: menu, locals: &locals, into: &code)
    }
    endRun(&code)
  }

  private func add(
    _ element: MenuElement, to menu: SwiftIdentifier, locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    switch element {
    case .item(let item):
      if let choice = plan.choiceIndex(item.subject) {
        code.append(add(to: menu, ".choice", .implicitMember(choiceName(choice))))
      } else if let name = declare(item, in: menu.text, locals: &locals, into: &code) {
        code.append(add(to: menu, ".item", .name(name)))
      }
    case .submenu(let submenu):
      let name = declare(submenu, locals: &locals, into: &code)
      code.append(add(to: menu, ".submenu", .name(name)))
    case .section(let section):
      let name = locals.name(SwiftName.member(section.id) + "Section")
      code.declare(name, menuCall(section.id, title: section.title, symbol: nil)) { code in
        setCondition("visible", section.visibleWhen, of: name, into: &code)
        setCondition("enabled", section.enabledWhen, of: name, into: &code)
        add(section.content, to: name, locals: &locals, into: &code)
      }
      code.append(add(to: menu, ".section", .name(name)))
    case .separator: code.append(add(to: menu, [.init(.code(".separator"))]))
    case .dynamic(let dynamic): code.append(add(to: menu, ".dynamic", dynamicItems(dynamic)))
    case .slot: break
    }
  }

  private func declare(
    _ submenu: Submenu, locals: inout UniqueNames, into code: inout [Statement]
  ) -> SwiftIdentifier {
    let name = locals.name(SwiftName.member(submenu.id) + "Menu")
    code.declare(
      name, menuCall(submenu.id, title: submenu.title, symbol: submenu.symbol)
    ) { code in
      setCondition("visible", submenu.shownWhen, of: name, into: &code)
      setCondition("enabled", submenu.enabledWhen, of: name, into: &code)
      fill(name, with: submenu.content, submenu.layouts, locals: &locals, into: &code)
    }
    return name
  }

  func menuCall(_ id: String, title: String?, symbol: String?) -> Expression {
    var arguments: [Expression.Argument] = [.init(.string(id))]
    if let title { arguments.append(.init(.string(title))) }
    if let symbol { arguments.append(.init("symbol", .string(symbol))) }
    return .call(.code("Menu"), arguments)
  }

  func choiceName(_ index: Int) -> SwiftIdentifier { ChoiceFunctions(plan: plan).name(index) }

  private func add(to menu: SwiftIdentifier, _ arguments: [Expression.Argument]) -> Statement {
    .expression(.call(.member(.name(menu), "add"), arguments))
  }

  private func add(
    to menu: SwiftIdentifier, _ kind: StaticString, _ value: Expression
  ) -> Statement {
    add(to: menu, [.init(.call(kind, .init(value)))])
  }

  private func dynamicItems(_ dynamic: DynamicItems) -> Expression {
    let limit: Expression = dynamic.max.map { .integer($0) } ?? .code("nil")
    let items = Expression.call(
      .member(.code("$0"), DynamicItemsWalk.method(of: dynamic)), [.init("limit", limit)])
    return .call(
      "DynamicItems", .init("id", .string(dynamic.id)), .init("title", .optional(dynamic.title)),
      .init("limit", limit), .init("items", .closure(items)))
  }

  // MARK: Items

  /// Declares the item of a place that says something of its own, and gives the variable's name.
  ///
  /// - Parameter holder: the name of the variable that takes it.
  func declare(
    _ item: Item, in holder: String, locals: inout UniqueNames, into code: inout [Statement]
  ) -> SwiftIdentifier? {
    guard let index = plan.commandIndex(item) else { return nil }
    let name = locals.name(names.commands[index].text + "Item", in: holder)
    code.declare(name, .call("Item", .init(.implicitMember(names.commands[index])))) { code in
      if let overrides = item.overrides?.value { set(overrides, of: name, into: &code) }
    }
    return name
  }

  private func set(
    _ overrides: ItemOverrides, of name: SwiftIdentifier, into code: inout [Statement]
  ) {
    func set(_ property: SwiftIdentifier, _ value: Expression) {
      code.append(.assignment(.member(.name(name), property), value))
    }
    if let title = overrides.title { set("title", .string(title)) }
    if let subtitle = overrides.subtitle { set("subtitle", .string(subtitle)) }
    if overrides.hidesSymbol { set("symbol", .code("nil")) }
    if let symbol = overrides.symbol { set("symbol", .string(symbol)) }
    if overrides.hidesShortcut { set("shortcut", .code("nil")) }
    if let shortcut = overrides.shortcut { set("shortcut", ShortcutCode.expression(shortcut)) }
    if let role = overrides.role { set("role", .implicitMember(SwiftIdentifier(role.rawValue))) }
    if let behavior = overrides.whenUnavailable {
      set("hidesWhenUnavailable", .flag(behavior == .hide))
    }
    setCondition("enabled", overrides.enabledWhen, of: name, into: &code)
    setCondition("visible", overrides.visibleWhen, of: name, into: &code)
  }

  /// `menu.visible = { actions in … }`.
  func setCondition(
    _ property: SwiftIdentifier, _ condition: Condition?, of name: SwiftIdentifier,
    into code: inout [Statement]
  ) {
    guard let condition else { return }
    code.append(
      .closure(
        .assigned(to: .member(.name(name), property)), signature: "actions",
        [.return(plan.expression(condition))]))
  }

  // MARK: Rows

  /// Declares `var rows = MenuLayout(…)` with a statement for each row.
  func declare(
    _ layout: MenuLayout, named name: SwiftIdentifier, into code: inout [Statement]
  ) {
    let call = Expression.call(
      "MenuLayout", .init(.code(Self.form(layout.effectiveLayout))),
      .init("width", .integer(layout.width)), .init("height", .integer(layout.height)))
    code.declare(name, call) { code in
      let add = Expression.member(.name(name), "add")
      for row in layout.rows {
        code.append(.expression(.call(add, arguments(of: row, in: layout))))
      }
    }
  }

  private func arguments(of row: MenuRow, in layout: MenuLayout) -> [Expression.Argument] {
    let kind = Expression.Argument(.implicitMember(SwiftIdentifier(row.kind.rawValue)))
    let place: [Expression.Argument] = [
      .init("y", .integer(row.y)), .init("height", .integer(row.height)),
    ]
    guard row.cells.count == 1, row.kind != .cells else {
      return [kind] + place
        + row.cells.enumerated().map { index, cell in
          .init(index == 0 ? "cells" : nil, self.cell(cell))
        }
    }
    let cell = row.cells[0]
    var arguments = [kind, .init(.string(cell.element))] + place
    if cell.lines != 1 { arguments.append(.init("lines", .integer(cell.lines))) }
    if cell.truncated { arguments.append(.init("isTruncated", .code("true"))) }
    return arguments
  }

  private func cell(_ cell: MenuCell) -> Expression {
    var arguments: [Expression.Argument] = [
      .init(.string(cell.element)), .init("x", .number(cell.frame.x)),
      .init("width", .number(cell.frame.width)),
    ]
    if cell.lines != 1 { arguments.append(.init("lines", .integer(cell.lines))) }
    if cell.truncated { arguments.append(.init("isTruncated", .code("true"))) }
    return .call(.code("MenuCell"), arguments)
  }
}
