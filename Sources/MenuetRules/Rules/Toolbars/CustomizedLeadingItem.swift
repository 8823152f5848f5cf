import MenuetModel
import MenuetSource

/// Flags an item of the leading region that could go away.
struct CustomizedLeadingItem: ToolbarRule {
  static let info = RuleInfo(
    id: "toolbar-leading-custom", .toolbars, .error, fix: .safe,
    "the items of the leading region are always there",
    guideline: .toolbars("people can't customize the leading items, so these are always available"),
    why: """
      The leading region holds the way back and what concerns the whole document. It never gives way
      and cannot be customized: the attribute would have no effect.
      """,
    failing: """
      <toolbar id="main" platforms="ipados macos" customizable="true">
        <leading>
          <command id="new-note" title="New Note" symbol="square.and.pencil"
                   customization="§optional§"/>
        </leading>
        <center><command id="lock-note" title="Lock Note" symbol="lock"/></center>
      </toolbar>
      """,
    passing: """
      <toolbar id="main" platforms="ipados macos" customizable="true">
        <center>
          <command id="new-note" title="New Note" symbol="square.and.pencil"
                   customization="optional"/>
          <command id="lock-note" title="Lock Note" symbol="lock"/>
        </center>
      </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for (unit, attribute) in context.givingWay(in: toolbar.regions.leading) {
      report.report(
        Self.self,
        "an item of the leading region is always there; '\(attribute.spelling)' has no "
          + "effect",
        at: context.location(attribute, of: unit.source),
        fixIts: [
          context.removal(
            of: attribute, on: unit.source,
            "remove '\(attribute.spelling)', or move the item into the center", isSafe: true)
        ])
    }
  }
}
