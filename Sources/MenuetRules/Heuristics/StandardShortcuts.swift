import MenuetModel

/// The shortcuts that mean the same in every app (Human Interface Guidelines, Keyboards, in the editions
/// of 2022 and 2025): those of the standard commands, and those that the system takes before any app.
enum StandardShortcuts {
  /// The purpose of a shortcut.
  struct Purpose: Sendable {
    /// As in "is kept for copying".
    let name: String
    let platforms: PlatformSet
    /// The standard command that has it; `nil` where it never reaches the app.
    let command: SystemCommand?
    /// The system keeps it whatever the app does.
    let isReserved: Bool
  }

  static func purposes(of shortcut: Shortcut, on platforms: PlatformSet) -> [Purpose] {
    (table[shortcut.chord] ?? []).filter { !$0.platforms.isDisjoint(with: platforms) }
  }

  /// Returns whether a command is the standard one: by itself, or by a title that begins with its
  /// title, as "Close Tab" and "Save State" do.
  static func isStandard(
    _ purpose: Purpose, _ system: SystemCommand?, _ title: TitleWords, inAppNamed name: String
  ) -> Bool {
    guard let command = purpose.command else { return false }
    if system == command { return true }
    let words = title.words
    // The shortcut leads there and back: Exit Full Screen, Toggle Full Screen, Fullscreen.
    if command == .enterFullScreen, words.joined().hasSuffix("fullscreen") { return true }
    return [command.title(inAppNamed: name), command.facts.title.replacing("%@", with: "")]
      .contains { words.starts(with: TitleWords($0).words) }
  }

  private static let table: [Shortcut: [Purpose]] = {
    var table: [Shortcut: [Purpose]] = [:]
    func add(_ text: String, _ purpose: Purpose) {
      guard let shortcut = try? Shortcut(parsing: text) else { return }
      table[shortcut.chord, default: []].append(purpose)
    }
    for command in SystemCommand.allCases {
      guard let text = command.facts.shortcut else { continue }
      let title = TitleWords(
        command.facts.title.replacing(" %@", with: "").replacing("%@ ", with: "")
      ).withoutEllipsis
      add(
        text,
        Purpose(
          name: "'\(title)'", platforms: reserved[command] ?? .all, command: command,
          isReserved: reserved[command] != nil))
    }
    for (texts, name, platforms) in system {
      for text in texts.split(separator: " ") {
        add(
          String(text),
          Purpose(name: name, platforms: platforms, command: nil, isReserved: true))
      }
    }
    return table
  }()

  /// The standard commands whose shortcuts the system keeps, with the platforms on which it does.
  private static let reserved: [SystemCommand: PlatformSet] = [
    .quit: .macos, .close: .windows, .hide: .macos, .hideOthers: .macos, .minimize: .windows,
    .enterFullScreen: .macos,
  ]

  /// Mac User Guide and iPad User Guide, Keyboard shortcuts.
  private static let system: [(shortcuts: String, name: String, platforms: PlatformSet)] = [
    ("cmd+tab cmd+shift+tab", "switching between apps", .keyboards),
    ("cmd+space", "searching", .keyboards),
    ("cmd+h", "going to the Home Screen", [.ios, .ipados]),
    ("cmd+` cmd+shift+`", "switching between windows", .windows),
    ("cmd+shift+3 cmd+shift+4", "taking screenshots", [.macos, .ios, .ipados]),
    ("cmd+shift+5 cmd+shift+ctrl+3 cmd+shift+ctrl+4", "taking screenshots", .macos),
    ("cmd+opt+d", "showing and hiding the Dock", .windows),
    ("cmd+opt+space", "searching in the Finder", .macos),
    ("cmd+ctrl+space", "emoji and symbols", .macos),
    ("cmd+opt+esc", "forcing apps to quit", .macos),
    ("cmd+shift+q cmd+shift+opt+q", "logging out", .macos),
    ("cmd+ctrl+q", "locking the screen", .macos),
    ("ctrl+up ctrl+down", "Mission Control", .macos),
    ("ctrl+left ctrl+right", "moving between spaces", .macos),
    ("fn+a fn+c fn+e fn+f fn+h fn+n fn+q", "the system", .windows),
  ]
}

extension PlatformSet {
  /// Where a keyboard switches between apps and searches.
  fileprivate static let keyboards: PlatformSet = [.macos, .ios, .ipados, .visionos]
  /// Where apps have several windows beside a Dock.
  fileprivate static let windows: PlatformSet = [.macos, .ipados]
}
