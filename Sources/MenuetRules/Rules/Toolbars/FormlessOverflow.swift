import MenuetModel
import MenuetSource

/// Flags a unit of the center that has no form in a narrow bar.
struct FormlessOverflow: Rule {
  static let info = RuleInfo(
    id: "toolbar-overflow-form", .toolbars, .warning,
    "what gives way has a form in the overflow menu",
    guideline: .toolbars("in a narrow window center items collapse into the overflow menu"),
    why: """
      In the overflow menu there is no segmented control: its options become a submenu, which needs a
      title. A group that collapses into one button needs something to show on it. What is hidden
      without room, and stands in no menu, is then out of reach.
      """,
    example: """
        <toolbar id="main" platforms="ipados macos">
          <center>
      -     §<group§ id="style" collapse="menu">
      +     <group id="style" title="Style" symbol="textformat" collapse="menu">
              <toggle id="bold" title="Bold" symbol="bold"/>
              <toggle id="italic" title="Italic" symbol="italic"/>
            </group>
          </center>
        </toolbar>
      """, reads: .document(.title, .symbol, .image, .overflow, .platforms))

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for (unit, group) in toolbar.groups(in: .center)
    where group.collapse == .menu && !group.platforms.isDisjoint(with: .overflowing) {
      guard group.title == nil, group.symbol == nil, group.image == nil else { continue }
      report(
        "a group that collapses into one button has a title or a symbol", at: unit.source,
        fix: "add 'title' and 'symbol'")
    }
    for entry in context.entries(of: toolbar, in: .center) where entry.stands(on: .overflowing) {
      guard case .segmented(let control) = entry.unit.content, control.title == nil,
        entry.unit.overflow == .menu, !entry.isPinned
      else { continue }
      report(
        "a segmented control that may go into the overflow menu has a title", at: control.source,
        fix: "add 'title'")
    }
    for unit in toolbar.regions.center
    where unit.overflow == .hide && !unit.pinned && unit.customization != .optional {
      reportHidden(unit, in: context, report: &report)
    }
  }

  /// Reports a command that a narrow bar hides and no menu holds; the system's menus hold its own.
  private func reportHidden(
    _ unit: ToolbarUnit, in context: RuleContext, report: inout Findings
  ) {
    let items = context.items(in: unit).filter { context.system(of: $0) == nil }
    guard !items.isEmpty else { return }
    let reached = Set(
      context.walk.placements.filter { placement in
        switch placement.place {
        case .toolbar, .scrolling, .alert: false
        case .menu, .button, .sheet, .cover, .popover: placement.surface != unit.id
        }
      }.map(\.item.subject))
    guard let lost = items.first(where: { !reached.contains($0.subject) }) else { return }
    report(
      "'\(context.document.title(of: lost))' is hidden in a narrow bar, and stands in no menu",
      at: .overflow, of: unit.source,
      fix: "place it in a menu, or leave out 'overflow' for it to go into the overflow menu")
  }
}
