import MenuetModel

/// The content of a menu of a menu bar, and of what is in it.
///
/// UIKit validates the commands of its menu bar one by one. So the conditions of a menu, a submenu
/// and a section are said of each command and option inside.
struct UIKitMenuBarContent {
  let plan: GenerationPlan
  /// The condition under which anything around can be used.
  private var enabledWhen: Condition?
  /// The condition under which all around is shown.
  private var visibleWhen: Condition?

  /// The item after which the rest of the system's group of editing commands follows.
  private var lastEdit: NodeID?

  init(plan: GenerationPlan) { self.plan = plan }

  /// - Parameter menu: The menu whose content it is.
  init(plan: GenerationPlan, of menu: Menu) {
    self.plan = plan
    guard menu.standard == .edit, menu.systemItems == .keep else { return }
    let edits = StandardMenu.edit.systemCommands.flatMap { $0 }.filter {
      UIKitStandardMenus.group(of: $0) == nil
    }
    lastEdit =
      menu.content.lastItem { item in
        plan.document.command(of: item)?.system.map { edits.contains($0) } ?? false
      }?.source.node
  }

  /// The content of something that has conditions of its own, beside those around it.
  func within(enabledWhen: Condition?, visibleWhen: Condition?) -> UIKitMenuBarContent {
    var inner = self
    inner.enabledWhen = .all([self.enabledWhen, enabledWhen])
    inner.visibleWhen = .all([self.visibleWhen, visibleWhen])
    return inner
  }

  private var hasConditions: Bool { enabledWhen != nil || visibleWhen != nil }

  /// An item with the conditions of all around it.
  private func held(_ item: Item) -> Item {
    var held = item
    held.overrides = document.overrides(
      item.overrides?.value, of: item.subject, enabledWhen: enabledWhen, visibleWhen: visibleWhen
    ).map { Indirect($0) }
    return held
  }

  private var document: Document { plan.document }
  private var platforms: UIKitPlatforms { plan.uiKitPlatforms }
  private var items: UIKitItemPlaces { UIKitItemPlaces(plan: plan) }

  // MARK: What the system supplies

  /// The selectors of UIKit's own commands that a menu bar lists, or has the app's in place of, each
  /// once.
  func selectors(of bar: MenuBar) -> [String] {
    var found: [String] = []
    for menu in bar.menus {
      visit(menu) { index in
        var selector = plan.replacedSelector(of: index)
        if case .standardEdit(let listed) = plan.commands[index].handler { selector = listed }
        if let selector, !found.contains(selector) { found.append(selector) }
      }
    }
    return found
  }

  /// The identifier of the group of the commands that edit.
  private static let edits: StaticString = ".standardEdit"

  /// The groups of the system that the document lists.
  func systemGroups(of bar: MenuBar) -> [StaticString] {
    var found: [StaticString] = []
    for menu in bar.menus where !UIKitMenuBar.isKeptInOrder(menu) {
      visit(menu) { index in
        guard let group = systemGroup(index), !found.contains(where: { "\($0)" == "\(group)" })
        else { return }
        found.append(group)
      }
    }
    let hasEdits = bar.menus.contains { UIKitMenuBarContent(plan: plan, of: $0).lastEdit != nil }
    return hasEdits ? found + [Self.edits] : found
  }

  private func systemGroup(_ index: Int) -> StaticString? {
    guard plan.commands[index].isLeftToSystem else { return nil }
    return document.commands[index].system.flatMap { UIKitStandardMenus.group(of: $0) }
  }

  private func visit(_ menu: Menu, _ visit: (Int) -> Void) {
    menu.content.forEachItem { item in
      if let index = plan.commandIndex(item) { visit(index) }
    }
  }

  /// The keys of the document's own commands and options that the groups of the system that it lists
  /// have too.
  func reservedKeys(of bar: MenuBar) -> [Shortcut] {
    let groups = systemGroups(of: bar).map { "\($0)" }
    if groups.isEmpty { return [] }
    var own: Set<Shortcut> = []
    var listed: Set<SystemCommand> = []
    for menu in bar.menus {
      menu.content.forEachItem { item in
        if let choice = plan.choiceIndex(item.subject) {
          own.formUnion(document.choices[choice].options.compactMap { $0.shortcut?.chord })
        }
        guard let index = plan.commandIndex(item) else { return }
        if let system = document.commands[index].system {
          listed.insert(system)
        } else if let shortcut = document.shortcut(of: item) {
          own.insert(shortcut.chord)
        }
      }
    }
    return SystemCommand.allCases.compactMap { system -> Shortcut? in
      guard !listed.contains(system), let text = system.facts.shortcut,
        let shortcut = try? Shortcut(parsing: text), own.contains(shortcut.chord)
      else { return nil }
      let isEdit = StandardMenu.edit.systemCommands.joined().contains(system)
      let group = UIKitStandardMenus.group(of: system) ?? (isEdit ? Self.edits : nil)
      return group.map { groups.contains("\($0)") } ?? false ? shortcut : nil
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
      var element = element
      if hasConditions, case .item(let item) = element { element = .item(held(item)) }
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
        places.isFirst(index), case .item(let item) = element, item.source.node != lastEdit
      {
        let place = places.next(document.commands[index].id, index)
        note(MenuBarPlaces.Special(id: place, surface: surface, item: item), index, in: &places)
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
      if let lastEdit, case .item(let item) = element, item.source.node == lastEdit {
        code.append(add(to: menu, [.init("rest", .code(Self.edits))]))
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

  /// A command of which its place says nothing but conditions.
  private func plainCommand(_ element: MenuElement, outer: PlatformSet) -> Int? {
    guard case .item(let item) = element, Self.hasConditionsAtMost(item),
      platforms.condition(item.platforms, within: outer).isAlways,
      let index = plan.commandIndex(item), !plan.commands[index].isLeftToSystem,
      !isReworded(index)
    else { return nil }
    return index
  }

  private static func hasConditionsAtMost(_ item: Item) -> Bool {
    guard var rest = item.overrides?.value else { return true }
    rest.enabledWhen = nil
    rest.visibleWhen = nil
    return rest == ItemOverrides()
  }

  /// Keeps a place whose item is not the same everywhere.
  private func note(
    _ place: MenuBarPlaces.Special, _ index: Int, in places: inout MenuBarPlaces
  ) {
    // The system has its own words and marks for what goes along the responder chain.
    let isSystems =
      if case .standardEdit = plan.commands[index].handler { !places.asked.contains(index) } else {
        false
      }
    if document.commands[index].form == .pair {
      places.add(pair: place)
    } else if !items.isPlain(place.item), !isSystems {
      places.add(place)
    }
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
    _ element: MenuElement, _ alternates: [Item], to menu: SwiftIdentifier,
    in surface: TitleKey.Surface, isKept: Bool,
    outer: PlatformSet, _ places: inout MenuBarPlaces, locals: inout UniqueNames,
    into code: inout [Statement]
  ) {
    let inner = element.platforms.intersection(outer)
    switch element {
    case .item(let item):
      if let choice = plan.choiceIndex(item.subject) {
        addOptions(item, choice, to: menu, in: surface, &places, into: &code)
      } else if let index = plan.commandIndex(item) {
        add(
          item, index, alternates, to: menu, in: surface, isKept: isKept, &places, locals: &locals,
          into: &code)
      }
    case .submenu(let submenu):
      let name = locals.name(SwiftName.member(submenu.id) + "Items")
      let conditions = within(
        enabledWhen: submenu.enabledWhen, visibleWhen: submenu.shownWhen)
      code.declare(name, .call(.member(.name(menu), "nested"), [])) {
        conditions.add(
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
      // Its items have the condition of their availability already.
      let conditions = within(enabledWhen: nil, visibleWhen: section.visibleWhen)
      code.declare(name, .call(.member(.name(menu), "nested"), [])) {
        conditions.add(
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
    case .dynamic(let dynamic): code.append(add(dynamic, to: menu, &places))
    case .separator, .slot: break
    }
  }

  // MARK: Commands

  private func add(
    _ item: Item, _ index: Int, _ alternates: [Item], to menu: SwiftIdentifier,
    in surface: TitleKey.Surface, isKept: Bool,
    _ places: inout MenuBarPlaces, locals: inout UniqueNames, into code: inout [Statement]
  ) {
    if plan.commands[index].isLeftToSystem {
      guard let group = systemGroup(index) else { return }
      code.append(add(to: menu, [.init("group", .code(group))]))
      return
    }
    let place = places.next(document.commands[index].id, index)
    note(MenuBarPlaces.Special(id: place, surface: surface, item: item), index, in: &places)
    let isPair = document.commands[index].form == .pair
    let name = locals.name(plan.names.commands[index].text + "Entry", in: menu.text)
    var arguments: [Expression.Argument] = [
      .init(.implicitMember(plan.names.commands[index]))
    ]
    if place != document.commands[index].id { arguments.append(.init("at", .string(place))) }
    let overrides = item.overrides?.value
    let isReworded =
      isReworded(index) || overrides?.title != nil || overrides?.shortcut != nil
      || overrides?.hidesShortcut == true
    let changes = [Statement].build { code in
      if isReworded, !places.asked.contains(index),
        case .standardEdit = plan.commands[index].handler
      {
        code.append(.assignment(.member(.name(name), "isReworded"), .code("true")))
      }
      code += overriding(item, index, in: surface, of: name)
      for item in alternates {
        guard let alternate = plan.commandIndex(item) else { continue }
        places.add(alternate: alternate)
        if !items.isPlain(item) {
          places.add(
            alternate: MenuBarPlaces.Special(id: place, surface: surface, item: item), alternate)
        }
        code.append(adding(item, alternate, of: index, in: surface, to: name))
      }
    }
    if changes.isEmpty, arguments.count == 1, !isPair {
      return code.append(add(to: menu, arguments))
    }
    code.declare(name, .call(.code("entry"), arguments)) { $0 += changes }
    code.append(add(to: menu, [.init(isPair ? "pair" : nil, .name(name))]))
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
  private func alternates(after place: Int, in content: [MenuElement]) -> [Item] {
    guard case .item(let base) = content[place] else { return [] }
    return content[(place + 1)...].prefix { alternated($0) == base.id }.compactMap { element in
      guard case .item(let item) = element else { return nil }
      return held(item)
    }
  }

  private func adding(
    _ item: Item, _ alternate: Int, of base: Int, in surface: TitleKey.Surface,
    to name: SwiftIdentifier
  ) -> Statement {
    let held = (document.commands[alternate].shortcut?.modifiers ?? [.option])
      .subtracting(document.commands[base].shortcut?.modifiers ?? [])
    let flags = UIKitKeys.flags(held.isEmpty ? [.option] : held)
    let placed = item.overrides?.value.title.map {
      plan.text(.place(of: document.commands[alternate].id, in: surface), $0)
    }
    let title =
      placed
      ?? .member(.member(.code("Command"), plan.names.commands[alternate]), "title")
    let made = Expression.call(
      "UICommandAlternate", .init("title", title),
      .init(
        "action", .responderSelector(SwiftIdentifier(document.responderName(ofCommand: alternate)))),
      .init("modifierFlags", flags))
    return .call(.member(.member(.name(name), "alternates"), "append"), .init(made))
  }

  // MARK: Choices and dynamic items

  private func addOptions(
    _ item: Item, _ index: Int, to menu: SwiftIdentifier, in surface: TitleKey.Surface,
    _ places: inout MenuBarPlaces, into code: inout [Statement]
  ) {
    let mark = places.next(choice: index)
    let overrides = item.overrides?.value
    if overrides?.enabledWhen != nil || overrides?.visibleWhen != nil {
      places.add(choice: MenuBarPlaces.Special(id: mark, surface: surface, item: item))
    }
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

  /// Adds a place for items that the app supplies, and notes how.
  private func add(
    _ dynamic: DynamicItems, to menu: SwiftIdentifier, _ places: inout MenuBarPlaces
  ) -> Statement {
    let limit: Expression = dynamic.max.map { .integer($0) } ?? .code("nil")
    let call = Expression.call(
      .member("actions", DynamicItemsWalk.method(of: dynamic)), [.init("limit", limit)])
    let statements = [Statement].build { statements in
      if let condition = Condition.all([visibleWhen, dynamic.visibleWhen]) {
        statements.append(.guard(plan.expression(condition), return: .code("[]")))
      }
      guard let enabledWhen else {
        statements.append(.return(call))
        return
      }
      statements.append(.constant("elements", call))
      statements.append(.if(plan.expression(enabledWhen), [.return(.code("elements"))]))
      statements.append(.return(.call("dimmed", .init(.code("elements")))))
    }
    places.add(supplied: dynamic.id, statements)
    return add(to: menu, [.init("supplied", .string(dynamic.id)), .init("on", .code("actions"))])
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
