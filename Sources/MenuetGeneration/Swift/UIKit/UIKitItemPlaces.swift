import MenuetModel

/// Prints items whose place says something that their command does not.
struct UIKitItemPlaces {
  let plan: GenerationPlan

  /// Prints `var copyItem = item(.copy, on: actions)` with what the place says, and gives the
  /// variable's name; `nil` for what is no command.
  func print(
    _ item: Item, in place: SurfacePlace, locals: inout UniqueNames,
    into printer: inout SwiftPrinter,
    further: (SwiftIdentifier, inout SwiftPrinter) -> Void = { _, _ in }
  ) -> SwiftIdentifier? {
    guard let index = plan.commandIndex(item) else { return nil }
    let name = locals.name(plan.names.commands[index].text + "Item")
    printer.print(variable: name, call(index)) { printer in
      if let overrides = item.overrides?.value {
        printOverrides(overrides, of: name, index, in: place, into: &printer)
      }
      further(name, &printer)
    }
    return name
  }

  /// `item(.copy, on: actions)`.
  func call(_ index: Int) -> Expression {
    .call(
      "item", .init(.implicitMember(plan.names.commands[index])), .init("on", .code("actions")))
  }

  /// Whether a place says anything that concerns what UIKit shows there.
  func isPlain(_ item: Item) -> Bool {
    guard let overrides = item.overrides?.value else { return true }
    var rest = overrides
    rest.near = nil
    rest.position = nil
    rest.shortcut = nil
    rest.hidesShortcut = false
    rest.comment = nil
    guard rest != ItemOverrides() else { return true }
    guard let index = plan.commandIndex(item) else { return true }
    // What all places say alike is said of the command.
    if case .presentation(let target) = plan.commands[index].handler, rest.presents == target {
      rest.presents = nil
    }
    if rest.confirm == plan.commands[index].confirm { rest.confirm = nil }
    return rest == ItemOverrides()
  }

  private func printOverrides(
    _ overrides: ItemOverrides, of name: SwiftIdentifier, _ index: Int, in place: SurfacePlace,
    into printer: inout SwiftPrinter
  ) {
    let id = plan.document.commands[index].id
    func set(_ property: String, _ value: Expression) {
      printer.print(.assignment(.member(.name(name), SwiftIdentifier(property)), value))
    }
    func setText(_ property: String, _ kind: TitleKey.Text, _ text: String?) {
      guard let text else { return }
      let key = TitleKey.item(id, in: place.element, place.id, kind)
      set(property, plan.text(key, text))
    }
    setText("title", .title, overrides.title)
    setText("subtitle", .subtitle, overrides.subtitle)
    setText("hint", .hint, overrides.hint)
    setText("accessibilityLabel", .accessibilityLabel, overrides.accessibilityLabel)
    if overrides.hidesSymbol {
      set("image", .code("nil"))
    } else if let image = UIKitImage.expression(symbol: overrides.symbol, image: overrides.image) {
      set("image", image)
    }
    if let role = overrides.role { set("isDestructive", .flag(role == .destructive)) }
    if let behavior = overrides.whenUnavailable {
      set("hidesWhenUnavailable", .flag(behavior == .hide))
    }
    if let condition = overrides.enabledWhen { set("isEnabled", plan.expression(condition)) }
    if let condition = overrides.visibleWhen { set("isVisible", plan.expression(condition)) }
    printHandler(overrides, of: name, index, into: &printer)
  }

  /// Prints what the item does here, where it presents or asks something else than elsewhere.
  private func printHandler(
    _ overrides: ItemOverrides, of name: SwiftIdentifier, _ index: Int,
    into printer: inout SwiftPrinter
  ) {
    let general = plan.commands[index]
    let confirm = overrides.confirm ?? general.confirm
    let handler = overrides.presents.map { CommandHandler.presentation(of: $0) } ?? general.handler
    guard confirm != general.confirm || handler != general.handler else { return }
    let performing = UIKitPerforming(plan: plan)
    let property = Expression.member(.name(name), SwiftIdentifier("perform"))
    printer.print(.closureAssignment(property, signature: "actions, sender")) { printer in
      performing.printHandling(
        index, handler, confirm: confirm, command: .implicitMember(plan.names.commands[index]),
        into: &printer)
    }
  }
}

/// Images in generated code.
enum UIKitImage {
  /// `image("trash")` for a symbol, `UIImage(named: "Trash")` for an asset; `nil` for neither.
  static func expression(symbol: String?, image: String?) -> Expression? {
    if let image { return .call("UIImage", .init("named", .string(image))) }
    return symbol.map { .call("image", .init(.string($0))) }
  }
}
