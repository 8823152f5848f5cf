import MenuetModel

/// Prints a function for every menu, context menu and edit menu.
struct UIKitMenuFactories {
  let plan: GenerationPlan
  let platforms: UIKitPlatforms

  private var document: Document { plan.document }
  private var menus: UIKitMenus { UIKitMenus(plan: plan, platforms: platforms) }

  func print(into printer: inout SwiftPrinter) {
    for menu in document.menus { print(menu, into: &printer) }
    for menu in document.contextMenus { print(menu, into: &printer) }
    for menu in document.editMenus {
      UIKitEditMenus(plan: plan, platforms: platforms).print(menu, into: &printer)
    }
  }

  /// Prints the function that collects what stands in a menu, and gives its name.
  func printItems(
    of factory: String, _ content: [MenuElement], layout: MenuLayoutSize, in place: SurfacePlace,
    outer: PlatformSet, setUp: [Statement] = [], visibleWhen: Condition? = nil,
    into printer: inout SwiftPrinter
  ) {
    let menu = SwiftIdentifier("menu")
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .function(
          SwiftIdentifier(factory + "Items"), [.init("on actions: any Actions")],
          result: .code("MenuItems")), modifiers: "private static")
    ) { printer in
      var locals = UniqueNames(besides: ["menu", "actions"])
      printer.print(variable: menu, .call("MenuItems", .init(.code("actions")))) { printer in
        printer.print(setUp)
        if let visibleWhen {
          printer.print(.if(.negated(plan.expression(visibleWhen)))) {
            $0.print(.code("return menu"))
          }
        }
        menus.print(
          content, layout: layout, to: menu, in: place, outer: outer, locals: &locals,
          into: &printer)
      }
      printer.print(.code("return menu"))
    }
  }

  /// `menu(title: …, image: …, for: actions, items: formatMenuItems(on:))`.
  func menuCall(
    _ factory: String, title: Expression, subtitle: Expression? = nil, image: Expression?
  ) -> Expression {
    var arguments: [Expression.Argument] = [.init("title", title)]
    if let subtitle { arguments.append(.init("subtitle", subtitle)) }
    if let image { arguments.append(.init("image", image)) }
    arguments.append(.init("for", .code("actions")))
    arguments.append(.init("items", .functionReference(SwiftIdentifier(factory + "Items"), "on:")))
    return .call(.code("menu"), arguments)
  }

  // MARK: Menus

  private func print(_ menu: Menu, into printer: inout SwiftPrinter) {
    guard !menu.platforms.isDisjoint(with: UIKitPlatforms.all) else { return }
    let factory = document.factoryName(of: menu)
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .function(
          SwiftIdentifier(factory), [.init("actions: any Actions")], result: .code("UIMenu")),
        comment: "The menu `\(menu.id)`.", modifiers: "static", isInterface: true)
    ) { printer in
      let subtitle = menu.subtitle.map {
        plan.text(TitleKey.surface("menu", menu.id, .subtitle), $0)
      }
      let title = menu.title.map { plan.text(TitleKey.surface("menu", menu.id), $0) }
      printer.print(
        .expression(
          menuCall(
            factory, title: title ?? .string(""), subtitle: subtitle,
            image: UIKitImage.expression(symbol: menu.symbol, image: menu.image))))
    }
    var setUp: [Statement] = []
    if let condition = menu.enabledWhen {
      setUp.append(.assignment(.code("menu.isAvailable"), plan.expression(condition)))
    }
    printItems(
      of: factory, menu.content, layout: menu.layout, in: SurfacePlace("menu", menu.id),
      outer: menu.platforms, setUp: setUp, visibleWhen: menu.visibleWhen, into: &printer)
  }

  // MARK: Context menus

  private func print(_ menu: ContextMenu, into printer: inout SwiftPrinter) {
    guard !menu.platforms.isDisjoint(with: UIKitPlatforms.all) else { return }
    let factory = document.factoryName(of: menu)
    var parameters: [DeclarationHeader.Parameter] = [
      .init("actions: any Actions"), .init("identifier: (any NSCopying)? = nil"),
    ]
    if menu.preview != nil {
      parameters.append(.init("preview: @escaping UIContextMenuContentPreviewProvider"))
    }
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .function(
          SwiftIdentifier(factory), parameters, result: .code("UIContextMenuConfiguration")),
        comment: "The context menu of \(menu.target).", modifiers: "static", isInterface: true)
    ) { print(menu, factory, into: &$0) }
    printItems(
      of: factory, menu.content, layout: menu.layout,
      in: SurfacePlace("context-menu", menu.id), outer: menu.platforms,
      setUp: [.code("menu.hidesUnavailable = true")], into: &printer)
    if let command = document.commands.firstIndex(where: { $0.id == menu.previewOpens }) {
      printCommit(menu, command, into: &printer)
    }
  }

  private func print(
    _ menu: ContextMenu, _ factory: String, into printer: inout SwiftPrinter
  ) {
    var arguments: [Expression.Argument] = [.init("identifier", .code("identifier"))]
    arguments.append(.init("previewProvider", .code(menu.preview == nil ? "nil" : "preview")))
    printer.print(
      .closure(
        constant: SwiftIdentifier("configuration"),
        call: .call(.code("UIContextMenuConfiguration"), arguments),
        signature: "[weak actions] _")
    ) { printer in
      printer.print(.code("guard let actions else { return nil }"))
      let items = Expression.call(
        .name(SwiftIdentifier(factory + "Items")), [.init("on", .code("actions"))])
      var arguments: [Expression.Argument] = []
      if let title = menu.title {
        arguments.append(
          .init("title", plan.text(TitleKey.surface("context-menu", menu.id), title)))
      }
      arguments.append(.init("children", .member(items, SwiftIdentifier("elements"))))
      printer.print(.return(.call(.code("UIMenu"), arguments)))
    }
    printer.print(
      .assignment(
        .code("configuration.preferredMenuElementOrder"), .code(UIKitOrder.code(menu.order))))
    printer.print(.code("return configuration"))
  }

  /// Prints what a tap on the preview does.
  private func printCommit(
    _ menu: ContextMenu, _ command: Int, into printer: inout SwiftPrinter
  ) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .function(
          SwiftIdentifier("commit" + SwiftName.type(document.factoryName(of: menu))),
          [
            .init("with animator: any UIContextMenuInteractionCommitAnimating"),
            .init("actions: any Actions"),
          ], result: nil),
        comment: "Call it when people tap the preview of the context menu.", modifiers: "static",
        isInterface: true)
    ) { printer in
      printer.print(
        .closure(
          constant: nil, call: .code("animator.addCompletion"), signature: "[weak actions]")
      ) { printer in
        printer.print(.if(.code("let actions"))) {
          $0.print(
            .call(
              .code("perform"), .init(.implicitMember(plan.names.commands[command])),
              .init("on", .code("actions"))))
        }
      }
    }
  }
}

/// The order of a menu's items in code.
enum UIKitOrder {
  static func code(_ order: MenuOrder) -> StaticString {
    switch order {
    case .automatic: ".automatic"
    case .fixed: ".fixed"
    case .priority: ".priority"
    }
  }
}
