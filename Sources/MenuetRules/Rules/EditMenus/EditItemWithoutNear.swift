import MenuetModel
import MenuetSource

/// Flags an item of an edit menu that does not say beside which command it stands.
struct EditItemWithoutNear: Rule {
  static let info = RuleInfo(
    id: "edit-menu-near", .editMenus, .warning,
    "an item of an edit menu stands near the system's related commands",
    guideline: .editMenus(
      "custom commands are listed near the system commands that they relate to"),
    why: """
      The menu shows a few commands at a time. People find Define beside Look Up and Paste as Quotation
      beside Paste; at the end of the list they find neither.
      """,
    example: """
        <edit-menu id="note-text" for="NoteBody">
      -   §<command§ id="define" title="Define"/>
      +   <command id="define" title="Define" near="look-up"/>
        </edit-menu>
      """,
    reads: .document(.near))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.editMenus {
      let items = context.ownItems(of: menu).filter { $0.overrides?.value.near == nil }
      guard let item = items.first else { continue }
      report(
        "'\(document.title(of: item))' stands near a related system command",
        at: context.location(of: item), notes: context.likewise(items),
        fix: "name that command  near=\"paste\"")
    }
  }
}
