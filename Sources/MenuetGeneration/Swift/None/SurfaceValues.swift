import MenuetModel

/// The surfaces of a document as values: a property for each, and a list of each kind.
struct SurfaceValues {
  let plan: GenerationPlan
  let platforms: ValuePlatforms

  private var document: Document { plan.document }

  private func menus(of surface: PlatformSet) -> MenuValues {
    MenuValues(plan: plan, platform: platforms.platform(of: surface))
  }

  var declarations: [Declaration] {
    var buttonNames = ButtonNames(document)
    return menus + menuBars + popUpButtons(&buttonNames) + pullDownButtons(&buttonNames)
      + contextMenus + editMenus + alerts
      + ToolbarValues(plan: plan, platforms: platforms).declarations
  }

  // MARK: Menus

  private var menus: [Declaration] {
    document.menus.map { menu in
      property(document.factoryName(of: menu), "Menu", statements(menu, menus(of: menu.platforms)))
    } + Self.list("menus", "Menu", of: document.menus.map(document.factoryName))
  }

  private func statements(_ menu: Menu, _ menus: MenuValues) -> [Statement] {
    var locals = UniqueNames(besides: ["menu"])
    return .build { code in
      code.declare(
        "menu", menus.menuCall(menu.id, title: menu.title, symbol: menu.symbol)
      ) { code in
        let own = MenuValues.Surroundings(enabled: menu.enabledWhen, visible: menu.visibleWhen)
        menus.set(own, of: "menu", into: &code)
        menus.fill("menu", with: menu.content, menu.layouts, in: own, locals: &locals, into: &code)
      }
      code.append(.return(.code("menu")))
    }
  }

  private var menuBars: [Declaration] {
    document.menuBars.flatMap { bar in
      var names = UniqueNames()
      let menus = menus(of: bar.platforms)
      let parts = bar.menus.filter { $0.platforms.contains(PlatformSet(menus.platform)) }
        .map { ($0, names.name(document.factoryName(of: bar) + SwiftName.type($0.id))) }
      let statements = [Statement].build { code in
        code.declare("bar", .call("MenuBar", .init("id", .string(bar.id)))) { code in
          for (_, name) in parts { code.append(.call("bar.menus.append", .init(.name(name)))) }
        }
        code.append(.return(.code("bar")))
      }
      return [property(document.factoryName(of: bar), "MenuBar", statements)]
        + parts.map { menu, name in
          Declaration(
            .property(name, .code("Menu"), self.statements(menu, menus)),
            modifiers: "private static")
        }
    } + Self.list("menuBars", "MenuBar", of: document.menuBars.map(document.factoryName))
  }

  private var contextMenus: [Declaration] {
    document.contextMenus.map { menu in
      let call = Expression.call(
        "ContextMenu", .init("id", .string(menu.id)), .init("target", .string(menu.target)),
        .init("preview", .optional(menu.preview)),
        .init("previewOpens", command(menu.previewOpens)), .init("menu", .code("menu")))
      return property(
        document.factoryName(of: menu), "ContextMenu",
        declaring(
          menus(of: menu.platforms), menu.id, menu.title, menu.content, menu.layouts,
          returning: call))
    }
      + Self.list(
        "contextMenus", "ContextMenu", of: document.contextMenus.map(document.factoryName))
  }

  /// Declares a menu that another value holds, and returns that.
  private func declaring(
    _ menus: MenuValues, _ id: String, _ title: String?, _ content: [MenuElement],
    _ layouts: MenuLayouts?, in own: MenuValues.Surroundings = MenuValues.Surroundings(),
    returning value: Expression
  ) -> [Statement] {
    var locals = UniqueNames(besides: ["menu"])
    return .build { code in
      code.declare("menu", menus.menuCall(id, title: title, symbol: nil)) {
        menus.set(own, of: "menu", into: &$0)
        menus.fill("menu", with: content, layouts, in: own, locals: &locals, into: &$0)
      }
      code.append(.return(value))
    }
  }

  private var editMenus: [Declaration] {
    document.editMenus.map { property(document.factoryName(of: $0), "EditMenu", statements($0)) }
      + Self.list("editMenus", "EditMenu", of: document.editMenus.map(document.factoryName))
  }

  private func statements(_ menu: EditMenu) -> [Statement] {
    .build { code in
      code.declare(
        "menu",
        .call("EditMenu", .init("id", .string(menu.id)), .init("target", .string(menu.target)))
      ) { addItems(of: menu, into: &$0) }
      code.append(.return(.code("menu")))
    }
  }

  private func addItems(of menu: EditMenu, into code: inout [Statement]) {
    let menus = menus(of: menu.platforms)
    var locals = UniqueNames(besides: ["menu"])
    for item in menu.items where item.platforms.contains(PlatformSet(menus.platform)) {
      guard let name = menus.declare(item, in: "", locals: &locals, into: &code) else { continue }
      let overrides = item.overrides?.value
      let entry = Expression.call(
        "EditItem", .init("item", .name(name)),
        .init("near", .optional(overrides?.near?.rawValue)),
        .init("isBefore", .flag(overrides?.position == .before)))
      code.append(.call("menu.items.append", .init(entry)))
    }
    if let layout = menu.layouts?.medium ?? menu.layouts?.large ?? menu.layouts?.small {
      let rows = locals.name("rows")
      menus.declare(layout, named: rows, into: &code)
      code.append(.assignment("menu.layout", .name(rows)))
    }
  }

  // MARK: Buttons

  private func popUpButtons(_ names: inout ButtonNames) -> [Declaration] {
    var factories: [String] = []
    var properties: [Declaration] = []
    for button in plan.walk.everyPopUpButton {
      guard let choice = plan.choiceIndex(button.subject) else { continue }
      let factory = names.name(of: button).text
      factories.append(factory)
      properties.append(property(factory, "PopUpButton", statements(button, choice)))
    }
    return properties + Self.list("popUpButtons", "PopUpButton", of: factories)
  }

  private func statements(_ button: PopUpButton, _ choice: Int) -> [Statement] {
    let menus = menus(of: button.platforms)
    let option = Expression.implicitMember(menus.choiceName(choice))
    var locals = UniqueNames(besides: ["menu"])
    return .build { code in
      code.append(
        .variable("menu", menus.menuCall(button.id, title: button.title, symbol: nil)))
      let own = document.choices[choice]
      menus.set(
        MenuValues.Surroundings(
          enabled: button.enabledWhen ?? own.enabledWhen,
          visible: button.visibleWhen ?? own.shownWhen),
        of: "menu", into: &code)
      code.append(.call("menu.add", .init(.call(".choice", .init(option)))))
      menus.fill("menu", with: [], button.layouts, locals: &locals, into: &code)
      code.append(
        .return(
          .call(
            "PopUpButton", .init("id", .string(button.id)),
            .init("title", .optional(button.title)), .init("choice", option),
            .init("menu", .code("menu")))))
    }
  }

  private func pullDownButtons(_ names: inout ButtonNames) -> [Declaration] {
    var factories: [String] = []
    var properties: [Declaration] = []
    for button in plan.walk.everyPullDownButton {
      let factory = names.name(of: button).text
      factories.append(factory)
      let call = Expression.call(
        "PullDownButton", .init("id", .string(button.id)),
        .init("title", .optional(button.title)), .init("symbol", .optional(button.symbol)),
        .init("primary", command(button.primary)), .init("menu", .code("menu")))
      properties.append(
        property(
          factory, "PullDownButton",
          declaring(
            menus(of: button.platforms), button.id, button.title, button.content, button.layouts,
            in: MenuValues.Surroundings(
              enabled: button.enabledWhen, visible: button.visibleWhen), returning: call)))
    }
    return properties + Self.list("pullDownButtons", "PullDownButton", of: factories)
  }

  private func command(_ id: String?) -> Expression {
    guard let id, let index = document.commands.firstIndex(where: { $0.id == id }) else {
      return .code("nil")
    }
    return .member(.code("Command"), plan.names.commands[index])
  }

  // MARK: Alerts

  /// All of them, because commands ask with alerts on every platform.
  private var alerts: [Declaration] {
    document.alerts.map { property(document.factoryName(of: $0), "Alert", statements($0)) }
      + Self.list("alerts", "Alert", of: document.alerts.map(document.factoryName))
  }

  private func statements(_ alert: Alert) -> [Statement] {
    var locals = UniqueNames(besides: ["alert"])
    return .build { code in
      code.declare(
        "alert",
        .call(
          "Alert", .init("id", .string(alert.id)), .init("title", .string(alert.title)),
          .init("message", .optional(alert.message)))
      ) { code in
        let menus = menus(of: .all)
        for item in alert.actions {
          guard let name = menus.declare(item, in: "", locals: &locals, into: &code) else {
            continue
          }
          code.append(.call("alert.answers.append", .init(.name(name))))
        }
      }
      code.append(.return(.code("alert")))
    }
  }

  // MARK: Properties and lists

  private func property(
    _ name: String, _ type: StaticString, _ statements: [Statement]
  ) -> Declaration {
    Declaration(
      .property(SwiftIdentifier(name), .code(type), statements), modifiers: "static",
      isInterface: true)
  }

  /// A list of surfaces, filled by a statement each: one literal of thousands would not type-check.
  /// Nothing where there is none: then there is not even the type.
  static func list(
    _ name: SwiftIdentifier, _ type: SwiftIdentifier, of members: [String]
  ) -> [Declaration] {
    guard !members.isEmpty else { return [] }
    let type = TypeName.array(.path([type]))
    let appending = members.map {
      Statement.call("all.append", .init(.name(SwiftIdentifier($0))))
    }
    return [
      Declaration(
        .property(
          name, type,
          [.variable("all", type: type, .array([]))] + appending + [.return(.code("all"))]),
        modifiers: "static", isInterface: true)
    ]
  }
}
