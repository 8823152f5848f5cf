import MenuetModel
import MenuetSource

/// Flags an item of an edit menu with the title of a command that the system offers there.
struct EditItemLikeSystem: Rule {
  static let info = RuleInfo(
    id: "edit-menu-replaces-system", .editMenus, .warning,
    "an edit menu leaves the system's commands to the system",
    guideline: .editMenus("the system's edit menu is preferred to one of the app's own"),
    why: """
      The system shows Copy or Look Up by itself when they apply, in every language, and people know
      what they do. A second one with the same title does something else.
      """,
    example: """
        <edit-menu id="note-text" for="NoteBody">
      -   <command id="copy-text" title="§Copy§" near="cut"/>
      +   <command id="copy-link" title="Copy Link" near="copy"/>
        </edit-menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.editMenus {
      for item in context.ownItems(of: menu) where context.repeatsEditCommand(item) {
        report(
          "the system's edit menu has '\(document.title(of: item))' already",
          at: context.location(.title, for: item),
          fix: "place the standard command  system=\"…\", or say in the title what is different")
      }
    }
  }
}
