import MenuetModel

/// Menus as values: a statement for each element and each row.
///
/// Every value has the conditions of all that it stands in among its own, so that whoever asks of an
/// item alone has the whole answer.
struct MenuValues {
  /// The conditions of what a value stands in.
  struct Surroundings: Equatable {
    var enabled: Condition?
    var visible: Condition?

    /// The conditions of what stands in something with these conditions.
    func inside(enabled: Condition?, visible: Condition?) -> Surroundings {
      Surroundings(
        enabled: .all([self.enabled, enabled]), visible: .all([self.visible, visible]))
    }
  }

  let plan: GenerationPlan
  let platform: Platform

  private var document: Document { plan.document }
  private var names: DocumentNames { plan.names }

  /// Adds the content of a menu to a variable, and its rows.
  func fill(
    _ menu: SwiftIdentifier, with content: [MenuElement], _ layouts: MenuLayouts?,
    in surroundings: Surroundings = Surroundings(), locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    add(content, to: menu, in: surroundings, locals: &locals, into: &code)
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
    _ content: [MenuElement], to menu: SwiftIdentifier, in surroundings: Surroundings,
    locals: inout UniqueNames, into code: inout [Statement]
  ) {
    var run: [SwiftIdentifier] = []
    func endRun(_ code: inout [Statement]) {
      guard !run.isEmpty else { return }
      code.append(add(to: menu, run.map { .init(.implicitMember($0)) }))
      run = []
    }
    for element in content where element.platforms.contains(PlatformSet(platform)) {
      if case .item(let item) = element, let index = plan.commandIndex(item),
        isPlain(item, in: surroundings)
      {
        run.append(names.commands[index])
        if run.count == 8 { endRun(&code) }
        continue
      }
      endRun(&code)
      let held = holding(element, in: surroundings)
      add(held, to: menu, in: surroundings, locals: &locals, into: &code)
    }
    endRun(&code)
  }

  private func add(
    _ element: MenuElement, to menu: SwiftIdentifier, in surroundings: Surroundings,
    locals: inout UniqueNames, into code: inout [Statement]
  ) {
    switch element {
    case .item(let item):
      if let index = plan.choiceIndex(item.subject) {
        code.append(add(to: menu, ".choice", .implicitMember(choiceName(index))))
      } else if let name = declare(
        item, in: menu.text, surroundings, locals: &locals, into: &code)
      {
        code.append(add(to: menu, ".item", .name(name)))
      }
    case .submenu(let submenu):
      let inner = surroundings.inside(enabled: submenu.enabledWhen, visible: submenu.shownWhen)
      let name = locals.name(SwiftName.member(submenu.id) + "Menu")
      code.declare(
        name, menuCall(submenu.id, title: submenu.title, symbol: submenu.symbol)
      ) { code in
        set(inner, of: name, into: &code)
        fill(
          name, with: submenu.content, submenu.layouts, in: inner, locals: &locals, into: &code)
      }
      code.append(add(to: menu, ".submenu", .name(name)))
    case .section(let section):
      let inner = surroundings.inside(enabled: section.enabledWhen, visible: section.visibleWhen)
      let word = section.codeName
      let name = locals.name(word.hasSuffix("Section") ? word : word + "Section")
      code.declare(name, menuCall(section.id, title: section.title, symbol: nil)) { code in
        set(inner, of: name, into: &code)
        add(section.content, to: name, in: inner, locals: &locals, into: &code)
      }
      code.append(add(to: menu, ".section", .name(name)))
    case .separator: code.append(add(to: menu, [.init(.code(".separator"))]))
    case .dynamic(let dynamic):
      code.append(add(to: menu, ".dynamic", dynamicItems(dynamic)))
    case .slot: break
    }
  }

  /// The element as it is written, or in a section that has its conditions, where it is something
  /// that has none of its own as a value: a choice, or items that the app supplies. Either is divided
  /// from other rows as a section is.
  private func holding(
    _ element: MenuElement, in surroundings: Surroundings
  ) -> MenuElement {
    var (enabled, visible): (Condition?, Condition?) = (nil, nil)
    switch element {
    case .item(let item):
      guard let index = plan.choiceIndex(item.subject) else { return element }
      enabled = document.enabledWhen(item)
      visible = item.overrides?.value.visibleWhen ?? document.choices[index].shownWhen
    case .dynamic(let dynamic): visible = dynamic.visibleWhen
    default: return element
    }
    guard surroundings.inside(enabled: enabled, visible: visible) != surroundings else {
      return element
    }
    var section = MenuSection(id: element.id, title: nil, content: [element], source: .none)
    (section.enabledWhen, section.visibleWhen) = (enabled, visible)
    return .section(section)
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
    _ item: Item, in holder: String, _ surroundings: Surroundings = Surroundings(),
    locals: inout UniqueNames, into code: inout [Statement]
  ) -> SwiftIdentifier? {
    guard let index = plan.commandIndex(item) else { return nil }
    let name = locals.name(names.commands[index].text + "Item", in: holder)
    code.declare(name, .call("Item", .init(.implicitMember(names.commands[index])))) { code in
      if let overrides = item.overrides?.value { set(overrides, of: name, into: &code) }
      set(conditions(of: item, in: surroundings), of: name, into: &code)
    }
    return name
  }

  /// Returns whether an item says nothing beyond its command.
  private func isPlain(_ item: Item, in surroundings: Surroundings) -> Bool {
    item.overrides == nil
      && conditions(of: item, in: surroundings) == Surroundings(enabled: nil, visible: nil)
  }

  /// The conditions of an item with those around it; `nil` for those that its command has too.
  private func conditions(of item: Item, in surroundings: Surroundings) -> Surroundings {
    let own = document.conditions(of: item.subject)
    let all = surroundings.inside(
      enabled: document.enabledWhen(item), visible: document.visibleWhen(item))
    let isWritten = item.overrides?.value
    return Surroundings(
      enabled: all.enabled == own.enabledWhen && isWritten?.enabledWhen == nil ? nil : all.enabled,
      visible: all.visible == own.visibleWhen && isWritten?.visibleWhen == nil ? nil : all.visible)
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
  }

  /// `menu.visible = { actions in … }`, and the same for `enabled`.
  func set(
    _ conditions: Surroundings, of name: SwiftIdentifier, into code: inout [Statement]
  ) {
    setCondition("enabled", conditions.enabled, of: name, into: &code)
    setCondition("visible", conditions.visible, of: name, into: &code)
  }

  private func setCondition(
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
