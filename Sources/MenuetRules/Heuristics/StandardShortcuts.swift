import MenuetModel

/// What shortcuts mean wherever people are: those that the system takes before any app, and those of
/// the standard commands that apps hardly ever give to anything else (Human Interface Guidelines,
/// Keyboards).
///
/// Many that the guidelines list are left out, because good apps use them for other things:
/// Command-B builds, Command-G groups, Command-T opens tabs.
enum StandardShortcuts {
  /// What people expect of a shortcut.
  struct Purpose: Sendable {
    /// As in "is kept for copying".
    let name: String
    let platforms: PlatformSet
    /// The standard commands that do it, or something near enough.
    let commands: [SystemCommand]
    /// Words of English titles and ids that say the same.
    let words: Set<String>
    /// Words that say the same where the command asks for more: "Add Fonts…" opens them.
    let wordsThatAsk: Set<String>
    /// Symbols that do: a plus asks for something new.
    let symbols: Set<String>
    /// True where the system takes it, so that no command of an app is ever performed.
    let isOfSystem: Bool
  }

  /// What a shortcut is kept for on some platforms.
  static func purposes(of shortcut: Shortcut, on platforms: PlatformSet) -> [Purpose] {
    (table[shortcut.chord] ?? []).filter { !$0.platforms.isDisjoint(with: platforms) }
  }

  private static let table: [Shortcut: [Purpose]] = {
    var table: [Shortcut: [Purpose]] = [:]
    for (command, purpose) in standard {
      guard let text = command.facts.shortcut, let shortcut = try? Shortcut(parsing: text) else {
        continue
      }
      table[shortcut.chord, default: []].append(purpose)
    }
    for (texts, purpose) in system {
      for text in texts.split(separator: " ") {
        guard let shortcut = try? Shortcut(parsing: String(text)) else { continue }
        table[shortcut.chord, default: []].append(purpose)
      }
    }
    return table
  }()

  // MARK: Standard commands

  /// The standard commands whose shortcuts are looked at; the shortcuts are those that they bring.
  private static let standard: [(SystemCommand, Purpose)] = [
    (.copy, meaning("copying", [.copy], "copy")),
    (.cut, meaning("cutting", [.cut], "cut")),
    (.paste, meaning("pasting", [.paste, .pasteAndMatchStyle], "paste insert place")),
    (.undo, meaning("undoing", [.undo], "undo revert take back restore unsend")),
    (.redo, meaning("redoing", [.redo], "redo repeat reapply again forward restore replay")),
    (
      .selectAll,
      meaning(
        "selecting everything", [.selectAll, .select], "select all everything mark check choose")
    ),
    (
      .save,
      meaning(
        "saving", [.save, .saveAs, .export, .duplicate, .done],
        "save export store download apply keep commit sync")
    ),
    (
      .duplicate,
      meaning(
        "saving under another name", [.duplicate, .saveAs, .save, .export],
        "duplicate save export copy clone")
    ),
    (.print, meaning("printing", [.print, .export], "print printer export pdf")),
    (
      .open,
      meaning(
        "opening something", [.open],
        "open import load browse choose go switch switcher connect")
    ),
    (
      .new,
      meaning(
        "making something new", [.new],
        "new create compose add start begin make write draft insert record capture scan")
    ),
    (
      .find,
      meaning(
        "finding something", [.find, .findNext], "find search filter locate look lookup replace")
    ),
    (
      .settings,
      meaning(
        "the settings of the app", [.settings],
        "settings setting preferences options configure configuration customize setup")
    ),
    (
      .help,
      meaning("help", [.help], "help shortcuts keyboard support guide manual documentation tips")
    ),
    (.quit, meaning("quitting the app", [.quit], "quit exit terminate")),
    (
      .close,
      meaning(
        "closing the window", [.close, .done, .cancel, .back],
        "close dismiss done cancel end hide exit finish leave")
    ),
    (
      .minimize,
      meaning("minimizing the window", [.minimize], "minimize minimise", on: [.macos, .ipados])
    ),
    (.hide, meaning("hiding the app", [.hide], on: .macos)),
    (.hideOthers, meaning("hiding the other apps", [.hideOthers], on: .macos)),
    (
      .enterFullScreen,
      meaning(
        "the full screen", [.enterFullScreen, .zoom], "full fullscreen zoom maximize focus",
        on: .macos)
    ),
  ]

  private static func meaning(
    _ name: String, _ commands: [SystemCommand], _ words: String = "",
    on platforms: PlatformSet = .all
  ) -> Purpose {
    Purpose(
      name: name, platforms: platforms, commands: commands, words: Self.words(words),
      wordsThatAsk: commands == [.open] ? ["add", "document", "file"] : [],
      symbols: commands == [.new] ? ["plus"] : [],
      isOfSystem: false)
  }

  // MARK: The system

  /// Mac User Guide and iPad User Guide, Keyboard shortcuts.
  private static let system: [(String, Purpose)] = [
    ("cmd+tab cmd+shift+tab", kept("switching between apps", on: .keyboards)),
    ("cmd+space", kept("searching", on: .keyboards)),
    ("cmd+h", kept("going to the Home Screen", on: [.ios, .ipados])),
    (
      "cmd+` cmd+shift+`",
      kept("switching between windows", "window windows next previous cycle", on: .windows)
    ),
    ("cmd+shift+3 cmd+shift+4", kept("taking screenshots", on: [.macos, .ios, .ipados])),
    (
      "cmd+shift+5 cmd+shift+ctrl+3 cmd+shift+ctrl+4",
      kept("taking screenshots", on: .macos)
    ),
    ("cmd+opt+d", kept("showing and hiding the Dock", on: .windows)),
    ("cmd+opt+space", kept("searching in the Finder", on: .macos)),
    (
      "cmd+ctrl+space",
      kept("emoji and symbols", "emoji symbol symbols character characters", on: .macos)
    ),
    ("cmd+opt+esc", kept("forcing apps to quit", on: .macos)),
    ("cmd+shift+q cmd+shift+opt+q", kept("logging out", on: .macos)),
    ("cmd+ctrl+q", kept("locking the screen", on: .macos)),
    ("ctrl+up ctrl+down", kept("Mission Control", on: .macos)),
    ("ctrl+left ctrl+right", kept("moving between spaces", on: .macos)),
    ("fn+a fn+c fn+e fn+f fn+h fn+n fn+q", kept("the system", on: .windows)),
  ]

  private static func kept(
    _ name: String, _ words: String = "", on platforms: PlatformSet
  ) -> Purpose {
    Purpose(
      name: name, platforms: platforms, commands: [], words: Self.words(words),
      wordsThatAsk: [], symbols: [], isOfSystem: true)
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}

extension PlatformSet {
  /// Where a keyboard switches between apps and searches.
  fileprivate static let keyboards: PlatformSet = [.macos, .ios, .ipados, .visionos]
  /// Where apps have several windows beside a Dock.
  fileprivate static let windows: PlatformSet = [.macos, .ipados]
}
