import MenuetModel

/// The names in Swift of what a document declares, each made once. Arrays go by the index of the
/// command or choice.
struct DocumentNames: Sendable {
  /// The type that holds everything generated.
  let type: SwiftIdentifier
  /// The protocol that the app implements.
  let actions: SwiftIdentifier
  /// The cases of `Command`.
  let commands: [SwiftIdentifier]
  /// The methods of commands and the properties of toggles.
  let requirements: [SwiftIdentifier]
  let choiceTypes: [SwiftIdentifier]
  let choiceProperties: [SwiftIdentifier]
  /// The cases of each choice.
  let options: [[SwiftIdentifier]]
  /// The properties of states.
  let states: [SwiftIdentifier]
  /// The variables of conditions, as expressions over `actions`.
  let variables: [String: Expression]

  init(_ document: Document) {
    type = SwiftIdentifier(document.name)
    actions = SwiftIdentifier(document.name + "Actions")
    let names = document.commands.indices.map { document.names(ofCommand: $0) }
    commands = names.map { SwiftIdentifier($0.case) }
    requirements = names.map { SwiftIdentifier($0.member) }
    choiceTypes = document.choices.map { SwiftIdentifier(document.typeName(of: $0)) }
    choiceProperties = document.choices.map { SwiftIdentifier(document.memberName(of: $0)) }
    options = document.choices.map { choice in
      choice.options.map { SwiftIdentifier(document.caseName(of: $0, in: choice)) }
    }
    states = document.states.map { SwiftIdentifier(document.memberName(of: $0)) }

    var variables: [String: Expression] = [:]
    for (index, state) in document.states.enumerated() {
      variables[state.id] = .member("actions", states[index])
    }
    for index in document.commands.indices where document.commands[index].kind == .toggle {
      variables[document.commands[index].id] = .member("actions", requirements[index])
    }
    for (index, choice) in document.choices.enumerated() {
      for (place, option) in choice.options.enumerated() {
        variables["\(choice.id).\(option.id)"] = .equal(
          .member("actions", choiceProperties[index]), .implicitMember(options[index][place]))
      }
    }
    self.variables = variables
  }

  /// The type of a choice, from outside the type that holds everything.
  func typeOfChoice(_ index: Int) -> TypeName {
    .path([type, SwiftIdentifier("Choice"), choiceTypes[index]])
  }

  /// The type of a choice, from inside.
  func innerTypeOfChoice(_ index: Int) -> TypeName {
    .path([SwiftIdentifier("Choice"), choiceTypes[index]])
  }
}

/// The standard types that enumerations of choices name, written so that no choice of that name hides
/// them: `String`, or `Swift.String` where there is a choice `string`, or a name of the file's own
/// where there is also a choice `swift`.
struct StandardTypeNames: Sendable {
  static let all: [(name: String, plain: StaticString, qualified: StaticString)] = [
    ("String", "String", "Swift.String"),
    ("CaseIterable", "CaseIterable", "Swift.CaseIterable"),
    ("Sendable", "Sendable", "Swift.Sendable"),
  ]

  /// The protocols of the enumerations, the type of their raw values first.
  let conformances: [TypeName]
  /// The names of the file's own, with what each stands for.
  let aliases: [(name: SwiftIdentifier, type: StaticString)]

  init(besides choiceTypes: [SwiftIdentifier], documentName: String) {
    let hidden = Set(choiceTypes.map(\.text))
    var conformances: [TypeName] = []
    var aliases: [(name: SwiftIdentifier, type: StaticString)] = []
    for (name, plain, qualified) in Self.all {
      if !hidden.contains(name) {
        conformances.append(.code(plain))
      } else if !hidden.contains("Swift") {
        conformances.append(.code(qualified))
      } else {
        var alias = documentName + name
        while hidden.contains(alias) { alias += "Type" }
        aliases.append((SwiftIdentifier(alias), plain))
        conformances.append(.path([SwiftIdentifier(alias)]))
      }
    }
    self.conformances = conformances
    self.aliases = aliases
  }
}
