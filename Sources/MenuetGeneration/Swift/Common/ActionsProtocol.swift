import MenuetModel

/// The protocol that the app implements: a missing handler is a compile error. Where the document names
/// the parts of the app that perform commands, it composes one protocol a part, so that an object can
/// implement its own part only.
///
/// Commands, toggles, choices and states become requirements without argument labels, so that no id
/// meets one of the further requirements of a framework, which all have labels.
struct ActionsProtocol {
  let plan: GenerationPlan

  private var document: Document { plan.document }

  /// - Parameters:
  ///   - further: what the framework requires besides.
  ///   - isOfApp: whether that, and what no part asks, is required of the part without a handler.
  func declarations(
    comment: Comment, further: [Declaration], isOfApp: Bool = false
  ) -> [Declaration] {
    let parts = isOfApp ? partsOfApp(requiringMore: !further.isEmpty) : self.parts
    guard !parts.isEmpty else {
      let requirements = Members.all(of: document).compactMap {
        requirement($0, isSettable: true)
      }
      return [
        declaration(
          plan.names.actions, comment, conformances: [.code("AnyObject")], requirements + further)
      ]
    }
    let everything = Members(document)
    let protocols = parts.map { part in
      declaration(
        part.name, "\(part.words)", conformances: [.code("AnyObject")],
        requirements(part.own.union(part.asked), settable: part.own)
          + (isOfApp && part.isApp ? further : []))
    }
    // What two parts have would be ambiguous, unless the whole says it again.
    let shared = everything.filter { member in
      let count = parts.count { $0.own.contains(member) || $0.asked.contains(member) }
      return count == 0 || count > 1
    }
    let whole = declaration(
      plan.names.actions, comment, conformances: parts.map { .path([$0.name]) },
      requirements(shared, settable: everything) + (isOfApp ? [] : further))
    return protocols + [whole]
  }

  private func declaration(
    _ name: SwiftIdentifier, _ comment: Comment, conformances: [TypeName],
    _ requirements: [Declaration]
  ) -> Declaration {
    Declaration(
      .type("protocol", name, conformances: conformances, requirements),
      comment: comment, attributes: "@MainActor", isInterface: true)
  }

  // MARK: Parts

  /// A part of the app.
  struct Part {
    /// The handler that the document names, `App` for what has none.
    let handler: String
    let name: SwiftIdentifier
    let words: String
    /// The members that the part performs and keeps.
    let own: Members
    /// The members that the conditions of its own commands ask besides.
    var asked: Members

    /// The commands that it performs and the toggles that it keeps, by their indices.
    var commands: [Int] {
      own.members.compactMap { if case .command(let index) = $0 { index } else { nil } }
    }

    /// The choices that it keeps.
    var choices: [Int] {
      own.members.compactMap { if case .choice(let index) = $0 { index } else { nil } }
    }

    var isApp: Bool { handler == "App" }
  }

  /// The parts, with one of the app for what no part has.
  func partsOfApp(requiringMore: Bool) -> [Part] {
    var parts = self.parts
    guard !parts.isEmpty else { return [] }
    let rest = Members(document).filter { member in
      requirement(member, isSettable: true) != nil
        && !parts.contains { $0.own.contains(member) || $0.asked.contains(member) }
    }
    if let app = parts.firstIndex(where: \.isApp) {
      parts[app].asked = parts[app].asked.union(rest)
    } else if requiringMore || !rest.members.isEmpty {
      parts.append(part("App", own: Members(), asked: rest))
    }
    return parts
  }

  private func part(_ handler: String, own: Members, asked: Members) -> Part {
    Part(
      handler: handler, name: SwiftIdentifier("\(document.name)\(handler)Actions"),
      words: "The actions and the state of the part of the app that is called \(handler).",
      own: own, asked: asked)
  }

  /// The parts in document order; none where the document names no handler.
  var parts: [Part] {
    guard
      document.commands.contains(where: { $0.handler != nil })
        || document.choices.contains(where: { $0.handler != nil })
    else { return [] }
    var handlers: [String] = []
    var members: [String: Members] = [:]
    func add(_ member: Members.Member, to handler: String?) {
      let handler = handler ?? "App"
      if members[handler] == nil { handlers.append(handler) }
      members[handler, default: Members()].insert(member)
    }
    let commands = document.commands
    for index in commands.indices where requirement(.command(index), isSettable: true) != nil {
      add(.command(index), to: commands[index].handler)
    }
    for (index, choice) in document.choices.enumerated() { add(.choice(index), to: choice.handler) }
    return handlers.map { handler in
      let own = members[handler] ?? Members()
      return part(handler, own: own, asked: asked(by: own))
    }
  }

  private func asked(by own: Members) -> Members {
    let members = Members(document).members
    let variables = own.members.reduce(into: Set<String>()) { names, member in
      for condition in conditions(of: member) {
        // A variable of a choice is `choice.option`.
        names.formUnion(condition.variables.map { String($0.prefix { $0 != "." }) })
      }
    }
    return Members(members.filter { !own.contains($0) && variables.contains(id(of: $0)) })
  }

  private func conditions(of member: Members.Member) -> [Condition] {
    switch member {
    case .command(let index):
      [document.commands[index].enabledWhen, document.commands[index].visibleWhen]
        .compactMap { $0 }
    case .choice(let index):
      ([document.choices[index].enabledWhen, document.choices[index].visibleWhen]
        + document.choices[index].options.flatMap { [$0.enabledWhen, $0.visibleWhen] })
        .compactMap { $0 }
    case .state: []
    }
  }

  private func id(of member: Members.Member) -> String {
    switch member {
    case .command(let index): document.commands[index].id
    case .choice(let index): document.choices[index].id
    case .state(let index): document.states[index].id
    }
  }

  // MARK: Requirements

  private func requirements(_ members: Members, settable: Members) -> [Declaration] {
    members.members.compactMap { requirement($0, isSettable: settable.contains($0)) }
  }

  /// The requirement of a member; `nil` for a command that the app does not perform.
  private func requirement(_ member: Members.Member, isSettable: Bool) -> Declaration? {
    switch member {
    case .command(let index):
      let name = plan.names.requirements[index]
      switch plan.commands[index].handler {
      case .method:
        guard plan.commands[index].namesPresentation else { return Declaration(.method(name)) }
        let presentation = Declaration.Parameter(
          "in presentation: ", .optional(.path([plan.names.type, "Presentation"])))
        return Declaration(.method(name, [presentation]))
      case .toggle: return Declaration(.requirement(name, .code("Bool"), isSettable: isSettable))
      case .presentation, .standardEdit, .undo, .systemMenu, .answer, .elsewhere: return nil
      }
    case .choice(let index):
      return Declaration(
        .requirement(
          plan.names.choiceProperties[index], plan.names.typeOfChoice(index),
          isSettable: isSettable))
    case .state(let index):
      return Declaration(.requirement(plan.names.states[index], .code("Bool"), isSettable: false))
    }
  }
}

/// Commands, choices and states of a document, in this order and by their indices.
struct Members {
  enum Member: Hashable {
    case command(Int)
    case choice(Int)
    case state(Int)
  }

  private(set) var members: [Member] = []
  private var set: Set<Member> = []

  init(_ members: [Member] = []) {
    self.members = members
    set = Set(members)
  }

  init(_ document: Document) { self.init(Self.all(of: document)) }

  static func all(of document: Document) -> [Member] {
    document.commands.indices.map { .command($0) } + document.choices.indices.map { .choice($0) }
      + document.states.indices.map { .state($0) }
  }

  func contains(_ member: Member) -> Bool { set.contains(member) }

  mutating func insert(_ member: Member) {
    if set.insert(member).inserted { members.append(member) }
  }

  func union(_ others: Members) -> Members { Members(members + others.members) }

  func filter(_ test: (Member) -> Bool) -> Members { Members(members.filter(test)) }
}
