import MenuetModel

/// A function for every button and segmented control outside toolbars.
struct SwiftUIButtons {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var factories: SwiftUIMenuFactories { SwiftUIMenuFactories(plan: plan) }
  private var presentations: SwiftUIPresentations { SwiftUIPresentations(plan: plan) }

  var functions: [Declaration] {
    var names = ButtonNames(document)
    var functions: [Declaration] = []
    for (button, presentation) in plan.walk.everyButton where isHere(button.item.platforms) {
      functions += function(
        button, names.name(of: button, in: presentation),
        holder: IDPath.holder(of: button, in: presentation))
    }
    for button in plan.walk.everyPopUpButton where isHere(button.platforms) {
      functions.append(
        SwiftUIMenuFactories.function(
          names.name(of: button), comment: "A button that shows and changes `\(button.choice)`.",
          popUp(button, path: button.id)))
    }
    for button in plan.walk.everyPullDownButton where isHere(button.platforms) {
      functions.append(
        SwiftUIMenuFactories.function(
          names.name(of: button), comment: "The button `\(button.id)` with its menu.",
          pullDown(button, path: button.id, look: button.look)))
    }
    for control in plan.walk.everySegmentedControl where isHere(control.platforms) {
      functions.append(
        SwiftUIMenuFactories.function(
          names.name(of: control), comment: "The options of `\(control.choice)` side by side.",
          segments(control, path: control.id)))
    }
    return functions
  }

  private func isHere(_ platforms: PlatformSet) -> Bool {
    !platforms.isDisjoint(with: UIKitPlatforms.all)
  }

  private func function(
    _ button: Button, _ name: SwiftIdentifier, holder: String
  ) -> [Declaration] {
    guard
      let view = SwiftUIItems(plan: plan).view(
        button.item, in: "button", .init(.button, button.item.id))
    else { return [] }
    let isPrimary = document.role(of: button.item) == .primary
    let views: [Statement] = [
      SwiftUIMenuFactories.surface("button", holder),
      .view(
        view.call,
        modifiers: view.modifiers + pressing(button) + toggling(button) + kind(button)
          + look(button.look, isProminent: isPrimary)),
    ]
    return [
      SwiftUIMenuFactories.function(
        name, comment: "A button that performs `\(button.item.id)`.", views)
    ]
  }

  /// The keys of the buttons that end something, Return and Escape; those of the command come first.
  private func pressing(_ button: Button) -> [Statement.ViewCall] {
    switch document.role(of: button.item) {
    case .primary: [.init(.call(".pressed", .init("by", .code(".defaultAction"))))]
    case .cancel: [.init(.call(".pressed", .init("by", .code(".cancelAction"))))]
    case .normal, .destructive: []
    }
  }

  /// A toggle is a button that stays pressed, as in a toolbar, and no switch.
  private func toggling(_ button: Button) -> [Statement.ViewCall] {
    guard let index = plan.commandIndex(button.item), document.commands[index].kind == .toggle,
      document.commands[index].form != .title
    else { return [] }
    return [.init(.call(".toggleStyle", .init(.code(".button"))))]
  }

  private func kind(_ button: Button) -> [Statement.ViewCall] {
    var modifiers: [Statement.ViewCall] = []
    if button.kind != nil {
      modifiers.append(.init(.call(".labelStyle", .init(.code(".iconOnly")))))
    }
    return modifiers + springLoading(button.springLoaded)
  }

  func springLoading(_ isSpringLoaded: Bool) -> [Statement.ViewCall] {
    isSpringLoaded ? [.init(.call(".modifier", .init(.call("SpringLoading"))))] : []
  }

  // MARK: Controls

  private func shown(_ condition: Condition?, _ statement: Statement) -> [Statement] {
    condition.map { [.if(plan.expression($0), [statement])] } ?? [statement]
  }

  /// A pop-up button: a picker that shows its option.
  func popUp(_ button: PopUpButton, path: String) -> [Statement] {
    guard let choice = plan.choiceIndex(button.subject) else { return [] }
    let words = SwiftUILabel.words(
      label: button.accessibilityLabel.map {
        plan.text(plan.keys.key(of: button, .accessibilityLabel), $0)
      }, hint: button.hint.map { plan.text(plan.keys.key(of: button, .hint), $0) })
    return shown(
      button.visibleWhen ?? document.choices[choice].shownWhen,
      SwiftUIChoices(plan: plan).view(
        choice, style: ".menu", path: path,
        title: button.title.map { plan.text(plan.keys.key(of: button), $0) },
        enabledWhen: button.enabledWhen,
        further: words + look(button.look, isProminent: false)
          + springLoading(button.springLoaded)))
  }

  func segments(_ control: SegmentedControl, path: String) -> [Statement] {
    guard let choice = plan.choiceIndex(control.subject) else { return [] }
    let words = SwiftUILabel.words(
      label: control.accessibilityLabel.map {
        plan.text(plan.keys.key(of: control, .accessibilityLabel), $0)
      }, hint: control.hint.map { plan.text(plan.keys.key(of: control, .hint), $0) })
    return shown(
      control.visibleWhen ?? document.choices[choice].shownWhen,
      SwiftUIChoices(plan: plan).view(
        choice, style: ".segmented", path: path,
        title: control.title.map { plan.text(plan.keys.key(of: control), $0) },
        enabledWhen: control.enabledWhen,
        further: words + springLoading(control.springLoaded)))
  }

  /// A button with a menu, which does its primary command at a tap where it has one.
  func pullDown(
    _ button: PullDownButton, path: String, look: ButtonLook?,
    labelStyle: [Statement.ViewCall] = []
  ) -> [Statement] {
    let face = button.face
    var content = factories.content(
      button.content, layout: button.layout, id: button.id, in: .init(.pullDownButton, button.id),
      outer: button.platforms, hidesUnavailable: button.whenUnavailable == .hide)
    if content.isEmpty { content = [.call("EmptyView")] }
    let title = face.title
    let label = SwiftUILabel(
      title: plan.text(plan.keys.key(of: button), title),
      subtitle: button.subtitle.map { plan.text(plan.keys.key(of: button, .subtitle), $0) },
      symbol: face.symbol, image: button.image, style: labelStyle)
    var closures: [Statement.TrailingClosure] = [.init(content), .init("label", label.statements)]
    var presents = false
    if case .command(let index) = button.primarySubject {
      presents = presentations.isNeeded
      closures.append(
        .init("primaryAction", [SwiftUIPerforming(plan: plan).perform(index)]))
    }
    let modifiers =
      SwiftUIMenuFactories.ordered(button.order)
      + SwiftUIMenuFactories.disabled(button.enabledWhen.map { plan.expression($0) })
      + SwiftUILabel.words(
        label: button.accessibilityLabel.map {
          plan.text(plan.keys.key(of: button, .accessibilityLabel), $0)
        }, hint: button.hint.map { plan.text(plan.keys.key(of: button, .hint), $0) })
      + (look.map { self.look($0, isProminent: false) } ?? [])
      + springLoading(button.springLoaded) + [SwiftUILabel.identifier(path)]
    let menu = Statement.view(.init(.code("Menu"), closures: closures), modifiers: modifiers)
    return shown(button.visibleWhen, presents ? presentations.inScene(menu) : menu)
  }

  // MARK: Looks

  private func look(_ look: ButtonLook, isProminent: Bool) -> [Statement.ViewCall] {
    var modifiers: [Statement.ViewCall] = []
    func add(_ modifier: StaticString, _ value: Expression) {
      modifiers.append(.init(.call(modifier, .init(value))))
    }
    switch look.style {
    case nil: if isProminent { add(".buttonStyle", .code(".borderedProminent")) }
    case .plain: add(".buttonStyle", .code(".borderless"))
    case .gray, .tinted: add(".buttonStyle", .code(".bordered"))
    case .filled: add(".buttonStyle", .code(".borderedProminent"))
    case .glass: add(".modifier", .call("Glass", .init("isProminent", .code("false"))))
    case .prominentGlass: add(".modifier", .call("Glass", .init("isProminent", .code("true"))))
    }
    switch look.size {
    case .small: add(".controlSize", .code(".small"))
    case .medium: add(".controlSize", .code(".regular"))
    case .large: add(".controlSize", .code(".large"))
    case nil: break
    }
    switch look.corner {
    case .automatic: break
    case .small, .medium, .large: add(".buttonBorderShape", .code(".roundedRectangle"))
    case .capsule:
      if document.hasCapsules { add(".buttonBorderShape", .code(".capsule")) }
    }
    if let tint = look.tint { add(".tint", .call("Color", .init(.string(tint)))) }
    return modifiers
  }
}

extension Document {
  /// Indicates whether every version has buttons with round ends: on a Mac since macOS 14.
  var hasCapsules: Bool {
    !platforms.contains(.macos) || minimumVersions.macos >= PlatformVersion(14)
  }
}
