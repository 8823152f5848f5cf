import MenuetModel

/// A function for every menu, status item, context menu and edit menu.
struct AppKitMenuFactories {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  var functions: [Declaration] {
    document.menus.filter { $0.platforms.hasAppKit }.flatMap { functions($0) }
      + document.contextMenus.filter { $0.platforms.hasAppKit }.map { function($0) }
      + document.editMenus.filter { $0.platforms.hasAppKit }.map { function($0) }
  }

  /// `let menu = MenuItems("format", title: …, for: actions)`.
  func declaration(
    _ name: SwiftIdentifier, _ id: String, title: Expression? = nil,
    for actions: Expression = .code("actions")
  ) -> Statement {
    var arguments: [Expression.Argument] = [.init(.string(id))]
    if let title { arguments.append(.init("title", title)) }
    arguments.append(.init("for", actions))
    return .constant(name, .call(.code("MenuItems"), arguments))
  }

  /// A function that makes a menu.
  func menu(
    _ name: SwiftIdentifier, _ id: String, title: Expression? = nil, comment: Comment,
    isInterface: Bool = true, content: (inout UniqueNames, inout [Statement]) -> Void
  ) -> Declaration {
    var locals = UniqueNames(besides: ["menu", "actions"])
    let statements = plan.body(
      [Statement].build { code in
        code.append(declaration("menu", id, title: title))
        content(&locals, &code)
        code.append(.return(.code("menu.menu")))
      })
    return Declaration(
      .function(name, ["actions: any Actions"], result: .code("NSMenu"), statements),
      comment: comment, modifiers: isInterface ? "static" : "private static",
      isInterface: isInterface)
  }

  // MARK: Menus

  private func functions(_ menu: Menu) -> [Declaration] {
    let name = SwiftIdentifier(document.factoryName(of: menu))
    let title = menu.title.map { plan.text(plan.keys.key(of: menu), $0) }
    var menus = AppKitMenus(plan: plan)
    menus.hasAlternates = menu.kind == .statusItem
    menus.isConditional = menu.enabledWhen != nil
    let made = self.menu(name, menu.id, title: title, comment: "The menu `\(menu.id)`.") {
      locals, code in
      // A status item goes as a whole.
      let visibleWhen = menu.kind == .statusItem ? nil : menu.visibleWhen
      code += menus.conditions(menu.enabledWhen, visibleWhen, of: "menu")
      menus.add(
        menu.content, layout: menu.layout, to: "menu", in: .init(.menu, menu.id), locals: &locals,
        into: &code)
    }
    return menu.kind == .statusItem ? [made, statusItem(menu, name, title)] : [made]
  }

  private func statusItem(
    _ menu: Menu, _ factory: SwiftIdentifier, _ title: Expression?
  ) -> Declaration {
    let made = Expression.call(.name(factory), [.init("actions", .code("actions"))])
    let statements = [Statement].build { code in
      let item = Expression.call(
        "NSStatusBar.system.statusItem",
        .init("withLength", .code("NSStatusItem.variableLength")))
      code.append(.constant("item", item))
      let image = AppKitImage.expression(symbol: menu.symbol, image: menu.image)
      code.set("item.button?.image", image)
      if image == nil { code.set("item.button?.title", title) }
      let label = menu.accessibilityLabel.map {
        plan.text(plan.keys.key(of: menu, .accessibilityLabel), $0)
      }
      if let spoken = label ?? (image == nil ? nil : title ?? .string("")) {
        code.append(.call("item.button?.setAccessibilityLabel", .init(spoken)))
      }
      code.set(
        "item.button?.toolTip", menu.hint.map { plan.text(plan.keys.key(of: menu, .hint), $0) })
      code.append(.call("item.button?.setAccessibilityIdentifier", .init(.string(menu.id))))
      code.set("item.menu", made)
      if let condition = menu.visibleWhen {
        code.append(
          .closure(
            .argument(of: .call("follow", .init(.code("item")), .init("for", .code("actions")))),
            signature: "item, actions",
            [.assigning(plan.expression(condition), to: #"\.isVisible"#, of: "item")]))
      }
      code.append(.return(.code("item")))
    }
    return Declaration(
      .function(
        SwiftIdentifier(SwiftName.factory(menu.id, suffix: "status-item", synonym: "menu")),
        ["actions: any Actions"], result: .code("NSStatusItem"), statements),
      comment: "The status item of the menu `\(menu.id)`: it stands as long as the app keeps it.",
      modifiers: "static", isInterface: true)
  }

  // MARK: Context menus

  private func function(_ menu: ContextMenu) -> Declaration {
    let title = menu.title.map { plan.text(.part(.contextMenu, menu.id), $0) }
    return self.menu(
      SwiftIdentifier(document.factoryName(of: menu)), menu.id, title: title,
      comment: "The context menu of \(menu.target): give it to the view, as its `menu`."
    ) { locals, code in
      code.append(.assignment("menu.hidesUnavailable", .code("true")))
      code.append(.assignment("menu.isContextMenu", .code("true")))
      AppKitMenus(plan: plan, isInContextMenu: true).add(
        menu.content, layout: menu.layout, to: "menu", in: .init(.contextMenu, menu.id),
        locals: &locals, into: &code)
    }
  }

  // MARK: Edit menus

  private func function(_ menu: EditMenu) -> Declaration {
    let items = menu.items.filter { $0.platforms.hasAppKit }
    var locals = UniqueNames(besides: ["menu", "actions"])
    let statements = [Statement].build { code in
      var rest = items[...]
      while let first = rest.first {
        let run = rest.prefix { $0.anchor == first.anchor }
        rest = rest.dropFirst(run.count)
        let name = locals.name("items" + first.anchor.name)
        code.append(declaration(name, menu.id))
        code.append(.assignment(.member(.name(name), "isContextMenu"), .code("true")))
        AppKitMenus(plan: plan, isInContextMenu: true).add(
          run.map { .item($0) }, layout: .large, to: name, in: .init(.editMenu, menu.id),
          locals: &locals, into: &code)
        var arguments: [Expression.Argument] = [
          .init(.name(name)), .init("into", .code("menu")),
        ]
        if let selector = first.anchor.near?.facts.appKitSelector {
          arguments.append(
            .init(
              first.anchor.isBefore ? "before" : "after", AppKitSelectors.expression(selector)))
        }
        code.append(.expression(.call(.code("insert"), arguments)))
      }
      code.append(.return(.code("menu")))
    }
    return Declaration(
      .function(
        SwiftIdentifier(document.factoryName(of: menu)),
        ["_ menu: NSMenu", "actions: any Actions"], result: .code("NSMenu"), statements),
      comment: """
        The edit menu of \(menu.target): the menu that AppKit has for it, with the app's commands.
        Return it in `textView(_:menu:for:at:)` of the text view's delegate.
        """, modifiers: "static", isInterface: true)
  }
}

extension Item {
  /// The neighbour of an item in an edit menu, and the side.
  fileprivate var anchor: Anchor {
    Anchor(near: overrides?.value.near, isBefore: overrides?.value.position == .before)
  }

  fileprivate struct Anchor: Equatable {
    let near: SystemCommand?
    let isBefore: Bool

    /// `AfterCopy`; nothing for items at the end.
    var name: String {
      near.map { (isBefore ? "Before" : "After") + SwiftName.type($0.rawValue) } ?? ""
    }
  }
}
