import MenuetModel
import MenuetSource

/// Flags a shortcut that the system keeps for something else.
struct ReservedShortcut: DocumentRule {
  static let info = RuleInfo(
    id: "shortcut-reserved", .generic, .warning,
    "the shortcuts of the system are not given to other commands",
    guideline: .guidelines(
      "Keyboards", "people expect the standard shortcuts to mean the same in every app"),
    why: """
      Somebody who presses Command-Q wants to quit. Some of these shortcuts never reach the app at
      all.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="quote" title="Quote Selection" shortcut="§cmd+q§"/>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="quote" title="Quote Selection" shortcut="cmd+shift+opt+q"/>
      </menu>
      """)

  /// What a shortcut is kept for: the standard commands, the verbs of titles that mean the same, and
  /// words for the message.
  private struct Purpose {
    let commands: [SystemCommand]
    let verbs: [Word]
    let name: String
  }

  private static let reserved: [Shortcut: Purpose] = [
    Shortcut(.command, .character("q")): Purpose(
      commands: [.quit], verbs: ["quit"], name: "quitting the app"),
    Shortcut(.command, .character("w")): Purpose(
      commands: [.close], verbs: ["close"], name: "closing the window"),
    Shortcut(.command, .character("h")): Purpose(
      commands: [.hide], verbs: [], name: "hiding the app"),
    Shortcut(.command, .character("m")): Purpose(
      commands: [.minimize], verbs: ["minimize"], name: "minimizing the window"),
    Shortcut(.command, .named(.tab)): Purpose(
      commands: [], verbs: [], name: "switching between apps"),
    Shortcut(.command, .named(.space)): Purpose(commands: [], verbs: [], name: "searching"),
  ]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for index in document.commands.indices where document.commands[index].shortcut != nil {
      let command = document.commands[index]
      guard let shortcut = command.shortcut, !shortcut.modifiers.isEmpty else { continue }
      check(
        shortcut, command, context.titles[command: index], command.source, in: context,
        report: &report)
    }
    let placements = context.walk.placements
    for placement in placements where placement.item.overrides?.value.shortcut != nil {
      guard let shortcut = placement.item.overrides?.value.shortcut,
        let command = document.command(of: placement.item)
      else { continue }
      check(
        shortcut, command, context.words(of: placement.item), placement.item.source, in: context,
        report: &report)
    }
    for choice in document.choices {
      for option in choice.options {
        guard let shortcut = option.shortcut else { continue }
        check(shortcut, nil, TitleWords(option.title), option.source, in: context, report: &report)
      }
    }
  }

  private func check(
    _ shortcut: Shortcut, _ command: Command?, _ title: TitleWords, _ source: SourceReference,
    in context: RuleContext, report: inout Findings
  ) {
    guard context.isWritten(.shortcut, on: source), let purpose = Self.reserved[shortcut] else {
      return
    }
    if let system = command?.system, purpose.commands.contains(system) { return }
    if let first = title.first, purpose.verbs.contains(first) { return }
    // Where the standard command is there too, the two clash.
    let isTaken = context.document.commands.contains { other in
      other.shortcut == shortcut && other.system.map(purpose.commands.contains) == true
    }
    guard !isTaken else { return }
    report.report(
      Self.self, "the shortcut '\(shortcut.spelling)' is kept for \(purpose.name)",
      at: context.location(.shortcut, of: source), fixIts: [FixIt("choose another shortcut")])
  }
}
