import MenuetModel

/// Prints the responder that performs commands from the menu bar and from shortcuts, and what makes
/// the elements that reach it.
struct UIKitResponder {
  let plan: GenerationPlan
  let needs: UIKitNeeds
  let places: MenuBarPlaces

  private var document: Document { plan.document }

  /// The commands whose shortcuts no menu bar shows.
  private var keyed: [Int] {
    document.commands.indices.filter { index in
      guard let shortcut = document.commands[index].shortcut, !places.commands.contains(index)
      else {
        return false
      }
      switch plan.commands[index].handler {
      case .method, .toggle, .presentation: return UIKitKeys.isExpressible(shortcut)
      // The system knows the shortcuts of its own commands.
      case .standardEdit:
        return shortcut.spelling != document.commands[index].system?.facts.shortcut
          && UIKitKeys.isExpressible(shortcut)
      case .systemMenu, .answer: return false
      }
    }
  }

  /// The options whose shortcuts no menu bar shows, by choice.
  private var keyedOptions: [(choice: Int, option: Int)] {
    document.choices.indices.filter { !places.choices.contains($0) }.flatMap { choice in
      document.choices[choice].options.indices.filter {
        document.choices[choice].options[$0].shortcut.map { UIKitKeys.isExpressible($0) } ?? false
      }.map { (choice, $0) }
    }
  }

  /// Whether anything needs the responder.
  var isNeeded: Bool {
    !places.commands.isEmpty || !places.choices.isEmpty || !keyed.isEmpty || !keyedOptions.isEmpty
  }

  func print(into printer: inout SwiftPrinter) {
    printClass(into: &printer)
    printKeyCommands(into: &printer)
    printPlaces(into: &printer)
    if hasOptions { printOptions(into: &printer) }
    printEntries(into: &printer)
    UIKitKeys(plan: plan).print(into: &printer)
    guard !UIKitMenuBar(plan: plan, platforms: UIKitPlatforms(document)).bars.isEmpty else {
      return
    }
    MenuBarSupport.print(
      hasStandardEdits: needs.standardEdits, hasPairs: needs.pairs, into: &printer)
  }

  private var hasOptions: Bool { !places.choices.isEmpty || !keyedOptions.isEmpty }

  // MARK: The class

  private func printClass(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .code("final class CommandResponder: UIResponder"),
        comment: """
          Performs commands from the menu bar and from shortcuts. A view controller that has one puts
          it into the responder chain:

              override var next: UIResponder? { commands.followed(by: super.next) }
          """, isInterface: true)
    ) { printer in
      printer.print(
        .code("private weak var actions: (any Actions)?\nprivate weak var following: UIResponder?"))
      printer.blankLine()
      printer.print(
        DeclarationHeader(.code("init(actions: any Actions)"), isInterface: true)
      ) { $0.print(.code("self.actions = actions\nsuper.init()")) }
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .code("func followed(by next: UIResponder?) -> CommandResponder"),
          comment: "This responder, before another in the chain.", isInterface: true)
      ) { $0.print(.code("following = next\nreturn self")) }
      printer.blankLine()
      printer.printGetter("override var next: UIResponder?", "following")
      printer.blankLine()
      printer.printGetter("override var keyCommands: [UIKeyCommand]?", "keys")
      printer.blankLine()
      printer.print(.code(Self.performing))
      printAlternates(into: &printer)
      printer.blankLine()
      printValidation(into: &printer)
    }
  }

  private static let performing: StaticString = """
    @objc fileprivate func performCommand(_ sender: UICommand) {
      guard let actions, let place = sender.propertyList as? String else { return }
      choose(place, on: actions, from: sender)
    }
    """

  private func printAlternates(into printer: inout SwiftPrinter) {
    for index in places.alternates {
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .function(
            SwiftIdentifier(document.alternateName(ofCommand: index)),
            [.init("_ sender: UICommand")], result: nil),
          modifiers: "@objc fileprivate")
      ) { printer in
        printer.print(
          .if(.code("let actions"))
        ) {
          $0.print(
            .call(
              .code("perform"), .init(.implicitMember(plan.names.commands[index])),
              .init("on", .code("actions")), .init("from", .code("sender"))))
        }
      }
    }
  }

  private func printValidation(into printer: inout SwiftPrinter) {
    printer.print(
      DeclarationHeader(
        .code("override func validate(_ command: UICommand)"), isInterface: true)
    ) { printer in
      printer.print(.code(Self.validating))
      if hasOptions { printer.print(.code(Self.validatingOption)) }
      printer.print(.code(Self.validatingCommand))
    }
  }

  private static let validating: StaticString = """
    super.validate(command)
    guard let place = command.propertyList as? String else { return }
    guard let actions else { return command.attributes.formUnion(.disabled) }
    """

  private static let validatingOption: StaticString = """
    if let option = option(at: place, on: actions) {
      command.state = option.state
      command.attributes = option.attributes
    }
    """

  private static let validatingCommand: StaticString = """
    guard let item = menuBarItem(at: place, on: actions) else { return }
    command.title = item.title
    command.state = item.isOn ? .on : .off
    command.attributes = item.isDestructive ? .destructive : []
    if !item.isVisible || (!item.isEnabled && item.hidesWhenUnavailable == true) {
      command.attributes.insert(.hidden)
    } else if !item.isEnabled {
      command.attributes.insert(.disabled)
    }
    """

  // MARK: Shortcuts

  private func printKeyCommands(into printer: inout SwiftPrinter) {
    let keyed = keyed
    let options = keyedOptions
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .code("var keys: [UIKeyCommand]"), comment: "Shortcuts that no menu bar shows.",
        modifiers: "private static")
    ) { printer in
      guard !keyed.isEmpty || !options.isEmpty else { return printer.print(.code("[]")) }
      printer.print(.code("var elements: [UICommand] = []"))
      for index in keyed {
        printer.print(
          .call(
            .code("elements.append"),
            .init(
              .call(
                "element",
                .init(.call("entry", .init(.implicitMember(plan.names.commands[index]))))))))
      }
      let content = UIKitMenuBarContent(plan: plan, platforms: UIKitPlatforms(document))
      for (choice, option) in options {
        printer.print(
          .call(
            .code("elements.append"),
            .init(.call("element", .init(content.optionEntry(choice, option))))))
      }
      printer.print(.code("return elements.compactMap { $0 as? UIKeyCommand }"))
    }
  }

  // MARK: Places

  /// Prints what stands at a place of the menu bar, and what choosing it does.
  private func printPlaces(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .code("func menuBarItem(at place: String, on actions: any Actions) -> Item?"),
        comment: "What a place of the menu bar shows: the id of a command, perhaps with a mark.",
        modifiers: "private static")
    ) { printer in
      printer.print(.code(Self.command))
      if needs.pairs { printer.print(.code(Self.pair)) }
      for special in places.specials { print(special, into: &printer) }
      printer.print(.code("return item(command, on: actions)"))
    }
    printer.blankLine()
    printer.print(
      .code(
        "private static func choose(_ place: String, on actions: any Actions, from sender: Any?) {")
    )
    printer.indented { printer in
      if hasOptions { printer.print(.code(Self.choosingOption)) }
      printer.print(.code(Self.choosingCommand))
    }
    printer.print(.code("}"))
  }

  private static let command: StaticString = """
    guard let command = Command(rawValue: String(place.prefix { $0 != "#" })) else { return nil }
    """

  private static let pair: StaticString = """
    if place.hasSuffix("#on") || place.hasSuffix("#off") {
      return half(of: item(command, on: actions), holding: place.hasSuffix("#on"), on: actions)
    }
    """

  private static let choosingOption: StaticString = """
    if let option = option(at: place, on: actions) {
      return option.performWithSender(sender, target: nil)
    }
    """

  private static let choosingCommand: StaticString = """
    guard let item = menuBarItem(at: place, on: actions), item.isEnabled else { return }
    perform(item, on: actions, from: sender)
    """

  private func print(
    _ special: MenuBarPlaces.Special, into printer: inout SwiftPrinter
  ) {
    printer.print(.if(.equal(.code("place"), .string(special.id)))) { printer in
      var locals = UniqueNames(besides: ["place", "actions", "command"])
      let name = UIKitItemPlaces(plan: plan).print(
        special.item, in: SurfacePlace("menu-bar", special.bar), locals: &locals, into: &printer)
      if let name { printer.print(.return(.name(name))) }
    }
  }

  private func printOptions(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .code("func option(at place: String, on actions: any Actions) -> UIAction?"),
        comment: "The option that a place of the menu bar shows: `choice.option`.",
        modifiers: "private static")
    ) { printer in
      printer.print(
        .code(
          """
          let ids = place.prefix { $0 != "#" }.split(separator: ".").map(String.init)
          guard ids.count == 2 else { return nil }
          """))
      let shown = places.choices.union(keyedOptions.map(\.choice)).sorted()
      for index in shown {
        let id = document.choices[index].id
        printer.print(.if(.equal(.code("ids[0]"), .string(id)))) {
          $0.print(
            .return(
              .call(
                "option", .init(.code("ids[1]")),
                .init("of", .metatype(plan.names.innerTypeOfChoice(index))),
                .init("in", UIKitChoices(plan: plan).options(index)))))
        }
      }
      printer.print(.code("return nil"))
    }
    printer.blankLine()
    printer.print(.code(Self.finding))
  }

  private static let finding: StaticString = """
    private static func option<Option: MenuOption>(
      _ id: String, of choice: Option.Type, in actions: [UIAction]
    ) -> UIAction? {
      zip(choice.allCases, actions).first { $0.0.rawValue == id }?.1
    }
    """

  // MARK: Elements

  private func printEntries(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.print(.code(Self.entry))
    printer.blankLine()
    printer.print(
      .code(
        "private static func entry(_ command: Command, at place: String? = nil) -> MenuBarEntry {"))
    printer.indented { printer in
      printer.print(.code(Self.filling))
      if needs.standardEdits { printer.print(.code("entry.selector = standardEdit(command)")) }
      printer.print(.code("return entry"))
    }
    printer.print(.code("}"))
    printer.blankLine()
    printer.print(.code(Self.element))
  }

  private static let entry: StaticString = """
    /// A command or an option as an element of the menu bar.
    private struct MenuBarEntry {
      let place: String
      var title: String
      var image: UIImage?
      var shortcut: Shortcut?
      /// The selector of a standard command that goes along the responder chain.
      var selector: Selector?
      /// Whether its words or keys differ from those that the system has for the selector.
      var isReworded = false
      var alternates: [UICommandAlternate] = []
    }
    """

  private static let filling: StaticString = """
    var entry = MenuBarEntry(place: place ?? command.rawValue, title: command.title)
    entry.image = image(command.symbol)
    entry.shortcut = command.shortcut
    """

  private static let element: StaticString = """
    private static func element(_ entry: MenuBarEntry) -> UICommand {
      let action = entry.selector ?? #selector(CommandResponder.performCommand(_:))
      let place = entry.selector == nil ? entry.place : nil
      guard let shortcut = entry.shortcut, let input = input(shortcut) else {
        return UICommand(
          title: entry.title, image: entry.image, action: action, propertyList: place,
          alternates: entry.alternates)
      }
      return UIKeyCommand(
        title: entry.title, image: entry.image, action: action, input: input,
        modifierFlags: modifiers(shortcut), propertyList: place, alternates: entry.alternates)
    }
    """
}
