import MenuetModel
import MenuetSource

/// Flags an item of the leading region that could go away.
struct CustomizedLeadingItem: Rule {
  static let info = RuleInfo(
    id: "toolbar-leading-custom", .toolbars, .error, fix: .unsafe,
    "the items of the leading region are always there",
    guideline: .toolbars("people can't customize the leading items, so these are always available"),
    why: """
      The leading region holds the way back and what concerns the whole document. It never gives way
      and cannot be customized: the attribute would have no effect.
      """,
    example: """
        <toolbar id="main" platforms="ipados macos" customizable="true">
      -   <leading>
      +   <center>
            <command id="new-note" title="New Note" symbol="square.and.pencil"
                     customization="§optional§"/>
      -   </leading>
      -   <center><command id="lock-note" title="Lock Note" symbol="lock"/></center>
      +     <command id="lock-note" title="Lock Note" symbol="lock"/>
      +   </center>
        </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    context.reportGivingWay(in: .leading, of: toolbar, report: &report)
  }
}
