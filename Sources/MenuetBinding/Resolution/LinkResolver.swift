import MenuetModel
import MenuetSource
import MenuetXML

/// Checks every attribute that names something declared elsewhere, by its type alone: a new
/// referring attribute needs no code here.
struct LinkResolver {
  /// A condition's place: file and attribute.
  struct Key: Hashable {
    var file: Int
    var attribute: Int
  }

  let sources: [BoundDocument]
  let declarations: Declarations
  let limits: LanguageLimits
  /// The ids that a reference may name, by what it may name.
  private var candidates: [ReferenceKinds: NameIndex] = [:]
  private var variables: NameIndex?
  /// How many ids may still be compared with one that was not found. A document of ten thousand
  /// wrong references would otherwise take minutes; the first thousands of remedies are enough.
  private var comparisons = 5_000_000
  /// The names that nothing declares, in the order of their first uses.
  private var unknownNames: [UnknownName] = []
  private var unknownIndices: [String: [Int]] = [:]
  /// The declarations without an id of their own, which an unknown name may have meant.
  private(set) var nameless: NamelessDeclarations
  /// The findings so far.
  private(set) var sink: DiagnosticSink

  init(
    sources: [BoundDocument], declarations: Declarations, limits: LanguageLimits,
    sink: DiagnosticSink
  ) {
    self.sink = sink
    self.limits = limits
    self.sources = sources
    self.declarations = declarations
    nameless = declarations.nameless
  }

  /// Reports references and conditions that are wrong, and gives the conditions that are right.
  mutating func resolve() -> [Key: Condition] {
    var conditions: [Key: Condition] = [:]
    // Many items share few conditions; each is read once.
    var known: [String: Condition] = [:]
    for (file, bound) in sources.enumerated() {
      for link in bound.links {
        let attribute = Int(link.attribute)
        switch link.type {
        case .reference(let kinds):
          let value = bound.tree.value(of: attribute)
          let place: UnknownName.Place =
            bound.isPopUpChoice(attribute) ? .choiceOfPopUp : .reference
          check(value, kinds, at: use(bound, attribute, in: place))
        case .references(let kinds):
          let value = bound.tree.value(of: attribute)
          for (word, range) in WordTokens.tokens(of: value) {
            check(word, kinds, at: use(bound, attribute, range))
          }
        case .notice(let kinds):
          let value = bound.tree.value(of: attribute)
          guard !value.hasPrefix("handler:") else { continue }
          check(value, kinds, at: use(bound, attribute))
        case .sheetDetent:
          let sheet = bound.tree.value(of: attribute).prefix { $0 != ":" }
          let range = 0..<sheet.utf8.count
          check(String(sheet), .sheet, at: use(bound, attribute, range))
        default:
          let text = bound.tree.value(of: attribute)
          let condition = known[text] ?? condition(text, bound, attribute)
          known[text] = condition
          conditions[Key(file: file, attribute: attribute)] = condition
        }
      }
    }
    reportUnknownNames()
    return conditions
  }

  /// The place of a name: a part of an attribute's value, or without a part the whole.
  private func use(
    _ bound: BoundDocument, _ attribute: Int, _ part: Range<Int>? = nil,
    in place: UnknownName.Place = .reference
  ) -> UnknownName.Use {
    let name = bound.name(of: attribute)
    guard let part else {
      return UnknownName.Use(
        place: place,
        location: bound.tree.location(bound.tree.attributes[attribute].value),
        places: name == .ref, clears: name == .clears)
    }
    return UnknownName.Use(
      place: place, location: bound.tree.location(of: part, inValueOf: attribute),
      clears: name == .clears)
  }

  private mutating func check(_ id: String, _ kinds: ReferenceKinds, at use: UnknownName.Use) {
    guard let declaration = declarations.find(id, kinds: kinds) else {
      // The id may exist in the other name space; that is worth saying.
      let others =
        kinds.isDisjoint(with: .commandSpace)
        ? declarations.commands[id] : declarations.surfaces[id]
      if isLost(id) {
        // What the name was meant for explains no other.
        nameless.takeByTitle(id)
        return
      }
      if let other = others {
        report(id, other, kinds, at: use)
      } else if declarations.hasOption(id) {
        report(id, is: .option, kinds, at: use, declaredAt: location(ofOption: id))
      } else {
        note(id, kinds, at: use)
      }
      return
    }
    if !kinds.contains(declaration.kind) {
      report(id, declaration, kinds, at: use)
    }
  }

  // MARK: Unknown names

  private mutating func note(_ name: String, _ kinds: ReferenceKinds, at use: UnknownName.Use) {
    let known = unknownIndices[name, default: []].first { unknownNames[$0].mayMean(kinds) }
    if let known {
      unknownNames[known].add(use, kinds)
    } else {
      unknownIndices[name, default: []].append(unknownNames.count)
      unknownNames.append(UnknownName(name, kinds: kinds, use: use))
    }
  }

  /// Reports the names that nothing declares, but for those that were most likely meant for what has
  /// no id. Names that are like no other come first: a slip is explained by itself.
  private mutating func reportUnknownNames() {
    joinChoices()
    let meant = unknownNames.map { near($0) }
    var isExplained = unknownNames.map { _ in false }
    for isSlip in [false, true] {
      for (index, unknown) in unknownNames.enumerated()
      where NearMiss.isSlip(unknown.name, for: meant[index]) == isSlip
        && !isDeclaredOtherwise(unknown)
      {
        isExplained[index] = take(unknown, isSlip: isSlip)
      }
    }
    for (index, unknown) in unknownNames.enumerated() where !isExplained[index] {
      report(unknown, meant: meant[index])
    }
  }

  /// Joins what is one mistake: the name of a choice that nothing declares, and the names of its
  /// options in conditions.
  private mutating func joinChoices() {
    var firsts: [String: Int] = [:]
    for (index, unknown) in unknownNames.enumerated()
    where unknown.commonKinds.contains(.choice) && declarations.commands[unknown.name] == nil {
      firsts[unknown.name] = firsts[unknown.name] ?? index
    }
    var joined: Set<Int> = []
    for (index, unknown) in unknownNames.enumerated() where unknown.isConditional {
      guard let (choice, _) = Declarations.parts(ofOption: unknown.name),
        declarations.commands[choice] == nil
      else { continue }
      if let first = firsts[choice] {
        unknownNames[first].add(unknown, of: choice)
        joined.insert(index)
      } else {
        firsts[choice] = index
      }
    }
    unknownNames = unknownNames.enumerated().filter { !joined.contains($0.offset) }.map(\.element)
  }

  /// Takes a name for what has no id; of `choice.option` the choice.
  private mutating func take(_ unknown: UnknownName, isSlip: Bool) -> Bool {
    let name = unknown.name
    if unknown.isConditional, let (choice, _) = Declarations.parts(ofOption: name) {
      return declarations.commands[choice] == nil
        && nameless.take(choice, for: .choice, isSlip: isSlip)
    }
    // What is declared apart is there to be placed; a name that is used otherwise says less.
    return nameless.take(
      name, for: unknown.commonKinds, isSlip: isSlip, isIdle: unknown.isIdle)
  }

  /// Returns whether an unknown name stands only in conditions and is that of a command or choice:
  /// then it was meant for nothing else.
  private func isDeclaredOtherwise(_ unknown: UnknownName) -> Bool {
    unknown.isConditional && declarations.commands[unknown.name] != nil
  }

  /// The declared name that is near to one that nothing declares.
  private mutating func near(_ unknown: UnknownName) -> String? {
    if unknown.isConditional { return conditionNames()?.best(for: unknown.name) }
    return candidates(unknown.commonKinds)?.best(for: unknown.name)
  }

  /// A name that is wrong in many places was most likely changed in one: it is one finding.
  private mutating func report(_ unknown: UnknownName, meant: String?) {
    let name = unknown.name
    switch unknown.place {
    case .condition: sink.report(conditionFinding(name, at: unknown.places, meant: meant))
    case .choiceOfPopUp:
      sink.report(ChoiceWithoutOptions.unknown(name, at: unknown.places, meant: meant))
    case .reference:
      sink.report(
        ReferenceUnresolved.finding(
          name, kinds: unknown.kinds, at: unknown.places, meant: meant))
    }
  }

  /// The mistake in a name in conditions; one that stands for something else says for what.
  private func conditionFinding(
    _ name: String, at places: UnknownName.Places, meant: String?
  ) -> Diagnostic {
    guard let declaration = declarations.commands[name] else {
      return ConditionSyntax.unknownName(name, at: places, meant: meant)
    }
    let declared = location(of: declaration).map { place in
      DiagnosticNote("'\(name)' is declared here", at: place)
    }
    guard declaration.kind == .choice else {
      return ConditionSyntax.command(name, at: places, declared: declared)
    }
    let options = (declarations.options[name] ?? []).map { "\(name).\($0)" }
    return ConditionSyntax.bareChoice(name, at: places, options: options, declared: declared)
  }

  /// Where something was written; `nil` for a standard command, which the language brings.
  private func location(of declaration: Declaration) -> SourceLocation? {
    guard !declaration.node.isNone else { return nil }
    return sources[Int(declaration.node.file)].location(
      .id, of: Int(declaration.node.element))
  }

  /// Where the option of `choice.option` was written, if that is inside its choice.
  private func location(ofOption name: String) -> SourceLocation? {
    guard let (choice, option) = Declarations.parts(ofOption: name),
      let declaration = declarations.commands[choice], !declaration.node.isNone
    else { return nil }
    let bound = sources[Int(declaration.node.file)]
    return bound.tree.children(of: Int(declaration.node.element))
      .first { bound.kind($0) == .option && bound.text(.id, $0) == option }
      .map { bound.location(.id, of: $0) }
  }

  /// Returns whether parts of the document were refused and the id may be among them.
  private func isLost(_ id: String) -> Bool { sources.contains { $0.losses.mayHold(id) } }

  private mutating func candidates(_ kinds: ReferenceKinds) -> NameIndex? {
    let ids = candidates[kinds] ?? NameIndex(declarations.candidates(kinds: kinds))
    candidates[kinds] = ids
    return afforded(ids)
  }

  /// The names that conditions may use.
  private mutating func conditionNames() -> NameIndex? {
    let names = variables ?? NameIndex(declarations.variables)
    variables = names
    return afforded(names)
  }

  private mutating func afforded(_ ids: NameIndex) -> NameIndex? {
    guard comparisons > 0 else { return nil }
    comparisons -= ids.count
    return ids
  }

  private mutating func report(
    _ id: String, _ declaration: Declaration, _ kinds: ReferenceKinds, at use: UnknownName.Use
  ) {
    report(
      id, is: declaration.element, kinds, at: use, declaredAt: location(of: declaration))
  }

  /// Reports a name of something else than its attribute asks for.
  private mutating func report(
    _ id: String, is element: ElementName, _ kinds: ReferenceKinds, at use: UnknownName.Use,
    declaredAt declaration: SourceLocation?
  ) {
    sink.report(
      use.clears
        ? ReferenceKind.notCleared(
          id, is: element.spelling, at: use.location, declaredAt: declaration)
        : ReferenceKind.finding(
          id, is: element.spelling, kinds: kinds, at: use.location, declaredAt: declaration))
  }

  private mutating func condition(
    _ text: String, _ bound: BoundDocument, _ attribute: Int
  ) -> Condition? {
    do {
      let parsed = try ConditionParser.parse(text, levels: limits.conditionLevels)
      var isKnown = true
      for (name, range) in parsed.names where !declarations.isVariable(name) {
        isKnown = false
        guard !isLost(name), !declarations.mayHaveOption(name) else {
          nameless.takeByTitle(Declarations.parts(ofOption: name)?.choice ?? name)
          continue
        }
        note(name, [.state, .toggle], at: use(bound, attribute, range, in: .condition))
      }
      return isKnown ? parsed.condition : nil
    } catch {
      let location = use(bound, attribute, error.range).location
      sink.report(
        error.exceedsLimit
          ? LimitExceeded.conditionTooDeep(error.message, at: location)
          : ConditionSyntax.unreadable(
            error, at: location, in: text,
            whole: bound.tree.location(bound.tree.attributes[attribute].value)))
      return nil
    }
  }
}

extension BoundDocument {
  /// Returns whether this is the attribute by which a pop-up button names its choice.
  fileprivate func isPopUpChoice(_ attribute: Int) -> Bool {
    name(of: attribute) == .choice
      && kind(tree.element(ofAttribute: attribute)) == .popUpButton
  }
}
