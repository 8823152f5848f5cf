import MenuetModel
import MenuetSource

/// Flags an item of an edit menu that does not say beside which command it stands.
struct EditItemWithoutNear: DocumentRule {
  static let info = RuleInfo(
    id: "edit-menu-near", .editMenus, .warning,
    "an item of an edit menu stands near the system's related commands",
    guideline: .editMenus(
      "custom commands are listed near the system commands that they relate to"),
    why: """
      The menu shows a few commands at a time. People find Define beside Look Up and Paste as Quotation
      beside Paste; at the end of the list they find neither.
      """,
    failing: """
      <edit-menu id="note-text" for="NoteBody">
        §<command§ id="define" title="Define"/>
      </edit-menu>
      """,
    passing: """
      <edit-menu id="note-text" for="NoteBody">
        <command id="define" title="Define" near="look-up"/>
      </edit-menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.editMenus {
      for item in context.ownItems(of: menu)
      where item.overrides?.value.near == nil && !context.isIncomplete(item.source)
        // What the system has already leaves the menu.
        && !context.repeatsEditCommand(item)
      {
        report.report(
          Self.self, "'\(document.title(of: item))' stands near a related system command",
          at: context.location(of: item),
          fixIts: [FixIt("name that command  near=\"paste\"")])
      }
    }
  }
}
