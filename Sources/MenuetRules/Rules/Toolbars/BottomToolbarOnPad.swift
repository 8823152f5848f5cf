import MenuetModel
import MenuetSource

/// Flags a toolbar at the bottom of iPad's screen.
struct BottomToolbarOnPad: Rule {
  static let info = RuleInfo(
    id: "toolbar-ipad-bottom", .toolbars, .error,
    grades: [.warning("where the toolbar is for other platforms too")], fix: .unsafe,
    "a toolbar of iPad is at the top",
    guideline: .toolbars("on iPadOS the toolbar is at the top edge of the window"),
    why: """
      iPad's windows have the toolbar at the top, with the title and the overflow menu. At the bottom
      is the keyboard's place.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ipados">
      -   <toolbar id="main" edge="§bottom§">
      +   <toolbar id="main">
            <center><command id="new-note" title="New Note" symbol="square.and.pencil"/></center>
          </toolbar>
        </menuet>
      """, reads: .attributes(.platforms))

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard toolbar.edge == .bottom, toolbar.platforms.contains(.ipados) else { return }
    let isOnly = toolbar.platforms == .ipados
    report(
      "a toolbar of iPadOS is at the top", at: .edge, of: toolbar.source,
      severity: isOnly ? nil : .warning,
      fix: isOnly
        ? context.removal(of: .edge, on: toolbar.source, isSafe: false)
        : FixIt("leave the edge to the system, or declare a toolbar for each platform"))
  }
}
