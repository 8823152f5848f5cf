import MenuetModel
import MenuetSource

/// Flags a group of one item, and many items without a group.
struct ToolbarGrouping: Rule {
  static let info = RuleInfo(
    id: "toolbar-group", .toolbars, .note,
    grades: [.warning("for a group of one item")],
    "a group of a toolbar has several items, and many items have groups",
    guideline: .toolbars("where it's supported toolbar items are arranged in logical groups"),
    why: """
      A group says that its items belong together and lets them give way together. With one item it
      says nothing and only takes room.
      """,
    example: """
        §<toolbar§ id="main" platforms="macos">
          <center>
      -     <toggle id="bold" title="Bold" symbol="bold"/>
      -     <toggle id="italic" title="Italic" symbol="italic"/>
      +     <group id="style" title="Style">
      +       <toggle id="bold" title="Bold" symbol="bold"/>
      +       <toggle id="italic" title="Italic" symbol="italic"/>
      +     </group>
            <command id="indent" title="Indent" symbol="increase.indent"/>
            <command id="outdent" title="Outdent" symbol="decrease.indent"/>
            <command id="lock-note" title="Lock Note" symbol="lock"/>
            <command id="pin-note" title="Pin Note" symbol="pin"/>
          </center>
        </toolbar>
      """, reads: .parts(), thresholds: [ungroupedItems])
  static let ungroupedItems = Threshold(
    "toolbar-group.ungrouped-items", 5, .ours,
    "the most items in a toolbar's center that need no group")

  private static let grouping: PlatformSet = [.ipados, .macos, .visionos]

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for (unit, group) in toolbar.groups where !group.hasSlot {
      let most = context.greatest(on: group.platforms) { platform in
        group.members.count { $0.platforms.contains(PlatformSet(platform)) }
      }
      guard most.count < 2 else { continue }
      report(
        "a group has two items or more", at: unit.source, severity: .warning,
        fix: FixIt(most.count == 1 ? "take the item out of the group" : "leave the group out"))
    }
    guard toolbar.groups(in: .center).isEmpty else { return }
    let most = context.greatest(on: toolbar.platforms.intersection(Self.grouping)) { platform in
      context.itemCount(of: toolbar, in: .center, on: platform)
    }
    guard most.count > context.options[Self.ungroupedItems] else { return }
    report(
      "\(most.count) items of a toolbar are arranged in groups", at: toolbar.source,
      fix: "put items that belong together into a 'group'")
  }
}
