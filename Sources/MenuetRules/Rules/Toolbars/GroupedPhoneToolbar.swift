import MenuetModel
import MenuetSource

/// Flags a group in a toolbar on iPhone.
struct GroupedPhoneToolbar: Rule {
  static let info = RuleInfo(
    id: "toolbar-ios-group", .toolbars, .error,
    grades: [.note("where the group is for other platforms too")],
    "a toolbar of iPhone has no groups",
    guideline: .toolbars("on iOS a toolbar does not support groups"),
    why: """
      iPhone shows a few items side by side at the bottom of the screen. Where the toolbar is for iPad
      and Mac too this is only a note: the group's members stand by themselves on iPhone. The edition
      of 2025 no longer says so.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ios">
          <toolbar id="main"><center>
      -     §<group§ id="style" title="Style">
      -       <toggle id="bold" title="Bold" symbol="bold"/>
      -       <toggle id="italic" title="Italic" symbol="italic"/>
      -     </group>
      +     <toggle id="bold" title="Bold" symbol="bold"/>
      +     <toggle id="italic" title="Italic" symbol="italic"/>
          </center></toolbar>
        </menuet>
      """, reads: .attributes(.platforms))

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard toolbar.platforms.contains(.ios), context.follows(.edition2022) else {
      return
    }
    for (unit, group) in toolbar.groups where group.platforms.contains(.ios) {
      let isOnly = group.platforms == .ios
      report(
        isOnly
          ? "a toolbar of iPhone has no groups"
          : "on iOS the members of '\(group.title ?? unit.id)' stand by themselves",
        at: unit.source, severity: isOnly ? nil : .note,
        fixIts: isOnly ? [FixIt("take its items out of the group")] : [])
    }
  }
}
