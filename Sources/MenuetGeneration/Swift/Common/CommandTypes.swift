import MenuetModel

/// Prints the enumeration of commands with what they show, and those of the options of choices.
///
/// `Command` is written inside the type that holds everything: there it finds the tables without
/// naming that type, and its cases, which begin with a small letter, hide none of them. What options
/// show is written outside, because the names of choices may be those of standard types.
struct CommandTypes {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var names: DocumentNames { plan.names }

  // MARK: Commands

  func printCommands(into printer: inout SwiftPrinter) {
    guard !document.commands.isEmpty else { return printNoCommands(into: &printer) }
    printer.print(
      DeclarationHeader(
        .type(
          "enum", SwiftIdentifier("Command"),
          conformances: [.code("String"), .code("CaseIterable"), .code("Sendable")]),
        comment: "What people can do. The raw values are the ids of the document.",
        isInterface: true)
    ) { printer in
      for index in document.commands.indices {
        printer.print(
          .enumCase(names.commands[index], rawValue: document.commands[index].id))
      }
      printProperties(into: &printer)
    }
  }

  /// A structure without values: an enumeration without cases cannot have raw values, and the compiler
  /// warns of whatever comes after one.
  private func printNoCommands(into printer: inout SwiftPrinter) {
    printer.printType(
      "struct Command: RawRepresentable, CaseIterable, Hashable, Sendable",
      "What people can do: the document has no commands."
    ) { printer in
      printer.printFields("let rawValue: String")
      printer.blankLine()
      printer.print(DeclarationHeader(.code("init?(rawValue: String)"), isInterface: true)) {
        $0.print(.code("return nil"))
      }
      printer.blankLine()
      let properties: [(StaticString, StaticString)] = [
        ("static var allCases: [Command]", "[]"), ("var title: String", "rawValue"),
        ("var symbol: String?", "nil"), ("var role: Role", ".normal"),
        ("var shortcut: Shortcut?", "nil"),
      ]
      for (property, value) in properties { printer.printGetter(property, value) }
    }
  }

  private func printProperties(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printGetter(
      "var title: String", "Tables.title(of: self)",
      comment: "What menus and buttons say; of a toggle with two titles, while it is off.")
    printer.blankLine()
    printer.printGetter(
      "var symbol: String?", hasSymbols ? "Tables.symbol(of: self)" : "nil",
      comment: "The name of the symbol; of a toggle with two, while it is off.")
    printRole(into: &printer)
    printShortcut(into: &printer)
    printToggleForm(into: &printer)
    printFlags(into: &printer)
    printTexts(into: &printer)
  }

  private var hasSymbols: Bool {
    document.commands.indices.contains { document.commands[$0].symbol != nil }
  }

  private func printRole(into printer: inout SwiftPrinter) {
    var table = CaseTable<Role>()
    for index in document.commands.indices {
      let isDestructive = document.commands[index].traits.contains(.destructive)
      let role = isDestructive ? .destructive : document.commands[index].role
      if role != .normal { table.add(names.commands[index], role) }
    }
    print(
      "var role: Role", table, otherwise: .code(".normal"), into: &printer,
      comment: "What the command means to the system."
    ) { .implicitMember(SwiftIdentifier($0.rawValue)) }
  }

  private func printShortcut(into printer: inout SwiftPrinter) {
    var table = CaseTable<Shortcut>()
    for index in document.commands.indices {
      if let shortcut = document.commands[index].shortcut {
        table.add(names.commands[index], shortcut)
      }
    }
    print(
      "var shortcut: Shortcut?", table, otherwise: .code("nil"), into: &printer,
      comment: "The keys that perform the command."
    ) { ShortcutCode.expression($0) }
  }

  private func printToggleForm(into printer: inout SwiftPrinter) {
    var table = CaseTable<ToggleForm>()
    for index in document.commands.indices where document.commands[index].kind == .toggle {
      table.add(names.commands[index], document.commands[index].form ?? .checkmark)
    }
    guard !table.isEmpty else { return }
    print(
      "var toggleForm: ToggleForm?", table, otherwise: .code("nil"), into: &printer,
      comment: "How a toggle shows its state; of other commands `nil`."
    ) { .implicitMember(SwiftIdentifier($0.rawValue)) }
  }

  private func printFlags(into printer: inout SwiftPrinter) {
    var staying = CaseTable<Bool>()
    var hiding = CaseTable<Bool>()
    for index in document.commands.indices {
      if document.commands[index].traits.contains(.keepsMenuOpen) {
        staying.add(names.commands[index], true)
      }
      if let behavior = document.commands[index].whenUnavailable {
        hiding.add(names.commands[index], behavior == .hide)
      }
    }
    if !staying.isEmpty {
      print(
        "var keepsMenuOpen: Bool", staying, otherwise: .code("false"), into: &printer,
        comment: "Whether the menu stays open when people choose it."
      ) { .flag($0) }
    }
    if !hiding.isEmpty {
      print(
        "var hidesWhenUnavailable: Bool?", hiding, otherwise: .code("nil"), into: &printer,
        comment: "Whether it goes away while it is unavailable; `nil` leaves that to the place."
      ) { .flag($0) }
    }
  }

  /// Texts that few commands have, each only where one has it.
  private func printTexts(into printer: inout SwiftPrinter) {
    printText(
      "var onTitle: String?", .onTitle, "What a toggle says while it is on.", into: &printer
    ) {
      $0.onTitle
    }
    printText("var subtitle: String?", .subtitle, "What stands below the title.", into: &printer) {
      $0.subtitle
    }
    printText("var hint: String?", .hint, "What it does, for those who ask.", into: &printer) {
      $0.hint
    }
    printText(
      "var accessibilityLabel: String?", .accessibilityLabel,
      "What is read out in place of the title.", into: &printer
    ) { $0.accessibilityLabel }
    printName("var onSymbol: String?", "The symbol of a toggle while it is on.", into: &printer) {
      $0.onSymbol
    }
    printName(
      "var image: String?", "The name of an image asset, in place of a symbol.", into: &printer
    ) { $0.image }
  }

  private func printText(
    _ declaration: StaticString, _ kind: TitleKey.Text, _ comment: Comment,
    into printer: inout SwiftPrinter, text: (CommandDetails) -> String?
  ) {
    var table = CaseTable<Int>()
    for index in document.commands.indices {
      guard let details = document.commands[index].details?.value, text(details) != nil else {
        continue
      }
      table.add(names.commands[index], index)
    }
    guard !table.isEmpty else { return }
    print(
      declaration, table, otherwise: .code("nil"), into: &printer, comment: comment
    ) { index in
      let command = document.commands[index]
      let value = command.details.flatMap { text($0.value) } ?? ""
      return plan.text(TitleKey.command(command.id, kind), value)
    }
  }

  private func printName(
    _ declaration: StaticString, _ comment: Comment, into printer: inout SwiftPrinter,
    name: (CommandDetails) -> String?
  ) {
    var table = CaseTable<String>()
    for index in document.commands.indices {
      guard let details = document.commands[index].details, let name = name(details.value) else {
        continue
      }
      table.add(names.commands[index], name)
    }
    guard !table.isEmpty else { return }
    print(declaration, table, otherwise: .code("nil"), into: &printer, comment: comment) {
      .string($0)
    }
  }

  private func print<Value>(
    _ declaration: StaticString, _ table: CaseTable<Value>, otherwise: Expression,
    into printer: inout SwiftPrinter, comment: Comment, value: (Value) -> Expression
  ) {
    printer.blankLine()
    printer.print(
      DeclarationHeader(.code(declaration), comment: comment, isInterface: true)
    ) {
      table.print(
        over: "self", of: document.commands.count, otherwise: otherwise, into: &$0, value: value)
    }
  }

  /// The types of what commands show, inside the type that holds everything.
  func printPropertyTypes(into printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.printType("enum Role: Sendable", "What a command means to the system.") {
      $0.print(.code("case normal, primary, cancel, destructive"))
    }
    if document.commands.indices.contains(where: { document.commands[$0].kind == .toggle }) {
      printer.blankLine()
      printer.printType("enum ToggleForm: Sendable", "How a toggle shows its state.") {
        $0.print(.code("case checkmark, title, pair"))
      }
    }
    printer.blankLine()
    ShortcutCode.printType(into: &printer)
  }

  // MARK: Choices

  func printChoices(into printer: inout SwiftPrinter) {
    guard !document.choices.isEmpty else { return }
    let standard = StandardTypeNames(besides: names.choiceTypes, documentName: document.name)
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .type("enum", SwiftIdentifier("Choice"), conformances: []),
        comment: "What people choose: of each, exactly one option holds.", isInterface: true)
    ) { printer in
      for (index, choice) in document.choices.enumerated() {
        if index > 0 { printer.blankLine() }
        printer.print(
          DeclarationHeader(
            .type("enum", names.choiceTypes[index], conformances: standard.conformances),
            isInterface: true)
        ) { printer in
          for (place, option) in choice.options.enumerated() {
            printer.print(.enumCase(names.options[index][place], rawValue: option.id))
          }
        }
      }
    }
  }

  /// The names for standard types that choices hide.
  func printAliases(into printer: inout SwiftPrinter) {
    let standard = StandardTypeNames(besides: names.choiceTypes, documentName: document.name)
    for alias in standard.aliases {
      printer.blankLine()
      printer.print(
        .alias(alias.name, .code(alias.type), isInterface: true),
        comment: "A standard type, which a choice of its name hides.")
    }
  }

  /// What the options of every choice show, and which of them holds at first.
  func printOptionProperties(into printer: inout SwiftPrinter) {
    for index in document.choices.indices { printOptionProperties(index, into: &printer) }
    guard !document.choices.isEmpty else { return }
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .extension(.path([names.type, SwiftIdentifier("Choice")])))
    ) { printer in
      for (index, choice) in document.choices.enumerated() {
        let name = SwiftIdentifier("default" + names.choiceTypes[index].text)
        printer.print(
          .constant(
            name, type: .path([names.choiceTypes[index]]),
            .implicitMember(names.options[index][choice.initialOption]),
            modifiers: "static", isInterface: true))
      }
    }
  }

  private func printOptionProperties(_ index: Int, into printer: inout SwiftPrinter) {
    let choice = document.choices[index]
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .extension(
          names.typeOfChoice(index),
          conformances: [.path([names.type, SwiftIdentifier("MenuOption")])]))
    ) { printer in
      printer.print(
        DeclarationHeader(
          .code("var title: String"), comment: "What menus and buttons say.", isInterface: true)
      ) { printer in
        printer.print(.switch("self")) { printer in
          for (place, option) in choice.options.enumerated() {
            let key = TitleKey.option(option.id, of: choice.id)
            printer.printCase(
              [names.options[index][place]], .return(plan.outerText(key, option.title)))
          }
        }
      }
      printer.blankLine()
      var symbols = CaseTable<String>()
      for (place, option) in choice.options.enumerated() {
        if let symbol = option.symbol { symbols.add(names.options[index][place], symbol) }
      }
      printer.print(
        DeclarationHeader(
          .code("var symbol: String?"), comment: "The name of the symbol.", isInterface: true)
      ) {
        symbols.print(
          over: "self", of: choice.options.count, otherwise: .code("nil"), into: &$0
        ) { .string($0) }
      }
    }
  }
}
