import MenuetModel

/// Prints the units of one toolbar.
struct UIKitToolbarUnits {
  let plan: GenerationPlan
  let platforms: UIKitPlatforms
  let place: UIKitToolbars.Place

  private var document: Document { plan.document }
  private var toolbar: Toolbar { place.toolbar }
  private var menus: UIKitMenus { UIKitMenus(plan: plan, platforms: platforms) }
  private var factories: UIKitMenuFactories {
    UIKitMenuFactories(plan: plan, platforms: platforms)
  }

  // MARK: What is no item

  /// Prints what a navigation item has properties for: title, search, back.
  func printStandard(
    _ unit: ToolbarUnit, locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) {
    switch unit.content {
    case .title(let title):
      menus.printGuarded(title.platforms, outer: place.platforms, into: &printer) {
        printTitle(title, into: &$0)
      }
    case .search(let button):
      menus.printGuarded(button.platforms, outer: place.platforms, into: &printer) {
        printSearch(into: &$0)
      }
    case .back(let button):
      menus.printGuarded(button.platforms, outer: place.platforms, into: &printer) {
        $0.print(.code("navigationItem.hidesBackButton = false"))
      }
    default: break
    }
  }

  private func printTitle(_ title: TitleItem, into printer: inout SwiftPrinter) {
    if let text = title.title {
      printer.print(
        .assignment(
          .code("navigationItem.title"), plan.text(TitleKey.surface("toolbar", toolbar.id), text)))
    }
    if let text = title.subtitle {
      UIKitVersions(document).printForVersion26(isOnVision: false, into: &printer) {
        $0.print(
          .assignment(
            .code("navigationItem.subtitle"),
            plan.text(TitleKey.surface("toolbar", toolbar.id, .subtitle), text)))
      }
    }
    guard title.documentMenu != nil else { return }
    printer.print(
      .closureAssignment(
        .code("navigationItem.titleMenuProvider"), signature: "[weak actions] suggestedActions")
    ) { printer in
      printer.print(.code("guard let actions else { return nil }"))
      printer.print(
        .constant(
          SwiftIdentifier("items"),
          .call(.name(documentMenuName.with("Items")), [.init("on", .code("actions"))])))
      printer.print(.code("return documentMenu(suggestedActions, items.elements)"))
    }
  }

  private func printSearch(into printer: inout SwiftPrinter) {
    printer.print(.code("if navigationItem.searchController == nil {"))
    printer.indented {
      $0.print(
        .assignment(
          .code("navigationItem.searchController"),
          .call("actions.makeSearchController", .init("for", .string(toolbar.id)))))
    }
    printer.print(.code("}"))
    UIKitVersions(document).printForVersion26(into: &printer) {
      $0.print(.code("navigationItem.preferredSearchBarPlacement = .integrated"))
    } else: {
      $0.print(.code("navigationItem.preferredSearchBarPlacement = .inline"))
    }
  }

  // MARK: Groups of the navigation bar

  /// Whether a region has anything but what `printStandard` prints.
  func hasItems(in units: [ToolbarUnit]) -> Bool {
    units.contains { unit in
      if isUnreachable(unit) { return false }
      switch unit.content {
      case .title, .search, .back, .slot: return false
      case .space(let isFlexible, _): return !isFlexible
      default:
        return !platforms.condition(unit.content.platforms, within: place.platforms).isNever
      }
    }
  }

  /// Whether people would have to add an item to a bar to which they cannot.
  private func isUnreachable(_ unit: ToolbarUnit) -> Bool {
    unit.customization == .optional && (!toolbar.customizable || place.isAtBottom)
  }

  /// The last unit of the trailing region, where it is pinned: it stands past the overflow button.
  func pinned(_ region: Toolbar.Region) -> ToolbarUnit? {
    guard region == .trailing, let last = toolbar.regions.trailing.last, last.pinned else {
      return nil
    }
    return hasItems(in: [last]) ? last : nil
  }

  func printPinned(
    _ unit: ToolbarUnit, locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) {
    menus.printGuarded(unit.content.platforms, outer: place.platforms, into: &printer) { printer in
      guard let group = group(unit, in: .trailing, locals: &locals, into: &printer) else { return }
      printer.print(.assignment(.code("navigationItem.pinnedTrailingGroup"), group))
    }
  }

  /// Prints what adds a unit to a region, as a group of its own.
  func printGroup(
    _ unit: ToolbarUnit, in region: Toolbar.Region, to groups: SwiftIdentifier,
    locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) {
    if isUnreachable(unit) { return }
    if case .space(let isFlexible, let spacePlatforms) = unit.content {
      guard !isFlexible else { return }
      menus.printGuarded(spacePlatforms, outer: place.platforms, into: &printer) { printer in
        UIKitVersions(document).printForVersion26(into: &printer) {
          $0.print(append(to: groups, .code(".fixedSpace()")))
        }
      }
      return
    }
    menus.printGuarded(unit.content.platforms, outer: place.platforms, into: &printer) { printer in
      guard let group = group(unit, in: region, locals: &locals, into: &printer) else { return }
      printer.print(append(to: groups, group))
    }
  }

  private func append(to array: SwiftIdentifier, _ value: Expression) -> Statement {
    .call(.member(.name(array), SwiftIdentifier("append")), .init(value))
  }

  /// The group of a unit, after the statements that make its items.
  private func group(
    _ unit: ToolbarUnit, in region: Toolbar.Region, locals: inout UniqueNames,
    into printer: inout SwiftPrinter
  ) -> Expression? {
    let kind = groupKind(unit, in: region)
    guard case .group(let group) = unit.content else {
      return item(unit, locals: &locals, into: &printer).map { created($0, kind, unit.id) }
    }
    let items = locals.name(SwiftName.member(unit.id) + "Items")
    printer.print(variable: items, .code("[UIBarButtonItem]()")) { printer in
      for member in group.members {
        printMember(member, of: group, to: items, locals: &locals, into: &printer)
      }
    }
    let name = locals.name(SwiftName.member(unit.id) + "Group")
    printer.print(.constant(name, grouped(group, items, kind, unit.id)))
    printMenuRepresentation(of: group, unit, name, items, into: &printer)
    return .name(name)
  }

  private func printMember(
    _ member: ToolbarUnit, of group: ToolbarGroup, to items: SwiftIdentifier,
    locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) {
    menus.printGuarded(member.content.platforms, outer: place.platforms, into: &printer) {
      guard let item = item(member, in: group, locals: &locals, into: &$0) else { return }
      $0.print(append(to: items, item))
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
    case .fixed: return .call(.member(item, SwiftIdentifier("creatingFixedGroup")), [])
    case .movable:
      return .call(
        .member(item, SwiftIdentifier("creatingMovableGroup")),
        [.init("customizationIdentifier", .string(id))])
    case .optional(let isDefault):
      var arguments: [Expression.Argument] = [.init("customizationIdentifier", .string(id))]
      if !isDefault { arguments.append(.init("isInDefaultCustomization", .code("false"))) }
      return .call(.member(item, SwiftIdentifier("creatingOptionalGroup")), arguments)
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
      "bar.representative", .init("title", groupTitle(group, id)),
      .init(
        "image",
        UIKitImage.expression(symbol: group.symbol, image: group.image) ?? .code("nil")),
      .init("of", .name(items)))
  }

  private func groupTitle(_ group: ToolbarGroup, _ id: String) -> Expression {
    plan.text(TitleKey.surface("group", id), group.title ?? "")
  }

  /// Prints what the group is in the overflow menu: a submenu where it collapses into one, else its
  /// items below its title.
  private func printMenuRepresentation(
    of group: ToolbarGroup, _ unit: ToolbarUnit, _ name: SwiftIdentifier, _ items: SwiftIdentifier,
    into printer: inout SwiftPrinter
  ) {
    let representation = Expression.member(.name(name), SwiftIdentifier("menuRepresentation"))
    if unit.overflow == .hide {
      printer.print(.assignment(representation, .code("UIMenu(options: .displayInline)")))
    } else if group.title != nil {
      var arguments: [Expression.Argument] = [
        .init("of", .name(items)), .init("title", groupTitle(group, unit.id)),
      ]
      if group.collapse == .menu {
        if let image = UIKitImage.expression(symbol: group.symbol, image: group.image) {
          arguments.append(.init("image", image))
        }
      } else {
        arguments.append(.init("options", .code(".displayInline")))
      }
      printer.print(
        .assignment(representation, .call(.code("bar.submenu"), arguments)))
    }
  }

  // MARK: Items

  /// Prints what adds a unit to the items of a bar at the bottom.
  func printItems(
    _ unit: ToolbarUnit, to items: SwiftIdentifier, locals: inout UniqueNames,
    into printer: inout SwiftPrinter
  ) {
    if isUnreachable(unit) { return }
    menus.printGuarded(unit.content.platforms, outer: place.platforms, into: &printer) { printer in
      switch unit.content {
      case .space(let isFlexible, _):
        printer.print(
          append(to: items, .code(isFlexible ? ".flexibleSpace()" : ".fixedSpace(16)")))
      case .group(let group):
        for member in group.members {
          printMember(member, of: group, to: items, locals: &locals, into: &printer)
        }
      default:
        guard let item = item(unit, locals: &locals, into: &printer) else { return }
        printer.print(append(to: items, item))
      }
    }
  }

  /// The bar button item of a unit, after what has to stand before it.
  private func item(
    _ unit: ToolbarUnit, in group: ToolbarGroup? = nil, locals: inout UniqueNames,
    into printer: inout SwiftPrinter
  ) -> Expression? {
    let items = UIKitBarItems(plan: plan, place: place)
    guard let made = items.expression(unit, in: group, locals: &locals, into: &printer) else {
      return nil
    }
    let conditions = items.conditions(of: unit)
    let isPlain = conditions.isEmpty && !unit.isSpringLoaded && unit.overflow != .hide
    if isPlain, items.isShort(unit) { return made }
    let name = locals.name(SwiftName.member(unit.id) + "BarItem")
    printer.print(.constant(name, made))
    if unit.isSpringLoaded {
      printer.print(
        .assignment(.member(.name(name), SwiftIdentifier("isSpringLoaded")), .code("true")))
    }
    if unit.overflow == .hide {
      printer.print(
        .assignment(.member(.name(name), SwiftIdentifier("isLeftOutOfMenus")), .code("true")))
      printer.print(.expression(.call(.member(.name(name), SwiftIdentifier("update?")), [])))
    }
    guard !conditions.isEmpty else { return .name(name) }
    printer.print(
      .closure(
        constant: nil, call: .call("bar.follow", .init(.name(name))), signature: "item, actions")
    ) { $0.print(conditions) }
    return .name(name)
  }

  // MARK: Menus of a toolbar

  private var documentMenuName: SwiftIdentifier { place.name.with("Document") }

  /// Prints the functions that collect the items of the menus in the bar.
  func printMenus(into printer: inout SwiftPrinter) {
    for region in Toolbar.Region.allCases { printMenus(of: toolbar[region], into: &printer) }
  }

  private func printMenus(of units: [ToolbarUnit], into printer: inout SwiftPrinter) {
    for unit in units {
      switch unit.content {
      case .pullDownButton(let button):
        let name = UIKitBarItems(plan: plan, place: place).menuName(button.id)
        factories.printItems(
          of: name, button.content, layout: button.layout,
          in: SurfacePlace("pull-down-button", button.id), outer: button.platforms,
          setUp: button.whenUnavailable == .hide ? [.code("menu.hidesUnavailable = true")] : [],
          into: &printer)
      case .group(let group): printMenus(of: group.members, into: &printer)
      case .title(let title):
        guard let menu = title.documentMenu, !place.isAtBottom else { continue }
        factories.printItems(
          of: documentMenuName.text, menu.content, layout: .large,
          in: SurfacePlace("document-menu", menu.id), outer: menu.platforms, into: &printer)
      default: break
      }
    }
  }
}

extension ToolbarUnit {
  /// Whether the unit, or the button that it is, opens when something is held above it.
  fileprivate var isSpringLoaded: Bool {
    switch content {
    case .button(let button): springLoaded || button.springLoaded
    case .popUpButton(let button): springLoaded || button.springLoaded
    case .pullDownButton(let button): springLoaded || button.springLoaded
    case .segmented(let control): springLoaded || control.springLoaded
    default: springLoaded
    }
  }
}
