import MenuetModel

/// The items of sheets, covers and popovers, which stand in the bars of their content, and the titles
/// there.
struct SwiftUIPresentedItems {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// The presentations on SwiftUI's platforms.
  private var presented: [Presented] {
    plan.presented.elements.filter { !$0.platforms.isDisjoint(with: UIKitPlatforms.all) }
  }

  /// `composeItems`, unique because the cases of presentations are.
  private func name(_ presented: Presented, _ part: String) -> String {
    SwiftName.member(document.stem(ofSurface: presented.id)) + part
  }

  // MARK: Items

  var functions: [Declaration] {
    presented.filter { !$0.body.items.isEmpty }.map { presented in
      let menus = SwiftUIMenus(
        plan: plan, surface: "bar", id: presented.id,
        key: .init(presented.element, presented.id))
      var items = presented.body.items.flatMap { item in
        menus.guarded(item.platforms, outer: presented.platforms) { $0 += self.item(item, menus) }
      }
      if items.isEmpty {
        items = [.view(.init(.code("ToolbarItem"), .init([.call("EmptyView")])))]
      }
      items = SwiftUIMenus.grouped(items)
      let surface = SwiftUIMenuFactories.surface("bar", presented.id)
      return Declaration(
        .function(
          SwiftIdentifier(name(presented, "Items")), ["_ actions: any Actions"],
          result: .code("some ToolbarContent"),
          (items.contains { $0.names("bar") } ? [surface] : []) + items),
        comment: "The items in the bar of `\(presented.id)`.",
        attributeLine: "@ToolbarContentBuilder", modifiers: "static", isInterface: true)
    }
  }

  private func item(_ item: Item, _ menus: SwiftUIMenus) -> [Statement] {
    let content: Statement
    let condition: Expression?
    if let choice = plan.choiceIndex(item.subject) {
      let own = item.overrides?.value
      content = SwiftUIChoices(plan: plan).view(
        choice, style: ".menu", path: IDPath.part(item.id, of: menus.id),
        enabledWhen: own?.enabledWhen)
      condition = (own?.visibleWhen ?? document.choices[choice].shownWhen)
        .map { plan.expression($0) }
    } else {
      let items = SwiftUIItems(plan: plan)
      guard let view = items.view(item, in: menus.surface, menus.key) else { return [] }
      content = .view(view.call, modifiers: view.modifiers + words(item))
      condition = items.isShown(item, in: menus.surface, menus.key)
    }
    let placed = Statement.view(
      .init(
        .call("ToolbarItem", .init("placement", .code(placement(item)))), .init([content])))
    return condition.map { [.if($0, [placed])] } ?? [placed]
  }

  /// Cancel and Done are words on the systems before 26.
  private func words(_ item: Item) -> [Statement.ViewCall] {
    document.isStandardWayOut(item) && !document.isSince26
      ? [.init(.call(".modifier", .init(.call("WayOut"))))] : []
  }

  /// The place of an item by its meaning: the ways out at the top, the others at the bottom.
  private func placement(_ item: Item) -> StaticString {
    if document.command(of: item)?.system == .close { return ".cancellationAction" }
    return switch document.role(of: item) {
    case .cancel: ".cancellationAction"
    case .primary: ".confirmationAction"
    case .destructive: ".destructiveAction"
    case .normal: "Place.bottom"
    }
  }

  // MARK: Views

  /// The modifiers that the app applies to the content of a sheet, a cover or a popover.
  var viewModifiers: [Declaration] {
    presented.compactMap { presented in
      let title = presented.title.map {
        Statement.ViewCall(
          .call(
            ".navigationTitle", .init(plan.outerText(.part(presented.element, presented.id), $0))))
      }
      guard !presented.body.items.isEmpty else {
        return title.map { title in
          Declaration(
            .function(
              plan.viewModifier(name(presented, "Title")), [], result: .code("some View"),
              [.view(.init(.code("self")), modifiers: [title])]),
            comment: "Adds the title of `\(presented.id)` to what it shows.", isInterface: true)
        }
      }
      let items = Expression.call(
        .member(.name(plan.names.type), SwiftIdentifier(name(presented, "Items"))),
        [.init(.code("actions"))])
      return Declaration(
        .function(
          plan.viewModifier(name(presented, "Items")), [plan.viewParameter],
          result: .code("some View"),
          [
            .view(
              .init(.code("toolbar"), .init([.expression(items)])),
              modifiers: [title].compactMap { $0 })
          ]),
        comment: title == nil
          ? "Adds the items of `\(presented.id)` inside its navigation stack."
          : "Adds the items of `\(presented.id)`, and its title, inside its navigation stack.",
        isInterface: true)
    }
  }
}
