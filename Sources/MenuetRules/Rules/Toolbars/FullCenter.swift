import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags a center that does not fit a full window, and editing commands outside the center.
struct FullCenter: Rule {
  static let info = RuleInfo(
    id: "toolbar-center-full", .toolbars, .warning,
    grades: [
      .note("for a command of the selection outside the center, and a style that shows none of it")
    ],
    "in a full window the whole center of a toolbar is visible",
    guideline: .toolbars(
      "items of the center are visible while the window is at its full size; editing belongs there"),
    why: """
      People who look for a command make the window as large as they can. What is hidden even then
      is never in sight.
      """,
    example: """
        <commands>
      -   <command id="zoom-in" title="Enlarge Photographs"/>
      -   <command id="zoom-out" title="Reduce Photographs"/>
      -   <command id="rotate" title="Rotate Photographs"/>
      -   <command id="tidy-up" title="Tidy Up Photographs"/>
      -   <command id="straighten" title="Straighten Pictures"/>
      +   <command id="zoom-in" title="Enlarge"/>
      +   <command id="zoom-out" title="Reduce"/>
      +   <command id="rotate" title="Rotate"/>
      +   <command id="tidy-up" title="Tidy Up"/>
      +   <command id="straighten" title="Straighten"/>
        </commands>
        <toolbar id="main" platforms="ipados">
          <leading><back/></leading>
          §<center§>
            <item ref="zoom-in"/> <item ref="zoom-out"/> <item ref="rotate"/> <item ref="tidy-up"/>
            <item ref="straighten"/>
          </center>
        </toolbar>
      """,
    stage: .layout, thresholds: [ipados])
  static let ipados = Threshold(
    "toolbar-center-full.ipados", 1024, .guidelines,
    "the width of a full window of iPadOS, in points")

  func check(_ layouts: Layouts, in context: RuleContext, report: inout Findings) {
    let width = context.options[Self.ipados]
    for (index, toolbar) in context.measuredToolbars {
      checkStyle(toolbar, context, &report)
      guard toolbar.platforms.contains(.ipados) else { continue }
      checkEditing(toolbar, context, &report)
      // Its style hides it, not a want of room.
      if toolbar.hidesCenter(on: .ipados) { continue }
      let bar = layouts.toolbar(index, in: context.ownContext(.ipados))
      guard let first = bar.layout.overflow(at: width).first, bar.layout.minimumWidth <= width
      else { continue }
      report(
        "in a full window of \(width) points, \(bar.overflowWords(width))",
        at: context.location(ofRegion: .center, toolbar),
        fix: FixIt(bar.remedyShowing(first, at: width)))
    }
  }

  /// The units that a bar of the style `navigator` has in its center are in the overflow menu from
  /// the start.
  private func checkStyle(
    _ toolbar: Toolbar, _ context: RuleContext, _ report: inout Findings
  ) {
    let platforms = toolbar.platforms.members.map { PlatformSet($0) }
      .filter(toolbar.hidesCenter)
    let hidden = context.entries(of: toolbar, in: .center).contains { entry in
      platforms.contains { entry.stands(on: $0) }
    }
    guard hidden else { return }
    report(
      "a bar of the style 'navigator' shows none of its center: it is in the overflow menu at every "
        + "width", at: .style, of: toolbar.source, severity: .note,
      fix: "write style=\"browser\" or \"editor\", or move what is often needed")
  }

  /// Commands for the selection stand in the center.
  private func checkEditing(
    _ toolbar: Toolbar, _ context: RuleContext, _ report: inout Findings
  ) {
    for region in [Toolbar.Region.leading, .trailing] {
      for entry in context.entries(of: toolbar, in: region) where entry.stands(on: .ipados) {
        guard case .item(let item) = entry.unit.content, case .command(let index) = item.subject,
          context.document.commands[index].scope == .selection
        else { continue }
        report(
          "a command for the selection stands in the center", at: entry.unit.source,
          severity: .note, fix: "move it to 'center'")
      }
    }
  }
}
