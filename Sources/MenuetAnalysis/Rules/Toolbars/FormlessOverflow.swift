import MenuetModel
import MenuetSource

/// Flags a unit of the center that has no form in a narrow bar.
struct FormlessOverflow: ToolbarRule {
  static let info = RuleInfo(
    id: "toolbar-overflow-form", .toolbars, .warning,
    "what gives way has a form in the overflow menu",
    guideline: .toolbars("in a narrow window center items collapse into the overflow menu"),
    why: """
      In the overflow menu there is no segmented control: its options become a submenu, which needs a
      title. A group that collapses into one button needs something to show on it.
      """,
    failing: """
      <toolbar id="main" platforms="ipados macos">
        <center>
          §<group§ id="style" collapse="menu">
            <toggle id="bold" title="Bold" symbol="bold"/>
            <toggle id="italic" title="Italic" symbol="italic"/>
          </group>
        </center>
      </toolbar>
      """,
    passing: """
      <toolbar id="main" platforms="ipados macos">
        <center>
          <group id="style" title="Style" symbol="textformat" collapse="menu">
            <toggle id="bold" title="Bold" symbol="bold"/>
            <toggle id="italic" title="Italic" symbol="italic"/>
          </group>
        </center>
      </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for (unit, group) in toolbar.groups(in: .center)
    where group.collapse == .menu && !group.platforms.isDisjoint(with: .overflowing) {
      guard group.title == nil, group.symbol == nil, group.image == nil,
        !context.mayLackAttributes(unit.source)
      else { continue }
      report.report(
        Self.self, "a group that collapses into one button has a title or a symbol",
        at: context.location(unit.source), fixIts: [FixIt("add 'title' and 'symbol'")])
    }
    for entry in context.entries(of: toolbar, in: .center) where entry.stands(on: .overflowing) {
      guard case .segmented(let control) = entry.unit.content, control.title == nil,
        entry.unit.overflow == .menu, !entry.isPinned, !context.isIncomplete(control.source)
      else { continue }
      report.report(
        Self.self, "a segmented control that may go into the overflow menu has a title",
        at: context.location(control.source), fixIts: [FixIt("add 'title'")])
    }
  }
}
