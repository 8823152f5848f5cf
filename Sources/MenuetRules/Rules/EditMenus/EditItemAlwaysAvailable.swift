import MenuetModel
import MenuetSource

/// Flags an item of an edit menu that is there whatever is selected.
struct EditItemAlwaysAvailable: Rule {
  static let info = RuleInfo(
    id: "edit-menu-availability", .editMenus, .note,
    "an item of an edit menu says when it applies",
    guideline: .editMenus("an edit menu offers commands that fit the current selection"),
    why: """
      The menu opens on a word, a picture or an empty line. A command that does nothing there makes
      people look for what they did wrong.
      """,
    example: """
      + <states><state id="has-selection"/></states>
        <edit-menu id="note-text" for="NoteBody">
      -   §<command§ id="define" title="Define" near="look-up"/>
      +   <command id="define" title="Define" near="look-up" visible-when="has-selection"/>
        </edit-menu>
      """,
    reads: .document(.visibleWhen, .enabledWhen))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.editMenus {
      let items = context.ownItems(of: menu).filter { context.availability(of: $0).isEmpty }
      guard let item = items.first else { continue }
      report(
        "'\(document.title(of: item))' is offered whatever is selected",
        at: context.location(of: item), notes: context.likewise(items),
        fix: "add 'visible-when' or 'enabled-when'")
    }
  }
}
