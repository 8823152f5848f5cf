import MenuetModel

/// A function for every menu, context menu and edit menu.
struct UIKitMenuFactories {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  var functions: [Declaration] {
    func isHere(_ platforms: PlatformSet) -> Bool {
      !platforms.isDisjoint(with: UIKitPlatforms.all)
    }
    var result: [Declaration] = []
    for menu in document.menus where isHere(menu.platforms) { result += functions(menu) }
    for menu in document.contextMenus where isHere(menu.platforms) { result += functions(menu) }
    for menu in document.editMenus where isHere(menu.platforms) {
      result += UIKitEditMenus(plan: plan).functions(menu)
    }
    return result
  }

  /// The function that collects what stands in a menu.
  ///
  /// - Parameter id: the beginning of the paths of its items, where that is not the surface's id.
  func items(
    of factory: String, _ content: [MenuElement], id: String? = nil, layout: MenuLayoutSize,
    in surface: TitleKey.Surface,
    outer: PlatformSet, setUp: [Statement] = [], visibleWhen: Condition? = nil
  ) -> Declaration {
    var locals = UniqueNames(besides: ["menu", "actions"])
    let statements = plan.body(
      [Statement].build { code in
        let menu = Expression.call(
          "MenuItems", .init(.string(id ?? surface.id)), .init(.code("actions")))
        code.declare("menu", menu) { code in
          code += setUp
          if let visibleWhen {
            code.append(.if(.negated(plan.expression(visibleWhen)), [.return(.code("menu"))]))
          }
          UIKitMenus(plan: plan).add(
            content, layout: layout, to: "menu", in: surface, outer: outer, locals: &locals,
            into: &code)
        }
        code.append(.return(.code("menu")))
      })
    return Declaration(
      .function(
        SwiftIdentifier(factory + "Items"), ["on actions: any Actions"],
        result: .code("MenuItems"), statements),
      modifiers: "private static")
  }

  /// `menu(id: …, title: …, image: …, for: actions, items: formatMenuItems(on:))`.
  func menuCall(
    _ factory: String, id: String? = nil, title: Expression, subtitle: Expression? = nil,
    image: Expression?
  ) -> Expression {
    var arguments: [Expression.Argument] = id.map { [.init("id", .string($0))] } ?? []
    arguments.append(.init("title", title))
    if let subtitle { arguments.append(.init("subtitle", subtitle)) }
    if let image { arguments.append(.init("image", image)) }
    arguments.append(.init("for", .code("actions")))
    arguments.append(.init("items", .functionReference(SwiftIdentifier(factory + "Items"), "on:")))
    return .call(.code("menu"), arguments)
  }

  // MARK: Menus

  private func functions(_ menu: Menu) -> [Declaration] {
    let factory = document.factoryName(of: menu)
    var setUp: [Statement] = []
    if let condition = menu.enabledWhen {
      setUp.append(.assignment("menu.isAvailable", plan.expression(condition)))
    }
    return [
      Declaration(
        .function(
          SwiftIdentifier(factory), ["actions: any Actions"], result: .code("UIMenu"),
          plan.body([.expression(call(menu, factory))])),
        comment: "The menu `\(menu.id)`.", modifiers: "static", isInterface: true),
      items(
        of: factory, menu.content, layout: menu.layout, in: .init(.menu, menu.id),
        outer: menu.platforms, setUp: setUp, visibleWhen: menu.visibleWhen),
    ]
  }

  private func call(_ menu: Menu, _ factory: String) -> Expression {
    let subtitle = menu.subtitle.map {
      plan.text(plan.keys.key(of: menu, .subtitle), $0)
    }
    let title = menu.title.map { plan.text(plan.keys.key(of: menu), $0) }
    return menuCall(
      factory, id: menu.id, title: title ?? .string(""), subtitle: subtitle,
      image: UIKitImage.expression(symbol: menu.symbol, image: menu.image))
  }

  // MARK: Context menus

  private func functions(_ menu: ContextMenu) -> [Declaration] {
    let factory = document.factoryName(of: menu)
    var parameters: [Declaration.Parameter] = [
      "actions: any Actions", "identifier: (any NSCopying)? = nil",
    ]
    if menu.preview != nil {
      parameters.append("preview: @escaping UIContextMenuContentPreviewProvider")
    }
    var functions = [
      Declaration(
        .function(
          SwiftIdentifier(factory), parameters, result: .code("UIContextMenuConfiguration"),
          plan.body(configuration(menu, factory))),
        comment: comment(menu), modifiers: "static", isInterface: true),
      items(
        of: factory, menu.content, layout: menu.layout,
        in: .init(.contextMenu, menu.id), outer: menu.platforms,
        setUp: [.assignment("menu.hidesUnavailable", .code("true"))]),
    ]
    if let command = document.commands.firstIndex(where: { $0.id == menu.previewOpens }) {
      functions.append(commit(menu, command))
    }
    return functions
  }

  private func comment(_ menu: ContextMenu) -> Comment {
    guard let preview = menu.preview else { return "The context menu of \(menu.target)." }
    return "The context menu of \(menu.target), beside which `\(preview)` is shown."
  }

  private func configuration(_ menu: ContextMenu, _ factory: String) -> [Statement] {
    let items = Expression.call(
      .name(SwiftIdentifier(factory + "Items")), [.init("on", .code("actions"))])
    var arguments: [Expression.Argument] = []
    if let title = menu.title {
      arguments.append(
        .init("title", plan.text(.part(.contextMenu, menu.id), title)))
    }
    arguments.append(.init("children", .member(items, "elements")))
    let call = Expression.call(
      "UIContextMenuConfiguration", .init("identifier", .code("identifier")),
      .init("previewProvider", .code(menu.preview == nil ? "nil" : "preview")))
    return [
      .closure(
        .constant("configuration", call: call), signature: "[weak actions] _",
        [
          .guard(.binding("actions"), return: .code("nil")),
          .return(.call(.code("UIMenu"), arguments)),
        ]),
      .assignment(
        "configuration.preferredMenuElementOrder", .code(UIKitOrder.code(menu.order))),
      .return(.code("configuration")),
    ]
  }

  /// The function that a tap on the preview calls.
  private func commit(_ menu: ContextMenu, _ command: Int) -> Declaration {
    let perform = Statement.call(
      "perform", .init(.implicitMember(plan.names.commands[command])),
      .init("on", .code("actions")))
    var statements: [Statement] = [
      .closure(
        .argument(of: .code("animator.addCompletion")), signature: "[weak actions]",
        [.if(.binding("actions"), [perform])])
    ]
    // The preview grows into the view that it shows.
    if document.commands[command].navigates != nil {
      statements.insert(.assignment("animator.preferredCommitStyle", .code(".pop")), at: 0)
    }
    return Declaration(
      .function(
        SwiftIdentifier("commit" + SwiftName.type(document.factoryName(of: menu))),
        [
          "with animator: any UIContextMenuInteractionCommitAnimating", "actions: any Actions",
        ], statements),
      comment: """
        Performs `\(document.commands[command].id)` when people tap the preview of the context menu:
        call it in `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`.
        """, modifiers: "static", isInterface: true)
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
