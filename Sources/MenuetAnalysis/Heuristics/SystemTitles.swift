/// The titles of what the system offers by itself, as cores (H-core).
enum SystemTitles {
  /// The commands of the system's edit menu (SYS-EDIT).
  static let editCommands: Set<String> = [
    "undo", "redo", "cut", "copy", "paste", "paste and match style", "delete", "select",
    "select all", "bold", "italic", "underline", "look up", "translate", "search web", "share",
    "find", "find and replace", "replace", "increase size", "decrease size", "left to right",
    "right to left", "speech", "spelling", "spelling and grammar", "substitutions",
    "transformations", "rename", "duplicate",
  ]

  /// The activities of the system's share sheet (SYS-ACT).
  static let activities: Set<String> = [
    "copy", "print", "mail", "messages", "airdrop", "save image", "save to photos",
    "assign to contact", "add to reading list", "open in books", "markup", "add to home screen",
    "shareplay", "copy link", "invite", "save to files",
  ]
}
