import MenuetModel

/// A function for every menu and context menu.
struct SwiftUIMenuFactories {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  private var menus: [Menu] { document.menus.filter { isHere($0.platforms) } }

  private var contextMenus: [ContextMenu] {
    document.contextMenus.filter { isHere($0.platforms) }
  }

  private func isHere(_ platforms: PlatformSet) -> Bool {
    !platforms.isDisjoint(with: UIKitPlatforms.all)
  }

  var functions: [Declaration] {
    menus.map { function($0) } + contextMenus.map { function($0) }
  }

  static func function(
    _ name: SwiftIdentifier, _ parameters: [Declaration.Parameter] = ["_ actions: any Actions"],
    generics: StaticString? = nil, isPrivate: Bool = false, comment: Comment? = nil,
    _ statements: [Statement]
  ) -> Declaration {
    Declaration(
      .function(
        name, parameters, result: .code("some View"),
        statements.isEmpty ? [.call("EmptyView")] : statements),
      comment: comment, attributeLine: "@ViewBuilder",
      modifiers: isPrivate ? "private static" : "static", isInterface: !isPrivate,
      generics: generics)
  }

  /// `let menu = Surface(id: "format", actions: actions)`.
  static func surface(
    _ name: SwiftIdentifier, _ id: String, hidesUnavailable: Bool = false, isInMenuBar: Bool = false
  ) -> Statement {
    var arguments: [Expression.Argument] = [
      .init("id", .string(id)), .init("actions", .code("actions")),
    ]
    if hidesUnavailable { arguments.append(.init("hidesUnavailable", .code("true"))) }
    if isInMenuBar { arguments.append(.init("isInMenuBar", .code("true"))) }
    return .constant(name, .call(.code("Surface"), arguments))
  }

  /// The content of a surface, after the constant that its items name.
  func content(
    _ content: [MenuElement], layout: MenuLayoutSize, id: String, in key: TitleKey.Surface,
    outer: PlatformSet, hidesUnavailable: Bool = false, isInMenuBar: Bool = false
  ) -> [Statement] {
    let menus = SwiftUIMenus(
      plan: plan, surface: "menu", id: id, key: key, isInMenuBar: isInMenuBar)
    let views = menus.content(content, layout: layout, outer: outer)
    guard views.contains(where: { $0.names("menu") }) else { return views }
    return [
      Self.surface(
        "menu", id, hidesUnavailable: hidesUnavailable, isInMenuBar: isInMenuBar)
    ] + views
  }

  /// - Parameter type: the type that holds everything, where that is not in scope.
  static func ordered(
    _ order: MenuOrder, in type: SwiftIdentifier? = nil
  ) -> [Statement.ViewCall] {
    guard order != .automatic else { return [] }
    let modifier: Expression = type.map { .member(.name($0), "Ordered") } ?? .code("Ordered")
    let isByPriority = Expression.Argument("isByPriority", .flag(order == .priority))
    return [.init(.call(".modifier", .init(.call(modifier, [isByPriority]))))]
  }

  static func disabled(_ condition: Expression?) -> [Statement.ViewCall] {
    condition.map { [.init(.call(".disabled", .init(.negated($0))))] } ?? []
  }

  // MARK: Menus

  private func function(_ menu: Menu) -> Declaration {
    let name = SwiftIdentifier(document.factoryName(of: menu))
    let content = plan.body(
      self.content(
        menu.content, layout: menu.layout, id: menu.id, in: .init(.menu, menu.id),
        outer: menu.platforms))
    if menu.kind == .statusItem {
      return Self.function(
        name, comment: "The items of the menu `\(menu.id)`, for a `MenuBarExtra`.", content)
    }
    let label = SwiftUILabel(
      title: menu.title.map { plan.text(plan.keys.key(of: menu), $0) } ?? .string(""),
      subtitle: menu.subtitle.map { plan.text(plan.keys.key(of: menu, .subtitle), $0) },
      symbol: menu.symbol, image: menu.image)
    let modifiers =
      Self.ordered(menu.order) + Self.disabled(menu.enabledWhen.map { plan.expression($0) })
      + SwiftUILabel.words(
        label: menu.accessibilityLabel.map {
          plan.text(plan.keys.key(of: menu, .accessibilityLabel), $0)
        }, hint: menu.hint.map { plan.text(plan.keys.key(of: menu, .hint), $0) })
      + [SwiftUILabel.identifier(menu.id)]
    let view = Statement.view(
      .init(
        .code("Menu"), .init(content.isEmpty ? [.call("EmptyView")] : content),
        .init("label", label.statements)), modifiers: modifiers)
    let shown = menu.visibleWhen.map { [Statement.if(plan.expression($0), [view])] } ?? [view]
    return Self.function(name, comment: "The menu `\(menu.id)`.", shown)
  }

  // MARK: Context menus

  private func function(_ menu: ContextMenu) -> Declaration {
    var statements = content(
      menu.content, layout: menu.layout, id: menu.id, in: .init(.contextMenu, menu.id),
      outer: menu.platforms, hidesUnavailable: true)
    if let title = menu.title {
      let text = plan.text(.part(.contextMenu, menu.id), title)
      statements = [.view(.init(.call("Section", .init(text)), .init(statements)))]
    }
    return Self.function(
      SwiftIdentifier(document.factoryName(of: menu)),
      comment: "The items of the context menu of \(menu.target).", statements)
  }

  /// The modifiers that add context menus to views.
  var viewModifiers: [Declaration] {
    contextMenus.map { menu in
      let factory = document.factoryName(of: menu)
      let items = Statement.expression(
        .call(
          .member(.name(plan.names.type), SwiftIdentifier(factory)), [.init(.code("actions"))]))
      var closures = [Statement.TrailingClosure([items])]
      var parameters = [plan.viewParameter]
      if menu.preview != nil {
        parameters.append("@ViewBuilder preview: () -> Preview")
        closures.append(.init("preview", [.call("preview")]))
      }
      let call = Statement.ViewCall(.code("contextMenu"), closures: closures)
      return Declaration(
        .function(
          plan.viewModifier(factory), parameters, result: .code("some View"),
          [.view(call, modifiers: Self.ordered(menu.order, in: plan.names.type))]),
        comment: """
          Adds the context menu of \(menu.target). Its conditions and commands are those of the model
          that it is given.
          """, isInterface: true,
        generics: menu.preview == nil ? nil : "<Preview: View>")
    }
  }
}

extension GenerationPlan {
  /// `_ actions: any NotesActions`, of a function outside the type that holds everything.
  var viewParameter: Declaration.Parameter { .init("_ actions: any ", .path([names.actions])) }

  /// `notesEditorToolbar`: what is applied to views is named by the document too, because another
  /// may have an `editorToolbar`.
  func viewModifier(_ factory: String) -> SwiftIdentifier {
    SwiftIdentifier(SwiftName.member(document.name) + SwiftName.type(factory))
  }
}

extension Statement {
  /// Returns whether a view asks a constant for its items.
  func names(_ name: SwiftIdentifier) -> Bool {
    switch self {
    case .expression(let expression): expression.names(name)
    case .view(let view, _):
      view.call.names(name)
        || view.closures.contains { $0.statements.contains { $0.names(name) } }
    case .if(_, let statements, let others): (statements + others).contains { $0.names(name) }
    default: false
    }
  }
}

extension Expression {
  /// Returns whether a call begins with a method of a constant.
  fileprivate func names(_ name: SwiftIdentifier) -> Bool {
    switch self {
    case .name(let own): own == name
    case .member(let base, _): base.names(name)
    case .call(let function, _): function.names(name)
    default: false
    }
  }
}
