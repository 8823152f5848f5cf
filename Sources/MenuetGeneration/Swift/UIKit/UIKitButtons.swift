import MenuetLayout
import MenuetModel

/// A function for every button and segmented control outside toolbars.
struct UIKitButtons {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var factories: UIKitMenuFactories { UIKitMenuFactories(plan: plan) }

  var functions: [Declaration] {
    var names = ButtonNames(document)
    var functions: [Declaration] = []
    for (button, presentation) in plan.walk.everyButton where isHere(button.item.platforms) {
      let name = names.name(of: button, in: presentation)
      functions += self.functions(button, name, in: presentation)
    }
    for button in plan.walk.everyPopUpButton where isHere(button.platforms) {
      functions += self.functions(button, names.name(of: button))
    }
    for button in plan.walk.everyPullDownButton where isHere(button.platforms) {
      functions += self.functions(button, names.name(of: button))
    }
    for control in plan.walk.everySegmentedControl where isHere(control.platforms) {
      functions += self.functions(control, names.name(of: control))
    }
    return functions
  }

  private func isHere(_ platforms: PlatformSet) -> Bool {
    !platforms.isDisjoint(with: UIKitPlatforms.all)
  }

  private func function(
    _ name: SwiftIdentifier, _ result: StaticString = "UIButton", comment: Comment,
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
    let function = function(name, comment: "A button that performs `\(button.item.id)`.") { code in
      var made = Expression.call("UIButton", .init("configuration", .code("configuration")))
      if let kind = button.kind {
        made = .call("UIButton", .init("type", .code(Self.type(kind))))
      } else {
        let isPrimary = document.role(of: button.item) == .primary
        let command = document.commands[index]
        let hasImage = command.symbol != nil || command.details?.value.image != nil
        declareConfiguration(
          button.look, isProminent: isPrimary, hasImage: hasImage, into: &code)
      }
      code.append(.constant("button", made))
      code.set(
        "button.accessibilityIdentifier", .string(IDPath.button(button, in: presentation)))
      code += springLoading(button.springLoaded)
      if let role = Self.role(document.role(of: button.item)) {
        code.append(.assignment("button.role", .code(role)))
      }
      code.append(showing(button.item, index, in: presentation))
    }
    return [function]
  }

  /// Keeps a button up to date, and returns it.
  private func showing(_ item: Item, _ index: Int, in presentation: String?) -> Statement {
    let items = UIKitItemPlaces(plan: plan, presentation: presentation)
    var shown: [Statement] = [.expression(items.call(index))]
    if !items.isPlain(item) {
      var locals = UniqueNames(besides: ["actions", "button"])
      shown = .build { code in
        let place = TitleKey.Surface(.button, item.id)
        if let name = items.declare(item, in: place, locals: &locals, into: &code) {
          code.append(.return(.name(name)))
        }
      }
    }
    return .closure(.returned(call: buttonCall("showing")), signature: "actions", shown)
  }

  /// `showing(button, for: actions)`.
  private func buttonCall(_ function: StaticString) -> Expression {
    .call(function, .init(.code("button")), .init("for", .code("actions")))
  }

  private static func type(_ kind: ButtonKind) -> StaticString {
    switch kind {
    case .info: ".infoLight"
    case .close: ".close"
    case .contactAdd: ".contactAdd"
    }
  }

  private static func role(_ role: Role) -> StaticString? {
    switch role {
    case .normal: nil
    case .primary: ".primary"
    case .cancel: ".cancel"
    case .destructive: ".destructive"
    }
  }

  // MARK: Menus of buttons

  private func functions(_ button: PopUpButton, _ name: SwiftIdentifier) -> [Declaration] {
    guard let choice = plan.choiceIndex(button.subject) else { return [] }
    let function = function(
      name, comment: "A button that shows and changes `\(button.choice)`."
    ) { code in
      let image = UIKitImage.expression(symbol: button.symbol, image: button.image)
      declareConfiguration(
        button.look, isProminent: false, hasImage: image != nil, into: &code
      ) { code in
        code.set("configuration.image", image)
      }
      code.append(Self.button)
      code.set("button.accessibilityIdentifier", .string(button.id))
      let label = text(plan.keys.key(of: button, .accessibilityLabel), button.accessibilityLabel)
      code.set(
        "button.accessibilityLabel",
        label ?? text(plan.keys.key(of: button), button.title))
      code.set(
        "button.accessibilityHint", text(plan.keys.key(of: button, .hint), button.hint))
      code += springLoading(button.springLoaded)
      code += following(button.enabledWhen, button.visibleWhen)
      code.append(
        .closure(
          .returned(call: buttonCall("choosing")), signature: "actions",
          [.expression(UIKitChoices(plan: plan).options(choice))]))
    }
    return [function]
  }

  private static let button = Statement.constant(
    "button", .call("UIButton", .init("configuration", .code("configuration"))))

  private func functions(_ button: PullDownButton, _ name: SwiftIdentifier) -> [Declaration] {
    let function = function(name, comment: "The button `\(button.id)` with its menu.") { code in
      let image = UIKitImage.pullDown(button)
      declareConfiguration(
        button.look, isProminent: false, hasImage: image != nil, into: &code
      ) { code in
        code.set(
          "configuration.title", text(plan.keys.key(of: button), button.title))
        code.set(
          "configuration.subtitle", text(plan.keys.key(of: button, .subtitle), button.subtitle))
        code.set("configuration.image", image)
      }
      code.append(Self.button)
      code.set("button.accessibilityIdentifier", .string(button.id))
      addMenu(of: button, name, into: &code)
    }
    let items = factories.items(
      of: name.text, button.content, layout: button.layout,
      in: .init(.pullDownButton, button.id), outer: button.platforms,
      setUp: button.hidingUnavailable)
    return [function, items]
  }

  private func addMenu(
    of button: PullDownButton, _ name: SwiftIdentifier, into code: inout [Statement]
  ) {
    code.set("button.menu", factories.menuCall(name.text, title: .string(""), image: nil))
    if button.order != .automatic {
      code.set("button.preferredMenuElementOrder", .code(UIKitOrder.code(button.order)))
    }
    code.set(
      "button.accessibilityLabel",
      text(plan.keys.key(of: button, .accessibilityLabel), button.accessibilityLabel))
    code.set(
      "button.accessibilityHint", text(plan.keys.key(of: button, .hint), button.hint))
    code += springLoading(button.springLoaded)
    code += following(button.enabledWhen, button.visibleWhen)
    if case .command(let index) = button.primarySubject {
      code.append(
        .closure(
          .returned(call: buttonCall("performing")), signature: "actions",
          [.expression(UIKitItemPlaces(plan: plan).call(index))]))
    } else {
      code.set("button.showsMenuAsPrimaryAction", .code("true"))
      code.append(.return(.code("button")))
    }
  }

  private func functions(_ control: SegmentedControl, _ name: SwiftIdentifier) -> [Declaration] {
    guard let choice = plan.choiceIndex(control.subject) else { return [] }
    let options = Expression.functionReference(UIKitChoices(plan: plan).name(choice), "on:")
    let made = Expression.call(
      "segments", .init(options), .init("for", .code("actions")))
    let label = text(plan.keys.key(of: control, .accessibilityLabel), control.accessibilityLabel)
    let changes = [Statement].build { code in
      code.set("control.accessibilityIdentifier", .string(control.id))
      code.set(
        "control.accessibilityLabel",
        label ?? text(plan.keys.key(of: control), control.title))
      code.set("control.accessibilityHint", text(plan.keys.key(of: control, .hint), control.hint))
      if control.springLoaded { code.set("control.isSpringLoaded", .code("true")) }
      let following = UIKitConditions(
        enabledWhen: control.enabledWhen, visibleWhen: control.visibleWhen
      ).statements(plan)
      guard !following.isEmpty else { return }
      code.append(
        .closure(
          .argument(
            of: .call("follow", .init(.code("control")), .init("for", .code("actions")))),
          signature: UIKitConditions.signature, following))
    }
    return [
      function(
        name, "UISegmentedControl", comment: "The options of `\(control.choice)` side by side."
      ) { code in
        code.append(.constant("control", made))
        code += changes
        code.append(.return(.code("control")))
      }
    ]
  }

  // MARK: Conditions

  /// Makes a button with a menu follow its own conditions.
  private func following(
    _ enabledWhen: Condition?, _ visibleWhen: Condition?
  ) -> [Statement] {
    let following = UIKitConditions(
      enabledWhen: enabledWhen, visibleWhen: visibleWhen
    ).statements(plan)
    guard !following.isEmpty else { return [] }
    return [
      .closure(
        .argument(of: buttonCall("follow")), signature: UIKitConditions.signature, following)
    ]
  }

  private func springLoading(_ isSpringLoaded: Bool) -> [Statement] {
    isSpringLoaded ? [.assignment("button.isSpringLoaded", .code("true"))] : []
  }

  private func text(_ key: TitleKey, _ text: String?) -> Expression? {
    text.map { plan.text(key, $0) }
  }

  // MARK: Looks

  private func declareConfiguration(
    _ look: ButtonLook, isProminent: Bool, hasImage: Bool, into code: inout [Statement],
    _ content: (inout [Statement]) -> Void = { _ in }
  ) {
    let style = look.style ?? (isProminent ? .filled : .plain)
    code.declare("configuration", .code(Self.configuration(style))) { code in
      code += self.look(look, style)
      // UIKit leaves no room between the two.
      if hasImage {
        code.set("configuration.imagePadding", .integer(Self.imagePadding))
      }
      content(&code)
    }
  }

  private func look(_ look: ButtonLook, _ style: ButtonStyle) -> [Statement] {
    .build { code in
      if style == .glass || style == .prominentGlass {
        // Glass is newer than the least version of most documents, and visionOS has none.
        let glass: StaticString = style == .glass ? ".glass()" : ".prominentGlass()"
        code += UIKitVersions(document).forVersion26(
          isOnVision: false, [.assignment("configuration", .code(glass))])
      }
      if let size = look.size {
        code.set("configuration.buttonSize", .implicitMember(SwiftIdentifier(size.rawValue)))
      }
      if look.corner != .automatic {
        code.set(
          "configuration.cornerStyle", .implicitMember(SwiftIdentifier(look.corner.rawValue)))
      }
      if let tint = look.tint {
        code.set(
          "configuration.baseBackgroundColor", .call("UIColor", .init("named", .string(tint))))
      }
    }
  }

  /// The points between symbol and title, as they are laid out.
  private static let imagePadding = Int(MetricSet(for: .ios).iconTitleGap)

  private static func configuration(_ style: ButtonStyle) -> StaticString {
    switch style {
    case .plain: "UIButton.Configuration.plain()"
    case .gray, .glass: "UIButton.Configuration.gray()"
    case .tinted: "UIButton.Configuration.tinted()"
    case .filled, .prominentGlass: "UIButton.Configuration.filled()"
    }
  }
}

extension UIKitImage {
  /// The image of a pull-down button; the More button has its own.
  static func pullDown(_ button: PullDownButton) -> Expression? {
    expression(symbol: button.face.symbol, image: button.image)
  }
}

extension PullDownButton {
  /// The statements that make its menu leave out what is unavailable.
  var hidingUnavailable: [Statement] {
    whenUnavailable == .hide ? [.assignment("menu.hidesUnavailable", .code("true"))] : []
  }
}
