import MenuetModel

/// The responder that performs commands from the menu bar and from shortcuts, and what makes the
/// elements that reach it.
struct UIKitResponder {
  let plan: GenerationPlan
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

  /// Indicates whether anything needs the responder.
  var isNeeded: Bool {
    !places.commands.isEmpty || !places.choices.isEmpty || !keyed.isEmpty || !keyedOptions.isEmpty
  }

  /// Indicates whether the menu bar or a shortcut selects options.
  var hasOptions: Bool { !places.choices.isEmpty || !keyedOptions.isEmpty }

  var declarations: [Declaration] {
    var declarations = [
      responder, keyCommands, menuBarItem, .support(SupportCode.UIKit.choosing),
    ]
    if hasOptions { declarations += [option, .support(SupportCode.UIKit.findingOption)] }
    declarations.append(.support(SupportCode.UIKit.entries))
    declarations += UIKitKeys(plan: plan).functions
    if !UIKitMenuBar(plan: plan).bars.isEmpty {
      declarations.append(.support(SupportCode.UIKit.menuBars))
    }
    return declarations
  }

  // MARK: The class

  private var responder: Declaration {
    Declaration(
      .type(
        "final class", "CommandResponder", conformances: [.code("UIResponder")],
        [.support(SupportCode.UIKit.responding)] + alternates + [
          .support(SupportCode.UIKit.validating)
        ]),
      comment: """
        Performs commands from the menu bar and from shortcuts. A view controller that has one puts
        it into the responder chain:

            override var next: UIResponder? { commands.followed(by: super.next) }
        """, isInterface: true)
  }

  private var alternates: [Declaration] {
    places.alternates.map { index in
      let perform = Statement.call(
        "perform", .init(.implicitMember(plan.names.commands[index])),
        .init("on", .code("actions")), .init("from", .code("sender")))
      return Declaration(
        .function(
          SwiftIdentifier(document.alternateName(ofCommand: index)), ["_ sender: UICommand"],
          [.if(.binding("actions"), [perform])]),
        modifiers: "@objc fileprivate")
    }
  }

  // MARK: Shortcuts

  private var keyCommands: Declaration {
    let content = UIKitMenuBarContent(plan: plan)
    let entries =
      keyed.map { Expression.call("entry", .init(.implicitMember(plan.names.commands[$0]))) }
      + keyedOptions.map { content.optionEntry($0.choice, $0.option) }
    var statements: [Statement] = [.expression(.code("[]"))]
    if !entries.isEmpty {
      statements =
        [.variable("elements", type: .code("[UICommand]"), .array([]))]
        + entries.map { .call("elements.append", .init(.call("element", .init($0)))) } + [
          .return(.code("elements.compactMap { $0 as? UIKeyCommand }"))
        ]
    }
    return Declaration(
      .property("keys", .code("[UIKeyCommand]"), statements),
      comment: "Shortcuts that no menu bar shows.", modifiers: "private static")
  }

  // MARK: Places

  /// The function that gives the item at a place of the menu bar.
  private var menuBarItem: Declaration {
    let command = Expression.call(
      "Command", .init("rawValue", .code("String(place.prefix { $0 != \"#\" })")))
    return Declaration(
      .function(
        "menuBarItem", ["at place: String", "on actions: any Actions"], result: .code("Item?"),
        [
          .guard(.binding("command", command), return: .code("nil")),
          .support(SupportCode.UIKit.menuBarPair),
        ] + places.specials.map { special($0) } + [.return(.code("item(command, on: actions)"))]),
      comment: "The content of a place of the menu bar: the id of a command, perhaps with a mark.",
      modifiers: "private static")
  }

  private func special(_ special: MenuBarPlaces.Special) -> Statement {
    var locals = UniqueNames(besides: ["place", "actions", "command"])
    let statements = [Statement].build { code in
      let name = UIKitItemPlaces(plan: plan).declare(
        special.item, in: special.surface, locals: &locals, into: &code)
      if let name { code.append(.return(.name(name))) }
    }
    return .if(.equal(.code("place"), .string(special.id)), statements)
  }

  private var option: Declaration {
    let shown = places.choices.union(keyedOptions.map(\.choice)).sorted()
    let tests = shown.map { index in
      let option = Expression.call(
        "option", .init(.code("ids[1]")),
        .init("of", .metatype(plan.names.innerTypeOfChoice(index))),
        .init("in", UIKitChoices(plan: plan).options(index)))
      return Statement.if(
        .equal(.code("ids[0]"), .string(document.choices[index].id)), [.return(option)])
    }
    let ids: StaticString = """
      place.prefix { $0 != "#" }.split(separator: ".").map(String.init)
      """
    return Declaration(
      .function(
        "option", ["at place: String", "on actions: any Actions"], result: .code("UIAction?"),
        [
          .constant("ids", .code(ids)),
          .guard(.equal(.code("ids.count"), .integer(2)), return: .code("nil")),
        ] + tests + [.return(.code("nil"))]),
      comment: "The option that a place of the menu bar shows: `choice.option`.",
      modifiers: "private static")
  }
}
