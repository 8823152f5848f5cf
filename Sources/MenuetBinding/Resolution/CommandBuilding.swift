import MenuetModel
import MenuetSource
import MenuetXML

/// Commands, toggles, choices, and the items that place them.
extension DocumentBuilder {
  // MARK: Declaring

  mutating func declareCommand(_ node: BoundNode) {
    checkAlternatePlace(node)
    let system: SystemCommand? = node.word(.system)
    let id = node.text(.id)
    if let system, id == nil {
      declareSystemCommand(system, node)
      return
    }
    guard let id = id ?? answerID(node) else { return }
    var command = newCommand(id: id, node, system: system)
    fill(&command, from: node)
    append(consume command, .command, node)
  }

  /// The id of an alert's answer that has none of its own: the alert's, with the words of the title
  /// or, where those have no letters of ASCII, the role.
  func answerID(_ node: BoundNode) -> String? {
    guard node.parentKind == .alert, !node.bound.isPresent(.id, node.element),
      let alert = node.bound.text(.id, Int(node.bound.tree.elements[node.element].parent))
    else { return nil }
    let slug = Identifier.slug(node.text(.title) ?? "")
    let role: Role? = node.word(.role)
    return "\(alert)-\(slug.isEmpty ? role?.rawValue ?? node.kind.spelling : slug)"
  }

  private func newCommand(id: String, _ node: BoundNode, system: SystemCommand?) -> Command {
    guard let system else {
      return Command(id: id, kind: .command, title: "", source: SourceReference.none)
    }
    return Command(id: id, system: system, inAppNamed: document.name)
  }

  private mutating func append(
    _ command: consuming Command, _ kind: ReferenceKinds, _ node: BoundNode
  ) {
    let index = document.commands.count
    register(command.id, kind, node, index: index)
    document.commands.append(command)
    setSubject(.command(index), of: node)
  }

  /// A system command without an id of its own: one declaration for all its places. Inside
  /// `commands` the attributes hold everywhere, elsewhere for the place only.
  private mutating func declareSystemCommand(_ system: SystemCommand, _ node: BoundNode) {
    let isDeclaration = node.parentKind == .commands
    if let index = systemCommands[system] {
      setSubject(.command(index), of: node)
      guard isDeclaration else { return }
      if declarations.commands[system.rawValue]?.node == document.commands[index].source.node,
        isDeclared(document.commands[index].source)
      {
        register(system.rawValue, .command, node, index: index)
        return
      }
      var command = document.commands[index]
      fill(&command, from: node)
      document.commands[index] = command
      return
    }
    var command = newCommand(id: system.rawValue, node, system: system)
    if isDeclaration {
      fill(&command, from: node)
    } else {
      command.$platforms = narrowed(document.platforms)
      command.source = source(node)
      // What a command does is no matter of its place.
      for (name, _) in node.attributes {
        switch name {
        case .role, .whenUnavailable: break
        default: _ = fillWord(&command, name, node) || fillTrait(&command, name, node)
        }
      }
    }
    systemCommands[system] = document.commands.count
    append(command, .command, node)
  }

  private func isDeclared(_ source: SourceReference) -> Bool {
    node(source.node).parentKind == .commands
  }

  mutating func declareToggle(_ node: BoundNode) {
    guard let id = node.text(.id) else { return }
    let form: ToggleForm =
      node.word(.form) ?? (node.has(.onTitle) && node.has(.offTitle) ? .title : .checkmark)
    var toggle = Command(id: id, kind: .toggle, title: "", source: SourceReference.none)
    toggle.form = form
    fill(&toggle, from: node)
    // Only a checkmark stands beside a title of its own; the other forms show the two of the states.
    if form != .checkmark || toggle.title.isEmpty { toggle.title = toggle.offTitle ?? toggle.title }
    if toggle.symbol == nil { toggle.symbol = toggle.offSymbol }
    append(toggle, .toggle, node)
  }

  /// Fills a command from what its element says, attribute by attribute: most have few.
  private mutating func fill(_ command: inout Command, from node: BoundNode) {
    command.source = source(node)
    command.handler = node.handler
    var details: CommandDetails?
    // A shortcut that was refused is not that of the standard command.
    if command.system != nil, node.isRefused(.shortcut) { command.shortcut = nil }
    for (name, index) in node.attributes {
      switch name {
      case .id: break
      case .title: command.title = node.bound.tree.value(of: index)
      case .symbol: command.symbol = node.bound.tree.value(of: index)
      case .shortcut: command.shortcut = shortcut(node)
      default:
        if fillWord(&command, name, node) || fillTrait(&command, name, node) { continue }
        var filled = details ?? command.details?.value ?? CommandDetails()
        if fillDetail(&filled, name, node, index) { details = filled }
      }
    }
    // That it has no title has been reported; what else is said of the command names it.
    if command.title.isEmpty, node.kind == .command || node.isRefused(.title) {
      command.title = command.id
    }
    if let details { command.details = Indirect(details) }
    if command.image != nil { command.symbol = nil }
    // A command that is written in a place is declared for all: the place narrows the item. Asked
    // for by itself: inside the call of `narrowed` it would copy the whole builder.
    let platforms = scope(node, in: fileScope(node)).platforms
    command.$platforms = narrowed(platforms)
  }

  /// Attributes that are one word of a set.
  private func fillWord(
    _ command: inout Command, _ name: AttributeName, _ node: BoundNode
  ) -> Bool {
    switch name {
    case .role: command.role = node.word(.role) ?? command.role
    case .whenUnavailable: command.whenUnavailable = node.word(.whenUnavailable)
    case .frequency: command.frequency = node.word(.frequency) ?? command.frequency
    case .scope: command.scope = node.word(.scope)
    case .duration: command.duration = node.word(.duration) ?? command.duration
    case .presentation: command.presentation = node.word(.presentation) ?? command.presentation
    case .id, .system, .enabledWhen, .visibleWhen, .platforms: break
    default: return false
    }
    return true
  }

  /// Attributes that are true or false.
  private func fillTrait(
    _ command: inout Command, _ name: AttributeName, _ node: BoundNode
  ) -> Bool {
    let trait: CommandTraits
    switch name {
    case .needsInput:
      if !node.flag(.needsInput) { command.traits.insert(.needsNoInput) }
      trait = .needsInput
    case .dismisses: trait = .dismisses
    case .activityIndicator: trait = .activityIndicator
    case .keepsMenuOpen: trait = .keepsMenuOpen
    case .destructive:
      if !node.flag(.destructive) { command.traits.insert(.harmless) }
      trait = .destructive
    case .undoable: trait = .undoable
    case .continuesInApp: trait = .continuesInApp
    case .animated:
      if !node.flag(.animated) { command.traits.insert(.unanimated) }
      return true
    default: return false
    }
    if node.flag(name) { command.traits.insert(trait) } else { command.traits.remove(trait) }
    return true
  }

  /// Attributes that few commands have.
  private func fillDetail(
    _ details: inout CommandDetails, _ name: AttributeName, _ node: BoundNode, _ index: Int
  ) -> Bool {
    let text = node.bound.tree.value(of: index)
    switch name {
    case .subtitle: details.subtitle = text
    case .image: details.image = text
    case .accessibilityLabel: details.accessibilityLabel = text
    case .hint: details.hint = text
    case .comment: details.comment = text
    case .onTitle: details.onTitle = text
    case .offTitle: details.offTitle = text
    case .onSymbol: details.onSymbol = text
    case .offSymbol: details.offSymbol = text
    case .confirm: details.confirm = text
    case .presents: details.presents = text
    case .setsDetent: details.setsDetent = text
    case .navigates: details.navigates = text
    case .alternateOf: details.alternateOf = text
    case .affects: details.affects = node.list(.affects)
    case .clears: details.clears = node.list(.clears)
    default: return false
    }
    return true
  }

  func shortcut(_ node: BoundNode) -> Shortcut? {
    node.text(.shortcut).flatMap { try? Shortcut(parsing: $0) }
  }

  mutating func declareChoice(_ node: BoundNode, id: String?) {
    guard let id else { return }
    let position = source(node)
    var choice = Choice(id: id, title: node.text(.title), options: [], source: position)
    node.readLabel(into: &choice)
    choice.frequency = node.word(.frequency) ?? .normal
    choice.handler = node.handler
    choice.whenUnavailable = node.word(.whenUnavailable)
    let scope = scope(node, in: fileScope(node))
    choice.$platforms = narrowed(scope)
    var places: [String: BoundNode] = [:]
    var areAllNamed = true
    for child in node.children where child.kind == .option {
      if !child.has(.id) { areAllNamed = false }
      guard let option = option(child, scope) else { continue }
      if let first = places[option.id] {
        sink.report(
          DuplicateId.finding(
            option.id, of: [], at: child.location(.id), first: first.location(.id)))
        areAllNamed = false
        continue
      }
      places[option.id] = child
      choice.options.append(option)
    }
    declarations.setOptions(choice.options.map(\.id), of: id, areAllNamed: areAllNamed)
    register(id, .choice, node, index: document.choices.count)
    setSubject(.choice(document.choices.count), of: node)
    document.choices.append(choice)
  }

  private mutating func option(_ node: BoundNode, _ scope: Scope) -> Choice.Option? {
    guard let id = node.text(.id), let title = node.text(.title) else { return nil }
    var option = Choice.Option(id: id, title: title, source: source(node))
    node.readLabel(into: &option)
    option.shortcut = shortcut(node)
    option.isDefault = node.flag(.default)
    option.isCustom = node.flag(.custom)
    option.presents = node.text(.presents)
    option.$platforms = narrowed(self.scope(node, in: scope))
    return option
  }

  /// Conditions may name what is declared later, so they are filled in when all is known.
  mutating func fillConditions() {
    for index in document.commands.indices {
      guard let node = node(document.commands[index].source), node.kind != .item else { continue }
      let isOverride =
        document.commands[index].system != nil && !node.has(.id) && node.parentKind != .commands
      guard !isOverride else { continue }
      document.commands[index].enabledWhen = condition(.enabledWhen, node)
      document.commands[index].visibleWhen = condition(.visibleWhen, node)
    }
    for index in document.choices.indices {
      guard let node = node(document.choices[index].source), node.kind == .choice else { continue }
      document.choices[index].enabledWhen = condition(.enabledWhen, node)
      document.choices[index].visibleWhen = condition(.visibleWhen, node)
      for option in document.choices[index].options.indices {
        guard let node = self.node(document.choices[index].options[option].source) else {
          continue
        }
        document.choices[index].options[option].enabledWhen = condition(.enabledWhen, node)
        document.choices[index].options[option].visibleWhen = condition(.visibleWhen, node)
      }
    }
  }

  func node(_ source: SourceReference) -> BoundNode? {
    source.node.isNone ? nil : node(source.node)
  }

  // MARK: Placing

  /// The item that a `command`, `toggle`, `choice` or `item` in a surface stands for; `nil` where
  /// its reference is wrong, or where it appears on no platform.
  mutating func item(_ node: BoundNode, _ outer: Scope) -> Item? {
    let scope = scope(node, in: outer)
    guard let subject = subject(node) else { return nil }
    let (id, kind, platforms) = facts(subject)
    let effective = scope.platforms.intersection(platforms)
    guard !effective.isEmpty else { return nil }
    var item = Item(
      id: id, kind: kind, subject: subject,
      overrides: document.overrides(
        overrides(node), of: subject, enabledWhen: scope.enabledWhen,
        visibleWhen: scope.visibleWhen),
      platforms: effective, source: source(node))
    item.$platforms = narrowed(effective)
    return item
  }

  private func subject(_ node: BoundNode) -> Subject? {
    guard let ref = node.text(.ref) else { return subject(declaredBy: node) }
    guard let declaration = declarations.commands[ref] else { return nil }
    switch declaration.kind {
    case .command, .toggle: return .command(declaration.index)
    case .choice: return .choice(declaration.index)
    default: return nil
    }
  }

  private func facts(_ subject: Subject) -> (String, Item.Kind, PlatformSet) {
    switch subject {
    case .command(let index):
      // A computed property, such as `isToggle`, would copy the whole command.
      return (
        document.commands[index].id,
        document.commands[index].kind == .toggle ? .toggle : .command,
        document.commands[index].platforms
      )
    case .choice(let index):
      return (document.choices[index].id, .choice, document.choices[index].platforms)
    case .none: return ("", .command, [])
    }
  }

  /// The overrides of a place: everything on an `item`, and everything on a system command that is
  /// not declared here.
  private func overrides(_ node: BoundNode) -> ItemOverrides? {
    let isSystemPlace = node.has(.system) && !node.has(.id)
    let isEditPlace = node.has(.near)
    guard node.kind == .item || node.has(.ref) || isSystemPlace || isEditPlace else { return nil }
    var overrides = ItemOverrides()
    if isEditPlace {
      overrides.near = node.word(.near)
      overrides.position = node.word(.position)
    }
    if node.kind == .item || node.has(.ref) || isSystemPlace {
      fill(&overrides, from: node)
    }
    return overrides == ItemOverrides() ? nil : overrides
  }

  private func fill(_ overrides: inout ItemOverrides, from node: BoundNode) {
    overrides.title = node.text(.title)
    node.readLabel(into: &overrides)
    overrides.hidesSymbol = overrides.symbol == "none"
    if overrides.hidesSymbol { overrides.symbol = nil }
    let shortcut = node.text(.shortcut)
    // One that was refused is not that of the standard command.
    overrides.hidesShortcut = shortcut == "none" || node.isRefused(.shortcut)
    overrides.shortcut = self.shortcut(node)
    overrides.role = node.word(.role)
    overrides.enabledWhen = condition(.enabledWhen, node)
    overrides.visibleWhen = condition(.visibleWhen, node)
    overrides.whenUnavailable = node.word(.whenUnavailable)
    overrides.confirm = node.text(.confirm)
    overrides.presents = node.text(.presents)
  }
}
