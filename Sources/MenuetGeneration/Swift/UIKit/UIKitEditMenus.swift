import MenuetModel

/// Prints functions that place the items of edit menus beside the commands of the system.
struct UIKitEditMenus {
  let plan: GenerationPlan
  let platforms: UIKitPlatforms

  func print(_ menu: EditMenu, into printer: inout SwiftPrinter) {
    guard !menu.platforms.isDisjoint(with: UIKitPlatforms.all) else { return }
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .function(
          SwiftIdentifier(plan.document.factoryName(of: menu)),
          [.init("suggestedActions: [UIMenuElement]"), .init("actions: any Actions")],
          result: .code("UIMenu")),
        comment: "The edit menu of \(menu.target): the system's commands and those of the app.",
        modifiers: "static", isInterface: true)
    ) { printer in
      printer.print(
        variable: SwiftIdentifier("menu"), .call("EditItems", .init(.code("suggestedActions")))
      ) { printItems(of: menu, into: &$0) }
      printer.print(.code("return UIMenu(children: menu.elements)"))
    }
    if menu.placement != .automatic { printConfiguration(of: menu, into: &printer) }
  }

  /// Items that follow each other and have one neighbour are inserted together, so that they keep
  /// their order.
  private func printItems(of menu: EditMenu, into printer: inout SwiftPrinter) {
    var locals = UniqueNames(besides: ["menu", "actions", "suggestedActions"])
    var rest = menu.items[...]
    while let first = rest.first {
      let run = rest.prefix { $0.anchor == first.anchor }
      rest = rest.dropFirst(run.count)
      let name = locals.name("items")
      printer.print(variable: name, .call("MenuItems", .init(.code("actions")))) {
        UIKitMenus(plan: plan, platforms: platforms).print(
          run.map { .item($0) }, layout: .large, to: name, in: SurfacePlace("edit-menu", menu.id),
          outer: menu.platforms, locals: &locals, into: &$0)
      }
      let elements = Expression.member(.name(name), SwiftIdentifier("elements"))
      var arguments: [Expression.Argument] = [.init(elements)]
      if let near = first.overrides?.value.near {
        let isBefore = first.overrides?.value.position == .before
        arguments.append(.init(isBefore ? "before" : "after", Self.anchor(near)))
      }
      printer.print(
        .expression(.call(.member(.code("menu"), SwiftIdentifier("insert")), arguments)))
    }
  }

  /// What stands for a command of the system in its edit menu: its selector or its group.
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

  private func printConfiguration(of menu: EditMenu, into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .function(
          SwiftIdentifier(plan.document.factoryName(of: menu) + "Configuration"),
          [.init("identifier: AnyHashable? = nil"), .init("at point: CGPoint")],
          result: .code("UIEditMenuConfiguration")),
        comment: "Where the edit menu of \(menu.target) opens.", modifiers: "static",
        isInterface: true)
    ) { printer in
      printer.print(
        .code(
          """
          let configuration = UIEditMenuConfiguration(identifier: identifier, sourcePoint: point)
          """))
      printer.print(
        .assignment(
          .code("configuration.preferredArrowDirection"),
          .code(menu.placement == .above ? ".down" : ".up")))
      printer.print(.code("return configuration"))
    }
  }

  /// Prints what inserts items, inside the type that holds everything.
  static func printSupport(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.print(.code(support))
  }

  private static let support: StaticString = """
    /// Puts items beside the commands that the system suggests.
    @MainActor private struct EditItems {
      enum Neighbor {
        case action(Selector)
        case group(UIMenu.Identifier)
      }

      private(set) var elements: [UIMenuElement]

      init(_ suggested: [UIMenuElement]) { elements = suggested }

      mutating func insert(_ new: [UIMenuElement]) { elements += new }

      mutating func insert(_ new: [UIMenuElement], before neighbor: Neighbor) {
        elements = inserting(new, at: 0, from: neighbor, into: elements) ?? elements + new
      }

      mutating func insert(_ new: [UIMenuElement], after neighbor: Neighbor) {
        elements = inserting(new, at: 1, from: neighbor, into: elements) ?? elements + new
      }

      /// The elements with new ones beside a neighbor, which may stand in a menu among them; `nil`
      /// where it is not there.
      private func inserting(
        _ new: [UIMenuElement], at offset: Int, from neighbor: Neighbor,
        into elements: [UIMenuElement]
      ) -> [UIMenuElement]? {
        var result = elements
        for (index, element) in elements.enumerated() {
          if isNeighbor(element, neighbor) {
            result.insert(contentsOf: new, at: index + offset)
            return result
          }
          guard let menu = element as? UIMenu,
            let children = inserting(new, at: offset, from: neighbor, into: menu.children)
          else { continue }
          result[index] = menu.replacingChildren(children)
          return result
        }
        return nil
      }

      private func isNeighbor(_ element: UIMenuElement, _ neighbor: Neighbor) -> Bool {
        switch neighbor {
        case .action(let selector): return (element as? UICommand)?.action == selector
        case .group(let identifier): return (element as? UIMenu)?.identifier == identifier
        }
      }
    }
    """
}

extension Item {
  /// The neighbour of an item in an edit menu, and the side.
  fileprivate var anchor: Anchor {
    Anchor(near: overrides?.value.near, isBefore: overrides?.value.position == .before)
  }

  fileprivate struct Anchor: Equatable {
    let near: SystemCommand?
    let isBefore: Bool
  }
}
