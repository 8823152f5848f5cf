import MenuetModel

/// The bar button item of a command or a choice, as an expression over `bar`.
struct UIKitBarItem {
  let plan: GenerationPlan
  /// Gives the keys of the texts of places.
  let surface: TitleKey.Surface
  /// The id of the sheet, cover or popover that holds it.
  let presentation: String?

  private var document: Document { plan.document }

  /// `bar.command(.bold)`, or a constant for it where a closure says what holds in this place.
  ///
  /// - Parameters:
  ///   - showsTitle: Whether it shows its title, not its symbol; `nil` where it does not.
  ///   - mayBeSystems: True where the document says nothing of its look.
  func command(
    _ item: Item, showsTitle: Expression?, mayBeSystems: Bool, locals: inout UniqueNames,
    into code: inout [Statement]
  ) -> Expression? {
    guard let index = plan.commandIndex(item) else { return nil }
    let items = UIKitItemPlaces(plan: plan, presentation: presentation)
    let command = plan.names.commands[index]
    var arguments: [Expression.Argument] = [.init(.implicitMember(command))]
    if mayBeSystems, let systemItem = UIKitSystemItems.item(of: item, index, in: document) {
      arguments.append(.init("systemItem", systemItem))
    } else if let showsTitle {
      arguments.append(.init("showsTitle", showsTitle))
    }
    let call = Expression.call(.code("bar.command"), arguments)
    let changes =
      items.isPlain(item) ? [] : items.changes(item, index, of: "item", in: surface)
    guard !changes.isEmpty else { return call }
    let name = locals.name(command.text + "BarItem")
    // The bar keeps the closure: it names the object, so as not to keep that of the function.
    code.append(.closure(.constant(name, call: call), signature: "item, actions", changes))
    return .name(name)
  }

  func choice(_ item: Item, _ id: String) -> Expression? {
    guard let index = plan.choiceIndex(item.subject) else { return nil }
    let choice = document.choices[index]
    let overrides = item.overrides?.value
    let title = overrides?.title ?? choice.title
    let key: TitleKey =
      overrides?.title == nil
      ? plan.keys.key(of: choice) : .place(of: choice.id, in: surface)
    return self.choice(
      item.subject, id, title: title.map { plan.text(key, $0) },
      image: UIKitImage.expression(
        symbol: overrides?.symbol ?? choice.symbol, image: overrides?.image ?? choice.image))
  }

  func choice(
    _ subject: Subject, _ id: String, title: Expression?, image: Expression?
  ) -> Expression? {
    guard let index = plan.choiceIndex(subject) else { return nil }
    var arguments: [Expression.Argument] = [
      .init(.string(id)), .init("title", title ?? .string("")),
    ]
    if let image { arguments.append(.init("image", image)) }
    arguments.append(
      .init("options", .functionReference(UIKitChoices(plan: plan).name(index), "on:")))
    return .call(.code("bar.popUp"), arguments)
  }
}
