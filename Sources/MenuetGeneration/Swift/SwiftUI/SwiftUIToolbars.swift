import MenuetModel

/// Toolbars: a function for the items of each, and one that adds them to a view with its title.
struct SwiftUIToolbars {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  var toolbars: [Toolbar] {
    plan.walk.toolbars.filter { !$0.platforms.isDisjoint(with: UIKitPlatforms.all) }
  }

  var functions: [Declaration] { toolbars.map { function($0) } }

  /// The methods that toolbars ask of the app besides commands. A split view has a button for its
  /// sidebar by itself.
  var requirements: [Declaration] {
    ToolbarRequirements.methods([.close, .inspectorToggle], in: plan)
  }

  // MARK: Items

  private func function(_ toolbar: Toolbar) -> Declaration {
    let units = SwiftUIToolbarUnits(
      plan: plan, toolbar: toolbar, popovers: popovers(of: toolbar),
      order: SwiftUIOverflowOrder(toolbar, in: plan))
    var items = SwiftUIMenus.grouped(
      Toolbar.Region.allCases.flatMap { region in
        let isBottom = toolbar.edge == .bottom && region != .leading
        return (isBottom ? units.space(true, in: region) : [])
          + toolbar[region].enumerated().flatMap { units.items($1, at: $0, in: region) }
      })
    if items.isEmpty {
      items = [
        .view(
          .init(
            .call("ToolbarItem", .init("id", .string(toolbar.id))), .init([.call("EmptyView")])))
      ]
    }
    let surface = SwiftUIMenuFactories.surface("bar", toolbar.id)
    let names = items.contains { $0.names("bar") }
    if let condition = whereItStands(toolbar) { items = [.if(condition, items)] }
    var parameters: [Declaration.Parameter] = ["_ actions: any Actions"]
    if !units.popovers.isEmpty { parameters.append(Self.popoverParameter) }
    return Declaration(
      .function(
        SwiftIdentifier(document.factoryName(of: toolbar)), parameters,
        result: .code(
          toolbar.isCustomizable ? "some CustomizableToolbarContent" : "some ToolbarContent"),
        (names ? [surface] : []) + items),
      comment: "The items of the toolbar `\(toolbar.id)`.",
      attributeLine: "@ToolbarContentBuilder", modifiers: "static", isInterface: true,
      generics: units.popovers.isEmpty ? nil : "<Content: View>")
  }

  /// The condition on the document's platforms; `nil` for a toolbar that is for all of them.
  private func whereItStands(
    _ toolbar: Toolbar, in type: SwiftIdentifier? = nil
  ) -> Expression? {
    switch plan.uiKitPlatforms.condition(toolbar.platforms, within: .all, in: type) {
    case .always, .never: nil
    case .when(let condition): condition
    }
  }

  private static let popoverParameter: Declaration.Parameter =
    "@ViewBuilder content: @escaping (Presentation) -> Content"

  /// The popovers that point at items of a toolbar, by the ids of the first units that present them.
  private func popovers(of toolbar: Toolbar) -> [String: Popover] {
    anchored.filter { $0.toolbar == toolbar.id }.reduce(into: [:]) { $0[$1.unit] = $1.popover }
  }

  /// Popovers that point at an item of a toolbar.
  var anchored: [(toolbar: String, unit: String, popover: Popover)] {
    var seen: Set<String> = []
    var found: [(toolbar: String, unit: String, popover: Popover)] = []
    for toolbar in toolbars {
      for region in Toolbar.Region.allCases {
        for unit in toolbar[region] {
          guard let item = unit.item, let index = plan.commandIndex(item) else { continue }
          var target = item.overrides?.value.presents
          if target == nil, case .presentation(let general) = plan.commands[index].handler {
            target = general
          }
          guard let popover = plan.presented[target]?.popover,
            seen.insert(popover.id).inserted
          else { continue }
          found.append((toolbar.id, unit.id, popover))
        }
      }
    }
    return found
  }

  // MARK: Views

  var viewModifiers: [Declaration] { toolbars.map { viewModifier($0) } }

  private func viewModifier(_ toolbar: Toolbar) -> Declaration {
    let factory = document.factoryName(of: toolbar)
    let hasPopovers = !popovers(of: toolbar).isEmpty
    let units = Toolbar.Region.allCases.flatMap { toolbar[$0] }
    var parameters = [plan.viewParameter]
    var arguments: [Expression.Argument] = [.init(.code("actions"))]
    if units.contains(where: { $0.content.kind == .search }) {
      parameters.append("searchText: Binding<String>")
    }
    if hasPopovers {
      parameters.append(
        .init(
          "@ViewBuilder content: ",
          .function(of: .path([plan.names.type, "Presentation"]), result: "Content")))
      arguments.append(.init("content", .code("content")))
    }
    let items = Statement.expression(
      .call(.member(.name(plan.names.type), SwiftIdentifier(factory)), arguments))
    let call: Expression =
      toolbar.isCustomizable ? .call("toolbar", .init("id", .string(toolbar.id))) : .code("toolbar")
    var modifiers = role(of: toolbar)
    for unit in units {
      switch unit.content {
      case .title(let title): modifiers += self.title(title, of: unit, in: toolbar)
      case .search(let search):
        var arguments: [Expression.Argument] = [.init("text", .code("searchText"))]
        if let prompt = search.title, let key = plan.keys.key(of: unit, search, in: toolbar) {
          arguments.append(.init("prompt", plan.outerText(key, prompt)))
        }
        modifiers.append(.init(.call(.code(".searchable"), arguments)))
      default: break
      }
    }
    var view = Statement.view(.init(call, .init([items])), modifiers: modifiers)
    // A toolbar of other platforms leaves the view's title, search and role alone.
    let condition = modifiers.isEmpty ? nil : whereItStands(toolbar, in: plan.names.type)
    if let condition { view = .if(condition, [view], else: [.expression(.code("self"))]) }
    return Declaration(
      .function(
        plan.viewModifier(factory), parameters, result: .code("some View"), [view]),
      comment: units.contains { $0.content.kind == .title }
        ? "Adds the toolbar `\(toolbar.id)`, and its title." : "Adds the toolbar `\(toolbar.id)`.",
      attributeLine: condition == nil ? nil : "@ViewBuilder", isInterface: true,
      generics: hasPopovers ? "<Content: View>" : nil)
  }

  private func outer(_ name: SwiftIdentifier, _ arguments: Expression.Argument...)
    -> Statement.ViewCall
  {
    .init(
      .call(".modifier", .init(.call(.member(.name(plan.names.type), name), arguments))))
  }

  /// Center items stand in the bar of a browser or an editor, and in its menu elsewhere.
  private func role(of toolbar: Toolbar) -> [Statement.ViewCall] {
    guard toolbar.edge != .bottom else { return [] }
    let shown = toolbar.platforms.intersection(plan.uiKitPlatforms.document)
    switch toolbar.resolvedStyle(on: shown) {
    case .automatic, .navigator: return []
    case .browser: return [outer("BarRole", .init("isBrowser", .code("true")))]
    case .editor: return [outer("BarRole", .init("isBrowser", .code("false")))]
    }
  }

  private func title(
    _ title: TitleItem, of unit: ToolbarUnit, in toolbar: Toolbar
  ) -> [Statement.ViewCall] {
    var modifiers: [Statement.ViewCall] = []
    if let (text, owner) = document.writtenTitle(of: title, in: toolbar) {
      let key = plan.keys.key(of: title, unit, in: toolbar, from: owner)
      let words = plan.outerText(key, text)
      // What is presented has a title of its own, in a window of a document too.
      modifiers.append(
        plan.presentationsOfToolbars[toolbar.id] == nil
          ? outer("ViewTitle", .init("text", words))
          : .init(.call(".navigationTitle", .init(words))))
    }
    if let text = title.subtitle {
      let key = plan.keys.key(of: unit, title, in: toolbar, .subtitle)
      modifiers.append(outer("Subtitle", .init("text", plan.outerText(key, text))))
    }
    if title.documentMenu != nil {
      let call = Expression.call(
        .member(.name(plan.names.type), documentMenuName(toolbar)), [.init(.code("actions"))])
      modifiers.append(.init(.code(".toolbarTitleMenu"), .init([.expression(call)])))
    }
    return modifiers
  }

  private func documentMenuName(_ toolbar: Toolbar) -> SwiftIdentifier {
    SwiftIdentifier(document.factoryName(of: toolbar)).with("Document")
  }

  /// The items of the menus of titles.
  var documentMenus: [Declaration] {
    toolbars.flatMap { toolbar in
      Toolbar.Region.allCases.flatMap { toolbar[$0] }.compactMap { unit -> Declaration? in
        guard case .title(let title) = unit.content, let menu = title.documentMenu else {
          return nil
        }
        return SwiftUIMenuFactories.function(
          documentMenuName(toolbar), comment: "The items of the title's menu.",
          SwiftUIMenuFactories(plan: plan).content(
            menu.content, layout: .large, id: menu.id, in: .init(.toolbar, toolbar.id),
            outer: menu.platforms))
      }
    }
  }
}

extension ToolbarUnit {
  /// The item of a command or a button.
  var item: Item? {
    switch content {
    case .item(let item): item
    case .button(let button): button.item
    default: nil
    }
  }
}
