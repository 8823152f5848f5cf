import MenuetModel

/// Functions that place the items of edit menus beside the commands of the system.
struct UIKitEditMenus {
  let plan: GenerationPlan

  func functions(_ menu: EditMenu) -> [Declaration] {
    let statements = [Statement].build { code in
      code.declare("menu", .call("EditItems", .init(.code("suggestedActions")))) {
        addItems(of: menu, into: &$0)
      }
      code.append(.return(.call("UIMenu", .init("children", .code("menu.elements")))))
    }
    let function = Declaration(
      .function(
        SwiftIdentifier(plan.document.factoryName(of: menu)),
        ["suggestedActions: [UIMenuElement]", "actions: any Actions"], result: .code("UIMenu"),
        statements),
      comment: "The edit menu of \(menu.target): the system's commands and those of the app.",
      modifiers: "static", isInterface: true)
    return menu.placement == .automatic ? [function] : [function, configuration(of: menu)]
  }

  /// Items that follow each other and have one neighbour are inserted together, so that they keep
  /// their order.
  private func addItems(of menu: EditMenu, into code: inout [Statement]) {
    var locals = UniqueNames(besides: ["menu", "actions", "suggestedActions"])
    var rest = menu.items[...]
    while let first = rest.first {
      let run = rest.prefix { $0.anchor == first.anchor }
      rest = rest.dropFirst(run.count)
      let name = locals.name("items" + first.anchor.name)
      let items = Expression.call(
        "MenuItems", .init(.string(menu.id)), .init(.code("actions")))
      code.declare(name, items) {
        UIKitMenus(plan: plan).add(
          run.map { .item($0) }, layout: .large, to: name, in: .init(.editMenu, menu.id),
          outer: menu.platforms, locals: &locals, into: &$0)
      }
      var arguments: [Expression.Argument] = [.init(.member(.name(name), "elements"))]
      if let near = first.overrides?.value.near {
        let isBefore = first.overrides?.value.position == .before
        arguments.append(.init(isBefore ? "before" : "after", Self.anchor(near)))
      }
      code.append(.expression(.call(.code("menu.insert"), arguments)))
    }
  }

  /// The anchor for a command of the system in its edit menu: its selector or its group.
  private static func anchor(_ command: SystemCommand) -> Expression {
    if let selector = command.facts.uiKitSelector {
      return .call(".action", .init(.standardEditSelector(selector)))
    }
    let group: StaticString =
      switch command {
      case .lookUp, .translate: ".lookup"
      case .share: ".share"
      case .undo, .redo: ".undoRedo"
      default: ".standardEdit"
      }
    return .call(".group", .init(.code(group)))
  }

  private func configuration(of menu: EditMenu) -> Declaration {
    let call = Expression.call(
      "UIEditMenuConfiguration", .init("identifier", .code("identifier")),
      .init("sourcePoint", .code("point")))
    return Declaration(
      .function(
        SwiftIdentifier(plan.document.factoryName(of: menu) + "Configuration"),
        ["identifier: AnyHashable? = nil", "at point: CGPoint"],
        result: .code("UIEditMenuConfiguration"),
        [
          .constant("configuration", call),
          .assignment(
            "configuration.preferredArrowDirection",
            .code(menu.placement == .above ? ".down" : ".up")),
          .return(.code("configuration")),
        ]),
      comment: "Where the edit menu of \(menu.target) opens.", modifiers: "static",
      isInterface: true)
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
