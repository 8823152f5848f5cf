import MenuetModel

/// The items of sheets, covers and popovers, which stand in the bars of their content: the ways out at
/// the top, the others at the bottom. A toolbar of the content at the same edge holds them.
struct UIKitPresentedItems {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// A function for everything presented that has items.
  var functions: [Declaration] { plan.presented.elements.compactMap { function($0) } }

  /// The call that puts the items into the bars of `controller`; `nil` where there are none.
  func placing(_ presented: Presented) -> Statement? {
    // A popover that becomes a sheet shows the content of that.
    if case .popover(let popover) = presented.content, !hasItems(presented),
      let sheet = plan.presented[popover.adaptsTo]
    {
      return placing(sheet)
    }
    guard hasItems(presented) else { return nil }
    return .expression(
      .call(.member(items(presented), "place"), [.init("in", .code("controller"))]))
  }

  /// The items that stand with those of a toolbar; `nil` where it has no others.
  func items(beside toolbar: Toolbar) -> Expression? {
    let holder = plan.presented.elements.first { $0.body.toolbar?.id == toolbar.id }
    guard let holder, hasItems(holder) else { return nil }
    let isBeside = holder.body.items.contains {
      (region(of: $0) == "bottom") == (toolbar.edge == .bottom)
    }
    return isBeside ? items(holder) : nil
  }

  private func hasItems(_ presented: Presented) -> Bool {
    !presented.body.items.isEmpty && !presented.platforms.isDisjoint(with: UIKitPlatforms.all)
  }

  private func items(_ presented: Presented) -> Expression {
    .call(.name(name(presented)), [.init("for", .code("actions"))])
  }

  private func name(_ presented: Presented) -> SwiftIdentifier {
    SwiftIdentifier(SwiftName.member(document.typeName(ofPresentable: presented.id)) + "Items")
  }

  private func function(_ presented: Presented) -> Declaration? {
    guard hasItems(presented) else { return nil }
    var locals = UniqueNames(besides: ["actions", "bar", "items"])
    let content = plan.body(
      .build { code in
        code.append(
          .constant(
            "bar",
            .call("Bar", .init("id", .string(presented.id)), .init("actions", .code("actions")))))
        code.append(.variable("items", .call(.code("PresentedItems"), [])))
        for item in presented.body.items {
          code += UIKitMenus(plan: plan).guarded(item.platforms, outer: presented.platforms) {
            add(item, presented, locals: &locals, into: &$0)
          }
        }
        code.append(.return(.code("items")))
      })
    return Declaration(
      .function(
        name(presented), ["for actions: any Actions"], result: .code("PresentedItems"), content),
      modifiers: "private static")
  }

  private func add(
    _ item: Item, _ presented: Presented, locals: inout UniqueNames, into code: inout [Statement]
  ) {
    let single = UIKitBarItem(
      plan: plan, surface: .init(presented.element, presented.id), presentation: presented.id)
    let made =
      plan.choiceIndex(item.subject) == nil
      ? single.command(
        item, showsTitle: word(item), mayBeSystems: true, locals: &locals, into: &code)
      : single.choice(item, item.id)
    guard let made else { return }
    code.append(
      .expression(
        .call(.member(.member(.code("items"), region(of: item)), "append"), [.init(made)])))
  }

  /// Cancel and Done are words on the systems before 26, also words of the document.
  private func word(_ item: Item) -> Expression? {
    document.isStandardWayOut(item) && !UIKitVersions(document).is26Everywhere
      ? .code("PresentedItems.spellsWaysOut") : nil
  }

  /// The place of an item by its meaning.
  private func region(of item: Item) -> SwiftIdentifier {
    if document.command(of: item)?.system == .close { return "leading" }
    return switch document.role(of: item) {
    case .cancel: "leading"
    case .primary: "trailing"
    case .normal, .destructive: "bottom"
    }
  }
}

extension Presented {
  /// Its element in the document.
  var element: ElementName {
    switch content {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    }
  }
}
