import MenuetModel

/// Commands that people expect side by side.
enum CommandFamilies: Int, CaseIterable, Sendable {
  case undoing, clipboard, zooming, filing, printing, styling, arranging

  /// The family of a standard command.
  static func family(of command: SystemCommand) -> CommandFamilies? {
    switch command {
    case .undo, .redo: .undoing
    case .cut, .copy, .paste, .delete, .selectAll: .clipboard
    case .save, .saveAs, .duplicate, .rename, .move: .filing
    case .bold, .italic, .underline: .styling
    default: nil
    }
  }

  /// The family of a command by its whole English title (H-core).
  static func family(of title: TitleWords) -> CommandFamilies? {
    guard title.count <= 4, let first = title.first, beginnings.contains(first) else { return nil }
    return titles[title.core]
  }

  private static let titles: [String: CommandFamilies] = [
    "undo": .undoing, "redo": .undoing,
    "cut": .clipboard, "copy": .clipboard, "paste": .clipboard, "delete": .clipboard,
    "select all": .clipboard,
    "zoom in": .zooming, "zoom out": .zooming, "actual size": .zooming, "zoom to fit": .zooming,
    "save": .filing, "save as": .filing, "duplicate": .filing, "rename": .filing, "move": .filing,
    "move to": .filing,
    "print": .printing, "page setup": .printing,
    "bold": .styling, "italic": .styling, "underline": .styling,
    "bring to front": .arranging, "bring forward": .arranging, "send to back": .arranging,
    "send backward": .arranging,
  ]

  private static let beginnings = WordList(
    titles.keys.compactMap { title in title.split(separator: " ").first.flatMap { Word($0) } })
}
