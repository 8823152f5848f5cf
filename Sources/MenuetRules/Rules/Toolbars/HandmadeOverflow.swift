import MenuetModel
import MenuetSource

/// Flags an overflow menu made by hand.
struct HandmadeOverflow: ToolbarRule {
  static let info = RuleInfo(
    id: "toolbar-overflow-manual", .toolbars, .error,
    grades: [.warning("for a More button in the center")],
    "the overflow menu of a toolbar is the system's",
    guideline: .toolbars(
      "in a narrow window center items collapse into the system's overflow menu"),
    why: """
      The system puts exactly those items into its overflow menu that do not fit. A menu made by hand
      stands beside it, holds its items at every width, and looks the same. A More button in the
      center is a warning.
      """,
    failing: """
      <toolbar id="main" platforms="ipados macos">
        <center>
          <pull-down-button id="§overflow§" title="Show More" symbol="ellipsis.circle">
            <command id="print-note" title="Print"/>
            <command id="export-note" title="Export"/>
            <command id="show-info" title="Show Info"/>
          </pull-down-button>
        </center>
      </toolbar>
      """,
    passing: """
      <toolbar id="main" platforms="ipados macos">
        <center>
          <command id="print-note" title="Print" symbol="printer"/>
          <command id="export-note" title="Export" symbol="arrow.up.doc"/>
          <command id="show-info" title="Show Info" symbol="info.circle"/>
        </center>
      </toolbar>
      """)

  private static let names: Set<String> = ["overflow", "overflowmenu", "overflowbutton"]

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard !toolbar.platforms.isDisjoint(with: .overflowing) else { return }
    for entry in context.entries(of: toolbar) where entry.stands(on: .overflowing) {
      guard case .pullDownButton(let button) = entry.unit.content else { continue }
      let attribute: AttributeName? =
        Self.isOverflow(button.id) ? .id : Self.isOverflow(button.title ?? "") ? .title : nil
      if let attribute {
        report.report(
          Self.self, "the overflow menu of a toolbar is the system's",
          at: context.location(attribute, of: button.source),
          fixIts: [FixIt("put the items into the center: what doesn't fit overflows by itself")])
      } else if button.isMore, entry.region == .center {
        report.report(
          Self.self, "the system adds an overflow button beside this More button",
          at: context.location(button.source), severity: .warning,
          fixIts: [FixIt("put the items into the center, or narrow the button  platforms=\"ios\"")])
      }
    }
  }

  private static func isOverflow(_ name: String) -> Bool {
    names.contains(name.lowercased().filter(\.isLetter))
  }
}
