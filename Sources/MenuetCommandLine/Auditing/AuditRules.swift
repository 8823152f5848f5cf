import MenuetImport
import MenuetSource

/// The rules that are asked of foreign files, each with the reason why such a file can answer. All
/// others speak of what only a document states (roles, confirmations, priorities, detents), of what an
/// app does at run time, of a layout that nobody chose, or of what a title means: a checkmark before
/// Show is a mistake where the item shows a thing, and none where it is one filter of several.
enum AuditRules {
  /// Where a rule is asked.
  private struct Entry {
    let formats: Set<ForeignFormat>
    /// Indicates whether the remedy can be carried out in the foreign file.
    let hasAdvice: Bool

    init(_ formats: Set<ForeignFormat>, advice: Bool = false) {
      self.formats = formats
      hasAdvice = advice
    }
  }

  private static let apple: Set<ForeignFormat> = [.xib, .storyboard]
  private static let all = Set(ForeignFormat.allCases)

  private static let entries: [RuleID: Entry] = [
    // Key equivalents stand in the file, and two of one menu bar cannot both work. The keys of an
    // editor's extension hold in other places each.
    "shortcut-clash": Entry(all.subtracting([.vscode])),
    // What the Mac keeps for itself concerns files of apps for the Mac.
    "shortcut-reserved": Entry(apple),
    // Lines stand in the file where they stand; a menu of Qt shows none at its edge, and one of several.
    "separator-edge": Entry(apple),
    // One command twice in one menu is a slip; GTK and editors show one or the other, and a ribbon has
    // it in several groups.
    "item-duplicate": Entry([.xib, .storyboard, .android, .kxmlgui, .qt]),
    // Apple's guidelines and GNOME's ask for capitals; Android's ask for sentences.
    "menu-title-case": Entry(apple, advice: true),
    // Three dots are a typing habit; the formats of Qt and Windows are written by that habit.
    "menu-ellipsis-dots": Entry([.xib, .storyboard, .android, .gmenu], advice: true),
    // The Mac calls it Settings since macOS 13.
    "menu-title-settings": Entry(apple, advice: true),
    "menu-title-long": Entry(all),
    "submenu-chevron-text": Entry(all),
    "toolbar-search-count": Entry(all),
    // Depth is written in the file, and no code makes it less.
    "submenu-depth": Entry(all), "context-menu-submenu-depth": Entry(all),
  ]

  /// Returns whether a finding of a rule says something of files in a format.
  static func contains(_ rule: RuleID, for format: ForeignFormat) -> Bool {
    entries[rule]?.formats.contains(format) ?? false
  }

  static func hasAdvice(_ rule: RuleID) -> Bool { entries[rule]?.hasAdvice ?? false }
}
