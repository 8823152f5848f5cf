import MenuetModel

/// Prints the menu bar: what builds it, and the responder that its commands reach.
///
/// Commands of the menu bar go by selector to the responder chain, each with the id of its place as
/// its property list: two commands of one selector must differ in it. The menus `file`, `edit`,
/// `format`, `view` and `help` hold what the document says; to `app` and `window` the document adds,
/// because the system keeps what it has there. Standard commands that UIKit itself performs are its
/// own, with its words.
struct UIKitMenuBar {
  let plan: GenerationPlan
  let platforms: UIKitPlatforms

  private var document: Document { plan.document }

  /// The menu bars of UIKit's platforms.
  var bars: [MenuBar] {
    document.menuBars.filter { !$0.platforms.isDisjoint(with: UIKitPlatforms.all) }
  }

  private var hasDynamicItems: Bool {
    bars.contains { bar in bar.menus.contains { hasDynamicItems($0.content) } }
  }

  private func hasDynamicItems(_ content: [MenuElement]) -> Bool {
    content.contains { element in
      switch element {
      case .dynamic: true
      case .submenu(let submenu): hasDynamicItems(submenu.content)
      case .section(let section): hasDynamicItems(section.content)
      case .item, .separator, .slot: false
      }
    }
  }

  /// Prints `buildMainMenu`, or a function of that kind for each of several menu bars; gives the places
  /// that say something of their own.
  func print(into printer: inout SwiftPrinter) -> MenuBarPlaces {
    var places = MenuBarPlaces()
    for bar in bars {
      places.bar = bar.id
      let name =
        bars.count == 1 ? "buildMainMenu" : "build" + SwiftName.type(document.factoryName(of: bar))
      var parameters: [DeclarationHeader.Parameter] = [.init("with builder: any UIMenuBuilder")]
      if hasDynamicItems { parameters.append(.init("actions: any Actions")) }
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .function(SwiftIdentifier(name), parameters, result: nil),
          comment: """
            Builds the menu bar `\(bar.id)`: call it in `buildMenu(with:)` of the app's delegate.
            A `CommandResponder` performs what people choose.
            """, modifiers: "static", isInterface: true)
      ) { print(bar, &places, into: &$0) }
    }
    return places
  }

  private func print(
    _ bar: MenuBar, _ places: inout MenuBarPlaces, into printer: inout SwiftPrinter
  ) {
    var locals = UniqueNames(besides: ["builder", "actions", "system"])
    let contents = UIKitMenuBarContent(plan: plan, platforms: platforms)
    printer.print(.code("guard builder.system == .main else { return }"))
    let groups = contents.systemGroups(of: bar)
    var arguments: [Expression.Argument] = [.init(.code("builder"))]
    let selectors = contents.selectors(of: bar)
    if !selectors.isEmpty {
      arguments.append(
        .init("commands", .array(selectors.map { .standardEditSelector($0) })))
    }
    if !groups.isEmpty { arguments.append(.init("groups", .array(groups.map { .code($0) }))) }
    let replaced = bar.menus.compactMap { menu -> Expression? in
      guard let standard = menu.standard, !Self.isKept(menu) else { return nil }
      return .code(Self.identifier(standard))
    }
    if !replaced.isEmpty { arguments.append(.init("replacing", .array(replaced))) }
    printer.print(.constant(SwiftIdentifier("system"), .call(.code("SystemMenus"), arguments)))
    var previous = Expression.code(".application")
    for menu in bar.menus {
      UIKitMenus(plan: plan, platforms: platforms).printGuarded(
        menu.platforms, outer: bar.platforms, into: &printer
      ) {
        print(menu, bar, after: previous, &places, contents, locals: &locals, into: &$0)
      }
      previous = identifier(menu)
    }
  }

  private func print(
    _ menu: Menu, _ bar: MenuBar, after previous: Expression, _ places: inout MenuBarPlaces,
    _ contents: UIKitMenuBarContent, locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) {
    let name = locals.name(SwiftName.factory(menu.id, suffix: "menu"))
    printer.print(variable: name, .code("MenuBarItems(system)")) {
      contents.print(
        menu.content, to: name, isKept: Self.isKept(menu),
        outer: menu.platforms.intersection(bar.platforms), &places, locals: &locals, into: &$0)
    }
    var arguments: [Expression.Argument] = [.init(.name(name))]
    switch menu.standard {
    case .app: arguments.append(.init("after", .code(".about")))
    case .window: arguments.append(.init("atEndOf", .code(".window")))
    default:
      arguments.append(.init("in", identifier(menu)))
      let title = plan.text(TitleKey.surface("menu", menu.id), menu.title ?? "")
      arguments.append(.init("title", title))
      arguments.append(.init("after", previous))
    }
    printer.print(.expression(.call(.code("system.place"), arguments)))
  }

  /// Whether the system keeps what it has in a menu.
  private static func isKept(_ menu: Menu) -> Bool {
    menu.standard == .app || menu.standard == .window
  }

  /// `.edit` for a standard menu, `UIMenu.Identifier("Mail.mailbox-menu")` for another.
  private func identifier(_ menu: Menu) -> Expression {
    if let standard = menu.standard { return .code(Self.identifier(standard)) }
    return .call("UIMenu.Identifier", .init(.string("\(document.name).\(menu.id)")))
  }

  private static func identifier(_ menu: StandardMenu) -> StaticString {
    switch menu {
    case .app: ".application"
    case .file: ".file"
    case .edit: ".edit"
    case .format: ".format"
    case .view: ".view"
    case .window: ".window"
    case .help: ".help"
    }
  }
}

/// The places of commands in menu bars, by the ids that their elements bear.
struct MenuBarPlaces {
  /// A place that says something of its own.
  struct Special {
    let id: String
    let bar: String
    let item: Item
  }

  private(set) var specials: [Special] = []
  private var counts: [String: Int] = [:]
  private var choiceCounts: [Int: Int] = [:]
  /// The id of the menu bar that is being printed.
  var bar = ""
  /// The commands that stand in a menu bar.
  private(set) var commands: Set<Int> = []
  private(set) var choices: Set<Int> = []
  /// The commands that stand in the place of another while modifiers are held.
  private(set) var alternates: [Int] = []

  /// The id of the next place of a command: its own id, then with a number.
  mutating func next(_ id: String, _ command: Int) -> String {
    commands.insert(command)
    let count = counts[id, default: 0] + 1
    counts[id] = count
    return count == 1 ? id : "\(id)#\(count)"
  }

  func isFirst(_ id: String) -> Bool { counts[id] == nil }

  mutating func add(alternate command: Int) {
    commands.insert(command)
    if !alternates.contains(command) { alternates.append(command) }
  }

  /// What tells the next place of a choice apart: nothing, then `#2`.
  mutating func next(choice index: Int) -> String {
    choices.insert(index)
    choiceCounts[index, default: 0] += 1
    let count = choiceCounts[index, default: 1]
    return count == 1 ? "" : "#\(count)"
  }

  mutating func add(_ special: Special) { specials.append(special) }
}
