import MenuetModel
import MenuetSource

/// Flags two commands that answer to one shortcut at the same time.
struct ShortcutClash: Rule {
  static let info = RuleInfo(
    id: "shortcut-clash", .generic, .error,
    grades: [.warning("for the keys of a command that the system has in a standard menu")],
    "at any time a shortcut belongs to one command",
    guideline: .menus("a menu item may show the characters of its keyboard shortcut"),
    why: """
      Only one of two commands with the same shortcut is performed, and which one depends on the
      order in which the system asks. Commands whose conditions exclude each other may share a
      shortcut, and so may a command and its alternate. The system's own command in a standard
      menu, which the document does not list, is left without its keys.
      """,
    example: """
      + <states><state id="is-drawing"/></states>
        <menu id="format" title="Format">
      -   <command id="indent" title="Indent" shortcut="cmd+i"/>
      -   <command id="invert" title="Invert" shortcut="§cmd+i§"/>
      +   <command id="indent" title="Indent" shortcut="cmd+i" enabled-when="not is-drawing"/>
      +   <command id="invert" title="Invert" shortcut="cmd+i" enabled-when="is-drawing"/>
        </menu>
      """)

  /// Bounds the comparisons for one shortcut: later commands are compared with so many before them.
  private static let mostCompared = 64

  func check(_ shortcuts: ShortcutTable, in context: RuleContext, report: inout Findings) {
    let uses = shortcuts.uses
    // By what is pressed: `cmd++` and `cmd+shift+=` are one chord.
    var places: [Shortcut: [Int]] = [:]
    for index in uses.indices { places[uses[index].shortcut.chord, default: []].append(index) }
    for indices in places.values where indices.count > 1 {
      for (use, earlier) in clashes(indices.map { uses[$0] }, in: context) {
        if let standard = earlier.standard {
          reportTaken(use, from: earlier, in: standard, context, &report)
          continue
        }
        report(
          "the shortcut '\(use.shortcut.spelling)' already belongs to '\(earlier.title)'"
            + context.suffix(use.platforms.intersection(earlier.platforms)), at: use.location,
          notes: [note(on: earlier, beside: use)]
            + context.doubts(earlier.conditions + use.conditions, at: use.location),
          fix: "choose another shortcut, or conditions that exclude each other")
      }
    }
  }

  /// Reports a shortcut that one of the system's own commands in a standard menu then lacks.
  private func reportTaken(
    _ use: ShortcutUse, from earlier: ShortcutUse, in standard: StandardMenu,
    _ context: RuleContext, _ report: inout Findings
  ) {
    let platforms = context.suffix(use.platforms.intersection(earlier.platforms))
    let name = earlier.system?.rawValue ?? ""
    let remedy =
      isSame(use, as: earlier, in: context)
      ? "make it the standard command  <command system=\"\(name)\"/>; or list that too, with the "
        + "keys that it is to have"
      : "choose another shortcut; or list the standard command too, with the keys that it is to "
        + "have  <command system=\"\(name)\" shortcut=\"none\"/>"
    report(
      "the shortcut '\(use.shortcut.spelling)' takes the keys of '\(earlier.title)', which the "
        + "system has in the menu '\(standard.rawValue)'\(platforms)",
      at: use.location, severity: .warning,
      notes: context.doubts(earlier.conditions + use.conditions, at: use.location),
      fix: FixIt(remedy))
  }

  private func note(on earlier: ShortcutUse, beside use: ShortcutUse) -> DiagnosticNote {
    let spelling = earlier.shortcut == use.shortcut ? "" : ", as '\(earlier.shortcut.spelling)'"
    return DiagnosticNote("'\(earlier.title)' has it here\(spelling)", at: earlier.location)
  }

  /// Each later use with the earlier one that it clashes with.
  private func clashes(
    _ uses: [ShortcutUse], in context: RuleContext
  ) -> [(ShortcutUse, ShortcutUse)] {
    // The shortcut that the author wrote is to blame, and of two such the later one.
    let ordered = uses.sorted { first, second in
      if first.isWritten != second.isWritten { return !first.isWritten }
      // One that stands in the document is the better one to point at.
      if (first.standard == nil) != (second.standard == nil) { return first.standard == nil }
      return first.location.precedes(second.location)
    }
    var clashes: [(ShortcutUse, ShortcutUse)] = []
    var compared: [ShortcutUse] = []
    for use in ordered {
      let isBlamed = clashes.last.map { $0.0.isSame(as: use) } ?? false
      let other = isBlamed ? nil : compared.first { clash($0, use, in: context) }
      if let other { clashes.append((use, other)) }
      if compared.count < Self.mostCompared { compared.append(use) }
    }
    return clashes
  }

  private func clash(
    _ first: ShortcutUse, _ second: ShortcutUse, in context: RuleContext
  ) -> Bool {
    !first.isSame(as: second) && !context.areAlternates(first.subject, second.subject)
      && !first.platforms.isDisjoint(with: second.platforms) && meet(first, second)
      && !takesOver(first, second, in: context) && !takesOver(second, first, in: context)
      && !context.conditions.areUndecided(first.conditions, second.conditions)
      && context.conditions.canHold(first.conditions + second.conditions)
  }

  /// Returns whether a command has the keys of Close because it closes what the window is made of, as
  /// Close Tab does in an app with tabs.
  private func takesOver(
    _ use: ShortcutUse, _ brought: ShortcutUse, in context: RuleContext
  ) -> Bool {
    guard brought.standard != nil, brought.system == .close else { return false }
    return isSame(use, as: brought, in: context)
  }

  /// Returns whether a command is, by its title, the standard one whose keys it has.
  private func isSame(
    _ use: ShortcutUse, as brought: ShortcutUse, in context: RuleContext
  ) -> Bool {
    StandardShortcuts.purposes(of: use.shortcut, on: brought.platforms).contains {
      $0.isStandard(use.system, TitleWords(use.title), inAppNamed: context.document.name)
    }
  }

  /// Returns whether both can be pressed in one state of the app. An alert is left before anything
  /// else can be; a sheet and a popover leave the menus behind them.
  private func meet(_ first: ShortcutUse, _ second: ShortcutUse) -> Bool {
    if first.presentation == second.presentation { return true }
    return !first.isInAlert && !second.isInAlert
      && (first.presentation == nil || second.presentation == nil)
  }
}

extension RuleContext {
  /// Returns whether one of two commands stands in the place of the other.
  fileprivate func areAlternates(_ first: Subject, _ second: Subject) -> Bool {
    guard case .command(let first) = first, case .command(let second) = second else {
      return false
    }
    let (one, other) = (document.commands[first], document.commands[second])
    return one.alternateOf == other.id || other.alternateOf == one.id
  }
}

extension SourceLocation {
  /// Returns whether this place comes before another in the run.
  func precedes(_ other: SourceLocation) -> Bool {
    (file, range.start) < (other.file, other.range.start)
  }
}
