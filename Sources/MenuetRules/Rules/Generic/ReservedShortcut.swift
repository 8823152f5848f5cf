import MenuetModel
import MenuetSource

/// Flags a shortcut that the system keeps, on another command.
struct ReservedShortcut: Rule {
  static let info = RuleInfo(
    id: "shortcut-reserved", .generic, .warning,
    "the shortcuts of the system are not given to other commands",
    guideline: .guidelines(
      "Keyboards", "don't override the shortcuts that people use throughout the system"),
    why: """
      Somebody who presses Command-Q wants to quit. Other keys, such as Command-Tab and those for
      screenshots, never reach the app at all.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="quote" title="Quote Selection" shortcut="§cmd+q§"/>
      +   <command id="quote" title="Quote Selection" shortcut="cmd+'"/>
        </menu>
      """)

  func check(_ shortcuts: ShortcutTable, in context: RuleContext, report: inout Findings) {
    for use in shortcuts.uses where use.isWritten {
      let kept = context.kept(use).filter { $0.isReserved && !shortcuts.isFree($0) }
      // Where the other command is there too, the two clash.
      guard !kept.isEmpty, !shortcuts.isTaken(use) else { continue }
      let purposes = kept.map { purpose in
        "for \(purpose.name)"
          + context.suffix(purpose.platforms.intersection(use.platforms))
      }
      report(
        "the shortcut '\(use.shortcut.spelling)' is kept \(purposes.joined(separator: " and "))",
        at: use.location, fix: "choose another shortcut")
    }
  }
}

extension RuleContext {
  /// The purposes of a shortcut, none of which is that of its command.
  func kept(_ use: ShortcutUse) -> [StandardShortcuts.Purpose] {
    let purposes = StandardShortcuts.purposes(of: use.shortcut, on: use.platforms)
    guard !purposes.isEmpty else { return [] }
    let title = TitleWords(use.title)
    let isOwn = purposes.contains {
      $0.isStandard(use.system, title, inAppNamed: document.name)
    }
    // In other languages nobody knows which command a title names.
    return isOwn
      ? [] : purposes.filter { titles.areEnglish || $0.command == nil || use.system != nil }
  }
}

extension StandardShortcuts.Purpose {
  /// Returns whether a command is the standard one: by itself, or by a title that begins with its
  /// title, as "Close Tab" and "Save State" do.
  func isStandard(
    _ system: SystemCommand?, _ title: TitleWords, inAppNamed name: String
  ) -> Bool {
    guard let command = self.command else { return false }
    if system == command { return true }
    let words = title.words
    // The shortcut leads there and back: Exit Full Screen, Toggle Full Screen, Fullscreen.
    if command == .enterFullScreen, words.joined().hasSuffix("fullscreen") { return true }
    return [command.title(inAppNamed: name), command.facts.title.replacing("%@", with: "")]
      .contains { words.starts(with: TitleWords($0).words) }
  }
}
