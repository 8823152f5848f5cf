import MenuetModel
import MenuetSource

/// Flags a command on the selection in the document menu, and one on the document elsewhere.
struct DocumentMenuScope: Rule {
  static let info = RuleInfo(
    id: "document-menu-scope", .toolbars, .note,
    "the document menu holds the commands on the whole document",
    guideline: .toolbars("the document menu is for commands that affect the document as a whole"),
    why: """
      The menu hangs on the document's name. People look there for what concerns all of it, and in the
      center for what concerns what they have selected.
      """,
    example: """
        <toolbar id="main" platforms="ipados">
          <leading><title><document-menu>
            <command system="rename"/>
      -     <command id="highlight" title="Highlight Text" scope="§selection§"/>
          </document-menu></title></leading>
      -   <center><command id="lock-note" title="Lock Note" symbol="lock"/></center>
      +   <center>
      +     <command id="lock-note" title="Lock Note" symbol="lock"/>
      +     <command id="highlight" title="Highlight Text" symbol="highlighter" scope="selection"/>
      +   </center>
        </toolbar>
      """)

  private static let onSelection: Set<SystemCommand> = [
    .cut, .copy, .paste, .pasteAndMatchStyle, .delete, .select, .selectAll, .bold, .italic,
    .underline, .lookUp, .translate,
  ]

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard let menu = toolbar.documentMenu else { return }
    menu.content.forEachItem { item in
      guard isOnSelection(item, context) else { return }
      report(
        "'\(context.document.title(of: item))' concerns the selection, not the whole document",
        at: context.location(.scope, for: item), fix: "move it into the center")
    }
    for entry in context.entries(of: toolbar, in: .center) {
      guard let item = entry.unit.item, case .command(let index) = item.subject,
        context.document.commands[index].scope == .document,
        !menu.platforms.isDisjoint(with: item.platforms)
      else { continue }
      report(
        "'\(context.document.title(of: item))' concerns the whole document",
        at: context.location(.scope, for: item),
        notes: [DiagnosticNote("the document menu is here", at: context.location(menu.source))],
        fix: "move it into the document menu")
    }
  }

  private func isOnSelection(_ item: Item, _ context: RuleContext) -> Bool {
    guard case .command(let index) = item.subject else { return false }
    if let scope = context.document.commands[index].scope { return scope == .selection }
    return context.document.commands[index].system.map(Self.onSelection.contains) ?? false
  }
}
