import MenuetModel
import MenuetSource

/// Flags a toggle of two items in a toolbar.
struct ToolbarTogglePair: Rule {
  static let info = RuleInfo(
    id: "toolbar-toggle-pair", .toolbars, .warning,
    "a toggle is one item of a toolbar, which shows its state",
    guideline: .toolbars("an item that has two states shows which one holds"),
    why: """
      Two items for one thing take twice the room, and neither looks switched on. One item that is
      filled while it is on, or whose symbol changes, says both.
      """,
    example: """
        <toolbar id="main" platforms="ipados macos">
          <center>
      -     §<toggle§ id="grid" form="pair" on-title="Grid On" off-title="Grid Off" symbol="grid"/>
      +     <toggle id="grid" title="Grid" symbol="grid"/>
          </center>
        </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for entry in context.entries(of: toolbar) {
      guard let item = entry.unit.item, case .command(let index) = item.subject,
        context.document.commands[index].form == .pair
      else { continue }
      report(
        "'\(item.id)' is a pair; a toolbar shows a toggle as one item",
        at: context.location(of: item), fix: "use the form 'checkmark', or 'title' with two symbols"
      )
    }
  }
}
