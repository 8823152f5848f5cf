/// The shortcuts that mean the same in every app (Human Interface Guidelines, Keyboards, in the editions
/// of 2022 and 2025): those of the standard commands, and those that the system takes before any app.
package enum StandardShortcuts {
  /// The purpose of a shortcut.
  package struct Purpose: Sendable {
    /// As in "is kept for copying".
    package let name: String
    package let platforms: PlatformSet
    /// The standard command that has it; `nil` where it never reaches the app.
    package let command: SystemCommand?
    /// The system keeps it whatever the app does.
    package let isReserved: Bool
  }

  package static func purposes(of shortcut: Shortcut, on platforms: PlatformSet) -> [Purpose] {
    (table[shortcut.chord] ?? []).filter { !$0.platforms.isDisjoint(with: platforms) }
  }

  private static let table: [Shortcut: [Purpose]] = {
    var table: [Shortcut: [Purpose]] = [:]
    func add(_ text: String, _ purpose: Purpose) {
      guard let shortcut = try? Shortcut(parsing: text) else { return }
      table[shortcut.chord, default: []].append(purpose)
    }
    for command in SystemCommand.allCases {
      guard let text = command.facts.shortcut else { continue }
      let title = command.facts.title.replacing(" %@", with: "").replacing("%@ ", with: "")
        .replacing("…", with: "")
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
