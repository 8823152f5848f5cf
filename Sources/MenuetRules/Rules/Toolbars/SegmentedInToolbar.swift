import MenuetModel
import MenuetSource

/// Flags a segmented control in a toolbar.
struct SegmentedInToolbar: Rule {
  static let info = RuleInfo(
    id: "toolbar-segmented", .toolbars, .warning,
    grades: [.note("on other platforms than iPhone")],
    "a toolbar of iPhone has no segmented control",
    guideline: .toolbars("segmented controls are avoided in a toolbar"),
    why: """
      A segmented control switches what people see; a toolbar acts on it. Above the content the
      control says what the content is.
      """,
    example: """
        <commands>
          <choice id="scale" title="Scale">
            <option id="days" title="Days" default="true"/> <option id="months" title="Months"/>
          </choice>
        </commands>
      - <toolbar id="main" platforms="ios">
      -   <center>§<segmented§ choice="scale"/></center>
      - </toolbar>
      + <segmented choice="scale"/>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for entry in context.entries(of: toolbar) where entry.unit.content.kind == .segmented {
      let isOnPhone = entry.stands(on: .ios)
      report(
        "a segmented control stands in the view, not in its toolbar"
          + (isOnPhone ? context.suffix(.ios) : ""), at: entry.unit.source,
        severity: isOnPhone ? nil : .note, fix: "place it above the content")
    }
  }
}
