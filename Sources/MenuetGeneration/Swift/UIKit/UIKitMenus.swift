import MenuetModel

/// Prints the content of menus: a statement for each element, or for each run of elements that say
/// nothing of their own.
struct UIKitMenus {
  let plan: GenerationPlan
  let platforms: UIKitPlatforms

  private var document: Document { plan.document }
  private var names: DocumentNames { plan.names }

  /// How many commands a statement adds at most: the time that a call takes to type-check grows with
  /// the square of its arguments.
  private static let longestRun = 8

  /// Prints what adds the content of a menu to a variable.
  ///
  /// - Parameters:
  ///   - place: the element and id of the surface, which give the keys of titles.
  ///   - outer: the platforms on which the menu itself stands.
  func print(
    _ content: [MenuElement], layout: MenuLayoutSize, to menu: SwiftIdentifier,
    in place: SurfacePlace, outer: PlatformSet, locals: inout UniqueNames,
    into printer: inout SwiftPrinter
  ) {
    var content = content[...]
    if layout != .large {
      printRow(
        &content, layout, to: menu, in: place, outer: outer, locals: &locals, into: &printer)
    }
    var run: [SwiftIdentifier] = []
    for (index, element) in content.enumerated() {
      if let name = plainCommand(element, outer: outer) {
        if run.count == Self.longestRun { endRun(&run, menu, into: &printer) }
        run.append(name)
        continue
      }
      endRun(&run, menu, into: &printer)
      // The first section of a menu has its row.
      let inherited = index == 0 ? layout : .large
      printGuarded(element.platforms, outer: outer, into: &printer) { printer in
        print(
          element, layout: inherited, to: menu, in: place, outer: outer, locals: &locals,
          into: &printer)
      }
    }
    endRun(&run, menu, into: &printer)
  }

  private func endRun(
    _ run: inout [SwiftIdentifier], _ menu: SwiftIdentifier, into printer: inout SwiftPrinter
  ) {
    guard !run.isEmpty else { return }
    printer.print(add(to: menu, run.map { .init(.implicitMember($0)) }))
    run = []
  }

  /// The case of a command that stands where its menu stands, and says nothing of its own.
  private func plainCommand(_ element: MenuElement, outer: PlatformSet) -> SwiftIdentifier? {
    guard case .item(let item) = element, UIKitItemPlaces(plan: plan).isPlain(item),
      platforms.condition(item.platforms, within: outer).isAlways
    else { return nil }
    return plan.commandIndex(item).map { names.commands[$0] }
  }

  /// Prints statements for the platforms of an element, under a condition where that needs one.
  func printGuarded(
    _ inner: PlatformSet, outer: PlatformSet, into printer: inout SwiftPrinter,
    _ content: (inout SwiftPrinter) -> Void
  ) {
    switch platforms.condition(inner, within: outer) {
    case .always: content(&printer)
    case .never: break
    case .when(let condition): printer.print(.if(condition), content)
    }
  }

  // MARK: Rows

  /// Prints the items at the start of a menu that stand side by side, and takes them from its content.
  private func printRow(
    _ content: inout ArraySlice<MenuElement>, _ layout: MenuLayoutSize, to menu: SwiftIdentifier,
    in place: SurfacePlace, outer: PlatformSet, locals: inout UniqueNames,
    into printer: inout SwiftPrinter
  ) {
    let row = content.prefix(while: { isCell($0) }).prefix(layout == .small ? 4 : 3)
    guard !row.isEmpty else { return }
    content = content.dropFirst(row.count)
    let name = locals.name("row")
    printer.print(variable: name, nested(in: menu)) {
      print(
        Array(row), layout: .large, to: name, in: place, outer: outer, locals: &locals, into: &$0)
    }
    printer.print(
      add(
        to: menu,
        [.init("row", .name(name)), .init(.code(layout == .small ? ".small" : ".medium"))]))
  }

  /// Whether an element can stand beside others: not a choice, and not a toggle of two items.
  private func isCell(_ element: MenuElement) -> Bool {
    guard case .item(let item) = element, let index = plan.commandIndex(item) else { return false }
    return document.commands[index].form != .pair
  }

  // MARK: Elements

  private func print(
    _ element: MenuElement, layout: MenuLayoutSize, to menu: SwiftIdentifier,
    in place: SurfacePlace, outer: PlatformSet, locals: inout UniqueNames,
    into printer: inout SwiftPrinter
  ) {
    let inner = element.platforms.intersection(outer)
    switch element {
    case .item(let item):
      print(item, to: menu, in: place, locals: &locals, into: &printer)
    case .submenu(let submenu):
      printGuarded(submenu.visibleWhen, into: &printer) {
        print(submenu, to: menu, outer: inner, locals: &locals, into: &$0)
      }
    case .section(let section):
      printGuarded(section.visibleWhen, into: &printer) {
        print(
          section, layout: section.layout ?? layout, to: menu, outer: inner, locals: &locals,
          into: &$0)
      }
    case .separator(let separator):
      printGuarded(separator.visibleWhen, into: &printer) {
        $0.print(.expression(.call(.member(.name(menu), SwiftIdentifier("separate")), [])))
      }
    case .dynamic(let dynamic):
      printGuarded(dynamic.visibleWhen, into: &printer) {
        print(dynamic, to: menu, into: &$0)
      }
    case .slot: break
    }
  }

  private func printGuarded(
    _ condition: Condition?, into printer: inout SwiftPrinter,
    _ content: (inout SwiftPrinter) -> Void
  ) {
    guard let condition else { return content(&printer) }
    printer.print(.if(plan.expression(condition)), content)
  }

  private func print(
    _ item: Item, to menu: SwiftIdentifier, in place: SurfacePlace, locals: inout UniqueNames,
    into printer: inout SwiftPrinter
  ) {
    if let choice = plan.choiceIndex(item.subject) {
      let options = UIKitChoices(plan: plan).options(choice)
      let overrides = item.overrides?.value
      printGuarded(overrides?.visibleWhen, into: &printer) {
        $0.print(add(to: menu, [.init("options", options)]))
      }
      return
    }
    let items = UIKitItemPlaces(plan: plan)
    guard let name = items.print(item, in: place, locals: &locals, into: &printer) else { return }
    printer.print(add(to: menu, [.init(.name(name))]))
  }

  private func print(
    _ submenu: Submenu, to menu: SwiftIdentifier, outer: PlatformSet, locals: inout UniqueNames,
    into printer: inout SwiftPrinter
  ) {
    let name = locals.name(SwiftName.member(submenu.id) + "Items")
    var nested = nested(in: menu)
    if let condition = submenu.enabledWhen {
      nested = self.nested(in: menu, isAvailable: plan.expression(condition))
    }
    printer.print(variable: name, nested) { printer in
      print(
        submenu.content, layout: submenu.layout, to: name, in: SurfacePlace("submenu", submenu.id),
        outer: outer, locals: &locals, into: &printer)
    }
    var arguments: [Expression.Argument] = [
      .init("submenu", .name(name)),
      .init("title", plan.text(TitleKey.surface("submenu", submenu.id), submenu.title)),
    ]
    if let subtitle = submenu.subtitle {
      let key = TitleKey.surface("submenu", submenu.id, .subtitle)
      arguments.append(.init("subtitle", plan.text(key, subtitle)))
    }
    if let image = UIKitImage.expression(symbol: submenu.symbol, image: submenu.image) {
      arguments.append(.init("image", image))
    }
    if let label = submenu.accessibilityLabel {
      let key = TitleKey.surface("submenu", submenu.id, .accessibilityLabel)
      arguments.append(.init("accessibilityLabel", plan.text(key, label)))
    }
    printer.print(add(to: menu, arguments))
  }

  private func print(
    _ section: MenuSection, layout: MenuLayoutSize, to menu: SwiftIdentifier, outer: PlatformSet,
    locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) {
    let name = locals.name(SwiftName.member(section.id) + "Items")
    printer.print(variable: name, nested(in: menu)) { printer in
      print(
        section.content, layout: layout, to: name, in: SurfacePlace("section", section.id),
        outer: outer, locals: &locals, into: &printer)
    }
    var arguments: [Expression.Argument] = [.init("section", .name(name))]
    if let title = section.title {
      arguments.append(
        .init("title", plan.text(TitleKey.surface("section", section.id), title)))
    }
    printer.print(add(to: menu, arguments))
  }

  private func print(
    _ dynamic: DynamicItems, to menu: SwiftIdentifier, into printer: inout SwiftPrinter
  ) {
    let limit: Expression = dynamic.max.map { .integer($0) } ?? .code("nil")
    let method = DynamicItemsWalk.method(of: dynamic)
    printer.print(
      add(
        to: menu,
        [
          .init(
            "dynamic",
            .closure(.call(.member(.code("$0"), method), [.init("limit", limit)])))
        ]))
  }

  private func nested(in menu: SwiftIdentifier, isAvailable: Expression? = nil) -> Expression {
    .call(
      .member(.name(menu), SwiftIdentifier("nested")),
      isAvailable.map { [.init("isAvailable", $0)] } ?? [])
  }

  private func add(
    to menu: SwiftIdentifier, _ arguments: [Expression.Argument]
  ) -> Statement {
    .expression(.call(.member(.name(menu), SwiftIdentifier("add")), arguments))
  }
}

/// The surface in which something stands, which gives the keys of its texts.
struct SurfacePlace: Sendable {
  /// The name of its element in the language.
  let element: String
  let id: String

  init(_ element: String, _ id: String) {
    self.element = element
    self.id = id
  }
}
