import MenuetModel

/// Prints toolbars: a value for each, and the function that puts its items into a navigation item or,
/// at the bottom edge, into the toolbar of a view controller.
struct UIKitToolbars {
  let plan: GenerationPlan
  let platforms: UIKitPlatforms

  private var document: Document { plan.document }

  func print(into printer: inout SwiftPrinter) {
    for toolbar in document.everyToolbar {
      guard !toolbar.platforms.isDisjoint(with: UIKitPlatforms.all) else { continue }
      print(toolbar, into: &printer)
    }
  }

  /// What a toolbar's parts are called and where they stand.
  struct Place {
    let toolbar: Toolbar
    let platforms: PlatformSet
    let isAtBottom: Bool
    /// The name of the toolbar's value.
    let name: SwiftIdentifier
  }

  private func print(_ toolbar: Toolbar, into printer: inout SwiftPrinter) {
    let name = SwiftIdentifier(document.factoryName(of: toolbar))
    let prepare = SwiftIdentifier("prepare" + SwiftName.type(document.factoryName(of: toolbar)))
    let isAtBottom = toolbar.edge == .bottom
    let place = Place(
      toolbar: toolbar, platforms: toolbar.platforms, isAtBottom: isAtBottom, name: name)
    printer.blankLine()
    printer.print(
      .constant(
        name,
        .call(
          isAtBottom ? "BottomToolbar" : "Toolbar", .init("id", .string(toolbar.id)),
          .init("prepare", .name(prepare))),
        modifiers: "static", isInterface: true),
      comment: "The toolbar `\(toolbar.id)`.")
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .function(
          prepare,
          [
            .init(
              isAtBottom ? "_ controller: UIViewController" : "_ navigationItem: UINavigationItem"),
            .init("actions: any Actions"),
          ], result: nil), modifiers: "private static")
    ) { isAtBottom ? printBottom(place, into: &$0) : printTop(place, into: &$0) }
    let units = UIKitToolbarUnits(plan: plan, platforms: platforms, place: place)
    units.printMenus(into: &printer)
  }

  // MARK: In the navigation bar

  private func printTop(_ place: Place, into printer: inout SwiftPrinter) {
    let toolbar = place.toolbar
    let units = UIKitToolbarUnits(plan: plan, platforms: platforms, place: place)
    var locals = UniqueNames(
      besides: ["navigationItem", "actions", "bar", "leading", "center", "trailing"])
    if toolbar.style != .automatic {
      printer.print(
        .assignment(
          .code("navigationItem.style"), .implicitMember(SwiftIdentifier(toolbar.style.rawValue))))
    }
    if toolbar.customizable {
      printer.print(
        .assignment(
          .code("navigationItem.customizationIdentifier"), .string("\(document.name).\(toolbar.id)")
        ))
    }
    let hasItems = Toolbar.Region.allCases.contains { units.hasItems(in: toolbar[$0]) }
    if hasItems { printer.print(.code("let bar = Bar(actions: actions)")) }
    for region in Toolbar.Region.allCases {
      let shown = units.pinned(region)
      for unit in toolbar[region] {
        units.printStandard(unit, locals: &locals, into: &printer)
      }
      guard units.hasItems(in: toolbar[region]) else { continue }
      let name = SwiftIdentifier(region.rawValue)
      printer.print(variable: name, .code("[UIBarButtonItemGroup]()")) { printer in
        for unit in toolbar[region] where unit != shown {
          units.printGroup(unit, in: region, to: name, locals: &locals, into: &printer)
        }
      }
      printer.print(.assignment(.code(Self.property(region)), .name(name)))
      guard let shown else { continue }
      units.printPinned(shown, locals: &locals, into: &printer)
    }
  }

  private static func property(_ region: Toolbar.Region) -> StaticString {
    switch region {
    case .leading: "navigationItem.leadingItemGroups"
    case .center: "navigationItem.centerItemGroups"
    case .trailing: "navigationItem.trailingItemGroups"
    }
  }

  // MARK: At the bottom

  private func printBottom(_ place: Place, into printer: inout SwiftPrinter) {
    let units = UIKitToolbarUnits(plan: plan, platforms: platforms, place: place)
    var locals = UniqueNames(besides: ["controller", "actions", "bar", "items"])
    printer.print(.code("let bar = Bar(actions: actions)"))
    printer.print(.code("var items: [UIBarButtonItem] = []"))
    for region in Toolbar.Region.allCases {
      if region != .leading { printer.print(.code("items.append(.flexibleSpace())")) }
      for unit in place.toolbar[region] {
        units.printItems(unit, to: SwiftIdentifier("items"), locals: &locals, into: &printer)
      }
    }
    printer.print(.code("controller.toolbarItems = items"))
  }

  // MARK: Types

  /// Prints the types of toolbars, which the app names.
  func printTypes(into printer: inout SwiftPrinter) {
    let toolbars = document.everyToolbar.filter {
      !$0.platforms.isDisjoint(with: UIKitPlatforms.all)
    }
    if toolbars.contains(where: { $0.edge != .bottom }) {
      printer.blankLine()
      printTop(into: &printer)
    }
    if toolbars.contains(where: { $0.edge == .bottom }) {
      printer.blankLine()
      printBottom(into: &printer)
    }
  }

  private func printTop(into printer: inout SwiftPrinter) {
    printer.printType("struct Toolbar: Sendable", "A toolbar in the navigation bar.") { printer in
      printer.printFields("let id: String")
      printer.print(
        .code(
          "fileprivate let prepare: @MainActor @Sendable (UINavigationItem, any Actions) -> Void"))
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .code("func apply(to item: UINavigationItem, actions: any Actions)"),
          comment: "Shows the toolbar.", attributes: "@MainActor", isInterface: true)
      ) { $0.print(.code("prepare(item, actions)")) }
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .code("func update(_ item: UINavigationItem)"), comment: Self.updating,
          attributes: "@MainActor", isInterface: true)
      ) { $0.print(.code(Self.updatingTop)) }
    }
  }

  private func printBottom(into printer: inout SwiftPrinter) {
    printer.printType(
      "struct BottomToolbar: Sendable", "A toolbar at the bottom of a view controller."
    ) { printer in
      printer.printFields("let id: String")
      printer.print(
        .code(
          "fileprivate let prepare: @MainActor @Sendable (UIViewController, any Actions) -> Void"))
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .code("func apply(to controller: UIViewController, actions: any Actions)"),
          comment: "Shows the toolbar.", attributes: "@MainActor", isInterface: true)
      ) { $0.print(.code("prepare(controller, actions)")) }
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .code("func update(_ controller: UIViewController)"), comment: Self.updating,
          attributes: "@MainActor", isInterface: true)
      ) { $0.print(.code(Self.updatingBottom)) }
    }
  }

  private static let updating: Comment =
    "Brings the items up to date: call it when the app's state has changed."

  private static let updatingTop: StaticString = """
    let groups = item.leadingItemGroups + item.centerItemGroups + item.trailingItemGroups
    for group in groups + [item.pinnedTrailingGroup].compactMap({ $0 }) {
      for item in group.barButtonItems { (item as? BarItem)?.update?() }
    }
    """

  private static let updatingBottom: StaticString = """
    for item in controller.toolbarItems ?? [] { (item as? BarItem)?.update?() }
    """

  /// Prints what toolbars ask of the app besides commands; the methods take the toolbar's id.
  func printRequirements(into printer: inout SwiftPrinter) {
    var kinds: Set<ToolbarUnit.Content.Kind> = []
    // At the bottom there is no search.
    var hasSearch = false
    for toolbar in document.everyToolbar {
      for region in Toolbar.Region.allCases {
        for unit in toolbar[region] { kinds.insert(unit.content.kind) }
      }
      if toolbar.edge != .bottom, toolbar.regions.trailing.contains(where: \.isSearch) {
        hasSearch = true
      }
    }
    for (kind, name, comment) in Self.requirements where kinds.contains(kind) {
      printer.print(
        .method(SwiftIdentifier(name), [.init("for toolbar: String")]), comment: comment)
    }
    guard hasSearch else { return }
    printer.print(
      .method(
        SwiftIdentifier("makeSearchController"), [.init("for toolbar: String")],
        result: .code("UISearchController")), comment: "Makes the search of a toolbar.")
  }

  private static let requirements: [(ToolbarUnit.Content.Kind, String, Comment)] = [
    (.close, "close", "Closes what a toolbar belongs to."),
    (.sidebarToggle, "toggleSidebar", "Shows or hides the sidebar beside a toolbar."),
    (.inspectorToggle, "toggleInspector", "Shows or hides the inspector beside a toolbar."),
  ]
}

extension ToolbarUnit {
  fileprivate var isSearch: Bool { content.kind == .search }
}
