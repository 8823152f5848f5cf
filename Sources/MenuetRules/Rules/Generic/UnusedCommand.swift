import MenuetModel
import MenuetSource

/// Flags a declared command that nothing places.
struct UnusedCommand: Rule {
  static let info = RuleInfo(
    id: "unused-command", .source, .warning,
    "a declared command, toggle or choice is placed somewhere",
    guideline: .language("a command that is declared once is placed by 'item'"),
    why: """
      A command that no surface shows cannot be reached. A library of commands for other documents
      switches the rule off.
      """,
    example: """
        <commands>
          <command id="§indent§" title="Indent"/>
        </commands>
      + <button ref="indent"/>
      """,
    reads: .document(
      .platforms, .previewOpens, .starts, .selectCommand, .alternateOf, .primary,
      .choice))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let uses = SubjectUses(in: context)
    for (index, command) in document.commands.enumerated() where !uses.hasCommand(index) {
      // The standard menus of a menu bar have it without being told.
      if let system = command.system, command.id == system.rawValue,
        context.standardMenus.hold(system, on: command.platforms)
      {
        continue
      }
      self.report(
        command.id, command.kind.rawValue, command.source,
        remedy: "place it with 'item' or, in a view, with 'button'", uses, in: context,
        report: &report)
    }
    for (index, choice) in document.choices.enumerated() where !uses.hasChoice(index) {
      self.report(
        choice.id, "choice", choice.source, remedy: "place it with 'item' or a button", uses,
        in: context, report: &report)
    }
  }

  private func report(
    _ id: String, _ kind: String, _ source: SourceReference, remedy: String, _ uses: SubjectUses,
    in context: RuleContext, report: inout Findings
  ) {
    // What is declared inside a surface stands there; where it does not, its platforms are wrong,
    // which has been said.
    guard context.parent(of: source) == .commands else { return }
    let attribute: AttributeName = context.isWritten(.id, on: source) ? .id : .system
    let location = context.location(attribute, of: source)
    guard let place = uses.droppedPlace(of: id) else {
      report("nothing places the \(kind) '\(id)'", at: location, fix: "\(remedy), or remove it")
      return
    }
    report(
      "the \(kind) '\(id)' is placed only where it is on none of its platforms", at: location,
      notes: [DiagnosticNote("it is placed here", at: place)],
      fix: "let the platforms of both overlap")
  }
}

/// Which commands and choices something shows or performs.
private struct SubjectUses {
  private var commands: [Bool]
  private var choices: [Bool]
  /// The ids that references perform without placing them.
  private var performed: Set<String> = []
  /// The references by which items place what is declared elsewhere.
  private var places: [String: SourceLocation] = [:]

  init(in context: RuleContext) {
    let document = context.document
    commands = Array(repeating: false, count: document.commands.count)
    choices = Array(repeating: false, count: document.choices.count)
    for placement in context.walk.placements { use(placement.item.subject) }
    for button in context.walk.popUpButtons { use(button.subject) }
    for control in context.walk.segmentedControls { use(control.subject) }
    for button in context.walk.pullDownButtons { use(button.primarySubject) }
    guard commands.contains(false) || choices.contains(false) else { return }
    followLinks(in: context)
    for (index, command) in document.commands.enumerated() where performed.contains(command.id) {
      commands[index] = true
    }
    addAlternates(document)
  }

  func hasCommand(_ index: Int) -> Bool { commands[index] }

  func hasChoice(_ index: Int) -> Bool { choices[index] }

  /// The place of something that is placed, but not where it appears.
  func droppedPlace(of id: String) -> SourceLocation? { places[id] }

  private mutating func use(_ subject: Subject) {
    switch subject {
    case .command(let index): commands[index] = true
    case .choice(let index): choices[index] = true
    case .none: break
    }
  }

  /// An alternate stands in the place of its command.
  private mutating func addAlternates(_ document: Document) {
    let alternates = document.commands.indices.filter { index in
      !commands[index] && document.commands[index].alternateOf != nil
    }
    guard !alternates.isEmpty else { return }
    let placed = document.commands.indices.filter { commands[$0] }
    let used = Set(placed.map { document.commands[$0].id })
    for index in alternates where document.commands[index].alternateOf.map(used.contains) == true {
      commands[index] = true
    }
  }

  private mutating func followLinks(in context: RuleContext) {
    context.forEachAttribute([.ref, .choice, .previewOpens, .starts, .selectCommand]) { attribute in
      let id = context.value(of: attribute)
      switch attribute.name {
      // A submenu refers to a menu, which has ids of its own.
      case .ref where context.written.kind(attribute.node) == .submenu: break
      case .ref, .choice: places[id] = attribute.location
      default: performed.insert(id)
      }
    }
  }
}
