import MenuetModel

/// Prints a function for every button and segmented control outside toolbars.
struct UIKitButtons {
  let plan: GenerationPlan
  let platforms: UIKitPlatforms

  private var document: Document { plan.document }
  private var factories: UIKitMenuFactories {
    UIKitMenuFactories(plan: plan, platforms: platforms)
  }

  func print(into printer: inout SwiftPrinter) {
    var names = ButtonNames(document)
    for button in document.everyButton where isHere(button.item.platforms) {
      print(button, names.name(of: button), into: &printer)
    }
    for button in document.everyPopUpButton where isHere(button.platforms) {
      print(button, names.name(of: button), into: &printer)
    }
    for button in document.everyPullDownButton where isHere(button.platforms) {
      print(button, names.name(of: button), into: &printer)
    }
    for control in document.everySegmentedControl where isHere(control.platforms) {
      print(control, names.name(of: control), into: &printer)
    }
  }

  private func isHere(_ platforms: PlatformSet) -> Bool {
    !platforms.isDisjoint(with: UIKitPlatforms.all)
  }

  private func printFunction(
    _ name: SwiftIdentifier, _ result: StaticString, comment: Comment,
    into printer: inout SwiftPrinter, _ content: (inout SwiftPrinter) -> Void
  ) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .function(name, [.init("actions: any Actions")], result: .code(result)), comment: comment,
        modifiers: "static", isInterface: true), content)
  }

  // MARK: Buttons

  private func print(
    _ button: Button, _ name: SwiftIdentifier, into printer: inout SwiftPrinter
  ) {
    guard let index = plan.commandIndex(button.item) else { return }
    printFunction(
      name, "UIButton", comment: "A button that performs `\(button.item.id)`.", into: &printer
    ) { printer in
      var made = Expression.call("UIButton", .init("configuration", .code("configuration")))
      if let kind = button.kind {
        made = .call("UIButton", .init("type", .code(Self.type(kind))))
      } else {
        printConfiguration(button.look, isProminent: isPrimary(button.item), into: &printer)
      }
      printer.print(.constant(SwiftIdentifier("button"), made))
      printSpringLoading(button.springLoaded, into: &printer)
      if let role = Self.role(document.role(of: button.item)) {
        printer.print(.assignment(.code("button.role"), .code(role)))
      }
      printShowing(button.item, index, into: &printer)
    }
  }

  private func isPrimary(_ item: Item) -> Bool { document.role(of: item) == .primary }

  /// Prints what keeps a button up to date, and returns it.
  private func printShowing(_ item: Item, _ index: Int, into printer: inout SwiftPrinter) {
    let items = UIKitItemPlaces(plan: plan)
    let call = Expression.call("showing", .init(.code("button")), .init("for", .code("actions")))
    printer.print(.returnedClosure(call: call, signature: "actions")) { printer in
      if items.isPlain(item) {
        printer.print(.expression(items.call(index)))
        return
      }
      var locals = UniqueNames(besides: ["actions", "button"])
      let place = SurfacePlace("button", item.id)
      if let name = items.print(item, in: place, locals: &locals, into: &printer) {
        printer.print(.return(.name(name)))
      }
    }
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

  private func print(
    _ button: PopUpButton, _ name: SwiftIdentifier, into printer: inout SwiftPrinter
  ) {
    guard let choice = plan.choiceIndex(button.subject) else { return }
    printFunction(
      name, "UIButton", comment: "A button that shows and changes `\(button.choice)`.",
      into: &printer
    ) { printer in
      printConfiguration(button.look, isProminent: false, into: &printer) {
        guard let image = UIKitImage.expression(symbol: button.symbol, image: button.image) else {
          return
        }
        $0.print(.assignment(.code("configuration.image"), image))
      }
      printer.print(.code("let button = UIButton(configuration: configuration)"))
      let label = text("pop-up-button", button.id, .accessibilityLabel, button.accessibilityLabel)
      if let spoken = label ?? text("pop-up-button", button.id, .title, button.title) {
        printer.print(.assignment(.code("button.accessibilityLabel"), spoken))
      }
      printHint("pop-up-button", button.id, button.hint, into: &printer)
      printSpringLoading(button.springLoaded, into: &printer)
      printFollowing(button.enabledWhen, button.visibleWhen, into: &printer)
      printer.print(
        .returnedClosure(
          call: .call("choosing", .init(.code("button")), .init("for", .code("actions"))),
          signature: "actions")
      ) { $0.print(.expression(UIKitChoices(plan: plan).options(choice))) }
    }
  }

  private func print(
    _ button: PullDownButton, _ name: SwiftIdentifier, into printer: inout SwiftPrinter
  ) {
    printFunction(
      name, "UIButton", comment: "The button `\(button.id)` with its menu.", into: &printer
    ) { printer in
      printConfiguration(button.look, isProminent: false, into: &printer) {
        if let title = text("pull-down-button", button.id, .title, button.title) {
          $0.print(.assignment(.code("configuration.title"), title))
        }
        if let subtitle = text("pull-down-button", button.id, .subtitle, button.subtitle) {
          $0.print(.assignment(.code("configuration.subtitle"), subtitle))
        }
        if let image = UIKitImage.pullDown(button) {
          $0.print(.assignment(.code("configuration.image"), image))
        }
      }
      printer.print(.code("let button = UIButton(configuration: configuration)"))
      printMenu(of: button, name, into: &printer)
      let label = text(
        "pull-down-button", button.id, .accessibilityLabel,
        button.accessibilityLabel ?? (button.isMore && button.title == nil ? "More" : nil))
      if let label { printer.print(.assignment(.code("button.accessibilityLabel"), label)) }
      printHint("pull-down-button", button.id, button.hint, into: &printer)
      printSpringLoading(button.springLoaded, into: &printer)
      printFollowing(button.enabledWhen, button.visibleWhen, into: &printer)
      guard case .command(let index) = button.primarySubject else {
        printer.print(.code("button.showsMenuAsPrimaryAction = true\nreturn button"))
        return
      }
      printer.print(
        .returnedClosure(
          call: .call("performing", .init(.code("button")), .init("for", .code("actions"))),
          signature: "actions")
      ) { $0.print(.expression(UIKitItemPlaces(plan: plan).call(index))) }
    }
    factories.printItems(
      of: name.text, button.content, layout: button.layout,
      in: SurfacePlace("pull-down-button", button.id), outer: button.platforms,
      setUp: hiding(button.whenUnavailable), into: &printer)
  }

  private func printMenu(
    of button: PullDownButton, _ name: SwiftIdentifier, into printer: inout SwiftPrinter
  ) {
    printer.print(
      .assignment(
        .code("button.menu"), factories.menuCall(name.text, title: .string(""), image: nil)))
    if button.order != .automatic {
      printer.print(
        .assignment(
          .code("button.preferredMenuElementOrder"), .code(UIKitOrder.code(button.order))))
    }
  }

  func hiding(_ behavior: UnavailableBehavior?) -> [Statement] {
    behavior == .hide ? [.code("menu.hidesUnavailable = true")] : []
  }

  private func print(
    _ control: SegmentedControl, _ name: SwiftIdentifier, into printer: inout SwiftPrinter
  ) {
    guard let choice = plan.choiceIndex(control.subject) else { return }
    printFunction(
      name, "SegmentedControl", comment: "The options of `\(control.choice)` side by side.",
      into: &printer
    ) { printer in
      let options = Expression.functionReference(UIKitChoices(plan: plan).name(choice), "on:")
      let made = Expression.call(
        "SegmentedControl.following", .init(.code("actions")), .init("options", options))
      let label = text("segmented", control.id, .accessibilityLabel, control.accessibilityLabel)
      let spoken = label ?? text("segmented", control.id, .title, control.title)
      let hint = text("segmented", control.id, .hint, control.hint)
      var statements: [Statement] = []
      if let spoken {
        statements.append(.assignment(.code("control.accessibilityLabel"), spoken))
      }
      if let hint { statements.append(.assignment(.code("control.accessibilityHint"), hint)) }
      if control.springLoaded { statements.append(.code("control.isSpringLoaded = true")) }
      let following = conditions(control.enabledWhen, control.visibleWhen, of: "control")
      guard !statements.isEmpty || !following.isEmpty else { return printer.print(.return(made)) }
      printer.print(.constant(SwiftIdentifier("control"), made))
      printer.print(statements)
      if !following.isEmpty {
        printer.print(
          .closure(constant: nil, call: .code("control.follow"), signature: "control, actions")
        ) { $0.print(following) }
      }
      printer.print(.code("return control"))
    }
  }

  // MARK: Conditions

  /// Prints what makes a button with a menu follow its own conditions.
  private func printFollowing(
    _ enabledWhen: Condition?, _ visibleWhen: Condition?, into printer: inout SwiftPrinter
  ) {
    let following = conditions(enabledWhen, visibleWhen, of: "button")
    guard !following.isEmpty else { return }
    printer.print(
      .closure(
        constant: nil,
        call: .call("follow", .init(.code("button")), .init("for", .code("actions"))),
        signature: "button, actions")
    ) { $0.print(following) }
  }

  private func conditions(
    _ enabledWhen: Condition?, _ visibleWhen: Condition?, of control: String
  ) -> [Statement] {
    func property(_ name: String) -> Expression {
      .member(.name(SwiftIdentifier(control)), SwiftIdentifier(name))
    }
    var statements: [Statement] = []
    if let enabledWhen {
      statements.append(.assignment(property("isEnabled"), plan.expression(enabledWhen)))
    }
    if let visibleWhen {
      statements.append(.assignment(property("isHidden"), .negated(plan.expression(visibleWhen))))
    }
    return statements
  }

  private func printSpringLoading(_ isSpringLoaded: Bool, into printer: inout SwiftPrinter) {
    if isSpringLoaded { printer.print(.code("button.isSpringLoaded = true")) }
  }

  private func text(
    _ element: String, _ id: String, _ kind: TitleKey.Text, _ text: String?
  ) -> Expression? {
    text.map { plan.text(TitleKey.surface(element, id, kind), $0) }
  }

  private func printHint(
    _ element: String, _ id: String, _ hint: String?, into printer: inout SwiftPrinter
  ) {
    guard let hint = text(element, id, .hint, hint) else { return }
    printer.print(.assignment(.code("button.accessibilityHint"), hint))
  }

  // MARK: Looks

  private func printConfiguration(
    _ look: ButtonLook, isProminent: Bool, into printer: inout SwiftPrinter,
    _ content: (inout SwiftPrinter) -> Void = { _ in }
  ) {
    let style = look.style ?? (isProminent ? .filled : .plain)
    printer.print(
      variable: SwiftIdentifier("configuration"), .code(Self.configuration(style))
    ) {
      printLook(look, style, into: &$0)
      content(&$0)
    }
  }

  private func printLook(
    _ look: ButtonLook, _ style: ButtonStyle, into printer: inout SwiftPrinter
  ) {
    if style == .glass || style == .prominentGlass {
      printGlass(isProminent: style == .prominentGlass, into: &printer)
    }
    if let size = look.size {
      printer.print(
        .assignment(
          .code("configuration.buttonSize"), .implicitMember(SwiftIdentifier(size.rawValue))))
    }
    if look.corner != .automatic {
      printer.print(
        .assignment(
          .code("configuration.cornerStyle"),
          .implicitMember(SwiftIdentifier(look.corner.rawValue))))
    }
    if let tint = look.tint {
      printer.print(
        .assignment(
          .code("configuration.baseBackgroundColor"),
          .call("UIColor", .init("named", .string(tint)))))
    }
  }

  private static func configuration(_ style: ButtonStyle) -> StaticString {
    switch style {
    case .plain: "UIButton.Configuration.plain()"
    case .gray, .glass: "UIButton.Configuration.gray()"
    case .tinted: "UIButton.Configuration.tinted()"
    case .filled, .prominentGlass: "UIButton.Configuration.filled()"
    }
  }

  /// Glass is newer than the least version of most documents, and visionOS has none.
  private func printGlass(isProminent: Bool, into printer: inout SwiftPrinter) {
    UIKitVersions(document).printForVersion26(isOnVision: false, into: &printer) {
      $0.print(
        .assignment(.code("configuration"), .code(isProminent ? ".prominentGlass()" : ".glass()")))
    }
  }
}

extension UIKitImage {
  /// The image of a pull-down button; the More button has its own.
  static func pullDown(_ button: PullDownButton) -> Expression? {
    let symbol = button.symbol ?? (button.isMore && button.image == nil ? "ellipsis.circle" : nil)
    return expression(symbol: symbol, image: button.image)
  }
}
