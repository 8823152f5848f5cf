import MenuetModel

/// The functions that build menu bars.
///
/// Commands of the menu bar go by selector to the responder chain, each with the document's name and
/// the id of its place as its property list: two commands of one selector must differ in it. To a
/// standard menu the document adds, beside what the system has there, or fills it alone
/// (`system-items="none"`). Standard commands that UIKit itself performs are its own, with its words.
struct UIKitMenuBar {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// The menu bars of UIKit's platforms.
  var bars: [MenuBar] {
    document.menuBars.filter { !$0.platforms.isDisjoint(with: UIKitPlatforms.all) }
  }

  /// The methods that supply items of menu bars at run time.
  var dynamicItems: [SwiftIdentifier] {
    bars.flatMap { bar in bar.menus.flatMap { dynamicItems($0.content) } }
  }

  private func dynamicItems(_ content: [MenuElement]) -> [SwiftIdentifier] {
    content.flatMap { element -> [SwiftIdentifier] in
      switch element {
      case .dynamic(let items): [DynamicItemsWalk.method(of: items)]
      case .submenu(let submenu): dynamicItems(submenu.content)
      case .section(let section): dynamicItems(section.content)
      case .item, .separator, .slot: []
      }
    }
  }

  /// `buildMainMenu`, or a function of that kind for each of several menu bars; finds the places that
  /// say something of their own.
  func functions(_ places: inout MenuBarPlaces) -> [Declaration] {
    var functions: [Declaration] = []
    let menus = bars.map { bar in bar.menus.map { items($0, bar, &places) } }
    // Those of the menus go first.
    let claimsKeys = UIKitResponder(plan: plan, places: places).hasUnshownKeys
    for (bar, menus) in zip(bars, menus) {
      let name =
        bars.count == 1 ? "buildMainMenu" : "build" + SwiftName.type(document.factoryName(of: bar))
      var parameters: [Declaration.Parameter] = ["with builder: any UIMenuBuilder"]
      if !dynamicItems.isEmpty { parameters.append("actions: (any Actions)? = nil") }
      var comment: Comment = """
        Builds the menu bar `\(bar.id)`: call it in `buildMenu(with:)` of the app's delegate.
        A `CommandResponder` performs what people choose.
        """
      if !dynamicItems.isEmpty {
        comment = """
          Builds the menu bar `\(bar.id)`: call it in `buildMenu(with:)` of the app's delegate.
          A `CommandResponder` performs what people choose. Since iOS 26 it supplies the items that
          are known at run time only, too; before, they are those of `actions`.
          """
      }
      functions.append(
        Declaration(
          .function(SwiftIdentifier(name), parameters, plan.body(statements(bar, claimsKeys))),
          comment: comment, modifiers: "static", isInterface: true))
      functions += menus
    }
    return functions
  }

  private func statements(_ bar: MenuBar, _ claimsKeys: Bool) -> [Statement] {
    var code: [Statement] = [
      .guard(.equal(.code("builder.system"), .code(".main")), return: nil),
      .constant("system", systemMenus(of: bar)),
    ]
    for (submenu, platforms) in replacedSubmenus(of: bar) {
      let identifier = UIKitStandardMenus.identifier(of: submenu)
      code += UIKitMenus(plan: plan).guarded(platforms, outer: bar.platforms) {
        $0.append(.call("system.remove", .init(.code(identifier))))
      }
    }
    let shown =
      document.adding(StandardMenus(document, plan.walk)).menuBars
      .first { $0.id == bar.id }?.menus ?? bar.menus
    for menu in bar.menus {
      code += UIKitMenus(plan: plan).guarded(menu.platforms, outer: bar.platforms) {
        $0.append(placing(menu, after: predecessor(of: menu, in: shown, bar)))
      }
    }
    if claimsKeys { code.append(.call("system.claim", .init(.code("keys")))) }
    return code
  }

  /// The submenus of the system in whose place the document has its own, with the platforms where it
  /// has.
  private func replacedSubmenus(
    of bar: MenuBar
  ) -> [(submenu: SystemSubmenu, platforms: PlatformSet)] {
    var found: [SystemSubmenu: PlatformSet] = [:]
    for menu in bar.menus where menu.systemItems == .keep {
      guard let standard = menu.standard else { continue }
      addReplaced(by: menu.content, in: standard, on: menu.platforms, to: &found)
    }
    return SystemSubmenu.allCases.compactMap { submenu in found[submenu].map { (submenu, $0) } }
  }

  private func addReplaced(
    by content: [MenuElement], in menu: StandardMenu, on platforms: PlatformSet,
    to found: inout [SystemSubmenu: PlatformSet]
  ) {
    for element in content {
      let platforms = element.platforms.intersection(platforms)
      switch element {
      case .section(let section):
        addReplaced(by: section.content, in: menu, on: platforms, to: &found)
      case .submenu(let submenu):
        let own = SystemSubmenu(
          inPlaceOfIn: menu, title: submenu.title, commands: titles(in: submenu.content))
        if let own {
          found[own, default: []].formUnion(platforms)
        } else {
          addReplaced(by: submenu.content, in: menu, on: platforms, to: &found)
        }
      case .item, .separator, .dynamic, .slot: break
      }
    }
  }

  /// The titles of the document's own commands and options in a menu.
  private func titles(in content: [MenuElement]) -> [String] {
    var titles: [String] = []
    content.forEachItem { item in
      if let choice = plan.choiceIndex(item.subject) {
        titles += document.choices[choice].options.map(\.title)
      } else if let command = document.command(of: item), command.system == nil {
        titles.append(item.overrides?.value.title ?? command.title)
      }
    }
    return titles
  }

  /// The menu after which another comes, among those that people see: one that is not there on a
  /// platform has nothing after it.
  private func predecessor(of menu: Menu, in shown: [Menu], _ bar: MenuBar) -> Expression {
    let before = shown.prefix { $0.id != menu.id }.last { other in
      other.standard != nil
        || UIKitMenus(plan: plan).isAlwaysThere(other.platforms, outer: bar.platforms)
    }
    return before.map { identifier($0) } ?? .code(Self.identifier(.app))
  }

  /// `SystemMenus(builder, commands: …, groups: …, replacing: …)`.
  private func systemMenus(of bar: MenuBar) -> Expression {
    let contents = UIKitMenuBarContent(plan: plan)
    var arguments: [Expression.Argument] = [.init(.code("builder"))]
    func add(_ label: StaticString, _ elements: [Expression]) {
      if !elements.isEmpty { arguments.append(.init(label, .array(elements))) }
    }
    add("commands", contents.selectors(of: bar).map { .standardEditSelector($0) })
    add("groups", contents.systemGroups(of: bar).map { .code($0) })
    add(
      "replacing",
      bar.menus.compactMap { menu in
        guard let standard = menu.standard, menu.systemItems == .none else { return nil }
        return .code(Self.identifier(standard))
      })
    // The app's own command stands in its place.
    let hasSettings = plan.walk.placements.contains { placement in
      placement.surface == bar.id && document.command(of: placement.item)?.system == .settings
    }
    if hasSettings { add("removing", [.code(".preferences")]) }
    add("reserving", contents.reservedKeys(of: bar).map { ShortcutCode.expression($0) })
    return .call(.code("SystemMenus"), arguments)
  }

  /// The function that collects the content of a menu.
  private func items(
    _ menu: Menu, _ bar: MenuBar, _ places: inout MenuBarPlaces
  ) -> Declaration {
    var parameters: [Declaration.Parameter] = ["of system: SystemMenus"]
    if !dynamicItems(menu.content).isEmpty { parameters.append("on actions: (any Actions)?") }
    var locals = UniqueNames(besides: ["menu", "system", "actions"])
    let content = [Statement].build { code in
      code.declare(
        "menu", .call("MenuBarItems", .init(.string(menu.id)), .init(.code("system")))
      ) {
        UIKitMenuBarContent(plan: plan, of: menu).within(
          enabledWhen: menu.enabledWhen, visibleWhen: menu.visibleWhen
        ).add(
          menu.content, to: "menu", in: .init(.menu, menu.id), isKept: Self.isKeptInOrder(menu),
          outer: menu.platforms.intersection(bar.platforms), &places, locals: &locals, into: &$0)
      }
      code.append(.return(.code("menu")))
    }
    return Declaration(
      .function(itemsName(menu), parameters, result: .code("MenuBarItems"), content),
      modifiers: "private static")
  }

  private func itemsName(_ menu: Menu) -> SwiftIdentifier {
    SwiftIdentifier(SwiftName.factory(menu.id, suffix: "menu") + "Items")
  }

  /// `system.place(fileMenuItems(of: system), in: .file, title: "File", after: .application)`.
  private func placing(_ menu: Menu, after previous: Expression) -> Statement {
    var making: [Expression.Argument] = [.init("of", .code("system"))]
    if !dynamicItems(menu.content).isEmpty { making.append(.init("on", .code("actions"))) }
    var arguments: [Expression.Argument] = [.init(.call(.name(itemsName(menu)), making))]
    switch menu.standard {
    case .app where menu.systemItems == .keep: arguments.append(.init("after", .code(".about")))
    default:
      arguments.append(.init("in", identifier(menu)))
      let title = plan.text(menu.title == nil ? nil : plan.keys.key(of: menu), menu.title ?? "")
      arguments.append(.init("title", title))
      arguments.append(.init("after", previous))
    }
    return .expression(.call(.code("system.place"), arguments))
  }

  /// Returns whether the system's own commands stay where they are in a menu, also those that the
  /// document lists: the app's menu begins and ends with them, and windows are listed by the system.
  static func isKeptInOrder(_ menu: Menu) -> Bool {
    menu.systemItems == .keep && (menu.standard == .app || menu.standard == .window)
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
    let surface: TitleKey.Surface
    let item: Item
  }

  private(set) var specials: [Special] = []
  /// The places of toggles that are two items.
  private(set) var pairs: [Special] = []
  /// The places of alternates that say something of their own, by the places of those whose place they
  /// take, with their commands.
  private(set) var alternatePlaces: [(place: Special, command: Int)] = []
  /// The places of choices that say something of their own, by the suffixes of their options' ids.
  private(set) var choicePlaces: [Special] = []
  /// The ids of items that the app supplies, with the statements that give them.
  private(set) var supplied: [(id: String, statements: [Statement])] = []
  /// How many places each command has.
  private var counts: [Int]
  private var choiceCounts: [Int: Int] = [:]
  private(set) var choices: Set<Int> = []
  /// The standard commands that go along the responder chain only where the document lets them.
  private(set) var asked: Set<Int> = []
  /// The commands that stand in the place of another while modifiers are held.
  private var alternates: Set<Int> = []

  /// - Parameter commandCount: The number of the document's commands.
  init(commandCount: Int) { counts = [Int](repeating: 0, count: commandCount) }

  /// The id of the next place of a command: its own id, then with a number.
  mutating func next(_ id: String, _ command: Int) -> String {
    counts[command] += 1
    return counts[command] == 1 ? id : "\(id)#\(counts[command])"
  }

  func isFirst(_ command: Int) -> Bool { counts[command] == 0 }

  /// Returns whether a command stands in a menu bar.
  func contains(_ command: Int) -> Bool { !isFirst(command) || alternates.contains(command) }

  mutating func add(asked command: Int) { asked.insert(command) }

  mutating func add(alternate command: Int) { alternates.insert(command) }

  /// The suffix that tells the next place of a choice apart: nothing, then `#2`.
  mutating func next(choice index: Int) -> String {
    choices.insert(index)
    choiceCounts[index, default: 0] += 1
    let count = choiceCounts[index, default: 1]
    return count == 1 ? "" : "#\(count)"
  }

  mutating func add(supplied id: String, _ statements: [Statement]) {
    supplied.append((id, statements))
  }

  mutating func add(_ special: Special) { specials.append(special) }

  mutating func add(alternate place: Special, _ command: Int) {
    alternatePlaces.append((place, command))
  }

  mutating func add(pair place: Special) { pairs.append(place) }

  mutating func add(choice place: Special) { choicePlaces.append(place) }
}
