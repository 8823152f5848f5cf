import MenuetModel
import MenuetSource

/// Flags the primary command in a region that gives way, and a rare one in a region that stays.
struct ImportantItemInCenter: Rule {
  static let info = RuleInfo(
    id: "toolbar-important-trailing", .toolbars, .warning,
    grades: [.note("for a rarely used item in the trailing region")],
    "what people need in every window stands in the trailing region",
    guideline: .toolbars(
      "items that must be available at all window sizes stand in the trailing region"),
    why: """
      Center items go into the overflow menu when the window becomes narrow. Done or Send would then
      be behind a menu. A pinned item stays wherever it stands.
      """,
    example: """
        <toolbar id="main" platforms="ipados macos">
      -   <center>
      +   <trailing>
            <command id="send" title="Send" symbol="paperplane" role="§primary§"/>
      -   </center>
      +   </trailing>
        </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for entry in context.entries(of: toolbar) where entry.stands(on: .overflowing) {
      guard let item = entry.unit.item else { continue }
      let title = context.document.title(of: item)
      if entry.region == .center, !entry.isPinned, context.document.role(of: item) == .primary {
        // That a destructive command is primary is then the mistake.
        guard !context.isDestructive(item), context.destruction(of: item) == .none else { continue }
        report(
          "'\(title)' is the primary command and gives way in a narrow window",
          at: context.location(.role, for: item), fix: "move it into the trailing region, or pin it"
        )
      } else if entry.region == .trailing, context.frequency(of: item) == .rare {
        report(
          "'\(title)' is rarely used and takes room in every window",
          at: context.location(.frequency, for: item), severity: .note,
          fix: "move it into the center")
      }
    }
  }
}
