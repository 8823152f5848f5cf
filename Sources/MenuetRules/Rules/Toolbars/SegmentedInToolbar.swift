import MenuetModel
import MenuetSource

/// Flags a segmented control in a toolbar.
struct SegmentedInToolbar: ToolbarRule {
  static let info = RuleInfo(
    id: "toolbar-segmented", .toolbars, .warning,
    grades: [.note("on other platforms than iPhone")],
    "a toolbar of iPhone has no segmented control",
    guideline: .toolbars("segmented controls are avoided in a toolbar"),
    why: """
      A segmented control switches what people see; a toolbar acts on it. Above the content the
      control says what the content is. Elsewhere than on iPhone this is a note, and so it is below
      a title at the top of the screen.
      """,
    failing: """
      <commands>
        <choice id="scale" title="Scale">
          <option id="days" title="Days" default="true"/> <option id="months" title="Months"/>
        </choice>
      </commands>
      <toolbar id="main" platforms="ios">
        <center>§<segmented§ choice="scale"/></center>
      </toolbar>
      """,
    passing: """
      <commands>
        <choice id="scale" title="Scale">
          <option id="days" title="Days" default="true"/> <option id="months" title="Months"/>
        </choice>
      </commands>
      <segmented choice="scale"/>
      """)

  /// True in the bar at the top of a screen: it says that it is, or has the title.
  private func isBelowTitle(_ toolbar: Toolbar) -> Bool {
    if toolbar.edge != .automatic { return toolbar.edge == .top }
    return toolbar.regions.leading.contains { unit in
      unit.content.kind == .title && unit.platforms.contains(.ios)
    }
  }

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for entry in context.entries(of: toolbar) where entry.unit.content.kind == .segmented {
      // The bar at the top of a screen has room for one below its title.
      let isOnPhone = entry.stands(on: .ios) && !(entry.region == .center && isBelowTitle(toolbar))
      report.report(
        Self.self,
        "a segmented control stands in the view, not in its toolbar"
          + (isOnPhone ? context.suffix(.ios) : ""),
        at: context.location(entry.unit.source), severity: isOnPhone ? nil : .note,
        fixIts: [FixIt("place it above the content")])
    }
  }
}
