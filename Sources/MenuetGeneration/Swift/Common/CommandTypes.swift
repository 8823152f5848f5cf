import MenuetModel

/// The enumeration of commands with what they show, and those of the options of choices.
///
/// `Command` is written inside the type that holds everything: there it finds its facts without
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
        cases + CommandFacts(plan: plan).properties),
      comment: "The commands of the app. The raw values are the ids of the document.",
      isInterface: true)
  }

  /// The enumeration of sheets, covers and popovers, where anything names them.
  var presentations: [Declaration] {
    guard plan.listsPresentations else { return [] }
    let cases = plan.presented.elements.map {
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
  ///
  /// - Parameter hasShortcuts: whether options tell their keys.
  func optionProperties(hasShortcuts: Bool = false) -> [Declaration] {
    guard !document.choices.isEmpty else { return [] }
    let defaults = document.choices.enumerated().map { index, choice in
      Declaration(
        .constant(
          SwiftIdentifier("default" + names.choiceTypes[index].text),
          type: .path([names.choiceTypes[index]]),
          .implicitMember(names.options[index][choice.initialOption])),
        modifiers: "static", isInterface: true)
    }
    return document.choices.indices.map { optionProperties($0, hasShortcuts) } + [
      Declaration(.extension(.path([names.type, "Choice"]), defaults))
    ]
  }

  private func optionProperties(_ index: Int, _ hasShortcuts: Bool) -> Declaration {
    let choice = document.choices[index]
    let titles = choice.options.enumerated().map { place, option in
      Statement.Case(
        [names.options[index][place]],
        .return(plan.outerText(.option(option.id, of: choice.id), option.title)))
    }
    var symbols = CaseTable<String>()
    var shortcuts = CaseTable<Shortcut>()
    for (place, option) in choice.options.enumerated() {
      let name = names.options[index][place]
      if let symbol = option.symbol { symbols.add(name, symbol) }
      if let shortcut = option.shortcut { shortcuts.add(name, shortcut) }
    }
    func stated<Value>(
      _ table: CaseTable<Value>, _ value: @escaping (Value) -> Expression
    ) -> [Statement] {
      let count = choice.options.count
      return [table.statement(over: "self", of: count, otherwise: .code("nil"), value: value)]
    }
    let shortcut = Declaration(
      .property(
        "shortcut", .optional(.path([names.type, "Shortcut"])),
        stated(shortcuts) {
          ShortcutCode.expression($0, .member(.name(names.type), "Shortcut"))
        }),
      comment: "The keys that choose it.", isInterface: true)
    return Declaration(
      .extension(
        names.typeOfChoice(index), conformances: [.path([names.type, "MenuOption"])],
        [
          Declaration(
            .property("title", .code("String"), [.switch("self", titles)]),
            comment: "The title in menus and buttons.", isInterface: true),
          Declaration(
            .property("symbol", .code("String?"), stated(symbols) { .string($0) }),
            comment: "The name of the symbol.", isInterface: true),
        ] + (hasShortcuts ? [shortcut] : [])))
  }
}
