import MenuetModel
import MenuetSource

/// Flags parts of the leading region in an unusual order, or twice.
struct LeadingOrder: Rule {
  static let info = RuleInfo(
    id: "toolbar-leading-order", .toolbars, .error,
    "the leading region begins with Back and the sidebar button, then comes the title",
    guideline: .toolbars(
      "the leading region has the back button, the sidebar button and then the document title"),
    why: """
      People find the way back in the corner of every window, and the name of what they see beside it.
      An item before them moves both away.
      """,
    example: """
        <toolbar id="main">
          <leading>
      +     <back/>
            <title/>
      -     §<back§/>
          </leading>
        </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for platform in toolbar.platforms.members {
      var last: ToolbarUnit?
      var seen: [ToolbarUnit.Content.Kind: ToolbarUnit] = [:]
      for unit in toolbar.regions.leading
      where unit.isVisible && unit.platforms.contains(PlatformSet(platform)) {
        if unit.isSystemPart, let first = seen.updateValue(unit, forKey: unit.content.kind) {
          reportSecond(unit, first, in: context, report: &report)
          continue
        }
        if let last, rank(last) > rank(unit) {
          reportOrder(of: unit, behind: last, in: context, report: &report)
        } else {
          last = unit
        }
      }
    }
  }

  /// The place of a unit among the others: navigation, the title, anything else.
  private func rank(_ unit: ToolbarUnit) -> Int {
    switch unit.content {
    case .back, .close, .sidebarToggle: 0
    case .title: 1
    default: 2
    }
  }

  private func reportSecond(
    _ unit: ToolbarUnit, _ first: ToolbarUnit, in context: RuleContext, report: inout Findings
  ) {
    report(
      "a toolbar has one '\(unit.content.kind.rawValue)'", at: unit.source,
      notes: [DiagnosticNote("the first one is here", at: context.location(first.source))],
      fix: "leave one of them out")
  }

  private func reportOrder(
    of unit: ToolbarUnit, behind other: ToolbarUnit, in context: RuleContext,
    report: inout Findings
  ) {
    let kind = unit.content.kind.rawValue
    report(
      "'\(kind)' stands before \(rank(other) == 1 ? "the title" : "other items")", at: unit.source,
      notes: [DiagnosticNote("it follows this one", at: context.location(other.source))],
      fix: "move it to the front\(rank(unit) == 1 ? ", behind Back and the sidebar" : "")")
  }
}
