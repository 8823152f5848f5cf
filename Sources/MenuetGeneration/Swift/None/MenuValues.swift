import MenuetModel

/// Prints menus as values: a statement for each element and each row.
struct MenuValues {
  let plan: GenerationPlan
  let platform: Platform

  private var document: Document { plan.document }
  private var names: DocumentNames { plan.names }

  /// Prints the content of a menu, added to a variable, and its rows.
  ///
  /// - Parameter menu: the variable, which the caller has declared.
  func print(
    _ content: [MenuElement], _ layouts: MenuLayouts?, to menu: SwiftIdentifier,
    locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) {
    print(content, to: menu, locals: &locals, into: &printer)
    for size in MenuLayoutSize.allCases {
      guard let layout = layouts?[size] else { continue }
      let name = locals.name(size == .large ? "rows" : "\(size.rawValue)Rows")
      print(layout, named: name, into: &printer)
      printer.print(
        .assignment(
          .subscripted(
            .member(.name(menu), SwiftIdentifier("layouts")), .code(Self.form(size))),
          .name(name)))
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

  private func print(
    _ content: [MenuElement], to menu: SwiftIdentifier, locals: inout UniqueNames,
    into printer: inout SwiftPrinter
  ) {
    var run: [SwiftIdentifier] = []
    func endRun(_ printer: inout SwiftPrinter) {
      guard !run.isEmpty else { return }
      printer.print(
        add(to: menu, run.map { .init(.implicitMember($0)) }))
      run = []
    }
    for element in content where element.platforms.contains(PlatformSet(platform)) {
      if case .item(let item) = element, item.overrides == nil, let index = plan.commandIndex(item)
      {
        run.append(names.commands[index])
        if run.count == 8 { endRun(&printer) }
        continue
      }
      endRun(&printer)
      print(element, to: menu, locals: &locals, into: &printer)
    }
    endRun(&printer)
  }

  private func print(
    _ element: MenuElement, to menu: SwiftIdentifier, locals: inout UniqueNames,
    into printer: inout SwiftPrinter
  ) {
    switch element {
    case .item(let item):
      if let choice = plan.choiceIndex(item.subject) {
        printer.print(add(to: menu, "choice", .implicitMember(choiceName(choice))))
      } else if let name = print(item, locals: &locals, into: &printer) {
        printer.print(add(to: menu, "item", .name(name)))
      }
    case .submenu(let submenu):
      let name = print(submenu, locals: &locals, into: &printer)
      printer.print(add(to: menu, "submenu", .name(name)))
    case .section(let section):
      let name = locals.name(SwiftName.member(section.id) + "Section")
      printer.print(
        variable: name, menuCall(section.id, title: section.title, symbol: nil)
      ) { printer in
        printCondition("visible", section.visibleWhen, of: name, into: &printer)
        print(section.content, to: name, locals: &locals, into: &printer)
      }
      printer.print(add(to: menu, "section", .name(name)))
    case .separator: printer.print(add(to: menu, [.init(.code(".separator"))]))
    case .dynamic(let dynamic): printer.print(add(to: menu, "dynamic", dynamicItems(dynamic)))
    case .slot: break
    }
  }

  private func print(
    _ submenu: Submenu, locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) -> SwiftIdentifier {
    let name = locals.name(SwiftName.member(submenu.id) + "Menu")
    printer.print(
      variable: name, menuCall(submenu.id, title: submenu.title, symbol: submenu.symbol)
    ) { printer in
      printCondition("visible", submenu.visibleWhen, of: name, into: &printer)
      printCondition("enabled", submenu.enabledWhen, of: name, into: &printer)
      print(submenu.content, submenu.layouts, to: name, locals: &locals, into: &printer)
    }
    return name
  }

  func menuCall(_ id: String, title: String?, symbol: String?) -> Expression {
    var arguments: [Expression.Argument] = [.init(.string(id))]
    if let title { arguments.append(.init(.string(title))) }
    if let symbol { arguments.append(.init("symbol", .string(symbol))) }
    return .call(.code("Menu"), arguments)
  }

  func choiceName(_ index: Int) -> SwiftIdentifier {
    SwiftIdentifier(document.caseName(of: document.choices[index]))
  }

  private func add(to menu: SwiftIdentifier, _ arguments: [Expression.Argument]) -> Statement {
    .expression(.call(.member(.name(menu), SwiftIdentifier("add")), arguments))
  }

  private func add(
    to menu: SwiftIdentifier, _ kind: String, _ value: Expression
  ) -> Statement {
    add(to: menu, [.init(.call(.implicitMember(SwiftIdentifier(kind)), [.init(value)]))])
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

  /// Prints the item of a place that says something of its own, and gives the variable's name.
  func print(
    _ item: Item, locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) -> SwiftIdentifier? {
    guard let index = plan.commandIndex(item) else { return nil }
    let name = locals.name(names.commands[index].text + "Item")
    let call = Expression.call("Item", .init(.implicitMember(names.commands[index])))
    printer.print(variable: name, call) { printer in
      if let overrides = item.overrides?.value { print(overrides, of: name, into: &printer) }
    }
    return name
  }

  private func print(
    _ overrides: ItemOverrides, of name: SwiftIdentifier, into printer: inout SwiftPrinter
  ) {
    func set(_ property: String, _ value: Expression) {
      printer.print(.assignment(.member(.name(name), SwiftIdentifier(property)), value))
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
    printCondition("enabled", overrides.enabledWhen, of: name, into: &printer)
    printCondition("visible", overrides.visibleWhen, of: name, into: &printer)
  }

  /// Prints `menu.visible = { actions in … }`.
  func printCondition(
    _ property: String, _ condition: Condition?, of name: SwiftIdentifier,
    into printer: inout SwiftPrinter
  ) {
    guard let condition else { return }
    printer.print(
      .closureAssignment(.member(.name(name), SwiftIdentifier(property)), signature: "actions")
    ) { $0.print(.return(plan.expression(condition))) }
  }

  // MARK: Rows

  /// Prints `var rows = MenuLayout(…)` with a statement for each row.
  func print(_ layout: MenuLayout, named name: SwiftIdentifier, into printer: inout SwiftPrinter) {
    let call = Expression.call(
      "MenuLayout", .init(.code(Self.form(layout.effectiveLayout))),
      .init("width", .integer(layout.width)), .init("height", .integer(layout.height)))
    printer.print(variable: name, call) { printer in
      let add = Expression.member(.name(name), SwiftIdentifier("add"))
      for row in layout.rows {
        printer.print(.expression(.call(add, arguments(of: row, in: layout))))
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
