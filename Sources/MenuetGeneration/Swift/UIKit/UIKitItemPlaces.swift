import MenuetModel

/// Items whose place says something that their command does not.
struct UIKitItemPlaces {
  let plan: GenerationPlan
  /// The id of the sheet, cover or popover that holds them.
  var presentation: String?

  /// Declares `var copyItem = item(.copy, on: actions)` with what the place says, and gives the
  /// variable's name; `nil` for what is no command.
  func declare(
    _ item: Item, in surface: TitleKey.Surface, locals: inout UniqueNames,
    into code: inout [Statement]
  ) -> SwiftIdentifier? {
    guard let index = plan.commandIndex(item) else { return nil }
    let name = locals.name(
      plan.names.commands[index].text + "Item", in: SwiftName.member(surface.id))
    code.declare(name, call(index)) { $0 += changes(item, index, of: name, in: surface) }
    return name
  }

  /// The statements of a place about an item that is a variable.
  func changes(
    _ item: Item, _ index: Int, of name: SwiftIdentifier, in surface: TitleKey.Surface
  ) -> [Statement] {
    .build { code in
      if let overrides = item.overrides?.value {
        set(overrides, of: name, index, in: surface, into: &code)
      }
      if let holder = holder(of: index) {
        code.append(.assignment(.member(.name(name), "presentation"), holder))
      }
    }
  }

  /// `item(.copy, on: actions)`.
  func call(_ index: Int) -> Expression {
    .call(
      "item", .init(.implicitMember(plan.names.commands[index])), .init("on", .code("actions")))
  }

  /// `.compose`, where the command's effect depends on the presentation in which it is.
  private func holder(of index: Int) -> Expression? {
    guard plan.knowsPresentation(ofCommand: index), let presentation else { return nil }
    return .implicitMember(SwiftIdentifier(plan.document.caseName(ofPresentable: presentation)))
  }

  /// Returns whether a place says anything that concerns what UIKit shows there.
  func isPlain(_ item: Item) -> Bool {
    if let index = plan.commandIndex(item), holder(of: index) != nil { return false }
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

  private func set(
    _ overrides: ItemOverrides, of name: SwiftIdentifier, _ index: Int,
    in surface: TitleKey.Surface,
    into code: inout [Statement]
  ) {
    let id = plan.document.commands[index].id
    func set(_ property: SwiftIdentifier, _ value: Expression) {
      code.append(.assignment(.member(.name(name), property), value))
    }
    func setText(_ property: SwiftIdentifier, _ field: TitleKey.Field, _ text: String?) {
      guard let text else { return }
      set(property, plan.text(.place(of: id, in: surface, field), text))
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
    if let condition = overrides.enabledWhen {
      set("isEnabled", CommandFunctions(plan: plan).isEnabled(index, when: condition))
    }
    if let condition = overrides.visibleWhen { set("isVisible", plan.expression(condition)) }
    if overrides.enabledWhen != nil || overrides.visibleWhen != nil {
      let functions = CommandFunctions(plan: plan)
      func own(_ function: StaticString) -> Expression {
        .call(
          function, .init(.implicitMember(plan.names.commands[index])),
          .init("on", .code("actions")))
      }
      let tests = [
        overrides.enabledWhen.map { functions.isEnabled(index, when: $0) } ?? own("isEnabled"),
        overrides.visibleWhen.map { plan.expression($0) } ?? own("isVisible"),
      ]
      code.append(
        .closure(
          .assigned(to: .member(.name(name), "isAllowed")), signature: "actions",
          [.expression(.all(tests))]))
    }
    code += handler(overrides, of: name, index)
  }

  /// Sets what the item does here, where it presents or asks something else than elsewhere.
  private func handler(
    _ overrides: ItemOverrides, of name: SwiftIdentifier, _ index: Int
  ) -> [Statement] {
    let general = plan.commands[index]
    let confirm = overrides.confirm ?? general.confirm
    let handler = overrides.presents.map { CommandHandler.presentation(of: $0) } ?? general.handler
    guard confirm != general.confirm || handler != general.handler else { return [] }
    let handling = UIKitPerforming(plan: plan).handling(
      index, handler, confirm: confirm, command: .implicitMember(plan.names.commands[index]))
    let presentation = Statement.constant(
      "presentation", type: .code("Presentation?"), holder(of: index) ?? .code("nil"))
    let isTold =
      (handler == .method || handler == .toggle) && plan.knowsPresentation(ofCommand: index)
    return [
      .closure(
        .assigned(to: .member(.name(name), "perform")), signature: "actions, sender",
        (isTold ? [presentation] : []) + handling)
    ]
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
