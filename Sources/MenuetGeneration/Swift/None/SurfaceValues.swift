import MenuetModel

/// Prints the surfaces of a document as values: a property for each, and a list of each kind.
struct SurfaceValues {
  let plan: GenerationPlan
  let platforms: ValuePlatforms

  private var document: Document { plan.document }

  private func menus(of surface: PlatformSet) -> MenuValues {
    MenuValues(plan: plan, platform: platforms.platform(of: surface))
  }

  func print(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(.extension(.path([plan.names.type])))
    ) { printer in
      var buttonNames = ButtonNames(document)
      printMenus(into: &printer)
      printMenuBars(into: &printer)
      printPopUpButtons(&buttonNames, into: &printer)
      printPullDownButtons(&buttonNames, into: &printer)
      printContextMenus(into: &printer)
      printEditMenus(into: &printer)
      printAlerts(into: &printer)
      ToolbarValues(plan: plan, platforms: platforms).print(into: &printer)
    }
  }

  // MARK: Menus

  private func printMenus(into printer: inout SwiftPrinter) {
    for menu in document.menus {
      printProperty(document.factoryName(of: menu), "Menu", into: &printer) {
        printMenu(menu, menus(of: menu.platforms), into: &$0)
      }
    }
    printList("menus", "Menu", of: document.menus.map(document.factoryName), into: &printer)
  }

  private func printMenu(_ menu: Menu, _ menus: MenuValues, into printer: inout SwiftPrinter) {
    var locals = UniqueNames(besides: ["menu"])
    let name = SwiftIdentifier("menu")
    printer.print(
      variable: name, menus.menuCall(menu.id, title: menu.title, symbol: menu.symbol)
    ) { printer in
      menus.printCondition("visible", menu.visibleWhen, of: name, into: &printer)
      menus.printCondition("enabled", menu.enabledWhen, of: name, into: &printer)
      menus.print(menu.content, menu.layouts, to: name, locals: &locals, into: &printer)
    }
    printer.print(.code("return menu"))
  }

  private func printMenuBars(into printer: inout SwiftPrinter) {
    guard !document.menuBars.isEmpty else { return }
    for bar in document.menuBars {
      var names = UniqueNames()
      let menus = menus(of: bar.platforms)
      let parts = bar.menus.filter { $0.platforms.contains(PlatformSet(menus.platform)) }
        .map { ($0, names.name(document.factoryName(of: bar) + SwiftName.type($0.id))) }
      printProperty(document.factoryName(of: bar), "MenuBar", into: &printer) { printer in
        printer.print(
          variable: SwiftIdentifier("bar"), .call("MenuBar", .init("id", .string(bar.id)))
        ) { printer in
          for (_, name) in parts {
            printer.print(.call(.code("bar.menus.append"), .init(.name(name))))
          }
        }
        printer.print(.code("return bar"))
      }
      for (menu, name) in parts {
        printProperty(name.text, "Menu", isInterface: false, into: &printer) {
          printMenu(menu, menus, into: &$0)
        }
      }
    }
    printList(
      "menuBars", "MenuBar", of: document.menuBars.map(document.factoryName), into: &printer)
  }

  private func printContextMenus(into printer: inout SwiftPrinter) {
    for menu in document.contextMenus {
      let menus = menus(of: menu.platforms)
      printProperty(document.factoryName(of: menu), "ContextMenu", into: &printer) { printer in
        var locals = UniqueNames(besides: ["menu"])
        let name = SwiftIdentifier("menu")
        printer.print(
          variable: name, menus.menuCall(menu.id, title: menu.title, symbol: nil)
        ) { menus.print(menu.content, menu.layouts, to: name, locals: &locals, into: &$0) }
        printer.print(
          .return(
            .call(
              "ContextMenu", .init("id", .string(menu.id)), .init("target", .string(menu.target)),
              .init("preview", .optional(menu.preview)),
              .init("previewOpens", command(menu.previewOpens)),
              .init("menu", .code("menu")))))
      }
    }
    printList(
      "contextMenus", "ContextMenu", of: document.contextMenus.map(document.factoryName),
      into: &printer)
  }

  private func printEditMenus(into printer: inout SwiftPrinter) {
    for menu in document.editMenus {
      printProperty(document.factoryName(of: menu), "EditMenu", into: &printer) { printer in
        printEditMenu(menu, into: &printer)
      }
    }
    printList(
      "editMenus", "EditMenu", of: document.editMenus.map(document.factoryName), into: &printer)
  }

  private func printEditMenu(_ menu: EditMenu, into printer: inout SwiftPrinter) {
    var locals = UniqueNames(besides: ["menu"])
    printer.print(
      variable: SwiftIdentifier("menu"),
      .call("EditMenu", .init("id", .string(menu.id)), .init("target", .string(menu.target)))
    ) { printEditItems(of: menu, locals: &locals, into: &$0) }
    printer.print(.code("return menu"))
  }

  private func printEditItems(
    of menu: EditMenu, locals: inout UniqueNames, into printer: inout SwiftPrinter
  ) {
    let menus = menus(of: menu.platforms)
    for item in menu.items where item.platforms.contains(PlatformSet(menus.platform)) {
      guard let name = menus.print(item, locals: &locals, into: &printer) else { continue }
      let overrides = item.overrides?.value
      let entry = Expression.call(
        "EditItem", .init("item", .name(name)),
        .init("near", .optional(overrides?.near?.rawValue)),
        .init("isBefore", .flag(overrides?.position == .before)))
      printer.print(.call(.code("menu.items.append"), .init(entry)))
    }
    if let layout = menu.layouts?.medium ?? menu.layouts?.large ?? menu.layouts?.small {
      let rows = locals.name("rows")
      menus.print(layout, named: rows, into: &printer)
      printer.print(.assignment(.code("menu.layout"), .name(rows)))
    }
  }

  // MARK: Buttons

  private func printPopUpButtons(
    _ names: inout ButtonNames, into printer: inout SwiftPrinter
  ) {
    var factories: [String] = []
    for button in document.everyPopUpButton {
      guard let choice = plan.choiceIndex(button.subject) else { continue }
      let menus = menus(of: button.platforms)
      let factory = names.name(of: button).text
      factories.append(factory)
      printProperty(factory, "PopUpButton", into: &printer) { printer in
        var locals = UniqueNames(besides: ["menu"])
        let name = SwiftIdentifier("menu")
        let option = menus.choiceName(choice)
        printer.print(
          .variable(name, menus.menuCall(button.id, title: button.title, symbol: nil)))
        printer.print(
          .call(
            .code("menu.add"), .init(.call(".choice", .init(.implicitMember(option))))))
        menus.print([], button.layouts, to: name, locals: &locals, into: &printer)
        printer.print(
          .return(
            .call(
              "PopUpButton", .init("id", .string(button.id)),
              .init("title", .optional(button.title)), .init("choice", .implicitMember(option)),
              .init("menu", .code("menu")))))
      }
    }
    printList("popUpButtons", "PopUpButton", of: factories, into: &printer)
  }

  private func printPullDownButtons(
    _ names: inout ButtonNames, into printer: inout SwiftPrinter
  ) {
    var factories: [String] = []
    for button in document.everyPullDownButton {
      let menus = menus(of: button.platforms)
      let factory = names.name(of: button).text
      factories.append(factory)
      printProperty(factory, "PullDownButton", into: &printer) { printer in
        var locals = UniqueNames(besides: ["menu"])
        let name = SwiftIdentifier("menu")
        printer.print(
          variable: name, menus.menuCall(button.id, title: button.title, symbol: nil)
        ) { menus.print(button.content, button.layouts, to: name, locals: &locals, into: &$0) }
        printer.print(
          .return(
            .call(
              "PullDownButton", .init("id", .string(button.id)),
              .init("title", .optional(button.title)), .init("symbol", .optional(button.symbol)),
              .init("primary", command(button.primary)), .init("menu", .code("menu")))))
      }
    }
    printList("pullDownButtons", "PullDownButton", of: factories, into: &printer)
  }

  private func command(_ id: String?) -> Expression {
    guard let id, let index = document.commands.firstIndex(where: { $0.id == id }) else {
      return .code("nil")
    }
    return .implicitMember(plan.names.commands[index])
  }

  // MARK: Alerts

  private func printAlerts(into printer: inout SwiftPrinter) {
    // All of them, because commands ask with alerts on every platform.
    for alert in document.alerts {
      printProperty(document.factoryName(of: alert), "Alert", into: &printer) { printer in
        var locals = UniqueNames(besides: ["alert"])
        printer.print(
          variable: SwiftIdentifier("alert"),
          .call(
            "Alert", .init("id", .string(alert.id)), .init("title", .string(alert.title)),
            .init("message", .optional(alert.message)))
        ) { printer in
          let menus = menus(of: .all)
          for item in alert.actions {
            guard let name = menus.print(item, locals: &locals, into: &printer) else { continue }
            printer.print(.call(.code("alert.answers.append"), .init(.name(name))))
          }
        }
        printer.print(.code("return alert"))
      }
    }
    printList("alerts", "Alert", of: document.alerts.map(document.factoryName), into: &printer)
  }

  // MARK: Properties and lists

  private func printProperty(
    _ name: String, _ type: StaticString, isInterface: Bool = true,
    into printer: inout SwiftPrinter, content: (inout SwiftPrinter) -> Void
  ) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .property(SwiftIdentifier(name), .code(type)),
        modifiers: isInterface ? "static" : "private static", isInterface: isInterface), content)
  }

  /// A list of surfaces, filled by a statement each: one literal of thousands would not type-check.
  private func printList(
    _ name: StaticString, _ type: StaticString, of members: [String],
    into printer: inout SwiftPrinter
  ) {
    ValueList.print(name, type, of: members, into: &printer)
  }
}

/// A list of all values of a kind.
enum ValueList {
  /// Prints nothing where there is none: then there is not even the type.
  static func print(
    _ name: StaticString, _ type: StaticString, of members: [String],
    into printer: inout SwiftPrinter
  ) {
    guard !members.isEmpty else { return }
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .property(
          SwiftIdentifier("\(name)"),
          TypeName(prefix: "[", path: [SwiftIdentifier("\(type)")], suffix: "]")),
        modifiers: "static", isInterface: true)
    ) { printer in
      printer.print(
        .variable(
          SwiftIdentifier("all"),
          type: TypeName(prefix: "[", path: [SwiftIdentifier("\(type)")], suffix: "]"), .array([])))
      for member in members {
        printer.print(.call(.code("all.append"), .init(.name(SwiftIdentifier(member)))))
      }
      printer.print(.code("return all"))
    }
  }
}
