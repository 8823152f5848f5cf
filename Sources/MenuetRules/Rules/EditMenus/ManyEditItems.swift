import MenuetModel
import MenuetSource

/// Notes many items of an app's own in an edit menu.
struct ManyEditItems: Rule {
  static let info = RuleInfo(
    id: "edit-menu-custom-count", .editMenus, .note,
    "an app adds few items to an edit menu",
    guideline: .editMenus("an app doesn't overwhelm people with too many custom commands"),
    why: """
      On iPhone the menu is a bar that shows a few commands at a time: each one of the app's own pushes
      others to the next page.
      """,
    example: """
        §<edit-menu§ id="note-text" for="NoteBody">
          <command id="define" title="Define" near="look-up"/>
          <command id="highlight" title="Highlight" undoable="true" near="bold"/>
          <command id="annotate" title="Annotate" near="bold"/>
      -   <command id="quote" title="Quote" near="paste"/>
      -   <command id="summarize" title="Summarize" near="translate"/>
        </edit-menu>
      """, thresholds: [items])
  static let items = Threshold(
    "edit-menu-custom-count.items", 4, .ours,
    "the most items of its own that an app adds to an edit menu")

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let most = context.options[Self.items]
    for menu in document.editMenus where menu.items.count > most {
      let own = context.ownItems(of: menu).map { item in
        (presence: Presence(item.platforms, context.availability(of: item)), each: 1)
      }
      let worst = context.greatest(on: menu.platforms) { context.greatestCount(own, on: $0) }
      guard worst.count > most else { continue }
      report(
        "an app adds at most \(most) items to an edit menu; this one has \(worst.count)"
          + context.suffix(worst.platforms), at: menu.source,
        fix: "keep what people need on a selection; leave the rest to toolbar and menus")
    }
  }
}
