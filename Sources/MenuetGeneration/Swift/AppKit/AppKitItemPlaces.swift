import MenuetModel

/// Items whose place says something that their command does not.
struct AppKitItemPlaces {
  let plan: GenerationPlan
  /// The id of the sheet, cover or popover that holds them.
  var presentation: String?

  /// `item(.copy, on: actions)`.
  func call(_ index: Int) -> Expression {
    .call(
      "item", .init(.implicitMember(plan.names.commands[index])), .init("on", .code("actions")))
  }

  /// Returns whether a place says anything that concerns what AppKit shows there.
  func isPlain(_ item: Item) -> Bool {
    guard let index = plan.commandIndex(item) else { return true }
    if holder(of: index) != nil { return false }
    guard let overrides = item.overrides?.value else { return true }
    var rest = overrides
    rest.near = nil
    rest.position = nil
    rest.shortcut = nil
    rest.hidesShortcut = false
    rest.comment = nil
    // What all places say alike is said of the command.
    if case .presentation(let target) = plan.commands[index].handler, rest.presents == target {
      rest.presents = nil
    }
    if rest.confirm == plan.commands[index].confirm { rest.confirm = nil }
    return rest == ItemOverrides()
  }

  /// The statements that make the item of a place, and return it, with `actions` in scope.
  func making(
    _ item: Item, _ index: Int, in surface: TitleKey.Surface
  ) -> [Statement] {
    let name: SwiftIdentifier = "content"
    return .build { code in
      code.declare(name, call(index)) { code in
        if let overrides = item.overrides?.value {
          set(overrides, of: name, index, in: surface, into: &code)
        }
        if let holder = holder(of: index) {
          code.append(.assignment(.member(.name(name), "presentation"), holder))
        }
      }
      code.append(.return(.name(name)))
    }
  }

  /// `.compose`, where the command's method is told in which presentation it is.
  private func holder(of index: Int) -> Expression? {
    guard plan.knowsPresentation(ofCommand: index), let presentation else { return nil }
    return .implicitMember(SwiftIdentifier(plan.document.caseName(ofPresentable: presentation)))
  }

  private func set(
    _ overrides: ItemOverrides, of name: SwiftIdentifier, _ index: Int,
    in surface: TitleKey.Surface, into code: inout [Statement]
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
    if let image = image(overrides) { set("image", image) }
    if let role = overrides.role { set("isDestructive", .flag(role == .destructive)) }
    if let behavior = overrides.whenUnavailable {
      set("hidesWhenUnavailable", .flag(behavior == .hide))
    }
    if let condition = overrides.enabledWhen {
      set("isEnabled", CommandFunctions(plan: plan).isEnabled(index, when: condition))
    }
    if let condition = overrides.visibleWhen { set("isVisible", plan.expression(condition)) }
    code += handler(overrides, of: name, index)
  }

  private func image(_ overrides: ItemOverrides) -> Expression? {
    overrides.hidesSymbol
      ? .code("nil") : AppKitImage.expression(symbol: overrides.symbol, image: overrides.image)
  }

  /// Sets what the item does here, where it presents or asks something else than elsewhere.
  private func handler(
    _ overrides: ItemOverrides, of name: SwiftIdentifier, _ index: Int
  ) -> [Statement] {
    let general = plan.commands[index]
    let confirm = overrides.confirm ?? general.confirm
    let handler = overrides.presents.map { CommandHandler.presentation(of: $0) } ?? general.handler
    guard confirm != general.confirm || handler != general.handler else { return [] }
    let handling = AppKitPerforming(plan: plan).handling(
      index, handler, confirm: confirm,
      // A case may be named `none`, which would be that of an optional command.
      command: .member(.code("Command"), plan.names.commands[index]))
    let presentation = Statement.constant(
      "presentation", type: .code("Presentation?"), holder(of: index) ?? .code("nil"))
    let isTold =
      handler == general.handler && AppKitPerforming(plan: plan).asksPresentation(index)
    return [
      .closure(
        .assigned(to: .member(.name(name), "perform")), signature: "sender",
        (isTold ? [presentation] : []) + handling)
    ]
  }

  /// The statements that set what AppKit's own item of a command says here, or what an item of the
  /// menu bar says before anything is known of the app's state.
  ///
  /// - Parameter isInContextMenu: whether symbols stand in it since macOS 26 only.
  func setting(
    _ item: Item, _ index: Int, in surface: TitleKey.Surface, of name: SwiftIdentifier,
    words: Bool, isInContextMenu: Bool = false
  ) -> [Statement] {
    guard let overrides = item.overrides?.value else { return [] }
    return .build { code in
      if words, let title = overrides.title {
        let key = TitleKey.place(of: plan.document.commands[index].id, in: surface)
        code.append(.assignment(.member(.name(name), "title"), plan.text(key, title)))
      }
      if words, let image = image(overrides) {
        let setting = Statement.assignment(.member(.name(name), "image"), image)
        code +=
          isInContextMenu && !overrides.hidesSymbol
          ? plan.appKitVersions.since(PlatformVersion(26), "macOS 26.0", [setting]) : [setting]
      }
      let keys =
        overrides.hidesShortcut
        ? Expression.code("nil") : overrides.shortcut.map { ShortcutCode.expression($0) }
      if let keys { code.append(.call("assignKeys", .init(keys), .init("to", .name(name)))) }
    }
  }
}

/// Images in generated code.
enum AppKitImage {
  /// `image("trash")` for a symbol, `NSImage(named: "Trash")` for an asset; `nil` for neither.
  static func expression(symbol: String?, image: String?) -> Expression? {
    if let image { return .call("NSImage", .init("named", .string(image))) }
    return symbol.map { .call("image", .init(.string($0))) }
  }
}
