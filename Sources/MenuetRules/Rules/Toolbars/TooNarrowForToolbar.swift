import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags a toolbar whose edges need more room than the narrowest window has.
struct TooNarrowForToolbar: Rule {
  static let info = RuleInfo(
    id: "toolbar-too-narrow", .toolbars, .warning,
    "what stays in a toolbar at every width fits the narrowest window",
    guideline: .toolbars("items of the leading and trailing regions stay at every width"),
    why: """
      What stands at the edges never gives way. Where it needs more room than a window has, items
      overlap or leave the bar, and cannot be reached. In its narrowest window iPadOS has the sizes of
      iPhone: there the search field is a button, and a sidebar is a view that Back leads to.
      """,
    example: """
        §<toolbar§ id="main" platforms="ipados">
          <leading>
      -     <command id="go-home" title="Back to the Library"/>
      +     <command id="go-home" title="Library"/>
          </leading>
          <trailing>
      -     <command id="tidy-up" title="Tidy Up the Library"/>
      +     <command id="tidy-up" title="Tidy Up"/>
          </trailing>
        </toolbar>
      """,
    stage: .layout, thresholds: [ipados])
  static let ipados = Threshold(
    "toolbar-too-narrow.ipados", 320, .guidelines,
    "the width of the narrowest window of iPadOS, in points")

  /// The width of what gives way where nothing else does: the title, without which the bar stays
  /// usable, and the button of the sidebar beside Back, which is not there in so narrow a window.
  private func room(inLeadingOf toolbar: Toolbar, _ bar: ToolbarTrial) -> Int {
    let units = toolbar.regions.leading.filter { $0.platforms.contains(.ipados) }
    let goesBack = units.contains { $0.content.kind == .back }
    let yielding = units.filter { unit in
      unit.content.kind == .title || (goesBack && unit.content.kind == .sidebarToggle)
    }.map(\.id)
    return bar.layout.keptUnits.filter { yielding.contains($0.id) }.map(\.width).reduce(0, +)
  }

  func check(_ layouts: Layouts, in context: RuleContext, report: inout Findings) {
    let width = context.options[Self.ipados]
    for (index, toolbar) in context.measuredToolbars
    where toolbar.platforms.contains(.ipados) {
      // Where the document names its widths, `toolbar-does-not-fit` looks at them.
      if context.namesWidths(of: toolbar, on: .ipados) { continue }
      let asked = context.ownContext(.ipados, isCompact: true)
      let bar = layouts.toolbar(index, in: asked)
      let needed = bar.layout.minimumWidth
      guard needed - room(inLeadingOf: toolbar, bar) > width else { continue }
      report(
        "the narrowest window of iPadOS has \(width) points, and with the sizes of iPhone, which "
          + "hold there, the toolbar needs \(needed): \(bar.blame)", at: toolbar.source,
        fix: FixIt(layouts.remedies(ofToolbar: index, (asked, width)).words))
    }
  }
}
