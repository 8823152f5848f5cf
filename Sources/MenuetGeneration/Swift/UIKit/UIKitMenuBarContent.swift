import MenuetModel

/// The content of the menus of a menu bar.
struct UIKitMenuBarContent {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var platforms: UIKitPlatforms { plan.uiKitPlatforms }
  private var items: UIKitItemPlaces { UIKitItemPlaces(plan: plan) }

  // MARK: What the system supplies

  /// The selectors of standard commands in a menu bar, each once.
  func selectors(of bar: MenuBar) -> [String] {
    var found: [String] = []
    visit(bar) { index in
      guard case .standardEdit(let selector) = plan.commands[index].handler,
        !found.contains(selector)
      else { return }
      found.append(selector)
    }
    return found
  }

  /// The groups of the system in those menus that the document fills.
  func systemGroups(of bar: MenuBar) -> [StaticString] {
    var found: [StaticString] = []
    visit(bar, besides: [.app, .window]) { index in
      guard let group = systemGroup(index), !found.contains(where: { "\($0)" == "\(group)" })
      else { return }
      found.append(group)
    }
    return found
  }

  private func systemGroup(_ index: Int) -> StaticString? {
    guard plan.commands[index].isLeftToSystem else { return nil }
    return document.commands[index].system.flatMap { UIKitStandardMenus.group(of: $0) }
  }

  private func visit(
    _ bar: MenuBar, besides kept: [StandardMenu] = [], _ visit: (Int) -> Void
  ) {
    for menu in bar.menus {
      if let standard = menu.standard, kept.contains(standard) { continue }
      menu.content.forEachItem { item in
        if let index = plan.commandIndex(item) { visit(index) }
      }
    }
  }

  // MARK: Content

  /// Adds the content of a menu to a variable.
  ///
  /// - Parameters:
  ///   - surface: what gives the keys of the texts of places.
  ///   - isKept: whether the system keeps its own groups in the menu.
  func add(
    _ content: [MenuElement], to menu: SwiftIdentifier, in surface: TitleKey.Surface, isKept: Bool,
    outer: PlatformSet,
    _ places: inout MenuBarPlaces, locals: inout UniqueNames, into code: inout [Statement]
  ) {
    var run: [SwiftIdentifier] = []
    func endRun(_ code: inout [Statement]) {
      guard !run.isEmpty else { return }
      code.append(add(to: menu, run.map { .init(.implicitMember($0)) }))
      run = []
    }
    // A line is added when something comes after it, so that none is first, last or doubled.
    var isSeparated = true
    for (place, element) in content.enumerated() {
      if isAlternate(element, after: content[..<place]) || isSystems(element, isKept)
        || isOfEarlierGroup(element, after: content[..<place])
      {
        continue
      }
      if element.endsGroup {
        endRun(&code)
        if !isSeparated { code.append(separator(in: menu)) }
        isSeparated = true
        if case .separator = element { continue }
      }
      if case .item(let item) = element, let index = plan.commandIndex(item),
        isAsked(item, index)
      {
        places.add(asked: index)
      }
      let alternates = alternates(after: place, in: content)
      if alternates.isEmpty, let index = plainCommand(element, outer: outer),
        places.isFirst(document.commands[index].id)
      {
        _ = places.next(document.commands[index].id, index)
        run.append(plan.names.commands[index])
        isSeparated = false
        if run.count == 8 { endRun(&code) }
        continue
      }
      endRun(&code)
      code += UIKitMenus(plan: plan).guarded(element.platforms, outer: outer) {
        add(
          element, alternates, to: menu, in: surface, isKept: isKept, outer: outer, &places,
          locals: &locals,
          into: &$0)
      }
      isSeparated = false
      if element.endsGroup {
        code.append(separator(in: menu))
        isSeparated = true
      }
    }
    endRun(&code)
  }

  private func separator(in menu: SwiftIdentifier) -> Statement {
    .expression(.call(.member(.name(menu), "separate"), []))
  }

  /// Returns whether an item stands for a group that the system keeps in this menu.
  private func isSystems(_ element: MenuElement, _ isKept: Bool) -> Bool {
    guard isKept, case .item(let item) = element, let index = plan.commandIndex(item) else {
      return false
    }
    return plan.commands[index].isLeftToSystem
  }

  /// Returns whether an item stands for a group of the system that an earlier one has added.
  private func isOfEarlierGroup(
    _ element: MenuElement, after before: ArraySlice<MenuElement>
  ) -> Bool {
    guard let group = systemGroup(element) else { return false }
    return before.contains { systemGroup($0).map { "\($0)" == "\(group)" } ?? false }
  }

  private func systemGroup(_ element: MenuElement) -> StaticString? {
    guard case .item(let item) = element, let index = plan.commandIndex(item) else { return nil }
    return systemGroup(index)
  }

  /// A command that says nothing of its own, in its first place.
  private func plainCommand(_ element: MenuElement, outer: PlatformSet) -> Int? {
    guard case .item(let item) = element, items.isPlain(item), item.overrides?.value == nil,
      platforms.condition(item.platforms, within: outer).isAlways,
      let index = plan.commandIndex(item), !plan.commands[index].isLeftToSystem,
      !isReworded(index)
    else { return nil }
    return index
  }

  /// Returns whether the document says more of a standard command than whoever answers for it in
  /// the responder chain knows: then the app's own responder is asked first.
  private func isAsked(_ item: Item, _ index: Int) -> Bool {
    guard case .standardEdit = plan.commands[index].handler else { return false }
    let command = document.commands[index]
    let overrides = item.overrides?.value
    return command.enabledWhen != nil || command.visibleWhen != nil || !command.clears.isEmpty
      || plan.commands[index].confirm != nil || overrides?.enabledWhen != nil
      || overrides?.visibleWhen != nil || overrides?.confirm != nil
  }

  /// Returns whether a standard command that goes along the responder chain has a title or a
  /// shortcut of the document's own: then it stands instead of the system's.
  private func isReworded(_ index: Int) -> Bool {
    guard case .standardEdit = plan.commands[index].handler,
      let system = document.commands[index].system
    else { return false }
    return document.commands[index].title != system.title(inAppNamed: document.name)
      || document.commands[index].shortcut?.spelling != system.facts.shortcut
  }

  private func add(
    _ element: MenuElement, _ alternates: [Int], to menu: SwiftIdentifier,
    in surface: TitleKey.Surface, isKept: Bool,
    outer: PlatformSet, _ places: inout MenuBarPlaces, locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    let inner = element.platforms.intersection(outer)
    switch element {
    case .item(let item):
      if let choice = plan.choiceIndex(item.subject) {
        addOptions(choice, to: menu, &places, into: &code)
      } else if let index = plan.commandIndex(item) {
        add(
          item, index, alternates, to: menu, in: surface, isKept: isKept, &places, locals: &locals,
          into: &code)
      }
    case .submenu(let submenu):
      let name = locals.name(SwiftName.member(submenu.id) + "Items")
      code.declare(name, .call(.member(.name(menu), "nested"), [])) {
        add(
          submenu.content, to: name, in: TitleKeys.surface(in: submenu), isKept: false,
          outer: inner, &places, locals: &locals,
          into: &$0)
      }
      var arguments: [Expression.Argument] = [
        .init("submenu", .name(name)), .init("id", .string(submenu.id)),
        .init("title", plan.text(plan.keys.key(of: submenu), submenu.title)),
      ]
      if let image = UIKitImage.expression(symbol: submenu.symbol, image: submenu.image) {
        arguments.append(.init("image", image))
      }
      code.append(add(to: menu, arguments))
    case .section(let section):
      let name = locals.name(section.codeName + "Items")
      code.declare(name, .call(.member(.name(menu), "nested"), [])) {
        add(
          section.content, to: name, in: surface, isKept: isKept, outer: inner, &places,
          locals: &locals,
          into: &$0)
      }
      var arguments: [Expression.Argument] = [.init("section", .name(name))]
      if let title = section.title {
        arguments.append(
          .init("title", plan.text(.part(.section, section.id), title)))
      }
      code.append(add(to: menu, arguments))
    case .dynamic(let dynamic): code.append(add(dynamic, to: menu))
    case .separator, .slot: break
    }
  }

  // MARK: Commands

  private func add(
    _ item: Item, _ index: Int, _ alternates: [Int], to menu: SwiftIdentifier,
    in surface: TitleKey.Surface, isKept: Bool,
    _ places: inout MenuBarPlaces, locals: inout UniqueNames, into code: inout [Statement]
  ) {
    if plan.commands[index].isLeftToSystem {
      guard let group = systemGroup(index) else { return }
      code.append(add(to: menu, [.init("group", .code(group))]))
      return
    }
    let place = places.next(document.commands[index].id, index)
    // The system has its own words and marks for what goes along the responder chain.
    let isSystems =
      if case .standardEdit = plan.commands[index].handler { !places.asked.contains(index) } else {
        false
      }
    if !items.isPlain(item), !isSystems {
      places.add(MenuBarPlaces.Special(id: place, surface: surface, item: item))
    }
    let name = locals.name(plan.names.commands[index].text + "Entry", in: menu.text)
    var arguments: [Expression.Argument] = [
      .init(.implicitMember(plan.names.commands[index]))
    ]
    if place != document.commands[index].id { arguments.append(.init("at", .string(place))) }
    let overrides = item.overrides?.value
    let isReworded =
      isReworded(index) || overrides?.title != nil || overrides?.shortcut != nil
      || overrides?.hidesShortcut == true
    code.declare(name, .call(.code("entry"), arguments)) { code in
      if isReworded, !places.asked.contains(index),
        case .standardEdit = plan.commands[index].handler
      {
        code.append(.assignment(.member(.name(name), "isReworded"), .code("true")))
      }
      code += overriding(item, index, in: surface, of: name)
      for alternate in alternates {
        places.add(alternate: alternate)
        code.append(adding(alternate, of: index, to: name))
      }
    }
    code.append(add(to: menu, [.init(.name(name))]))
  }

  private func overriding(
    _ item: Item, _ index: Int, in surface: TitleKey.Surface, of name: SwiftIdentifier
  ) -> [Statement] {
    guard let overrides = item.overrides?.value else { return [] }
    var code: [Statement] = []
    func set(_ property: SwiftIdentifier, _ value: Expression) {
      code.append(.assignment(.member(.name(name), property), value))
    }
    if let title = overrides.title {
      set("title", plan.text(.place(of: document.commands[index].id, in: surface), title))
    }
    if overrides.hidesSymbol {
      set("image", .code("nil"))
    } else if let image = UIKitImage.expression(symbol: overrides.symbol, image: overrides.image) {
      set("image", image)
    }
    if overrides.hidesShortcut {
      set("shortcut", .code("nil"))
    } else if let shortcut = overrides.shortcut {
      set("shortcut", ShortcutCode.expression(shortcut))
    }
    return code
  }

  // MARK: Alternates

  private func isAlternate(
    _ element: MenuElement, after before: ArraySlice<MenuElement>
  ) -> Bool {
    guard let base = alternated(element) else { return false }
    for other in before.reversed() {
      guard case .item(let item) = other else { return false }
      if item.id == base { return true }
      if alternated(other) != base { return false }
    }
    return false
  }

  private func alternated(_ element: MenuElement) -> String? {
    guard case .item(let item) = element, let index = plan.commandIndex(item) else { return nil }
    return document.commands[index].alternateOf
  }

  /// The commands after one that stand in its place while modifiers are held.
  private func alternates(after place: Int, in content: [MenuElement]) -> [Int] {
    guard case .item(let base) = content[place] else { return [] }
    return content[(place + 1)...].prefix { alternated($0) == base.id }.compactMap { element in
      guard case .item(let item) = element else { return nil }
      return plan.commandIndex(item)
    }
  }

  private func adding(
    _ alternate: Int, of base: Int, to name: SwiftIdentifier
  ) -> Statement {
    let held = (document.commands[alternate].shortcut?.modifiers ?? [.option])
      .subtracting(document.commands[base].shortcut?.modifiers ?? [])
    let flags = UIKitKeys.flags(held.isEmpty ? [.option] : held)
    let title = Expression.member(
      .member(.code("Command"), plan.names.commands[alternate]), "title")
    let made = Expression.call(
      "UICommandAlternate", .init("title", title),
      .init(
        "action", .responderSelector(SwiftIdentifier(document.responderName(ofCommand: alternate)))),
      .init("modifierFlags", flags))
    return .call(.member(.member(.name(name), "alternates"), "append"), .init(made))
  }

  // MARK: Choices and dynamic items

  private func addOptions(
    _ index: Int, to menu: SwiftIdentifier, _ places: inout MenuBarPlaces,
    into code: inout [Statement]
  ) {
    let mark = places.next(choice: index)
    let options = Expression.member(.type(plan.names.innerTypeOfChoice(index)), "allCases")
    let rest = rest(ofChoice: index, mark: mark)
    code.append(add(to: menu, [.init("choice", options)] + rest))
  }

  /// `entry(option: Choice.SortOrder.byDate, id: "sort-order", action: …)`.
  func entry(ofOption place: Int, in index: Int) -> Expression {
    let option = Expression.member(
      .type(plan.names.innerTypeOfChoice(index)), plan.names.options[index][place])
    return .call(.code("entry"), [.init("option", option)] + rest(ofChoice: index))
  }

  /// The arguments after an option, or after all of a choice.
  ///
  /// - Parameter mark: what tells a second place of the choice apart, as in `sort-order.by-date#2`.
  private func rest(ofChoice index: Int, mark: String = "") -> [Expression.Argument] {
    let choice = document.choices[index]
    return [
      .init("id", .string(choice.id)),
      .init("action", .responderSelector(SwiftIdentifier(document.responderName(of: choice)))),
    ] + (mark.isEmpty ? [] : [.init("mark", .string(mark))])
  }

  private func add(_ dynamic: DynamicItems, to menu: SwiftIdentifier) -> Statement {
    let limit: Expression = dynamic.max.map { .integer($0) } ?? .code("nil")
    let call = Expression.call(
      .member("actions", DynamicItemsWalk.method(of: dynamic)), [.init("limit", limit)])
    return add(to: menu, [.init("elements", call)])
  }

  private func add(
    to menu: SwiftIdentifier, _ arguments: [Expression.Argument]
  ) -> Statement {
    .expression(.call(.member(.name(menu), "add"), arguments))
  }
}

extension MenuElement {
  /// Indicates whether a line stands before and after it: the options of a choice are a group of
  /// their own.
  fileprivate var endsGroup: Bool {
    switch self {
    case .separator: true
    case .item(let item): item.kind == .choice
    case .submenu, .section, .dynamic, .slot: false
    }
  }
}
