import MenuetModel

/// The titles of what the system offers by itself, as cores.
enum SystemTitles {
  /// The commands of the system's edit menu.
  static let editCommands: Set<String> = [
    "undo", "redo", "cut", "copy", "paste", "paste and match style", "delete", "select",
    "select all", "bold", "italic", "underline", "look up", "translate", "search web", "share",
    "find", "find and replace", "replace", "increase size", "decrease size", "left to right",
    "right to left", "speech", "spelling", "spelling and grammar", "substitutions",
    "transformations", "rename", "duplicate",
  ]

  /// The activities of the system's share sheet, each under its titles.
  static let activities: [String: SystemActivity] = [
    "copy": .copy, "print": .print, "mail": .mail, "messages": .messages, "airdrop": .airdrop,
    "save image": .saveImage, "save to photos": .saveImage,
    "assign to contact": .assignToContact, "add to reading list": .addToReadingList,
    "open in books": .openInBooks, "markup": .markup, "add to home screen": .addToHomeScreen,
    "shareplay": .sharePlay, "copy link": .copyLink, "invite": .invite,
    "save to files": .saveToFiles,
  ]
}
