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
    rest.comment = nil
    if case .presentation(let target) = plan.commands[index].handler, rest.presents == target {
      rest.presents = nil
    }
    if rest.confirm == plan.commands[index].confirm { rest.confirm = nil }
    return rest == ItemOverrides()
  }

  /// The view of an item that stands in a surface, `menu.item(.copy)`, and what its place says of it.
  func view(
    _ item: Item, in surface: SwiftIdentifier, _ key: TitleKey.Surface
  ) -> (call: Statement.ViewCall, modifiers: [Statement.ViewCall])? {
    guard let index = plan.commandIndex(item) else { return nil }
    let call = Expression.call(
      .member(.name(surface), "item"), [.init(.implicitMember(plan.names.commands[index]))])
    var modifiers: [Statement.ViewCall] = []
    if let overrides = item.overrides?.value {
      modifiers = changes(overrides, index, key)
        .map { Statement.ViewCall(.call(.code($0.method), [$0.argument].compactMap { $0 })) }
      if let effect = effect(overrides, index) {
        modifiers.append(.init(.code(".performing"), .init(signature: "presented", effect)))
      }
    }
    if let shared = shared(index, item) {
      modifiers.append(.init(.code(".sharing"), .init([.expression(shared)])))
    }
    return (Statement.ViewCall(call), modifiers)
  }

  /// The condition under which an item is there, `bar.item(.archive).isShown`; `nil` for always.
  func isShown(
    _ item: Item, in surface: SwiftIdentifier, _ key: TitleKey.Surface
  ) -> Expression? {
    guard let index = plan.commandIndex(item) else { return nil }
    let command = document.commands[index]
    let overrides = item.overrides?.value
    let hides = overrides?.whenUnavailable ?? command.whenUnavailable
    guard (overrides?.visibleWhen ?? command.visibleWhen) != nil || hides == .hide else {
      return nil
    }
    var shown = Expression.call(
      .member(.name(surface), "item"), [.init(.implicitMember(plan.names.commands[index]))])
    for change in overrides.map({ changes($0, index, key) }) ?? [] where change.isCondition {
      // The method's name without its dot.
      shown = .call(
        .member(shown, SwiftIdentifier(String("\(change.method)".dropFirst()))),
        [change.argument].compactMap { $0 })
    }
    return .member(shown, "isShown")
  }

  /// A method that says what a place changes of an item.
  private struct Change {
    let method: StaticString
    let argument: Expression.Argument?
    var isCondition = false
  }

  private func changes(
    _ overrides: ItemOverrides, _ index: Int, _ key: TitleKey.Surface
  ) -> [Change] {
    let id = document.commands[index].id
    var changes: [Change] = []
    func add(
      _ method: StaticString, _ value: Expression?, label: StaticString? = nil,
      isCondition: Bool = false
    ) {
      guard let value else { return }
      changes.append(
        Change(method: method, argument: .init(label, value), isCondition: isCondition))
    }
    func text(_ field: TitleKey.Field, _ text: String?) -> Expression? {
      text.map { plan.text(.place(of: id, in: key, field), $0) }
    }
    add(".titled", text(.title, overrides.title))
    add(".subtitled", text(.subtitle, overrides.subtitle))
    add(".showing", overrides.symbol.map { .string($0) }, label: "symbol")
    add(".showing", overrides.image.map { .string($0) }, label: "image")
    if overrides.hidesSymbol { changes.append(Change(method: ".withoutSymbol", argument: nil)) }
    add(".hinted", text(.hint, overrides.hint))
    add(".labelled", text(.accessibilityLabel, overrides.accessibilityLabel))
    add(".inRole", overrides.role.map { .implicitMember(SwiftIdentifier($0.rawValue)) })
    add(
      ".enabled",
      overrides.enabledWhen.map { CommandFunctions(plan: plan).isEnabled(index, when: $0) },
      label: "if", isCondition: true)
    add(
      ".shown", overrides.visibleWhen.map { plan.expression($0) }, label: "if", isCondition: true)
    add(
      ".hidden", overrides.whenUnavailable.map { .flag($0 == .hide) }, label: "whenUnavailable",
      isCondition: true)
    if let shortcut = overrides.shortcut {
      add(".keyed", ShortcutCode.expression(shortcut))
    } else if overrides.hidesShortcut, SwiftUIKeys(plan: plan).isNeeded {
      add(".keyed", .code("nil"))
    }
    return changes
  }

  /// The effect of the item here, where it presents or asks something else than elsewhere.
  private func effect(_ overrides: ItemOverrides, _ index: Int) -> [Statement]? {
    let general = plan.commands[index]
    if let confirm = overrides.confirm, confirm != general.confirm {
      return [
        .call(
          "presented?.ask", .init(.string(confirm)),
          .init("before", .member(.code("Command"), plan.names.commands[index])))
      ]
    }
    guard let target = overrides.presents, general.handler != .presentation(of: target) else {
      return nil
    }
    let presenting = SwiftUIPerforming(plan: plan).presenting(target, for: index)
    return presenting.isEmpty ? nil : presenting
  }

  /// The things that an item shares: `actions.makeShareNoteItems(for: .shareNote)`.
  func shared(_ index: Int, _ item: Item) -> Expression? {
    let target: String?
    if let own = item.overrides?.value.presents {
      target = own
    } else if case .presentation(let general) = plan.commands[index].handler {
      target = general
    } else {
      target = nil
    }
    guard let view = plan.activityViews[target] else { return nil }
    return .call(
      .member("actions", SwiftUIPresentations(plan: plan).itemsMethod(view)),
      [.init("for", .implicitMember(plan.names.commands[index]))])
  }
}
