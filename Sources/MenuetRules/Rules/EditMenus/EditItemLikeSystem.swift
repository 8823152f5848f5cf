import MenuetModel
import MenuetSource

/// Flags an item of an edit menu with the title of a command that the system offers there.
struct EditItemLikeSystem: DocumentRule {
  static let info = RuleInfo(
    id: "edit-menu-replaces-system", .editMenus, .warning,
    "an edit menu leaves the system's commands to the system",
    guideline: .editMenus("the system's edit menu is preferred to one of the app's own"),
    why: """
      The system shows Copy or Look Up by itself when they apply, in every language, and people know
      what they do. A second one with the same title does something else.
      """,
    failing: """
      <edit-menu id="note-text" for="NoteBody">
        <command id="copy-text" title="§Copy§" near="cut"/>
      </edit-menu>
      """,
    passing: """
      <edit-menu id="note-text" for="NoteBody">
        <command id="copy-link" title="Copy Link" near="copy"/>
      </edit-menu>
      """)

  /// True for a menu on text that is marked and not written: its Underline is another than that of
  /// the system, which knows editable text only.
  private func annotates(_ menu: EditMenu, in context: RuleContext) -> Bool {
    context.ownItems(of: menu).contains {
      ["highlight", "strikethrough"].contains(context.core(of: $0))
    }
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.editMenus {
      let annotates = annotates(menu, in: context)
      for item in context.ownItems(of: menu) where context.repeatsEditCommand(item) {
        if annotates, context.core(of: item) == "underline" { continue }
        let name = context.core(of: item).split(separator: " ").joined(separator: "-")
        let remedy =
          SystemCommand(rawValue: name).map { "use system=\"\($0.rawValue)\"" } ?? "leave it out"
        report.report(
          Self.self, "the system's edit menu has '\(document.title(of: item))' already",
          at: context.location(.title, for: item),
          fixIts: [FixIt("\(remedy), or say in the title what is different")])
      }
    }
  }
}
