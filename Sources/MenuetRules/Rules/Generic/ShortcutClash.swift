import MenuetModel
import MenuetSource

/// Flags two commands that answer to one shortcut at the same time.
struct ShortcutClash: DocumentRule {
  static let info = RuleInfo(
    id: "shortcut-clash", .generic, .error,
    "at any time a shortcut belongs to one command",
    guideline: .menus("a menu item may show the characters of its keyboard shortcut"),
    why: """
      Only one of two commands with the same shortcut is performed, and which one depends on the
      order in which the system asks. Commands whose conditions exclude each other may share a
      shortcut, and so may a command and its alternate. One that is called as a standard command and
      has its shortcut is that command: written as such it may stand in as many places as are
      wanted. The menus that every menu bar has, such as Edit with Copy, count also where the
      document leaves them to the system. Two spellings of the same keys, such as 'cmd++' and
      'cmd+shift+=' on a keyboard of the United States, are one shortcut.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent" shortcut="cmd+i"/>
        <command id="invert" title="Invert" shortcut="§cmd+i§"/>
      </menu>
      """,
    passing: """
      <states><state id="is-drawing"/></states>
      <menu id="format" title="Format">
        <command id="indent" title="Indent" shortcut="cmd+i" enabled-when="not is-drawing"/>
        <command id="invert" title="Invert" shortcut="cmd+i" enabled-when="is-drawing"/>
      </menu>
      """)

  /// One place in which a command or an option answers to a shortcut.
  private struct Use {
    var shortcut: Shortcut
    /// A command has no option.
    var subject: Subject
    var option = 0
    var title: String
    var id: String
    var alternateOf: String?
    var platforms: PlatformSet
    var conditions: [Condition]
    /// The alert, sheet, cover or popover in which it stands.
    var presentation: String?
    var isInAlert = false
    /// Where the shortcut is written, else the place.
    var location: SourceLocation
    var isWritten: Bool
    /// The standard menu that brings it, where that menu is left to the system.
    var standard: StandardMenu?

    func isSame(as other: Use) -> Bool { subject == other.subject && option == other.option }

    /// True for the title of a standard command, as it stands in an app.
    func isCalled(_ system: SystemCommand, inAppNamed name: String) -> Bool {
      let core = TitleWords(title).core
      return core == TitleWords(system.title(inAppNamed: name)).core
        || core == TitleWords(system.facts.title.replacing("%@", with: "")).core
    }

    func isAlternate(of other: Use) -> Bool {
      alternateOf == other.id || other.alternateOf == id
    }
  }

  /// Bounds the comparisons for one shortcut: later commands are compared with so many before them.
  private static let mostCompared = 64

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    // By what is pressed: `cmd++` and `cmd+shift+=` are one chord.
    var uses: [Shortcut: [Use]] = [:]
    collect(into: &uses, in: context)
    for places in uses.values where places.count > 1 {
      for (use, earlier) in clashes(places, in: context) {
        report.report(
          Self.self,
          "the shortcut '\(use.shortcut.spelling)' already belongs to '\(earlier.title)'"
            + context.suffix(use.platforms.intersection(earlier.platforms)),
          at: use.location,
          notes: [note(on: earlier, beside: use)]
            + context.doubts(earlier.conditions + use.conditions, at: use.location),
          fixIts: [
            standardRemedy(for: use, beside: earlier, in: context)
              ?? FixIt("choose another shortcut, or conditions that exclude each other")
          ])
      }
    }
  }

  /// A remedy for a command with the title and the shortcut of a standard one beside that one: both
  /// are the same.
  private func standardRemedy(
    for use: Use, beside earlier: Use, in context: RuleContext
  ) -> FixIt? {
    guard let system = standardCommand(use, earlier, in: context),
      let own = [use, earlier].first(where: { ownCommand($0, in: context) != nil })
    else { return nil }
    let written = "system=\"\(system.rawValue)\""
    let name = own.isSame(as: use) ? "" : " of '\(own.title)'"
    let title = "write \(written) in place of the id and the title\(name)"
    return FixIt(title)
  }

  /// The standard command of which two have the title and the shortcut.
  private func standardCommand(
    _ first: Use, _ second: Use, in context: RuleContext
  ) -> SystemCommand? {
    SystemCommand.allCases.first { system in
      let shortcut = system.facts.shortcut.flatMap { try? Shortcut(parsing: $0) }
      return shortcut?.chord == first.shortcut.chord
        && [first, second].allSatisfy { use in
          use.isCalled(system, inAppNamed: context.document.name)
            && (use.standard != nil || command(use, in: context)?.kind == .command)
        }
    }
  }

  /// The command of a place, where it is one of the document's own.
  private func ownCommand(_ use: Use, in context: RuleContext) -> Command? {
    command(use, in: context).flatMap { $0.system == nil ? $0 : nil }
  }

  private func command(_ use: Use, in context: RuleContext) -> Command? {
    guard case .command(let index) = use.subject else { return nil }
    return context.document.commands[index]
  }

  private func note(on earlier: Use, beside use: Use) -> DiagnosticNote {
    if let standard = earlier.standard {
      return DiagnosticNote(
        "this menu bar leaves the menu '\(standard.rawValue)' to the system, which brings"
          + " '\(earlier.title)' with it", at: earlier.location)
    }
    let spelling = earlier.shortcut == use.shortcut ? "" : ", as '\(earlier.shortcut.spelling)'"
    return DiagnosticNote("'\(earlier.title)' has it here\(spelling)", at: earlier.location)
  }

  /// Each later use with the earlier one that it clashes with.
  private func clashes(_ uses: [Use], in context: RuleContext) -> [(Use, Use)] {
    // What the author wrote is to blame, and of two such the later one.
    let ordered = uses.sorted { first, second in
      if first.isWritten != second.isWritten { return !first.isWritten }
      // What stands in the document is the better one to point at.
      if (first.standard == nil) != (second.standard == nil) { return first.standard == nil }
      return first.location.precedes(second.location)
    }
    var clashes: [(Use, Use)] = []
    var compared: [Use] = []
    for use in ordered {
      let isBlamed = clashes.last.map { $0.0.isSame(as: use) } ?? false
      let other = isBlamed ? nil : compared.first { clash($0, use, in: context) }
      if let other { clashes.append((use, other)) }
      if compared.count < Self.mostCompared { compared.append(use) }
    }
    return clashes
  }

  private func clash(_ first: Use, _ second: Use, in context: RuleContext) -> Bool {
    !first.isSame(as: second) && !first.isAlternate(of: second)
      && !first.platforms.isDisjoint(with: second.platforms)
      && meet(first, second)
      && !takesOver(first, second, in: context) && !takesOver(second, first, in: context)
      && !context.conditions.areUndecided(first.conditions, second.conditions)
      && context.conditions.canHold(first.conditions + second.conditions)
  }

  /// True for what can be pressed in one state of the app. An alert is left before anything else can
  /// be; a sheet and a popover leave the menus behind them.
  private func meet(_ first: Use, _ second: Use) -> Bool {
    if first.presentation == second.presentation { return true }
    return !first.isInAlert && !second.isInAlert
      && (first.presentation == nil || second.presentation == nil)
  }

  /// True for a command that takes the place of what a standard menu would bring, as Close Tab does
  /// of Close. What Edit brings stays: it is for whatever people type in.
  private func takesOver(_ use: Use, _ brought: Use, in context: RuleContext) -> Bool {
    guard let menu = brought.standard, menu != .edit else { return false }
    var meaning = CommandMeaning()
    meaning.add(title: use.title)
    meaning.add(id: use.id)
    return StandardShortcuts.purposes(of: use.shortcut, on: brought.platforms).contains {
      meaning.fits($0, inAppNamed: context.document.name)
    }
  }

  // MARK: Collecting

  private func collect(into uses: inout [Shortcut: [Use]], in context: RuleContext) {
    let presentations = context.presentations
    let placements = context.walk.placements
    for index in placements.indices where mayAnswer(placements[index].item, in: context) {
      let placement = placements[index]
      let item = placement.item
      let presentation = placement.view.flatMap { presentations.contains($0) ? $0 : nil }
      if case .choice(let index) = item.subject {
        let conditions = placement.visibleWhen + context.availability(of: item)
        add(index, item.platforms, conditions, presentation, to: &uses, in: context)
        continue
      }
      guard let shortcut = context.document.shortcut(of: item),
        let command = context.document.command(of: item)
      else { continue }
      let isWrittenHere = context.isWritten(.shortcut, on: item.source)
      uses[shortcut.chord, default: []].append(
        Use(
          shortcut: shortcut, subject: item.subject, title: context.document.title(of: item),
          id: command.id,
          alternateOf: command.alternateOf, platforms: item.platforms,
          conditions: placement.visibleWhen + context.availability(of: item),
          presentation: placement.place == .alert ? "alert \(placement.surface)" : presentation,
          isInAlert: placement.place == .alert, location: context.location(.shortcut, for: item),
          isWritten: isWrittenHere || context.isWritten(.shortcut, on: command.source)))
    }
    for button in context.walk.popUpButtons {
      guard case .choice(let index) = button.subject else { continue }
      let conditions = [button.visibleWhen, button.enabledWhen].compactMap { $0 }
      let presentation = button.view.flatMap { presentations.contains($0) ? $0 : nil }
      add(index, button.platforms, conditions, presentation, to: &uses, in: context)
    }
    for control in context.walk.segmentedControls {
      guard case .choice(let index) = control.subject else { continue }
      let conditions = [control.visibleWhen, control.enabledWhen].compactMap { $0 }
      let presentation = control.view.flatMap { presentations.contains($0) ? $0 : nil }
      add(index, control.platforms, conditions, presentation, to: &uses, in: context)
    }
    collectFilledIn(into: &uses, in: context)
  }

  /// Adds what the menus bring that are left to the system, where the document uses its shortcut.
  private func collectFilledIn(into uses: inout [Shortcut: [Use]], in context: RuleContext) {
    for brought in context.filledInShortcuts where uses[brought.shortcut.chord] != nil {
      let command = brought.command.map { context.document.commands[$0] }
      uses[brought.shortcut.chord, default: []].append(
        Use(
          shortcut: brought.shortcut, subject: brought.command.map { .command($0) } ?? .none,
          title: brought.title, id: command?.id ?? "", platforms: brought.filled.platforms,
          conditions: [command?.visibleWhen, command?.enabledWhen].compactMap { $0 },
          location: context.location(brought.filled.bar), isWritten: false,
          standard: brought.filled.menu))
    }
  }

  /// False for a command without a shortcut, which most are.
  private func mayAnswer(_ item: Item, in context: RuleContext) -> Bool {
    guard case .command(let index) = item.subject else { return item.subject != .none }
    return context.document.commands[index].shortcut != nil
      || item.overrides?.value.shortcut != nil
  }

  private func add(
    _ choice: Int, _ platforms: PlatformSet, _ conditions: [Condition], _ presentation: String?,
    to uses: inout [Shortcut: [Use]], in context: RuleContext
  ) {
    let choice = (index: choice, options: context.document.choices[choice].options)
    for (number, option) in choice.options.enumerated() {
      guard let shortcut = option.shortcut else { continue }
      uses[shortcut.chord, default: []].append(
        Use(
          shortcut: shortcut, subject: .choice(choice.index), option: number + 1,
          title: option.title, id: "",
          platforms: platforms.intersection(option.platforms),
          conditions: conditions + [option.visibleWhen, option.enabledWhen].compactMap { $0 },
          presentation: presentation, location: context.location(.shortcut, of: option.source),
          isWritten: true))
    }
  }
}

extension SourceLocation {
  /// True where this place comes before another in the run.
  func precedes(_ other: SourceLocation) -> Bool {
    (file, range.start) < (other.file, other.range.start)
  }
}
