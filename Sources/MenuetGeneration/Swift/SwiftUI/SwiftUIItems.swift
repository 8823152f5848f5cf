import MenuetModel

/// The items of commands, with what their places say of them.
struct SwiftUIItems {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// Returns whether a place says nothing that SwiftUI shows there.
  func isPlain(_ item: Item) -> Bool {
    guard let index = plan.commandIndex(item), shared(index, item) == nil else { return false }
    guard let overrides = item.overrides?.value else { return true }
    var rest = overrides
    rest.near = nil
    rest.position = nil
    rest.shortcut = nil
    rest.hidesShortcut = false
    rest.comment = nil
    if case .presentation(let target) = plan.commands[index].handler, rest.presents == target {
      rest.presents = nil
    }
    if rest.confirm == plan.commands[index].confirm { rest.confirm = nil }
    return rest == ItemOverrides()
  }

  /// The view of an item that stands in a surface, `menu.item(.copy, title: …)`, and its modifiers.
  func view(
    _ item: Item, in surface: SwiftIdentifier, _ key: TitleKey.Surface
  ) -> (call: Statement.ViewCall, modifiers: [Statement.ViewCall])? {
    guard let index = plan.commandIndex(item) else { return nil }
    var arguments: [Expression.Argument] = [.init(.implicitMember(plan.names.commands[index]))]
    var closure: [Statement]?
    if let overrides = item.overrides?.value {
      arguments += words(overrides, document.commands[index].id, key)
      closure = effect(overrides, index)
    }
    let call = Expression.call(.member(.name(surface), "item"), arguments)
    if let shared = shared(index, item) {
      return (Statement.ViewCall(call), [.init(.call(".sharing", .init(shared)))])
    }
    guard let closure else { return (Statement.ViewCall(call), []) }
    return (Statement.ViewCall(call, .init(signature: "actions", closure)), [])
  }

  private func words(
    _ overrides: ItemOverrides, _ id: String, _ key: TitleKey.Surface
  ) -> [Expression.Argument] {
    var arguments: [Expression.Argument] = []
    func add(_ label: StaticString, _ value: Expression?) {
      if let value { arguments.append(.init(label, value)) }
    }
    func text(_ field: TitleKey.Field, _ text: String?) -> Expression? {
      text.map { plan.text(.place(of: id, in: key, field), $0) }
    }
    add("title", text(.title, overrides.title))
    add("subtitle", text(.subtitle, overrides.subtitle))
    add("symbol", overrides.symbol.map { .string($0) })
    add("image", overrides.image.map { .string($0) })
    if overrides.hidesSymbol { add("hidesSymbol", .code("true")) }
    add("hint", text(.hint, overrides.hint))
    add("accessibilityLabel", text(.accessibilityLabel, overrides.accessibilityLabel))
    add("role", overrides.role.map { .implicitMember(SwiftIdentifier($0.rawValue)) })
    add("isEnabled", overrides.enabledWhen.map { plan.expression($0) })
    add("isVisible", overrides.visibleWhen.map { plan.expression($0) })
    add("hidesWhenUnavailable", overrides.whenUnavailable.map { .flag($0 == .hide) })
    return arguments
  }

  /// What the item does here, where it presents or asks something else than elsewhere.
  private func effect(_ overrides: ItemOverrides, _ index: Int) -> [Statement]? {
    let general = plan.commands[index]
    if let confirm = overrides.confirm, confirm != general.confirm {
      return [
        .call(
          "actions.presented.ask", .init(.string(confirm)),
          .init("before", .implicitMember(plan.names.commands[index])))
      ]
    }
    guard let target = overrides.presents, general.handler != .presentation(of: target) else {
      return nil
    }
    let presenting = SwiftUIPerforming(plan: plan).presenting(target, for: index)
    return presenting.isEmpty ? nil : presenting
  }

  /// What an item shares: `actions.shareNoteItems(for: .shareNote)`.
  func shared(_ index: Int, _ item: Item) -> Expression? {
    let target: String?
    if let own = item.overrides?.value.presents {
      target = own
    } else if case .presentation(let general) = plan.commands[index].handler {
      target = general
    } else {
      target = nil
    }
    guard let view = document.activityViews.first(where: { $0.id == target }) else { return nil }
    return .call(
      .member("actions", SwiftUIPresentations(plan: plan).itemsMethod(view)),
      [.init("for", .implicitMember(plan.names.commands[index]))])
  }
}
