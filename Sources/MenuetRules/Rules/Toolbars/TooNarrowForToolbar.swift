import MenuetModel
import MenuetSource

/// Flags a toolbar whose edges need more room than the narrowest window has.
struct TooNarrowForToolbar: LayoutRule {
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
    stage: .layout)

  /// The width of what gives way where nothing else does: the title, without which the bar stays
  /// usable, and the button of the sidebar beside Back, which is not there in so narrow a window.
  private func room(inLeadingOf toolbar: Toolbar, _ fit: ToolbarFit) -> Int {
    let units = toolbar.regions.leading.filter { $0.platforms.contains(.ipados) }
    let goesBack = units.contains { $0.content.kind == .back }
    let yielding = units.filter { unit in
      unit.content.kind == .title || (goesBack && unit.content.kind == .sidebarToggle)
    }.map(\.id)
    return fit.units.filter { yielding.contains($0.id) }.map(\.width).reduce(0, +)
  }

  func check(_ layout: LayoutFacts, in context: RuleContext, report: inout Findings) {
    let width = context.options.toolbarNarrowWidthIpados
    for (index, toolbar) in layout.toolbars
    where toolbar.platforms.contains(.ipados) {
      // Where the document names its widths, `toolbar-does-not-fit` looks at them.
      if layout.namesWidths(of: toolbar, on: .ipados, in: context) { continue }
      let asked = MeasuredContext(
        platform: .ipados, locale: context.document.language, isCompact: true)
      let fit = layout.fit(ofToolbar: index, asked)
      guard fit.minimumWidth - room(inLeadingOf: toolbar, fit) > width else { continue }
      let remedies = layout.remedies(ofToolbar: index, (asked, width))
      report.report(
        Self.self,
        "the narrowest window of iPadOS has \(width) points, and with the sizes of iPhone, which "
          + "hold there, the toolbar needs \(fit.minimumWidth): \(fit.blame)",
        at: context.location(toolbar.source), fixIts: [FixIt(ToolbarFit.words(for: remedies))])
    }
  }
}
