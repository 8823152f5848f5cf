import MenuetModel
import MenuetSource

/// Flags a toolbar of iPad that leaves its center empty.
struct EmptyCenter: Rule {
  static let info = RuleInfo(
    id: "toolbar-center-empty", .toolbars, .note,
    "the center of iPad's toolbar holds the commands for the task at hand",
    guideline: .toolbars("the most likely commands for a task stand in the center of the toolbar"),
    why: """
      The center is what people customize and what gives way in a narrow window. With all items at the
      trailing edge there is nothing to customize, and nothing can give way.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ipados">
          §<toolbar§ id="main" customizable="true">
      -     <trailing><command id="lock-note" title="Lock Note" symbol="lock"/></trailing>
      +     <center><command id="lock-note" title="Lock Note" symbol="lock"/></center>
          </toolbar>
        </menuet>
      """, reads: .parts(.customizable), thresholds: [trailingItems])
  static let trailingItems = Threshold(
    "toolbar-center-empty.trailing-items", 4, .ours,
    "the most items in the trailing region of a toolbar without any in its center")

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard toolbar.platforms.contains(.ipados), !toolbar.hasSlot(in: .center),
      !context.entries(of: toolbar, in: .center).contains(where: { $0.stands(on: .ipados) })
    else { return }
    let trailing = context.entries(of: toolbar, in: .trailing).count { entry in
      !entry.unit.isSystemPart && entry.stands(on: .ipados)
    }
    if toolbar.customizable {
      report(
        "a toolbar that people can customize has items in its center", at: toolbar.source,
        fix: "move items into the center")
    } else if trailing > context.options[Self.trailingItems] {
      report(
        "\(trailing) items stand at the trailing edge and none in the center", at: toolbar.source,
        fix: "leave at the edge what people need in every window")
    }
  }
}
