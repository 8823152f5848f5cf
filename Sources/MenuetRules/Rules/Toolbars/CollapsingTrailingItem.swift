import MenuetModel
import MenuetSource

/// Flags an item of the trailing region that could go away.
struct CollapsingTrailingItem: Rule {
  static let info = RuleInfo(
    id: "toolbar-trailing-collapse", .toolbars, .error, fix: .safe,
    "the items of the trailing region are always there",
    guideline: .toolbars("trailing items remain visible at all window sizes"),
    why: """
      The trailing region holds what people need in every window: search, sharing, the inspector. It
      never gives way and cannot be customized: the attribute would have no effect.
      """,
    example: """
        <toolbar id="main" platforms="ipados macos">
      -   <center><command id="lock-note" title="Lock Note" symbol="lock"/></center>
      -   <trailing>
      +   <center>
      +     <command id="lock-note" title="Lock Note" symbol="lock"/>
            <group id="style" title="Style" symbol="textformat" collapse="§menu§">
              <toggle id="bold" title="Bold" symbol="bold"/>
              <toggle id="italic" title="Italic" symbol="italic"/>
            </group>
      -   </trailing>
      +   </center>
        </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    context.reportGivingWay(in: .trailing, of: toolbar, report: &report)
  }
}
