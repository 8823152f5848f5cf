import MenuetModel

/// The enumeration of commands with what they show, and those of the options of choices.
///
/// `Command` is written inside the type that holds everything: there it finds the tables without
/// naming that type, and its cases, which begin with a small letter, hide none of them. What options
/// show is written outside, because the names of choices may be those of standard types.
struct CommandTypes {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var names: DocumentNames { plan.names }

  // MARK: Commands

  /// The enumeration of commands; a structure without values where there are none: an enumeration
  /// without cases cannot have raw values, and the compiler warns of whatever comes after one.
  var commands: Declaration {
    guard !document.commands.isEmpty else { return .support(SupportCode.Common.noCommands) }
    let cases = document.commands.indices.map {
      Declaration(.enumCase(names.commands[$0], rawValue: document.commands[$0].id))
    }
    return Declaration(
      .type(
        "enum", "Command",
        conformances: [.code("String"), .code("CaseIterable"), .code("Sendable")],
        cases + properties),
      comment: "The commands of the app. The raw values are the ids of the document.",
      isInterface: true)
  }

  /// The enumeration of sheets, covers and popovers, where anything names them.
  var presentations: [Declaration] {
    guard plan.listsPresentations else { return [] }
    let cases = document.presented.map {
      Declaration(
        .enumCase(SwiftIdentifier(document.caseName(ofPresentable: $0.id)), rawValue: $0.id))
    }
    return [
      Declaration(
        .type(
          "enum", "Presentation", conformances: [.code("String"), .code("Sendable")], cases),
        comment: "The sheets, covers and popovers of the app.", isInterface: true)
    ]
  }

  private var properties: [Declaration] {
    [
      Declaration(
        .getter("title", .code("String"), .code("Tables.title(of: self)")),
        comment: "The title in menus and buttons; of a toggle with two titles, while it is off.",
        isInterface: true),
      Declaration(
        .getter("symbol", .code("String?"), .code(hasSymbols ? "Tables.symbol(of: self)" : "nil")),
        comment: "The name of the symbol; of a toggle with two, while it is off.",
        isInterface: true),
      role, shortcut,
    ] + toggleForm + flags + texts
  }

  private var hasSymbols: Bool {
    document.commands.indices.contains { document.commands[$0].symbol != nil }
  }

  private var role: Declaration {
    var table = CaseTable<Role>()
    for index in document.commands.indices {
      let isDestructive = document.commands[index].traits.contains(.destructive)
      let role = isDestructive ? .destructive : document.commands[index].role
      if role != .normal { table.add(names.commands[index], role) }
    }
    return property(
      "role", "Role", table, otherwise: ".normal", "The meaning of the command to the system."
    ) { .implicitMember(SwiftIdentifier($0.rawValue)) }
  }

  private var shortcut: Declaration {
    var table = CaseTable<Shortcut>()
    for index in document.commands.indices {
      if let shortcut = document.commands[index].shortcut {
        table.add(names.commands[index], shortcut)
      }
    }
    return property("shortcut", "Shortcut?", table, "The keys that perform the command.") {
      ShortcutCode.expression($0)
    }
  }

  private var toggleForm: [Declaration] {
    var table = CaseTable<ToggleForm>()
    for index in document.commands.indices where document.commands[index].kind == .toggle {
      table.add(names.commands[index], document.commands[index].form ?? .checkmark)
    }
    guard !table.isEmpty else { return [] }
    return [
      property(
        "toggleForm", "ToggleForm?", table,
        "How a toggle shows its state; of other commands `nil`."
      ) { .implicitMember(SwiftIdentifier($0.rawValue)) }
    ]
  }

  private var flags: [Declaration] {
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
    var properties: [Declaration] = []
    if !staying.isEmpty {
      properties.append(
        property(
          "keepsMenuOpen", "Bool", staying, otherwise: "false",
          "Indicates whether the menu stays open when people choose it."
        ) { .flag($0) })
    }
    if !hiding.isEmpty {
      properties.append(
        property(
          "hidesWhenUnavailable", "Bool?", hiding,
          "Indicates whether it goes away while it is unavailable; `nil` leaves that to the place."
        ) { .flag($0) })
    }
    return properties
  }

  /// Texts that few commands have, each only where one has it.
  private var texts: [Declaration] {
    [
      text("onTitle", .onTitle, "The title of a toggle while it is on.") { $0.onTitle },
      text("subtitle", .subtitle, "The line below the title.") { $0.subtitle },
      text("hint", .hint, "The effect, for those who ask.") { $0.hint },
      text(
        "accessibilityLabel", .accessibilityLabel,
        "The words that are read out in place of the title."
      ) { $0.accessibilityLabel },
      name("onSymbol", "The symbol of a toggle while it is on.") { $0.onSymbol },
      name("image", "The name of an image asset, in place of a symbol.") { $0.image },
    ].compactMap { $0 }
  }

  private func text(
    _ name: SwiftIdentifier, _ kind: TitleKey.Field, _ comment: Comment,
    text: (CommandDetails) -> String?
  ) -> Declaration? {
    var table = CaseTable<Int>()
    for index in document.commands.indices {
      guard let details = document.commands[index].details?.value, text(details) != nil else {
        continue
      }
      table.add(names.commands[index], index)
    }
    guard !table.isEmpty else { return nil }
    return property(name, "String?", table, comment) { index in
      let command = document.commands[index]
      let value = command.details.flatMap { text($0.value) } ?? ""
      return plan.text(.command(command.id, kind), value)
    }
  }

  private func name(
    _ name: SwiftIdentifier, _ comment: Comment, value: (CommandDetails) -> String?
  ) -> Declaration? {
    var table = CaseTable<String>()
    for index in document.commands.indices {
      guard let details = document.commands[index].details, let value = value(details.value) else {
        continue
      }
      table.add(names.commands[index], value)
    }
    guard !table.isEmpty else { return nil }
    return property(name, "String?", table, comment) { .string($0) }
  }

  private func property<Value>(
    _ name: SwiftIdentifier, _ type: StaticString, _ table: CaseTable<Value>,
    otherwise: StaticString = "nil", _ comment: Comment, value: (Value) -> Expression
  ) -> Declaration {
    Declaration(
      .property(
        name, .code(type),
        [
          table.statement(
            over: "self", of: document.commands.count, otherwise: .code(otherwise), value: value)
        ]), comment: comment, isInterface: true)
  }

  // MARK: Choices

  /// `Choice`, inside the type that holds everything.
  var choices: [Declaration] {
    guard !document.choices.isEmpty else { return [] }
    let standard = StandardTypeNames(besides: names.choiceTypes, documentName: document.name)
    let types = document.choices.enumerated().map { index, choice in
      let cases = choice.options.enumerated().map { place, option in
        Declaration(.enumCase(names.options[index][place], rawValue: option.id))
      }
      return Declaration(
        .type("enum", names.choiceTypes[index], conformances: standard.conformances, cases),
        isInterface: true)
    }
    return [
      Declaration(
        .type("enum", "Choice", types),
        comment: "The choices of the app: of each, exactly one option holds.", isInterface: true)
    ]
  }

  /// The names for standard types that choices hide.
  var aliases: [Declaration] {
    StandardTypeNames(besides: names.choiceTypes, documentName: document.name).aliases.map {
      Declaration(
        .alias($0.name, .code($0.type)),
        comment: "A standard type, which a choice of its name hides.", isInterface: true)
    }
  }

  /// The words of the options of every choice, and the option that holds at first.
  var optionProperties: [Declaration] {
    guard !document.choices.isEmpty else { return [] }
    let defaults = document.choices.enumerated().map { index, choice in
      Declaration(
        .constant(
          SwiftIdentifier("default" + names.choiceTypes[index].text),
          type: .path([names.choiceTypes[index]]),
          .implicitMember(names.options[index][choice.initialOption])),
        modifiers: "static", isInterface: true)
    }
    return document.choices.indices.map { optionProperties($0) } + [
      Declaration(.extension(.path([names.type, "Choice"]), defaults))
    ]
  }

  private func optionProperties(_ index: Int) -> Declaration {
    let choice = document.choices[index]
    let titles = choice.options.enumerated().map { place, option in
      Statement.Case(
        [names.options[index][place]],
        .return(plan.outerText(.option(option.id, of: choice.id), option.title)))
    }
    var symbols = CaseTable<String>()
    for (place, option) in choice.options.enumerated() {
      if let symbol = option.symbol { symbols.add(names.options[index][place], symbol) }
    }
    let symbol = symbols.statement(
      over: "self", of: choice.options.count, otherwise: .code("nil")
    ) { .string($0) }
    return Declaration(
      .extension(
        names.typeOfChoice(index), conformances: [.path([names.type, "MenuOption"])],
        [
          Declaration(
            .property("title", .code("String"), [.switch("self", titles)]),
            comment: "The title in menus and buttons.", isInterface: true),
          Declaration(
            .property("symbol", .code("String?"), [symbol]), comment: "The name of the symbol.",
            isInterface: true),
        ]))
  }
}
