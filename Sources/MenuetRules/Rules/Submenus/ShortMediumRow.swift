import MenuetModel
import MenuetSource

/// Flags a medium menu whose row has cells to spare.
struct ShortMediumRow: Rule {
  static let info = RuleInfo(
    id: "layout-medium-few", .submenus, .warning,
    "the row of a medium menu has three items",
    guideline: .menus("the top row of a medium menu holds three items"),
    why: "Fewer cells than the row is made for stand wide apart and look as if one were missing.",
    example: """
        <menu id="format" title="Format" layout="§medium§">
          <command id="indent" title="Indent" symbol="increase.indent"/>
          <command id="outdent" title="Outdent" symbol="decrease.indent"/>
      +   <command id="justify" title="Justify" symbol="text.justify"/>
          <separator/>
          <command id="show-fonts" title="Show Fonts"/>
        </menu>
      """, reads: .parts(.layout))

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.layout == .medium else { return }
    ShortRow(level).check(in: context, report: &report)
  }
}
