/// A submenu with commands of its own that systems put into a standard menu of every app.
///
/// No standard command has a word for what is in it, so that its titles tell what is the same in a
/// document (NSText.h, NSTextView.h, NSFontManager.h and UIMenu.h name the commands).
package enum SystemSubmenu: CaseIterable, Sendable {
  case openRecent, spelling, substitutions, transformations, speech, font, text

  private struct Facts {
    let menu: StandardMenu
    let titles: [String]
    let commands: [String]
  }

  private var facts: Facts {
    switch self {
    case .openRecent: Facts(menu: .file, titles: ["Open Recent"], commands: ["Clear Menu"])
    case .spelling:
      Facts(
        menu: .edit, titles: ["Spelling and Grammar", "Spelling"],
        commands: [
          "Show Spelling and Grammar", "Show Spelling", "Check Document Now",
          "Check Spelling While Typing", "Check Grammar With Spelling",
          "Correct Spelling Automatically",
        ])
    case .substitutions:
      Facts(
        menu: .edit, titles: ["Substitutions"],
        commands: [
          "Show Substitutions", "Smart Copy/Paste", "Smart Copy and Paste", "Smart Quotes",
          "Smart Dashes", "Smart Links", "Data Detectors", "Text Replacement",
        ])
    case .transformations:
      Facts(
        menu: .edit, titles: ["Transformations"],
        commands: [
          "Make Upper Case", "Make Lower Case", "Make Uppercase", "Make Lowercase", "Capitalize",
        ])
    case .speech:
      Facts(
        menu: .edit, titles: ["Speech"],
        commands: ["Start Speaking", "Stop Speaking", "Speak", "Speak…", "Pause"])
    case .font:
      Facts(
        menu: .format, titles: ["Font"],
        commands: [
          "Show Fonts", "Bold", "Italic", "Underline", "Outline", "Bigger", "Smaller",
          "Show Colors", "Copy Style", "Paste Style",
        ])
    case .text:
      Facts(
        menu: .format, titles: ["Text"],
        commands: [
          "Align Left", "Center", "Justify", "Align Right", "Show Ruler", "Copy Ruler",
          "Paste Ruler",
        ])
    }
  }

  /// The one that a submenu of a document takes the place of: it has its title, or the commands in it
  /// are all of that one.
  ///
  /// - Parameters:
  ///   - menu: The standard menu in which the submenu is.
  ///   - title: The submenu's.
  ///   - commands: The titles of the document's own commands in it, and of options. A standard command
  ///     is where it is listed anyway.
  package init?(inPlaceOfIn menu: StandardMenu, title: String, commands: [String]) {
    let title = title.lowercased()
    let commands = Set(commands.map { $0.lowercased() })
    let found = Self.allCases.first { submenu in
      let facts = submenu.facts
      guard facts.menu == menu else { return false }
      return facts.titles.contains { $0.lowercased() == title }
        || !commands.isEmpty && commands.isSubset(of: facts.commands.map { $0.lowercased() })
    }
    guard let found else { return nil }
    self = found
  }
}
