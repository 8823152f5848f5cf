import MenuetModel

/// The parts of an app whose document names who performs which commands: an object that composes them,
/// and the environment and the focused values by which views and the menu bar find them.
///
/// `Parts` implements the whole protocol and hands on to the parts that are there. Surfaces take it as
/// any other model; what an absent part performs is dimmed. What the framework requires besides
/// commands, such as what is shared, is required of the part without a handler.
///
/// The menu bar finds the parts of the window in front as focused values. Observable parts are followed
/// where they are read; before there were any, a focused value tells of no change of the object that it
/// is, so the value is an object that is observed and tells of the part's changes.
struct SwiftUIParts {
  let plan: GenerationPlan
  /// The requirements of the framework besides commands.
  let further: [Declaration]

  private var document: Document { plan.document }
  private var names: DocumentNames { plan.names }

  private var parts: [ActionsProtocol.Part] {
    ActionsProtocol(plan: plan).partsOfApp(requiringMore: !further.isEmpty)
  }

  /// The property of a part: named as it is called, `editor`, unless the app has one of that name.
  private func property(_ part: ActionsProtocol.Part) -> SwiftIdentifier {
    property(ofPart: part.handler)
  }

  private func property(ofPart handler: String) -> SwiftIdentifier {
    let taken = names.requirements + names.choiceProperties + names.states
    let furtherNames = further.compactMap { declaration -> SwiftIdentifier? in
      switch declaration.kind {
      case .method(let name, _, _, _), .requirement(let name, _, _): name
      default: nil
      }
    }
    var name = SwiftIdentifier(SwiftName.member(handler))
    while (taken + furtherNames).contains(name) { name = name.with("Part") }
    return name
  }

  /// Indicates whether parts are observed objects, and tell of their changes through others.
  var areObserved: Bool { plan.hasParts && !document.hasObservation }

  private var app: SwiftIdentifier { property(ofPart: "App") }

  // MARK: The whole

  /// `Parts`, which hands on what it is asked.
  var type: [Declaration] {
    guard plan.hasParts else { return [] }
    let properties = parts.map { part in
      Declaration(
        .variable(property(part), .optionalAny(part.name), nil),
        comment: "The part that is called \(part.handler).", isInterface: true)
    }
    let members =
      properties + [.support(SupportCode.SwiftUI.partsInit), copy] + (areObserved ? [all] : [])
      + forwarding
    let keys =
      areObserved
      ? [Declaration.support(SupportCode.SwiftUI.partFocus)]
      : parts.map { part in
        Declaration(
          .type(
            "struct", key(part), conformances: [.code("FocusedValueKey")],
            [Declaration(.alias("Value", .any(part.name)))]), modifiers: "fileprivate")
      }
    return [
      Declaration(
        .type("final class", "Parts", conformances: [.path([names.actions])], members),
        comment: """
          The parts of the app that are there. It performs what they perform; what another would
          perform is dimmed.
          """, attributes: "@MainActor", isInterface: true)
    ] + keys + [.support(SupportCode.SwiftUI.partsKey)]
  }

  private func key(_ part: ActionsProtocol.Part) -> SwiftIdentifier {
    SwiftIdentifier(part.handler + "FocusKey")
  }

  private var copy: Declaration {
    Declaration(
      .function(
        "copy", ["of others: Parts"], result: .code("Parts"),
        [.constant("parts", .call("Parts"))]
          + parts.map {
            .assignment(.member("parts", property($0)), .member("others", property($0)))
          } + [.return(.code("parts"))]),
      modifiers: "fileprivate static")
  }

  private var all: Declaration {
    Declaration(
      .getter("all", .code("[AnyObject?]"), .array(parts.map { .name(property($0)) })),
      modifiers: "fileprivate")
  }

  private var forwarding: [Declaration] {
    let members = Members(document).members.compactMap { forward($0) }
    return members + further.compactMap { forward($0) }
  }

  /// The parts that have a member, the one that performs or keeps it first.
  private func holders(_ member: Members.Member) -> [SwiftIdentifier] {
    parts.filter { $0.own.contains(member) }.map(property)
      + parts.filter { !$0.own.contains(member) && $0.asked.contains(member) }.map(property)
  }

  private func forward(_ member: Members.Member) -> Declaration? {
    guard let owner = holders(member).first else { return nil }
    switch member {
    case .command(let index):
      let name = names.requirements[index]
      switch plan.commands[index].handler {
      case .method:
        // Within a type that has a method of this name, the compiler warns of every call of it.
        if name.text == "self" {
          return Declaration(
            .shortFunction(
              name, [],
              .call(.member(.name(names.type), "callSelf"), [.init("of", .name(owner))])),
            isInterface: true)
        }
        let isTold = plan.commands[index].namesPresentation
        let presentation = Declaration.Parameter(
          "in presentation: ", .optional(.path([names.type, "Presentation"])))
        return Declaration(
          .shortFunction(
            name, isTold ? [presentation] : [],
            .call(
              .chained(.name(owner), name),
              isTold ? [.init("in", .code("presentation"))] : [])), isInterface: true)
      case .toggle:
        return accessor(name, .code("Bool"), holders(member), otherwise: .code("false"))
      case .presentation, .standardEdit, .undo, .systemMenu, .answer, .elsewhere: return nil
      }
    case .choice(let index):
      let options = document.choices[index].options
      let first = options.firstIndex(where: \.isDefault) ?? 0
      return accessor(
        names.choiceProperties[index], names.typeOfChoice(index), holders(member),
        otherwise: .implicitMember(names.options[index][first]))
    case .state(let index):
      return Declaration(
        .getter(
          names.states[index], .code("Bool"),
          value(names.states[index], holders(member), otherwise: .code("false"))),
        isInterface: true)
    }
  }

  private func value(
    _ name: SwiftIdentifier, _ holders: [SwiftIdentifier], otherwise: Expression
  ) -> Expression {
    holders.reversed().reduce(otherwise) { rest, holder in
      .coalescing(.chained(.name(holder), name), rest)
    }
  }

  private func accessor(
    _ name: SwiftIdentifier, _ type: TypeName, _ holders: [SwiftIdentifier], otherwise: Expression
  ) -> Declaration {
    Declaration(
      .accessor(
        name, type, get: [.expression(value(name, holders, otherwise: otherwise))],
        set: [.assignment(.chained(.name(holders[0]), name), .code("newValue"))]),
      isInterface: true)
  }

  /// Hands a further requirement on to the part of the app.
  private func forward(_ requirement: Declaration) -> Declaration? {
    let app = Expression.name(app)
    switch requirement.kind {
    case .method(let name, let parameters, effects: nil, let result):
      let call = Expression.call(
        .chained(app, name), parameters.map { argument("\($0.code)") })
      guard let result else {
        return Declaration(.shortFunction(name, parameters, call), isInterface: true)
      }
      return Declaration(
        .function(name, parameters, result: result, [.expression(.coalescing(call, .array([])))]),
        isInterface: true)
    case .requirement(let name, let type, isSettable: false):
      return Declaration(.getter(name, type, .chained(app, name)), isInterface: true)
    default: return nil
    }
  }

  /// The argument for a parameter: `for toolbar: Notes.ToolbarID` is handed on as `for: toolbar`.
  private func argument(_ parameter: String) -> Expression.Argument {
    let words = parameter.prefix { $0 != ":" }.split(separator: " ")
    let value = Expression.name(SwiftIdentifier(String(words.last ?? "")))
    switch words.first {
    case "for": return .init("for", value)
    case "in": return .init("in", value)
    case "limit": return .init("limit", value)
    default: return .init(value)
    }
  }

  // MARK: Who is there

  /// The functions that say whether the part is there which performs a command or keeps a choice.
  var functions: [Declaration] {
    guard plan.hasParts else { return [] }
    var table = CaseTable<SwiftIdentifier>()
    for index in document.commands.indices {
      let owner: SwiftIdentifier?
      switch plan.commands[index].handler {
      case .method, .toggle: owner = holders(.command(index)).first
      case .undo: owner = app
      // What is presented belongs to the scene.
      case .presentation, .standardEdit, .systemMenu, .answer, .elsewhere: owner = nil
      }
      if let owner { table.add(names.commands[index], owner) }
    }
    let isWhole = Statement.guard(
      .binding("parts", .code("actions as? Parts")), return: .code("true"))
    var statement = table.statement(
      over: "command", of: document.commands.count, otherwise: .code("true")
    ) { isThere($0) }
    if case .expression(let value) = statement { statement = .return(value) }
    let commands = Declaration(
      .function(
        "isHandled", ["_ command: Command", "by actions: any Actions"], result: .code("Bool"),
        [isWhole, statement]),
      comment: "Returns whether the part is there that performs a command.",
      modifiers: "private static")
    let cases = document.choices.indices.compactMap { index -> Statement.Case? in
      guard let owner = holders(.choice(index)).first else { return nil }
      return Statement.Case(.string(document.choices[index].id), [.return(isThere(owner))])
    }
    guard !cases.isEmpty else { return [commands] + callingSelf }
    return callingSelf + [
      commands,
      Declaration(
        .function(
          "isHandled", ["choice: String", "by actions: any Actions"], result: .code("Bool"),
          [
            isWhole,
            .switch("choice", cases + [Statement.Case(.default, [.return(.code("true"))])]),
          ]),
        comment: "Returns whether the part is there that keeps a choice.",
        modifiers: "private static"),
    ]
  }

  /// Calls the method of a command that is called `self`.
  private var callingSelf: [Declaration] {
    document.commands.indices.compactMap { index in
      guard names.requirements[index].text == "self",
        plan.commands[index].handler == .method,
        let part = parts.first(where: { $0.own.contains(.command(index)) })
      else { return nil }
      let name = names.requirements[index]
      return Declaration(
        .function(
          "callSelf", [.init("of part: ", .optionalAny(part.name))],
          [.expression(.call(.chained(.code("part"), name), []))]),
        modifiers: "fileprivate static")
    }
  }

  private func isThere(_ part: SwiftIdentifier) -> Expression {
    .not(.equal(.member("parts", part), .code("nil")))
  }

  // MARK: Finding them

  private var environmentName: SwiftIdentifier {
    SwiftIdentifier(SwiftName.member(document.name) + "Parts")
  }

  private func modifierName(_ part: ActionsProtocol.Part) -> SwiftIdentifier {
    SwiftIdentifier(SwiftName.member(document.name) + part.handler + "Part")
  }

  /// The values of the environment and of what is in front.
  var values: [Declaration] {
    guard plan.hasParts else { return [] }
    func accessor(
      _ name: SwiftIdentifier, _ type: TypeName, _ key: SwiftIdentifier
    ) -> Declaration {
      let value = Expression.subscripted(.code("self"), .metatype(.path([names.type, key])))
      return Declaration(
        .accessor(
          name, type, get: [.expression(value)], set: [.assignment(value, .code("newValue"))]),
        comment: name == environmentName
          ? "The parts of the app that views around supply."
          : "A part of the app that the window in front supplies.",
        modifiers: name == environmentName ? nil : "fileprivate",
        isInterface: name == environmentName)
    }
    let environment = Declaration(
      .extension(
        .code("EnvironmentValues"),
        [accessor(environmentName, .path([names.type, "Parts"]), "PartsKey")]))
    guard !areObserved else { return [environment] }
    return [
      environment,
      Declaration(
        .extension(
          .code("FocusedValues"),
          parts.map { accessor(modifierName($0), .optionalAny($0.name), key($0)) })),
    ]
  }

  /// The modifiers that supply a part to views.
  var viewModifiers: [Declaration] {
    guard plan.hasParts else { return [] }
    return parts.map { part in
      let transform = Statement.ViewCall(
        .call(
          "transformEnvironment", .init(.keyPath(environmentName))),
        .init(
          signature: "parts",
          [
            .constant(
              "others",
              .call(
                .member(.member(.name(names.type), "Parts"), "copy"), [.init("of", .code("parts"))])
            ),
            .assignment(.member("others", property(part)), .code("part")),
            .assignment("parts", .code("others")),
          ]))
      let focusing = Expression.call(
        .member(.name(names.type), "Focusing"), [.init("part", .code("part"))])
      let focus = Statement.ViewCall(
        areObserved
          ? .call(".modifier", .init(focusing))
          : .call(
            ".focusedSceneValue", .init(.keyPath(modifierName(part))), .init(.code("part"))))
      return Declaration(
        .function(
          modifierName(part), [.init("_ part: ", .any(part.name))], result: .code("some View"),
          [.view(transform, modifiers: [focus])]),
        comment: """
          Supplies the part that is called \(part.handler) to the views inside, and to the menu bar while
          their window is in front.
          """, isInterface: true)
    }
  }

  /// The menu bars of the window in front.
  var menuBars: [Declaration] {
    guard plan.hasParts else { return [] }
    return SwiftUIMenuBar(plan: plan).bars.map { bar in
      let factory = document.factoryName(of: bar)
      let focused = parts.map {
        areObserved
          ? Declaration(.focusedObject(property($0), .generic("Focus", .any($0.name))))
          : Declaration(.focusedValue(property($0), of: modifierName($0)))
      }
      var statements: [Statement] = [
        .constant("all", .call("Parts.copy", .init("of", .code("parts"))))
      ]
      for part in parts {
        let focused = Expression.name(property(part))
        statements.append(
          .if(
            .binding(property(part)),
            [
              .assignment(
                .member("all", property(part)), areObserved ? .member(focused, "part") : focused)
            ]))
      }
      statements.append(
        .return(.call(.name(SwiftIdentifier(factory)), [.init(.code("all"))])))
      return Declaration(
        .type(
          "struct", SwiftIdentifier(SwiftName.type(factory) + "Commands"),
          conformances: [.code("Commands")],
          focused + [
            Declaration(.stored("parts", .code("Parts")), modifiers: "private"),
            .support(SupportCode.SwiftUI.partsOfBar),
            Declaration(
              .property("body", .code("some Commands"), statements), isInterface: true),
          ]),
        comment: """
          The menu bar `\(bar.id)` with the parts of the window in front, and those of the app itself
          where that has none, for `commands` of a scene.
          """, isInterface: true)
    }
  }
}
