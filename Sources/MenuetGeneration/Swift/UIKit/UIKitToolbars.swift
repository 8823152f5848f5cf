import MenuetModel

/// Toolbars: a value for each, and the function that puts its items into a navigation item or,
/// at the bottom edge, into the toolbar of a view controller.
struct UIKitToolbars {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  var declarations: [Declaration] { toolbars.flatMap { declarations($0) } }

  private var toolbars: [Toolbar] {
    plan.walk.toolbars.filter { !$0.platforms.isDisjoint(with: UIKitPlatforms.all) }
  }

  /// The names and places of a toolbar's parts.
  struct Place {
    let toolbar: Toolbar
    let platforms: PlatformSet
    let isAtBottom: Bool
    /// The name of the toolbar's value.
    let name: SwiftIdentifier
    /// The id of the sheet, cover or popover that holds it.
    let presentation: String?
    /// The order in which its units give way.
    let fitting: UIKitFitting
  }

  private func fitting(_ toolbar: Toolbar) -> UIKitFitting { UIKitFitting(toolbar, in: plan) }

  /// Indicates whether any toolbar says in which order its units give way.
  var ordersAny: Bool { toolbars.contains { !fitting($0).isEmpty } }

  /// Indicates whether any toolbar gives way by widths that are measured.
  var fitsAny: Bool { toolbars.contains { fitting($0).measures } }

  private func declarations(_ toolbar: Toolbar) -> [Declaration] {
    let name = SwiftIdentifier(document.factoryName(of: toolbar))
    let prepare = SwiftIdentifier("prepare" + SwiftName.type(document.factoryName(of: toolbar)))
    let isAtBottom = toolbar.edge == .bottom
    let place = Place(
      toolbar: toolbar, platforms: toolbar.platforms, isAtBottom: isAtBottom, name: name,
      presentation: plan.presentationsOfToolbars[toolbar.id], fitting: fitting(toolbar))
    let value = Expression.call(
      isAtBottom ? "BottomToolbar" : "Toolbar", plan.argument("id", for: toolbar),
      .init("prepare", .name(prepare)))
    return [
      Declaration(
        .constant(name, value), comment: "The toolbar `\(toolbar.id)`.", modifiers: "static",
        isInterface: true),
      Declaration(
        .function(
          prepare,
          [
            isAtBottom ? "_ controller: UIViewController" : "_ navigationItem: UINavigationItem",
            "actions: any Actions",
          ], whereItStands(toolbar) + (isAtBottom ? bottom(place) : top(place))),
        modifiers: "private static"),
    ] + UIKitToolbarUnits(plan: plan, place: place).menus
  }

  /// The statement that leaves a bar alone on the document's platforms that do not have it.
  private func whereItStands(_ toolbar: Toolbar) -> [Statement] {
    switch plan.uiKitPlatforms.condition(toolbar.platforms, within: .all) {
    case .always, .never: []
    case .when(let condition): [.guard(condition, return: nil)]
    }
  }

  // MARK: In the navigation bar

  private func top(_ place: Place) -> [Statement] {
    let toolbar = place.toolbar
    let units = UIKitToolbarUnits(plan: plan, place: place)
    var locals = UniqueNames(
      besides: [
        "navigationItem", "actions", "bar", "fitting", "leading", "center", "trailing",
        "presented",
      ])
    var code = style(place)
    if toolbar.customizable {
      code.set(
        "navigationItem.customizationIdentifier", .string("\(document.name).\(toolbar.id)"))
    }
    let hasBack = toolbar.regions.leading.contains { $0.content.kind == .back }
    if hasBack, units.hasItems(in: toolbar.regions.leading) {
      // Otherwise they would stand in place of the back button.
      code.set("navigationItem.leftItemsSupplementBackButton", .code("true"))
    }
    let hasItems = Toolbar.Region.allCases.contains { units.hasItems(in: toolbar[$0]) }
    if hasItems { code.append(bar(place)) }
    if !place.fitting.isEmpty { code.append(.constant("fitting", .call("Fitting"))) }
    for region in Toolbar.Region.allCases {
      let pinned = units.pinned(region)
      for unit in toolbar[region] { code += units.standard(unit) }
      guard units.hasItems(in: toolbar[region]) else { continue }
      let name = SwiftIdentifier(region.rawValue)
      code.declare(name, .code("[UIBarButtonItemGroup]()")) { code in
        for (index, unit) in toolbar[region].enumerated() where unit != pinned {
          code += units.group(unit, at: index, in: region, to: name, locals: &locals)
        }
      }
      code.set(Self.property(region), .name(name))
      if let pinned { code += units.pinning(pinned, locals: &locals) }
    }
    if let presented = UIKitPresentedItems(plan: plan).items(beside: toolbar) {
      code.append(.constant("presented", presented))
      code.append(.call("presented.addWaysOut", .init("to", .code("navigationItem"))))
    }
    for order in place.fitting.orders {
      code += UIKitMenus(plan: plan).guarded(order.platforms, outer: place.platforms) {
        $0.append(order.statement)
      }
    }
    return code
  }

  private func bar(_ place: Place) -> Statement {
    .constant(
      "bar",
      .call(
        "Bar", .init("id", .string(place.toolbar.id)), .init("actions", .code("actions"))))
  }

  /// Sets the style that was laid out, which an automatic one does not have on every platform.
  private func style(_ place: Place) -> [Statement] {
    func set(_ style: ToolbarStyle, in code: inout [Statement]) {
      code.set("navigationItem.style", .implicitMember(SwiftIdentifier(style.rawValue)))
    }
    let shown = place.platforms.intersection(plan.uiKitPlatforms.document)
    let style = place.toolbar.resolvedStyle(on: shown)
    var code: [Statement] = []
    set(style, in: &code)
    let others = shown.members.map { PlatformSet($0) }.filter {
      place.toolbar.resolvedStyle(on: $0) != style
    }
    guard let first = others.first else { return code }
    return code
      + UIKitMenus(plan: plan).guarded(
        others.reduce(first) { $0.union($1) }, outer: place.platforms
      ) { set(place.toolbar.resolvedStyle(on: first), in: &$0) }
  }

  private static func property(_ region: Toolbar.Region) -> StaticString {
    switch region {
    case .leading: "navigationItem.leadingItemGroups"
    case .center: "navigationItem.centerItemGroups"
    case .trailing: "navigationItem.trailingItemGroups"
    }
  }

  // MARK: Bars before

  /// What takes from an item of a navigation bar everything that a toolbar of the document can give
  /// it: what the functions above and `UIKitToolbarUnits` set. None without toolbars at the top.
  var clearing: [Declaration] {
    let bars = toolbars.filter { $0.edge != .bottom }
    guard !bars.isEmpty else { return [] }
    var code: [Statement] = []
    for region in Toolbar.Region.allCases { code.set(Self.property(region), .array([])) }
    code.set("navigationItem.pinnedTrailingGroup", .code("nil"))
    code.set("navigationItem.additionalOverflowItems", .code("nil"))
    code.set("navigationItem.titleMenuProvider", .code("nil"))
    code.set("navigationItem.customizationIdentifier", .code("nil"))
    code.set("navigationItem.style", .code(".navigator"))
    let hasTitle = bars.contains { bar in
      bar[.leading].contains { unit in
        guard case .title(let title) = unit.content else { return false }
        return document.writtenTitle(of: title, in: bar) != nil
      }
    }
    let others = clearingOfOthers(
      bars.flatMap { bar in
        Toolbar.Region.allCases.flatMap { bar[$0] }
      }.map(\.content), hasTitle: hasTitle)
    if !others.isEmpty {
      code.append(.guard(.code("replacesBar(of: navigationItem, with: id)"), return: nil))
      code += others
    }
    let function = Declaration(
      .function("clear", ["_ navigationItem: UINavigationItem", "for id: ToolbarID"], code),
      comment: """
        Takes from an item of a navigation bar what other toolbars have given it. What the app itself
        may have set goes only with a toolbar of the document.
        """, modifiers: "private static")
    return (others.isEmpty ? [] : [.support(SupportCode.UIKit.earlierBars)]) + [function]
  }

  private func clearingOfOthers(
    _ contents: [ToolbarUnit.Content], hasTitle: Bool
  ) -> [Statement] {
    let titles = contents.compactMap { if case .title(let title) = $0 { title } else { nil } }
    var code: [Statement] = []
    if hasTitle {
      code.set("navigationItem.title", .code("nil"))
    }
    if titles.contains(where: { $0.subtitle != nil }) {
      code += UIKitVersions(document).forVersion26(
        isOnVision: false, [.assignment("navigationItem.subtitle", .code("nil"))])
    }
    if contents.contains(where: { $0.kind == .search }) {
      code.set("navigationItem.searchController", .code("nil"))
      code.set("navigationItem.preferredSearchBarPlacement", .code(".automatic"))
    }
    if contents.contains(where: { $0.kind == .back }) {
      code.set("navigationItem.hidesBackButton", .code("false"))
      code.set("navigationItem.leftItemsSupplementBackButton", .code("false"))
    }
    return code
  }

  // MARK: At the bottom

  private func bottom(_ place: Place) -> [Statement] {
    let units = UIKitToolbarUnits(plan: plan, place: place)
    var locals = UniqueNames(besides: ["controller", "actions", "bar", "items"])
    let presented = UIKitPresentedItems(plan: plan).items(beside: place.toolbar)
    var code: [Statement] = []
    var isEmpty = presented == nil
    for region in Toolbar.Region.allCases {
      if region != .leading { code.append(.call("items.append", .init(.code(".flexibleSpace()")))) }
      for unit in place.toolbar[region] {
        let items = units.items(unit, to: "items", locals: &locals)
        if !items.isEmpty { isEmpty = false }
        code += items
      }
    }
    // Spaces between nothing are no toolbar.
    guard !isEmpty else { return [] }
    code.insert(
      contentsOf: [
        bar(place),
        .variable(
          "items", type: .code("[UIBarButtonItem]"),
          presented.map { .member($0, "bottom") } ?? .array([])),
      ], at: 0)
    code.set("controller.toolbarItems", .code("items"))
    return code
  }

  // MARK: Types

  /// The types of toolbars, which the app names.
  var types: [Declaration] {
    var types = plan.toolbarType(isNeeded: !toolbars.isEmpty)
    if toolbars.contains(where: { $0.edge != .bottom }) {
      types.append(.support(SupportCode.UIKit.toolbar))
    }
    if toolbars.contains(where: { $0.edge == .bottom }) {
      types.append(.support(SupportCode.UIKit.bottomToolbar))
    }
    return types
  }

  /// The methods that toolbars ask of the app besides commands; each is told which toolbar asks.
  var requirements: [Declaration] {
    // At the bottom there is no search.
    let hasSearch = plan.walk.toolbars.contains { toolbar in
      toolbar.edge != .bottom
        && toolbar.regions.trailing.contains { $0.content.kind == .search }
    }
    var methods = ToolbarRequirements.methods(
      [.close, .sidebarToggle, .inspectorToggle], in: plan)
    if hasSearch {
      methods.append(
        Declaration(
          .method(
            "makeSearchController", [plan.forToolbar], result: .code("UISearchController")),
          comment: "Makes the search of a toolbar."))
    }
    return methods
  }
}
