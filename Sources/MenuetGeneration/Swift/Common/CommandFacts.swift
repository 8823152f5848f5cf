import MenuetModel

/// The facts of commands: what holds of one whatever the state of the app, such as its title and its
/// shortcut, in one value a command.
///
/// A case of a switch that returns such a value takes 0.4 ms to type-check with all facts, and the time
/// grows with the number of commands.
struct CommandFacts {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var commands: [Command] { document.commands }

  /// A property of commands.
  private struct Fact {
    let name: StaticString
    let type: StaticString
    let comment: Comment
    /// The value of commands that do not state it; `nil` where each does.
    let otherwise: StaticString?
    /// Indicates whether it is a text that people read.
    var isText = false
    /// Indicates whether commands have the property even where none states it.
    var isAlways = false
    /// Indicates whether it is one of the details that few commands have.
    var isDetail = false
    /// The value of a command that states it, by the command's index.
    let value: (Int) -> Expression?

    /// The value of a property that no argument gives; an optional one has none by itself.
    var initial: Expression? {
      otherwise.flatMap { "\($0)" == "nil" ? nil : .code($0) }
    }

    var identifier: SwiftIdentifier { SwiftIdentifier("\(name)") }
  }

  private var facts: [Fact] {
    [
      Fact(
        name: "title", type: "String",
        comment: "The title in menus and buttons; of a toggle with two titles, while it is off.",
        otherwise: nil, isText: true
      ) { text(plan.keys.key(ofCommand: $0), commands[$0].title) },
      Fact(
        name: "symbol", type: "String?",
        comment: "The name of the symbol; of a toggle with two, while it is off.",
        otherwise: "nil", isAlways: true
      ) { string(commands[$0].offSymbol ?? commands[$0].symbol) },
      name("image", "The name of an image asset, in place of a symbol.") { $0.image },
      Fact(
        name: "role", type: "Role", comment: "The meaning of the command to the system.",
        otherwise: ".normal", isAlways: true, value: role),
      Fact(
        name: "shortcut", type: "Shortcut?", comment: "The keys that perform the command.",
        otherwise: "nil", isAlways: true
      ) { commands[$0].shortcut.map { ShortcutCode.expression($0) } },
      Fact(
        name: "toggleForm", type: "ToggleForm?",
        comment: "How a toggle shows its state; of other commands `nil`.", otherwise: "nil",
        value: toggleForm),
      text("onTitle", .onTitle, "The title of a toggle while it is on.") { $0.onTitle },
      name("onSymbol", "The symbol of a toggle while it is on.") { $0.onSymbol },
      text("subtitle", .subtitle, "The line below the title.") { $0.subtitle },
      text("hint", .hint, "The effect, for those who ask.") { $0.hint },
      text(
        "accessibilityLabel", .accessibilityLabel,
        "The words that are read out in place of the title."
      ) { $0.accessibilityLabel },
      Fact(
        name: "keepsMenuOpen", type: "Bool",
        comment: "Indicates whether the menu stays open when people choose it.",
        otherwise: "false"
      ) { commands[$0].traits.contains(.keepsMenuOpen) ? .flag(true) : nil },
      Fact(
        name: "hidesWhenUnavailable", type: "Bool?",
        comment:
          "Indicates whether it goes away while it is unavailable; `nil` leaves that to the place.",
        otherwise: "nil"
      ) { commands[$0].whenUnavailable.map { .flag($0 == .hide) } },
    ]
  }

  // MARK: Values

  private func role(_ index: Int) -> Expression? {
    let role = commands[index].traits.contains(.destructive) ? .destructive : commands[index].role
    return role == .normal ? nil : .implicitMember(SwiftIdentifier(role.rawValue))
  }

  private func toggleForm(_ index: Int) -> Expression? {
    guard commands[index].kind == .toggle else { return nil }
    return .implicitMember(SwiftIdentifier((commands[index].form ?? .checkmark).rawValue))
  }

  private func text(
    _ name: StaticString, _ field: TitleKey.Field, _ comment: Comment,
    _ text: @escaping (CommandDetails) -> String?
  ) -> Fact {
    Fact(
      name: name, type: "String?", comment: comment, otherwise: "nil", isText: true, isDetail: true
    ) { index in
      commands[index].details.flatMap { text($0.value) }.map {
        self.text(.command(commands[index].id, field), $0)
      }
    }
  }

  private func name(
    _ name: StaticString, _ comment: Comment, _ value: @escaping (CommandDetails) -> String?
  ) -> Fact {
    Fact(name: name, type: "String?", comment: comment, otherwise: "nil", isDetail: true) { index in
      string(commands[index].details.flatMap { value($0.value) })
    }
  }

  private func string(_ text: String?) -> Expression? { text.map { .string($0) } }

  /// A text with its key in the strings table. Words of the system have none.
  private func text(_ key: TitleKey?, _ text: String) -> Expression {
    guard plan.isLocalized else { return .string(text) }
    guard let key else { return .call("LocalizedText", .init("system", .string(text))) }
    return .call("LocalizedText", .init(.string(key.description)), .init(.string(text)))
  }

  // MARK: Declarations

  /// The properties of `Command`.
  var properties: [Declaration] {
    let facts = facts
    let all = Array(commands.indices)
    let detailed = all.filter { commands[$0].details != nil }
    let stated = facts.filter { fact in
      (fact.isDetail ? detailed : all).contains { fact.value($0) != nil }
    }
    let names = Set(stated.map(\.identifier))
    let properties = facts.compactMap { fact -> Declaration? in
      let isStated = names.contains(fact.identifier)
      guard isStated || fact.isAlways else { return nil }
      let value = isStated ? reading(fact) : .code(fact.otherwise ?? "nil")
      return Declaration(
        .getter(fact.identifier, .code(fact.type), value), comment: fact.comment, isInterface: true)
    }
    return plan.isInterfaceOnly ? properties : properties + [values(stated), type(stated)]
  }

  private func reading(_ fact: Fact) -> Expression {
    let value = Expression.member("facts", fact.identifier)
    guard fact.isText, plan.isLocalized else { return value }
    return fact.otherwise == nil ? .member(value, "string") : .chained(value, "string")
  }

  /// The property that gives the facts of a command.
  private func values(_ stated: [Fact]) -> Declaration {
    let cases = commands.indices.map { index in
      let arguments = stated.compactMap { fact in
        fact.value(index).map { Expression.Argument(fact.name, $0) }
      }
      return Statement.Case([plan.names.commands[index]], .return(.call(.code("Facts"), arguments)))
    }
    return Declaration(
      .property("facts", .code("Facts"), [.switch("self", cases)]),
      comment: """
        The facts of this command. Inlined into each property, four hundred of them would take the
        optimizer minutes.
        """, attributes: "@inline(never)", modifiers: "private")
  }

  private func type(_ stated: [Fact]) -> Declaration {
    let fields = stated.map { fact in
      Declaration(
        fact.otherwise == nil
          ? .stored(fact.identifier, .code(storedType(of: fact)))
          : .variable(fact.identifier, .code(storedType(of: fact)), fact.initial))
    }
    return Declaration(
      .type("struct", "Facts", fields),
      comment: "The facts of a command that hold whatever the state of the app.",
      modifiers: "private")
  }

  private func storedType(of fact: Fact) -> StaticString {
    guard fact.isText, plan.isLocalized else { return fact.type }
    return fact.otherwise == nil ? "LocalizedText" : "LocalizedText?"
  }
}
