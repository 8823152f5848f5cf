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
      guard let shortcut = document.commands[index].shortcut,
        !places.contains(index) || document.commands[index].form == .pair,
        // The system's own command has them in the menu bar, where a group of its stands.
        !plan.commands[index].isLeftToSystem
      else { return false }
      switch plan.commands[index].handler {
      case .method, .toggle, .presentation: return UIKitKeys.isExpressible(shortcut)
      // The system knows the shortcuts of its own commands.
      case .standardEdit:
        return shortcut.spelling != document.commands[index].system?.facts.shortcut
          && UIKitKeys.isExpressible(shortcut)
      case .undo, .systemMenu, .answer, .elsewhere: return false
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

  /// Indicates whether anything has keys that no menu bar shows.
  var hasUnshownKeys: Bool { !keyed.isEmpty || !keyedOptions.isEmpty }

  /// Indicates whether anything needs the responder.
  var isNeeded: Bool {
    !UIKitMenuBar(plan: plan).bars.isEmpty || hasUnshownKeys
  }

  /// Indicates whether the menu bar or a shortcut selects options.
  var hasOptions: Bool { !places.choices.isEmpty || !keyedOptions.isEmpty }

  /// Indicates whether any of these options has keys.
  var hasOptionShortcuts: Bool {
    chosen.contains { document.choices[$0].options.contains { $0.shortcut != nil } }
  }

  var declarations: [Declaration] {
    var declarations = [
      responder, prefix, .support(SupportCode.UIKit.places), menuBarItem, action,
    ]
    if hasUnshownKeys { declarations.insert(keyCommands, at: 1) }
    declarations += [.support(SupportCode.UIKit.covering), reachable]
    if !places.supplied.isEmpty { declarations.append(supplied) }
    if hasOptions { declarations += [options, .support(SupportCode.UIKit.findingOption)] }
    declarations.append(.support(SupportCode.UIKit.entries))
    declarations += UIKitKeys(plan: plan).functions
    if !UIKitMenuBar(plan: plan).bars.isEmpty {
      declarations.append(.support(SupportCode.UIKit.menuBars))
    }
    return declarations + UIKitParts(plan: plan, responder: self).declarations
  }

  // MARK: The class

  private var responder: Declaration {
    Declaration(
      .type(
        "final class", "CommandResponder", conformances: [.code("UIResponder")],
        [.support(SupportCode.UIKit.responding)] + methods + [
          .support(SupportCode.UIKit.validating)
        ]),
      comment: """
        Performs commands from the menu bar and from shortcuts. A view controller that has one puts
        it into the responder chain:

            override var next: UIResponder? { commands.followed(by: super.next) }
        """, isInterface: true)
  }

  /// The commands that reach the responder by selectors of their own.
  var performed: [Int] {
    let keyed = Set(keyed)
    return document.commands.indices.filter { index in
      guard places.contains(index) || keyed.contains(index) else { return false }
      return switch plan.commands[index].handler {
      case .method, .toggle, .presentation: true
      case .standardEdit: places.asked.contains(index)
      case .undo, .systemMenu, .answer, .elsewhere: false
      }
    }
  }

  /// The choices whose options do.
  var chosen: [Int] { places.choices.union(keyedOptions.map(\.choice)).sorted() }

  private var methods: [Declaration] {
    performed.map { method(ofCommand: $0) }
      + chosen.map { index in
        method(
          document.responderName(of: document.choices[index]),
          .call("chooseOption", .init("from", .code("sender"))))
      }
  }

  /// `@objc func newNote(_ sender: Any?) { choose(.newNote, from: sender) }`.
  func method(ofCommand index: Int) -> Declaration {
    method(
      document.responderName(ofCommand: index),
      .call(
        "choose", .init(.implicitMember(plan.names.commands[index])),
        .init("from", .code("sender"))))
  }

  func method(_ name: String, _ value: @autoclosure () -> Expression) -> Declaration {
    Declaration(
      .shortFunction(
        SwiftIdentifier(name), ["_ sender: Any?"], plan.makesBodies ? value() : .code("nil")),
      attributes: "@objc", isInterface: true)
  }

  private var prefix: Declaration {
    Declaration(
      .constant("menuBarPrefix", .string(document.name + ".")),
      comment: "The beginning of the property lists of this document's elements of the menu bar.",
      modifiers: "private static")
  }

  /// The function that gives the selector of a command.
  private var action: Declaration {
    Declaration(
      .function(
        "action", ["_ command: Command"], result: .code("Selector?"), plan.body([selecting])),
      comment: "The selector by which the menu bar and shortcuts perform a command.",
      modifiers: "private static")
  }

  private var selecting: Statement {
    var table = CaseTable<Int>()
    for index in performed { table.add(plan.names.commands[index], index) }
    return table.statement(over: "command", of: plan.commands.count, otherwise: .code("nil")) {
      .responderSelector(SwiftIdentifier(document.responderName(ofCommand: $0)))
    }
  }

  // MARK: Items that the app supplies

  /// The function that gives the items that are known at run time only.
  private var supplied: Declaration {
    let cases = places.supplied.map { place in
      Statement.Case(.string(place.id), place.statements)
    }
    return Declaration(
      .function(
        "suppliedElements", ["at place: String", "on actions: any Actions"],
        result: .code("[UIMenuElement]"),
        [.switch("place", cases + [Statement.Case(.default, [.return(.code("[]"))])])]),
      comment: "The items that the app supplies at a place of the menu bar.",
      modifiers: "private static")
  }

  // MARK: Beside what is presented

  /// The function that says which selectors people still reach while something modal is open.
  private var reachable: Declaration {
    var cases: [Statement.Case] = []
    func add(_ name: String, _ test: Expression?) {
      guard let test else { return }
      cases.append(
        Statement.Case(
          .expression(.responderSelector(SwiftIdentifier(name))), [.return(test)]))
    }
    for index in performed {
      // The first responder is in the presented view controller.
      let test =
        document.commands[index].system?.isOfFirstResponder == true && isStandardEdit(index)
        ? Expression.code("true") : isOpen(holders(of: .command(index)))
      add(document.responderName(ofCommand: index), test)
    }
    for index in chosen {
      add(
        document.responderName(of: document.choices[index]), isOpen(holders(of: .choice(index))))
    }
    cases.append(Statement.Case(.default, [.return(.code("false"))]))
    return Declaration(
      .function(
        "isReachable", ["_ action: Selector", "in open: Set<String>"], result: .code("Bool"),
        cases.count == 1 ? [.return(.code("false"))] : [.switch("action", cases)]),
      comment: """
        Returns whether what is open over everything else has something that a selector performs.
        """, modifiers: "private static")
  }

  private func isStandardEdit(_ index: Int) -> Bool {
    if case .standardEdit = plan.commands[index].handler { true } else { false }
  }

  /// The sheets, covers and popovers in which a subject is, by their ids.
  private func holders(of subject: Subject) -> [String] {
    let surfaces = plan.walk.placements.filter { $0.item.subject == subject }.map(\.surface)
    var ids = plan.walk.surfaces.filter { surface in
      surface.id.map { surfaces.contains($0) } ?? false
    }.compactMap { $0.presentation }
    ids += surfaces.filter { plan.presented[$0] != nil }
    // A popover that becomes a sheet has what that has.
    ids += document.popovers.filter { ids.contains($0.adaptsTo ?? "") }.map(\.id)
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }

  private func isOpen(_ ids: [String]) -> Expression? {
    let tests = ids.map { Expression.call("open.contains", .init(.string($0))) }
    return tests.count > 1 ? .any(tests) : tests.first
  }

  // MARK: Shortcuts

  private var keyCommands: Declaration {
    let content = UIKitMenuBarContent(plan: plan)
    let entries =
      keyed.map { Expression.call("entry", .init(.implicitMember(plan.names.commands[$0]))) }
      + keyedOptions.map { content.entry(ofOption: $0.option, in: $0.choice) }
    let statements =
      [Statement.variable("elements", type: .code("[UICommand?]"), .array([]))]
      + entries.map { .call("elements.append", .init(.call("element", .init($0)))) } + [
        .return(.code("elements.compactMap { $0 as? UIKeyCommand }"))
      ]
    return Declaration(
      .property("keys", .code("[UIKeyCommand]"), statements),
      comment: "Shortcuts that no menu bar shows.", modifiers: "private static")
  }

  // MARK: Places

  /// The function that gives the item of a command at its place in the menu bar.
  private var menuBarItem: Declaration {
    var cases = places.specials.map { special in
      Statement.Case(.string(special.id), self.special(special))
    }
    cases += places.pairs.flatMap { pair($0) }
    let plain = Statement.return(.code("item(command, on: actions)"))
    // An alternate is sent from the place of the command whose place it takes.
    let alternates = places.alternatePlaces.map { alternate in
      Statement.if(
        .all([
          .equal(.code("command"), .implicitMember(plan.names.commands[alternate.command])),
          .equal(.code("place"), .string(alternate.place.id)),
        ]), special(alternate.place))
    }
    let body: [Statement] =
      alternates.isEmpty && cases.isEmpty
      ? [plain]
      : cases.isEmpty
        ? alternates + [plain]
        : alternates + [
          .guard(
            .code("isPlace(place, of: command)"), return: .code("item(command, on: actions)")),
          .switch("place", cases + [Statement.Case(.default, [plain])]),
        ]
    return Declaration(
      .function(
        "menuBarItem",
        ["_ command: Command", "at place: String?", "on actions: any Actions"],
        result: .code("Item"), body),
      comment: "The item of a command, as its place in the menu bar has it.",
      modifiers: "private static")
  }

  /// The cases of both halves of a pair, and of the shortcut that switches it.
  private func pair(_ place: MenuBarPlaces.Special) -> [Statement.Case] {
    guard let index = plan.commandIndex(place.item) else { return [] }
    let items = UIKitItemPlaces(plan: plan)
    let isPlain = items.isPlain(place.item)
    let halves = [(true, "#on"), (false, "#off")].map { state, ending in
      var locals = UniqueNames(besides: ["place", "actions", "command"])
      let statements = [Statement].build { code in
        let name =
          isPlain
          ? nil : items.declare(place.item, in: place.surface, locals: &locals, into: &code)
        let half = Expression.call(
          "half", .init("of", name.map { .name($0) } ?? items.call(index)),
          .init("holding", .flag(state)), .init("on", .code("actions")))
        code.append(.return(half))
      }
      return Statement.Case(.string(place.id + ending), statements)
    }
    return (isPlain ? [] : [Statement.Case(.string(place.id), special(place))]) + halves
  }

  private func special(_ special: MenuBarPlaces.Special) -> [Statement] {
    var locals = UniqueNames(besides: ["place", "actions", "command"])
    return .build { code in
      let name = UIKitItemPlaces(plan: plan).declare(
        special.item, in: special.surface, locals: &locals, into: &code)
      if let name { code.append(.return(.name(name))) }
    }
  }

  /// The function that gives the options among which a selector chooses.
  private var options: Declaration {
    let cases = chosen.map { index in
      Statement.Case(
        .expression(
          .responderSelector(SwiftIdentifier(document.responderName(of: document.choices[index])))),
        options(ofChoice: index))
    }
    return Declaration(
      .function(
        "options",
        ["chosenBy action: Selector", "at place: String", "on actions: any Actions"],
        result: .code("[UIAction]"),
        [.switch("action", cases + [Statement.Case(.default, [.return(.code("[]"))])])]),
      comment: "The options among which an element of the menu bar chooses one.",
      modifiers: "private static")
  }

  /// The options of a choice, as their place in the menu bar has them.
  private func options(ofChoice index: Int) -> [Statement] {
    let choices = UIKitChoices(plan: plan)
    let special = places.choicePlaces.filter { plan.choiceIndex($0.item.subject) == index }
    guard let first = special.first else { return [.return(choices.options(index))] }
    let cases = special.map { place in
      let conditions = document.placedConditions(ofChoice: index, at: place.item)
      return Statement.Case(
        .string(place.id),
        choices.limiting(conditions.enabledWhen, conditions.visibleWhen, in: "placed"))
    }
    var others: [Statement] = [.leave]
    if document.replacesConditions(ofChoice: index, at: first.item) {
      let choice = document.choices[index]
      others = choices.limiting(choice.enabledWhen, choice.shownWhen, in: "placed")
    }
    return [
      .constant("placed", choices.options(index, at: first.item)),
      .switch("place.drop(while: { $0 != \"#\" })", cases + [Statement.Case(.default, others)]),
      .return(.code("placed")),
    ]
  }
}
