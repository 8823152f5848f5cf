import MenuetModel
import MenuetSource

/// Flags an item of an edit menu that the system adds by itself to an address, a link or a date.
struct EditItemDetected: Rule {
  static let info = RuleInfo(
    id: "edit-menu-detected", .editMenus, .note,
    "an edit menu leaves detected data to the system",
    guideline: .editMenus(
      "from iOS 16 the system detects data in a selection and adds actions such as getting directions"
    ),
    why:
      "For an address, a link, a telephone number or a flight the menu has these actions already.",
    example: """
        <edit-menu id="note-text" for="NoteBody">
      -   <command id="directions" title="§Get Directions§" near="look-up"/>
      +   <command id="define" title="Define" near="look-up"/>
        </edit-menu>
      """)

  private static let titles: Set<String> = [
    "get directions", "open link", "track flight", "create event",
  ]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard context.titleLanguage == .english else { return }
    for menu in document.editMenus where !menu.platforms.isDisjoint(with: .touched) {
      for item in context.ownItems(of: menu) where Self.titles.contains(context.core(of: item)) {
        report(
          "the system adds '\(document.title(of: item))' where it detects the data",
          at: context.location(.title, for: item), fix: "leave it out")
      }
    }
  }
}
