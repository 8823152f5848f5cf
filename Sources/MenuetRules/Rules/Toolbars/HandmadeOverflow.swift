import MenuetModel
import MenuetSource

/// Flags an overflow menu made by hand.
struct HandmadeOverflow: Rule {
  static let info = RuleInfo(
    id: "toolbar-overflow-manual", .toolbars, .error,
    grades: [.warning("for a More button in the center")],
    "the overflow menu of a toolbar is the system's",
    guideline: .toolbars(
      "in a narrow window center items collapse into the system's overflow menu"),
    why: """
      The system puts exactly those items into its overflow menu that do not fit. A menu made by hand
      stands beside it and holds its items at every width; a More button in the center looks the same.
      """,
    example: """
      - <commands>
      -   <command id="print-note" title="Print" symbol="printer"/>
      -   <command id="export-note" title="Export" symbol="arrow.up.doc"/>
      -   <command id="show-info" title="Show Info" symbol="info.circle"/>
      - </commands>
        <toolbar id="main" platforms="ipados macos">
          <center>
      -     <item ref="print-note"/> <item ref="export-note"/> <item ref="show-info"/>
      -     §<pull-down-button§ id="rest" title="Rest" symbol="chevron.down">
      -       <item ref="print-note"/> <item ref="export-note"/> <item ref="show-info"/>
      -     </pull-down-button>
      +     <command id="print-note" title="Print" symbol="printer"/>
      +     <command id="export-note" title="Export" symbol="arrow.up.doc"/>
      +     <command id="show-info" title="Show Info" symbol="info.circle"/>
          </center>
        </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    let center = Set(context.entries(of: toolbar, in: .center).compactMap(\.unit.item?.subject))
    for entry in context.entries(of: toolbar) where entry.stands(on: .overflowing) {
      guard case .pullDownButton(let button) = entry.unit.content else { continue }
      let items = context.items(in: entry.unit)
      if items.count > 1, !button.content.isOpenEnded,
        items.allSatisfy({ center.contains($0.subject) })
      {
        report(
          "all items of this menu stand in the center; the overflow menu is the system's",
          at: button.source, fix: "leave it out: what doesn't fit overflows by itself")
      } else if button.isMore, entry.region == .center {
        report(
          "the system adds an overflow button beside this More button", at: button.source,
          severity: .warning,
          fix: "put the items into the center, or narrow the button  platforms=\"ios\"")
      }
    }
  }
}
