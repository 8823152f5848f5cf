import MenuetModel

/// The items of sheets, covers and popovers, which stand in the bars of their content: the ways out at
/// the top, the others at the bottom. Content with a toolbar of its own has them there.
struct UIKitPresentedItems {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// A function for everything presented that has items.
  var functions: [Declaration] { document.presented.compactMap { function($0) } }

  /// The call that puts the items into the bars of `controller`; `nil` where there are none.
  func placing(_ presented: Presented) -> Statement? {
    // A popover that becomes a sheet shows the content of that.
    if case .popover(let popover) = presented.content, !hasItems(presented),
      let sheet = document.presented.first(where: { $0.id == popover.adaptsTo })
    {
      return placing(sheet)
    }
    guard hasItems(presented) else { return nil }
    return .call(
      .name(name(presented)),
      .init("in", .code("controller")), .init("actions", .code("actions")))
  }

  private func hasItems(_ presented: Presented) -> Bool {
    !presented.body.items.isEmpty && presented.body.toolbar == nil
      && !presented.platforms.isDisjoint(with: UIKitPlatforms.all)
  }

  private func name(_ presented: Presented) -> SwiftIdentifier {
    SwiftIdentifier("place\(document.typeName(ofPresentable: presented.id))Items")
  }

  private func function(_ presented: Presented) -> Declaration? {
    guard hasItems(presented) else { return nil }
    var locals = UniqueNames(besides: ["controller", "actions", "bar", "items"])
    let content = [Statement].build { code in
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
      code.append(.call("items.place", .init("in", .code("controller"))))
    }
    return Declaration(
      .function(
        name(presented), ["in controller: UIViewController", "actions: any Actions"], content),
      modifiers: "private static")
  }

  private func add(
    _ item: Item, _ presented: Presented, locals: inout UniqueNames, into code: inout [Statement]
  ) {
    let single = UIKitBarItem(
      plan: plan, surface: .init(presented.element, presented.id), presentation: presented.id)
    let made =
      plan.choiceIndex(item.subject) == nil
      ? single.command(item, showsTitle: word(item), locals: &locals, into: &code)
      : single.choice(item, item.id)
    guard let made else { return }
    code.append(
      .expression(
        .call(.member(.member(.code("items"), region(of: item)), "append"), [.init(made)])))
  }

  /// Cancel and Done are words on the systems before 26.
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
