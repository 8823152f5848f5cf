import MenuetModel

/// The units of one toolbar.
struct UIKitToolbarUnits {
  let plan: GenerationPlan
  let place: UIKitToolbars.Place

  private var document: Document { plan.document }
  private var toolbar: Toolbar { place.toolbar }
  private var platforms: UIKitPlatforms { plan.uiKitPlatforms }

  // MARK: What is no item

  /// The statements for units that a navigation item has properties for: title, search, back.
  func standard(_ unit: ToolbarUnit) -> [Statement] {
    guarded(unit.content.platforms) { code in
      switch unit.content {
      case .title(let title): code += self.title(title, of: unit)
      case .search(let button): code += search(unit, button)
      case .back: code.set("navigationItem.hidesBackButton", .code("false"))
      default: break
      }
    }
  }

  private func guarded(
    _ platforms: PlatformSet, _ content: (inout [Statement]) -> Void
  ) -> [Statement] {
    UIKitMenus(plan: plan).guarded(platforms, outer: place.platforms, content)
  }

  private func title(_ title: TitleItem, of unit: ToolbarUnit) -> [Statement] {
    var code: [Statement] = []
    if let text = plan.barTitle(title, unit, in: toolbar) { code.set("navigationItem.title", text) }
    if let text = title.subtitle {
      let subtitle = plan.text(plan.keys.key(of: unit, title, in: toolbar, .subtitle), text)
      code += UIKitVersions(document).forVersion26(
        isOnVision: false, [.assignment("navigationItem.subtitle", subtitle)])
    }
    guard title.documentMenu != nil else { return code }
    let items = Expression.call(
      .name(documentMenuName.with("Items")), [.init("on", .code("actions"))])
    let menu = Expression.call(
      .code("documentMenu"),
      [.init(.code("suggestedActions")), .init(.code("items.elements"))] + replaced(by: title))
    code.append(
      .closure(
        .assigned(to: .code("navigationItem.titleMenuProvider")),
        signature: "[weak actions] suggestedActions",
        [
          .guard(.binding("actions"), return: .code("nil")), .constant("items", items),
          .return(menu),
        ]))
    return code
  }

  private func search(_ unit: ToolbarUnit, _ button: BarButton) -> [Statement] {
    let controller = Expression.code("navigationItem.searchController")
    let placement: StaticString = "navigationItem.preferredSearchBarPlacement"
    let made = Expression.call(
      "actions.makeSearchController", plan.argument(for: toolbar))
    let field: StaticString = "search.searchBar.searchTextField.accessibilityIdentifier"
    let making = [Statement].build { code in
      code.append(.constant("search", made))
      // The field says "Search" by itself.
      if let title = button.title, title != StandardWord.search.title {
        let key = plan.keys.key(of: unit, button, in: toolbar)
        code.set("search.searchBar.placeholder", plan.text(key, title))
      }
      let words = UnitWords(unit, in: toolbar, plan)
      code.set("search.searchBar.searchTextField.accessibilityLabel", words?.label)
      code.set("search.searchBar.searchTextField.accessibilityHint", words?.hint)
      code.append(.assignment(field, .string(IDPath.part(unit.id, of: toolbar.id))))
      code.append(.assignment(controller, .code("search")))
    }
    return [.if(.equal(controller, .code("nil")), making)]
      + UIKitVersions(document).forVersion26(
        [.assignment(placement, .code(".integrated"))],
        else: [.assignment(placement, .code(".inline"))])
  }

  // MARK: Groups of the navigation bar

  /// Returns whether a region has anything but what `standard` sets.
  func hasItems(in units: [ToolbarUnit]) -> Bool {
    units.contains { unit in
      if toolbar.isUnreachable(unit) { return false }
      switch unit.content {
      case .title, .search, .back, .slot: return false
      case .space(let isFlexible, _): return !isFlexible
      default:
        return !platforms.condition(unit.content.platforms, within: place.platforms).isNever
      }
    }
  }

  /// The last unit of the trailing region, where it is pinned: it stands past the overflow button.
  func pinned(_ region: Toolbar.Region) -> ToolbarUnit? {
    guard region == .trailing, let last = toolbar.regions.trailing.last, last.pinned else {
      return nil
    }
    return hasItems(in: [last]) ? last : nil
  }

  func pinning(_ unit: ToolbarUnit, locals: inout UniqueNames) -> [Statement] {
    guarded(unit.content.platforms) { code in
      let group = group(unit, in: .trailing, locals: &locals, into: &code)
      code.set("navigationItem.pinnedTrailingGroup", group)
    }
  }

  /// The statements that add a unit to a region, as a group of its own.
  ///
  /// - Parameter index: That of the unit in the region.
  func group(
    _ unit: ToolbarUnit, at index: Int, in region: Toolbar.Region, to groups: SwiftIdentifier,
    locals: inout UniqueNames
  ) -> [Statement] {
    if toolbar.isUnreachable(unit) { return [] }
    if case .space(let isFlexible, let platforms) = unit.content {
      if isFlexible { return [] }
      let space = append(to: groups, .code(".fixedSpace()"))
      return guarded(platforms) {
        $0 += UIKitVersions(document).forVersion26(isOnVision: false, [space])
      }
    }
    return guarded(unit.content.platforms) { code in
      if let group = group(unit, in: region, locals: &locals, into: &code) {
        code.append(append(to: groups, fitted(group, at: index, in: region)))
      }
    }
  }

  /// `fitting.unit("bold", group)` for a unit that gives way on some platform.
  private func fitted(
    _ group: Expression, at index: Int, in region: Toolbar.Region
  ) -> Expression {
    guard region == .center else { return group }
    let name = place.fitting.names[index]
    let givesWay = place.fitting.orders.contains { $0.steps.contains { $0.unit == name } }
    // Where code measures, also what stays takes room.
    guard givesWay || place.fitting.measures else { return group }
    return .call("fitting.unit", .init(.string(name)), .init(group))
  }

  private func append(to array: SwiftIdentifier, _ value: Expression) -> Statement {
    .call(.member(.name(array), "append"), .init(value))
  }

  /// The group of a unit, after the statements that make its items.
  private func group(
    _ unit: ToolbarUnit, in region: Toolbar.Region, locals: inout UniqueNames,
    into code: inout [Statement]
  ) -> Expression? {
    let kind = groupKind(unit, in: region)
    guard case .group(let group) = unit.content else {
      return item(unit, locals: &locals, into: &code).map { created($0, kind, unit.id) }
    }
    let items = locals.name(SwiftName.member(unit.id) + "Items")
    code.declare(items, .code("[UIBarButtonItem]()")) { code in
      for member in group.members {
        code += adding(member, to: items, locals: &locals)
      }
    }
    let name = locals.name(SwiftName.member(unit.id) + "Group")
    code.append(.constant(name, grouped(group, items, kind, unit.id)))
    if let representation = menuRepresentation(of: group, unit, items) {
      code.append(.assignment(.member(.name(name), "menuRepresentation"), representation))
    }
    if let words = UnitWords(unit, in: toolbar, plan) {
      for form: SwiftIdentifier in ["representativeItem", "menuRepresentation"] {
        code += saying(words, of: .member(.name(name), form), isOptional: true)
      }
    }
    return .name(name)
  }

  private func adding(
    _ member: ToolbarUnit, to items: SwiftIdentifier, locals: inout UniqueNames
  ) -> [Statement] {
    guarded(member.content.platforms) { code in
      if let item = item(member, locals: &locals, into: &code) {
        code.append(append(to: items, item))
      }
    }
  }

  // MARK: Kinds of groups

  private enum GroupKind {
    case fixed, movable
    case optional(isDefault: Bool)
  }

  private func groupKind(_ unit: ToolbarUnit, in region: Toolbar.Region) -> GroupKind {
    guard region == .center, toolbar.customizable else { return .fixed }
    switch unit.customization {
    case .fixed: return .fixed
    case .default: return unit.pinned ? .movable : .optional(isDefault: true)
    case .optional: return .optional(isDefault: false)
    }
  }

  /// `bar.item(…).creatingFixedGroup()`.
  private func created(_ item: Expression, _ kind: GroupKind, _ id: String) -> Expression {
    switch kind {
    case .fixed: return .call(.member(item, "creatingFixedGroup"), [])
    case .movable:
      return .call(
        .member(item, "creatingMovableGroup"),
        [.init("customizationIdentifier", .string(id))])
    case .optional(let isDefault):
      var arguments: [Expression.Argument] = [.init("customizationIdentifier", .string(id))]
      if !isDefault { arguments.append(.init("isInDefaultCustomization", .code("false"))) }
      return .call(.member(item, "creatingOptionalGroup"), arguments)
    }
  }

  private func grouped(
    _ group: ToolbarGroup, _ items: SwiftIdentifier, _ kind: GroupKind, _ id: String
  ) -> Expression {
    var arguments: [Expression.Argument] = []
    var factory: StaticString = "UIBarButtonItemGroup.fixedGroup"
    switch kind {
    case .fixed: break
    case .movable:
      factory = "UIBarButtonItemGroup.movableGroup"
      arguments.append(.init("customizationIdentifier", .string(id)))
    case .optional(let isDefault):
      factory = "UIBarButtonItemGroup.optionalGroup"
      arguments.append(.init("customizationIdentifier", .string(id)))
      if !isDefault { arguments.append(.init("isInDefaultCustomization", .code("false"))) }
    }
    if group.collapse == .menu {
      arguments.append(.init("representativeItem", representative(group, items, id)))
    }
    arguments.append(.init("items", .name(items)))
    return .call(.code(factory), arguments)
  }

  /// `bar.representative(title: …, image: …, of: textItems)`.
  private func representative(
    _ group: ToolbarGroup, _ items: SwiftIdentifier, _ id: String
  ) -> Expression {
    .call(
      "bar.representative", .init(.string(id)), .init("title", groupTitle(group, id)),
      .init(
        "image",
        UIKitImage.expression(symbol: group.symbol, image: group.image) ?? .code("nil")),
      .init("of", .name(items)))
  }

  private func groupTitle(_ group: ToolbarGroup, _ id: String) -> Expression {
    group.title.map { plan.text(.part(.group, id), $0) } ?? .string("")
  }

  /// The form of the group in the overflow menu: a submenu where it collapses into one, else its
  /// items below its title; `nil` where UIKit makes it.
  private func menuRepresentation(
    of group: ToolbarGroup, _ unit: ToolbarUnit, _ items: SwiftIdentifier
  ) -> Expression? {
    if unit.overflow == .hide {
      return .call("UIMenu", .init("options", .code(".displayInline")))
    }
    guard group.title != nil else { return nil }
    var arguments: [Expression.Argument] = [
      .init("of", .name(items)), .init("id", .string(unit.id)),
      .init("title", groupTitle(group, unit.id)),
    ]
    if group.collapse != .menu {
      arguments.append(.init("options", .code(".displayInline")))
    } else if let image = UIKitImage.expression(symbol: group.symbol, image: group.image) {
      arguments.append(.init("image", image))
    }
    return .call(.code("bar.submenu"), arguments)
  }

  // MARK: Items

  /// The statements that add a unit to the items of a bar at the bottom.
  func items(
    _ unit: ToolbarUnit, to items: SwiftIdentifier, locals: inout UniqueNames
  ) -> [Statement] {
    if toolbar.isUnreachable(unit) { return [] }
    return guarded(unit.content.platforms) { code in
      switch unit.content {
      case .space(let isFlexible, _):
        let space: StaticString = isFlexible ? ".flexibleSpace()" : ".fixedSpace(16)"
        code.append(append(to: items, .code(space)))
      case .group(let group):
        for member in group.members {
          code += adding(member, to: items, locals: &locals)
        }
      default:
        if let item = item(unit, locals: &locals, into: &code) {
          code.append(append(to: items, item))
        }
      }
    }
  }

  /// The bar button item of a unit, after what has to stand before it.
  private func item(
    _ unit: ToolbarUnit, locals: inout UniqueNames, into code: inout [Statement]
  ) -> Expression? {
    let items = UIKitBarItems(plan: plan, place: place)
    guard let made = items.expression(unit, locals: &locals, into: &code) else {
      return nil
    }
    let conditions = items.conditions(of: unit)
    let words = UnitWords(unit, in: toolbar, plan)
    let isPlain =
      conditions.isEmpty && words == nil && !unit.isSpringLoaded && unit.overflow != .hide
    if isPlain, items.isShort(unit) { return made }
    let name = locals.name(SwiftName.member(unit.id) + "BarItem")
    code.append(.constant(name, made))
    func set(_ property: SwiftIdentifier) {
      code.append(.assignment(.member(.name(name), property), .code("true")))
    }
    if unit.isSpringLoaded { set("isSpringLoaded") }
    if let words {
      let isView = unit.content.kind == .segmented
      code += saying(
        words, of: isView ? .member(.name(name), "customView") : .name(name), isOptional: isView)
    }
    if unit.overflow == .hide {
      code.append(
        .assignment(
          .member(.name(name), "menuRepresentation"),
          .call("UIMenu", .init("options", .code(".displayInline")))))
    }
    if !conditions.isEmpty {
      let follow = Expression.call(
        "follow", .init(.name(name)), .init("for", .code("actions")))
      code.append(.closure(.argument(of: follow), signature: UIKitConditions.signature, conditions))
    }
    return .name(name)
  }

  private func saying(
    _ words: UnitWords, of owner: Expression, isOptional: Bool
  ) -> [Statement] {
    [
      ("accessibilityLabel" as SwiftIdentifier, words.label), ("accessibilityHint", words.hint),
    ].compactMap { property, text in
      let place: Expression =
        isOptional ? .chained(owner, property) : .member(owner, property)
      return text.map { .assignment(place, $0) }
    }
  }

  // MARK: Menus of a toolbar

  /// The argument that names the commands of the system's in the menu of a title that the app performs
  /// itself: the system would offer them besides.
  private func replaced(by title: TitleItem) -> [Expression.Argument] {
    var selectors: [Expression] = []
    title.documentMenu?.content.forEachItem { item in
      guard let index = plan.commandIndex(item), let selector = plan.replacedSelector(of: index)
      else { return }
      selectors.append(.standardEditSelector(selector))
    }
    return selectors.isEmpty ? [] : [.init("inPlaceOf", .array(selectors))]
  }

  private var documentMenuName: SwiftIdentifier { place.name.with("Document") }

  /// The functions that collect the items of the menus in the bar.
  var menus: [Declaration] { Toolbar.Region.allCases.flatMap { menus(of: toolbar[$0]) } }

  private func menus(of units: [ToolbarUnit]) -> [Declaration] {
    let factories = UIKitMenuFactories(plan: plan)
    return units.flatMap { unit -> [Declaration] in
      switch unit.content {
      case .pullDownButton(let button):
        let name = UIKitBarItems(plan: plan, place: place).menuName(button.id)
        return [
          factories.items(
            of: name, button.content, layout: button.layout,
            in: .init(.pullDownButton, button.id), outer: button.platforms,
            setUp: button.hidingUnavailable)
        ]
      case .group(let group): return menus(of: group.members)
      case .title(let title):
        guard let menu = title.documentMenu, !place.isAtBottom else { return [] }
        return [
          factories.items(
            of: documentMenuName.text, menu.content, id: menu.id, layout: .large,
            in: .init(.toolbar, toolbar.id), outer: menu.platforms)
        ]
      default: return []
      }
    }
  }
}
