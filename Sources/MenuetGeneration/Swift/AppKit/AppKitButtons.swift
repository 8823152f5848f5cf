import MenuetModel

/// A function for every button and segmented control outside toolbars, and for the buttons of each
/// sheet, cover and popover.
struct AppKitButtons {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  var functions: [Declaration] {
    var names = ButtonNames(document)
    var functions: [Declaration] = []
    for (button, presentation) in plan.walk.everyButton where button.item.platforms.hasAppKit {
      let name = names.name(of: button, in: presentation)
      functions += self.functions(button, name, in: presentation)
    }
    for button in plan.walk.everyPopUpButton where button.platforms.hasAppKit {
      functions += self.functions(button, names.name(of: button))
    }
    for button in plan.walk.everyPullDownButton where button.platforms.hasAppKit {
      functions += self.functions(button, names.name(of: button))
    }
    for control in plan.walk.everySegmentedControl where control.platforms.hasAppKit {
      functions += self.functions(control, names.name(of: control))
    }
    return functions + plan.presented.elements.flatMap { buttons(of: $0) }
  }

  private func function(
    _ name: SwiftIdentifier, _ result: StaticString = "NSButton", comment: Comment,
    _ content: (inout [Statement]) -> Void
  ) -> Declaration {
    Declaration(
      .function(name, ["actions: any Actions"], result: .code(result), .build(content)),
      comment: comment, modifiers: "static", isInterface: true)
  }

  // MARK: Buttons

  private func functions(
    _ button: Button, _ name: SwiftIdentifier, in presentation: String?
  ) -> [Declaration] {
    guard let index = plan.commandIndex(button.item) else { return [] }
    let id = IDPath.button(button, in: presentation)
    return [
      function(name, comment: "A button that performs `\(button.item.id)`.") { code in
        code += making("button", button.item, id, button.look, button.kind)
        code += springLoading(button.springLoaded, "button")
        code.append(
          .closure(
            .returned(call: showing("button", button.item, isRound: button.kind != nil)),
            signature: "actions",
            showing(button.item, index, in: .init(.button, button.item.id), presentation)))
      }
    ]
  }

  /// The statements that make a button before it shows anything.
  private func making(
    _ name: SwiftIdentifier, _ item: Item, _ id: String, _ look: ButtonLook, _ kind: ButtonKind?
  ) -> [Statement] {
    .build { code in
      code.append(
        .constant(
          name,
          .call(
            "NSButton", .init("title", .string("")), .init("target", .code("nil")),
            .init("action", .code("nil")))))
      func set(_ property: SwiftIdentifier, _ value: Expression) {
        code.append(.assignment(.member(.name(name), property), value))
      }
      let role = document.role(of: item)
      if kind != nil { set("bezelStyle", .code(".circular")) }
      switch role {
      case .primary: set("keyEquivalent", .code(#""\r""#))
      case .cancel: set("keyEquivalent", .code(#""\u{1B}""#))
      case .normal, .destructive: break
      }
      code += self.look(look, of: name)
      code.append(identifying(name, id))
    }
  }

  private func identifying(_ name: SwiftIdentifier, _ id: String) -> Statement {
    .expression(.call(.member(.name(name), "setAccessibilityIdentifier"), [.init(.string(id))]))
  }

  /// The statements that give the item of a button.
  private func showing(
    _ item: Item, _ index: Int, in surface: TitleKey.Surface, _ presentation: String?
  ) -> [Statement] {
    let places = AppKitItemPlaces(plan: plan, presentation: presentation)
    return places.isPlain(item)
      ? [.expression(places.call(index))] : places.making(item, index, in: surface)
  }

  /// `showing(button, for: actions)`.
  private func showing(
    _ button: SwiftIdentifier, _ item: Item, isRound: Bool = false
  ) -> Expression {
    var arguments: [Expression.Argument] = [.init(.name(button))]
    if isRound {
      arguments.append(.init("titled", .code("false")))
    } else if document.isStandardWayOut(item) {
      arguments.append(.init("pictured", .code("false")))
    }
    return .call(.code("showing"), arguments + [.init("for", .code("actions"))])
  }

  private func look(_ look: ButtonLook, of name: SwiftIdentifier) -> [Statement] {
    .build { code in
      func set(_ property: SwiftIdentifier, _ value: Expression) -> Statement {
        .assignment(.member(.name(name), property), value)
      }
      let accent = Expression.code(".controlAccentColor")
      let tint = look.tint.map { Expression.call("NSColor", .init("named", .string($0))) }
      switch look.style {
      case .plain: code.append(set("isBordered", .code("false")))
      case .tinted, .filled: code.append(set("bezelColor", tint ?? accent))
      case .glass, .prominentGlass:
        code += plan.appKitVersions.since(
          PlatformVersion(26), "macOS 26.0", [set("bezelStyle", .code(".glass"))])
        if look.style == .prominentGlass { code.append(set("bezelColor", tint ?? accent)) }
      case .gray, nil:
        if let tint { code.append(set("bezelColor", tint)) }
      }
      switch look.size {
      case .small: code.append(set("controlSize", .code(".small")))
      case .large: code.append(set("controlSize", .code(".large")))
      case .medium, nil: break
      }
      if look.corner == .capsule {
        code += plan.appKitVersions.since(
          PlatformVersion(26), "macOS 26.0", [set("borderShape", .code(".capsule"))])
      }
    }
  }

  // MARK: Menus of buttons

  private func functions(_ button: PopUpButton, _ name: SwiftIdentifier) -> [Declaration] {
    guard let choice = plan.choiceIndex(button.subject) else { return [] }
    return [
      function(
        name, "NSPopUpButton", comment: "A button that shows and changes `\(button.choice)`."
      ) { code in
        code += popUp("button", menuID: button.id, choice)
        code.append(identifying("button", button.id))
        code += look(button.look, of: "button")
        let label = text(plan.keys.key(of: button, .accessibilityLabel), button.accessibilityLabel)
        code += describing(
          "button", label ?? text(plan.keys.key(of: button), button.title),
          hint: text(plan.keys.key(of: button, .hint), button.hint))
        code += springLoading(button.springLoaded, "button")
        code += following(button.enabledWhen, button.visibleWhen, "button")
        code.append(.return(.code("button")))
      }
    ]
  }

  /// The statements that make a pop-up button of a choice.
  func popUp(
    _ name: SwiftIdentifier, menuID id: String, _ choice: Int
  ) -> [Statement] {
    let choices = AppKitChoices(plan: plan)
    let menu = SwiftIdentifier(name.text + "Menu")
    let made = Expression.call(
      "popUpButton", .init(.member(.name(menu), "menu")),
      .init("options", choices.reference(choice)), .init("for", .code("actions")))
    return [
      AppKitMenuFactories(plan: plan).declaration(menu, id),
      .expression(.call(.member(.name(menu), "add"), choices.arguments(choice, hasKeys: false))),
      .constant(name, made),
    ]
  }

  private func functions(_ button: PullDownButton, _ name: SwiftIdentifier) -> [Declaration] {
    let menu = name.with("Menu")
    let primary: Int? =
      if case .command(let index) = button.primarySubject { index } else { nil }
    let title = text(plan.keys.key(of: button), button.title) ?? .string("")
    let image = AppKitImage.expression(symbol: button.face.symbol, image: button.image)
    let function = function(
      name, primary == nil ? "NSPopUpButton" : "NSComboButton",
      comment: "The button `\(button.id)` with its menu."
    ) { code in
      var arguments: [Expression.Argument] = [
        .init(.call(.name(menu), [.init("actions", .code("actions"))])), .init("title", title),
      ]
      if let image { arguments.append(.init("image", image)) }
      if let primary {
        arguments.append(.init("primary", .member(.code("Command"), plan.names.commands[primary])))
        arguments.append(.init("for", .code("actions")))
      }
      let maker: StaticString = primary == nil ? "pullDownButton" : "comboButton"
      code.append(.constant("button", .call(.code(maker), arguments)))
      if primary == nil { code += look(button.look, of: "button") }
      code.append(identifying("button", button.id))
      code += describing(
        "button",
        text(plan.keys.key(of: button, .accessibilityLabel), button.accessibilityLabel),
        hint: text(plan.keys.key(of: button, .hint), button.hint))
      if primary == nil { code += springLoading(button.springLoaded, "button") }
      code += following(button.enabledWhen, button.visibleWhen, "button")
      code.append(.return(.code("button")))
    }
    return [function, self.menu(button, menu)]
  }

  /// The function that makes the menu of a pull-down button.
  func menu(_ button: PullDownButton, _ name: SwiftIdentifier) -> Declaration {
    AppKitMenuFactories(plan: plan).menu(
      name, button.id, comment: "The menu of the button `\(button.id)`.", isInterface: false
    ) { locals, code in
      if button.whenUnavailable == .hide {
        code.append(.assignment("menu.hidesUnavailable", .code("true")))
      }
      AppKitMenus(plan: plan).add(
        button.content, layout: button.layout, to: "menu",
        in: .init(.pullDownButton, button.id), locals: &locals, into: &code)
    }
  }

  private func functions(_ control: SegmentedControl, _ name: SwiftIdentifier) -> [Declaration] {
    guard let choice = plan.choiceIndex(control.subject) else { return [] }
    return [
      function(
        name, "NSSegmentedControl", comment: "The options of `\(control.choice)` side by side."
      ) { code in
        code += [segments("control", choice), identifying("control", control.id)]
        let label = text(
          plan.keys.key(of: control, .accessibilityLabel), control.accessibilityLabel)
        code += describing(
          "control", label ?? text(plan.keys.key(of: control), control.title),
          hint: text(plan.keys.key(of: control, .hint), control.hint))
        code += springLoading(control.springLoaded, "control")
        code += following(control.enabledWhen, control.visibleWhen, "control")
        code.append(.return(.code("control")))
      }
    ]
  }

  /// The statement that makes a segmented control.
  func segments(_ name: SwiftIdentifier, _ choice: Int) -> Statement {
    let options = AppKitChoices(plan: plan).reference(choice)
    return .constant(name, .call("segments", .init(options), .init("for", .code("actions"))))
  }

  // MARK: What is presented

  /// The function that makes the buttons of a sheet, cover or popover.
  private func buttons(of presented: Presented) -> [Declaration] {
    let items = presented.body.items.filter { $0.platforms.hasAppKit }
    guard presented.platforms.hasAppKit, !items.isEmpty else { return [] }
    // Cancel stands before the button that Return presses, which is the last one.
    let ranks: [Role: Int] = [.destructive: 0, .normal: 1, .cancel: 2, .primary: 3]
    let ordered = items.enumerated().sorted {
      let left = ranks[document.role(of: $0.element)] ?? 1
      let right = ranks[document.role(of: $1.element)] ?? 1
      return (left, $0.offset) < (right, $1.offset)
    }.map(\.element)
    var locals = UniqueNames(besides: ["actions", "buttons"])
    let name = SwiftName.factory(presented.id, suffix: "buttons")
    return [
      function(
        SwiftIdentifier(name), "[NSButton]",
        comment: "The buttons of `\(presented.id)`, from the leading edge to the trailing one."
      ) { code in
        code.append(.variable("buttons", type: .code("[NSButton]"), .array([])))
        for item in ordered { code += adding(item, of: presented, &locals) }
        code.append(.return(.code("buttons")))
      }
    ]
  }

  private func adding(
    _ item: Item, of presented: Presented, _ locals: inout UniqueNames
  ) -> [Statement] {
    let id = IDPath.part(item.id, of: presented.id)
    let kind: ElementName =
      switch presented.kind {
      case .cover: .cover
      case .popover: .popover
      default: .sheet
      }
    let surface = TitleKey.Surface(kind, presented.id)
    if let choice = plan.choiceIndex(item.subject) {
      let name = locals.name(plan.names.choiceProperties[choice].text + "Button")
      let declared = document.choices[choice]
      let label = text(
        plan.keys.key(of: declared, .accessibilityLabel), declared.accessibilityLabel)
      return popUp(name, menuID: id, choice) + [identifying(name, id)]
        + describing(
          name, label ?? title(of: item, choice, in: surface),
          hint: text(plan.keys.key(of: declared, .hint), declared.hint))
        + [.call("buttons.append", .init(.name(name)))]
    }
    guard let index = plan.commandIndex(item) else { return [] }
    let name = locals.name(plan.names.commands[index].text + "Button")
    let shown = showing(item, index, in: surface, presented.id)
    return making(name, item, id, ButtonLook(), nil) + [
      .closure(.argument(of: showing(name, item)), signature: "actions", shown),
      .call("buttons.append", .init(.name(name))),
    ]
  }

  // MARK: Conditions and words

  /// The words of a choice at a place.
  func title(of item: Item, _ choice: Int, in surface: TitleKey.Surface) -> Expression? {
    let declared = document.choices[choice]
    let own = item.overrides?.value.title
    return text(
      own == nil ? plan.keys.key(of: declared) : .place(of: declared.id, in: surface),
      own ?? declared.title)
  }

  private func describing(
    _ control: SwiftIdentifier, _ label: Expression?, hint: Expression?
  ) -> [Statement] {
    .build { code in
      if let label {
        code.append(
          .expression(
            .call(.member(.name(control), "setAccessibilityLabel"), [.init(label)])))
      }
      if let hint { code.append(.assignment(.member(.name(control), "toolTip"), hint)) }
    }
  }

  private func following(
    _ enabledWhen: Condition?, _ visibleWhen: Condition?, _ control: SwiftIdentifier
  ) -> [Statement] {
    var changes: [Statement] = []
    if let enabledWhen {
      changes.append(
        .assigning(plan.expression(enabledWhen), to: #"\.isEnabled"#, of: "control"))
    }
    if let visibleWhen {
      changes.append(
        .assigning(
          .negated(plan.expression(visibleWhen)), to: #"\.isHidden"#, of: "control"))
    }
    guard !changes.isEmpty else { return [] }
    return [
      .closure(
        .argument(of: .call("follow", .init(.name(control)), .init("for", .code("actions")))),
        signature: "control, actions", changes)
    ]
  }

  private func springLoading(_ isLoaded: Bool, _ name: SwiftIdentifier) -> [Statement] {
    isLoaded ? [.assignment(.member(.name(name), "isSpringLoaded"), .code("true"))] : []
  }

  private func text(_ key: TitleKey?, _ text: String?) -> Expression? {
    text.map { plan.text(key, $0) }
  }
}

extension Statement {
  /// `assign(actions.isOnline, to: \.isEnabled, of: control)`, which writes what has changed alone.
  static func assigning(
    _ value: Expression, to property: StaticString, of object: StaticString
  ) -> Statement {
    .call("assign", .init(value), .init("to", .code(property)), .init("of", .code(object)))
  }
}
