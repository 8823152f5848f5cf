import MenuetModel
import MenuetSource

/// Flags a toolbar item of iPhone that leads to another view.
struct NavigatingToolbarItem: Rule {
  static let info = RuleInfo(
    id: "toolbar-navigates", .toolbars, .note,
    "a toolbar of iPhone acts on the current screen",
    guideline: .toolbars("toolbar buttons act on the screen; a tab bar navigates"),
    why: """
      People press a toolbar item to do something with what they see. An item that leads elsewhere
      takes it away from them; that is what a tab bar is for.
      """,
    example: """
      - <view id="notes" title="Notes">
      -   <toolbar id="main" platforms="ios"><center>
      -     <command id="show-albums" title="Albums" symbol="rectangle.stack" navigates="§albums§"/>
      -   </center></toolbar>
      - </view>
      + <tab-bar id="tabs" platforms="ios">
      +   <tab title="Notes" view="notes"/>
      +   <tab title="Albums" view="albums"/>
      + </tab-bar>
      + <view id="notes" title="Notes"/>
        <view id="albums" title="Albums"/>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard toolbar.platforms.contains(.ios) else { return }
    for entry in context.entries(of: toolbar) where entry.stands(on: .ios) {
      guard let item = entry.unit.item, case .command(let index) = item.subject,
        let view = context.document.commands[index].navigates
      else { continue }
      report(
        "'\(context.document.title(of: item))' leads to '\(view)' instead of acting here",
        at: context.location(.navigates, for: item), fix: "make it a tab, or a row of the view")
    }
  }
}
