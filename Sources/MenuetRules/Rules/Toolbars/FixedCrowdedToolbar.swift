import MenuetModel
import MenuetSource

/// Flags a toolbar of many items that people cannot customize.
struct FixedCrowdedToolbar: Rule {
  static let info = RuleInfo(
    id: "toolbar-customize", .toolbars, .note, fix: .unsafe,
    "a toolbar of many items can be customized",
    guideline: .toolbars("on iPadOS and macOS people may customize the toolbar"),
    why: """
      No two people use the same commands of a rich view. Who customizes the bar has those at hand and
      none of the others.
      """,
    example: """
      - §<toolbar§ id="main" platforms="macos">
      + <toolbar id="main" platforms="macos" customizable="true">
          <center>
            <command id="reply" title="Reply" symbol="arrowshape.turn.up.left"/>
            <command id="forward" title="Forward" symbol="arrowshape.turn.up.right"/>
            <command id="archive" title="Archive" symbol="archivebox"/>
            <command id="move" title="Move" symbol="folder"/>
            <command id="flag" title="Flag" symbol="flag"/>
            <command id="mute" title="Mute" symbol="speaker.slash"/>
            <command id="print" title="Print" symbol="printer"/>
          </center>
        </toolbar>
      """, thresholds: [items])
  static let items = Threshold(
    "toolbar-customize.items", 6, .ours,
    "the most items in the center of a toolbar that people cannot customize")

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard !context.isWritten(.customizable, on: toolbar.source) else { return }
    let most = context.greatest(on: toolbar.platforms.intersection(.overflowing)) { platform in
      context.itemCount(of: toolbar, in: .center, on: platform)
    }
    guard most.count > context.options[Self.items] else { return }
    report(
      "people may want to customize a toolbar of \(most.count) items", at: toolbar.source,
      fix: context.setting(
        .customizable, of: toolbar.source, to: "true", "let them  customizable=\"true\""))
  }
}
