import MenuetModel
import MenuetSource

/// Flags a shortcut that the system keeps, and that of a standard command on another one.
struct ReservedShortcut: DocumentRule {
  static let info = RuleInfo(
    id: "shortcut-reserved", .generic, .warning,
    "the shortcuts of the system and of the standard commands are not given to other commands",
    guideline: .guidelines(
      "Keyboards", "people expect the standard shortcuts to mean the same in every app"),
    why: """
      Somebody who presses Command-Q wants to quit, and Command-C copies wherever people are. Some
      shortcuts never reach the app at all: Command-Tab and the keys for screenshots belong to the
      system, on the platforms that the message names. A command whose title, id or menu says the
      same as the standard one may have its shortcut: New Note has Command-N, Print Photo Command-P,
      and Add Fonts… Command-O. A standard command that was given other keys does not set its own
      free. Where nothing is saved, Shift-Command-S is. Titles that are not English are taken at
      their word. Command-B, I, U, G and T are left out on purpose: good apps build, group and open
      tabs with them where there is no text to style.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="quote" title="Quote Selection" shortcut="§cmd+q§"/>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="quote" title="Quote Selection" shortcut="cmd+'"/>
      </menu>
      """)

  private typealias Purpose = StandardShortcuts.Purpose

  /// A shortcut that is kept for something, with what it performs here.
  private struct Use {
    var shortcut: Shortcut
    var subject: Subject
    /// A command has no option.
    var option = 0
    var presence: Presence
    /// Where the shortcut is written.
    var source: SourceReference
    var purposes: [Purpose]
    /// What is known of the meaning of what it performs.
    var meaning: CommandMeaning

    func isSame(as other: Use) -> Bool { subject == other.subject && option == other.option }
  }

  /// Bounds the comparisons for one shortcut.
  private static let mostHolders = 64

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var uses: [Use] = []
    collectCommands(into: &uses, in: context)
    collectPlaces(into: &uses, in: context)
    collectOptions(into: &uses, in: context)
    // Where nothing is saved, nothing is saved under another name.
    if uses.contains(where: { $0.purposes.contains { $0.commands.first == .duplicate } }),
      !saves(context)
    {
      for index in uses.indices {
        uses[index].purposes.removeAll { $0.commands.first == .duplicate }
      }
      uses.removeAll { $0.purposes.isEmpty }
    }
    let isFit = uses.map { use in
      use.purposes.contains { use.meaning.fits($0, inAppNamed: document.name) }
    }
    var holders: [Shortcut: [Int]] = [:]
    for index in uses.indices where isFit[index] { hold(index) }
    let filledIn = context.filledInShortcuts
    for index in uses.indices where !isFit[index] && isJudged(uses[index], in: context) {
      let use = uses[index]
      guard context.isWritten(.shortcut, on: use.source) else { continue }
      // Where another command has it too, the two clash.
      let isTaken =
        (holders[use.shortcut.chord] ?? []).contains { holder in
          !uses[holder].isSame(as: use) && context.canMeet(uses[holder].presence, use.presence)
        } || filledIn.contains { $0.clashes(with: use.shortcut, on: use.presence.platforms) }
      if isTaken { continue }
      hold(index)
      self.report(use, in: context, &report)
    }

    func hold(_ index: Int) {
      let chord = uses[index].shortcut.chord
      if holders[chord, default: []].count < Self.mostHolders {
        holders[chord, default: []].append(index)
      }
    }
  }

  /// False where the words alone would tell, but are of a language that is not known here.
  private func isJudged(_ use: Use, in context: RuleContext) -> Bool {
    context.titles.areEnglish || use.meaning.system != nil
      || use.purposes.allSatisfy(\.isOfSystem)
  }

  /// True in an app that saves documents.
  private func saves(_ context: RuleContext) -> Bool {
    let saving: [SystemCommand] = [.save, .saveAs, .duplicate]
    let document = context.document
    return saving.contains { document.fillsIn($0) }
      || document.commands.indices.contains { index in
        document.commands[index].system.map(saving.contains) ?? false
          || (context.titles[command: index].count == 1
            && context.titles[command: index].first == "save")
      }
  }

  private func report(_ use: Use, in context: RuleContext, _ report: inout Findings) {
    let purposes = use.purposes.map { purpose in
      "for \(purpose.name)"
        + context.suffix(purpose.platforms.intersection(use.presence.platforms))
    }
    report.report(
      Self.self,
      "the shortcut '\(use.shortcut.spelling)' is kept \(purposes.joined(separator: " and "))",
      at: context.location(.shortcut, of: use.source), fixIts: [FixIt("choose another shortcut")])
  }

  // MARK: Collecting

  private func use(
    _ shortcut: Shortcut, _ subject: Subject, option: Int = 0, _ presence: Presence,
    _ source: SourceReference, _ meaning: @autoclosure () -> CommandMeaning
  ) -> Use? {
    let purposes = StandardShortcuts.purposes(of: shortcut, on: presence.platforms)
    guard !purposes.isEmpty else { return nil }
    return Use(
      shortcut: shortcut, subject: subject, option: option, presence: presence, source: source,
      purposes: purposes, meaning: meaning())
  }

  private func collectCommands(into uses: inout [Use], in context: RuleContext) {
    let document = context.document
    var places: [Int: Int] = [:]
    for index in document.commands.indices {
      guard let shortcut = document.commands[index].shortcut else { continue }
      let command = document.commands[index]
      let presence = Presence(
        command.platforms, [command.visibleWhen, command.enabledWhen].compactMap { $0 })
      guard
        let use = use(
          shortcut, .command(index), presence, command.source, meaning(of: command))
      else { continue }
      places[index] = uses.count
      uses.append(use)
    }
    guard !places.isEmpty else { return }
    // What is placed on some platforms is pressed on those; where a place has another shortcut, the
    // command's own is free.
    var platforms = SubjectPlatforms(document)
    var placed: Set<Int> = []
    for placement in context.walk.placements {
      guard case .command(let index) = placement.item.subject, let place = places[index] else {
        continue
      }
      placed.insert(place)
      if document.shortcut(of: placement.item) == uses[place].shortcut {
        platforms[placement.item.subject].formUnion(placement.item.platforms)
      }
      add(placement, to: &uses[place].meaning, in: context)
    }
    for place in placed {
      let pressed = platforms[uses[place].subject]
      uses[place].presence.platforms = pressed
      uses[place].purposes.removeAll { $0.platforms.isDisjoint(with: pressed) }
    }
    uses.removeAll { $0.purposes.isEmpty }
  }

  private func collectPlaces(into uses: inout [Use], in context: RuleContext) {
    let placements = context.walk.placements
    for placement in placements where placement.item.overrides?.value.shortcut != nil {
      guard let shortcut = placement.item.overrides?.value.shortcut,
        let command = context.document.command(of: placement.item)
      else { continue }
      var meaning = meaning(of: command)
      add(placement, to: &meaning, in: context)
      let presence = Presence(placement.item.platforms, context.availability(of: placement.item))
      let use = use(
        shortcut, placement.item.subject, presence, placement.item.source, meaning)
      if let use { uses.append(use) }
    }
  }

  private func collectOptions(into uses: inout [Use], in context: RuleContext) {
    for (index, choice) in context.document.choices.enumerated() {
      for (number, option) in choice.options.enumerated() {
        guard let shortcut = option.shortcut else { continue }
        var meaning = CommandMeaning()
        meaning.add(title: option.title)
        meaning.add(title: choice.title)
        meaning.add(id: option.id)
        let presence = Presence(
          choice.platforms.intersection(option.platforms),
          [option.visibleWhen, option.enabledWhen].compactMap { $0 })
        let use = use(
          shortcut, .choice(index), option: number + 1, presence, option.source, meaning)
        if let use { uses.append(use) }
      }
    }
  }

  private func meaning(of command: Command) -> CommandMeaning {
    var meaning = CommandMeaning(system: command.system, symbol: command.symbol)
    meaning.asks =
      command.traits.contains(.needsInput) || command.presents != nil
      || TitleWords(command.title).endsInEllipsis
    for title in [command.title, command.onTitle, command.offTitle] { meaning.add(title: title) }
    // The standard command means what its English title says in every language.
    meaning.add(title: command.system?.facts.title)
    meaning.add(id: command.id)
    return meaning
  }

  /// Adds the title of a place and those around it: "Note" in a submenu "New" is a new note.
  private func add(
    _ placement: Placement, to meaning: inout CommandMeaning, in context: RuleContext
  ) {
    meaning.add(title: placement.item.overrides?.value.title)
    guard let number = placement.level else { return }
    let level = context.walk.levels[number]
    for title in level.path + [level.title].compactMap({ $0 }) {
      meaning.words.formUnion(TitleWords(title).words)
    }
  }
}
