import MenuetModel
import MenuetSource

/// Flags a toolbar without items.
struct EmptyToolbar: ToolbarRule {
  static let info = RuleInfo(
    id: "toolbar-empty", .toolbars, .error,
    "a toolbar has items",
    guideline: .toolbars("a toolbar gives quick access to frequently used commands"),
    why: """
      An empty bar takes room from the content and does nothing. Where all items are for other
      platforms, the toolbar is not for this one.
      """,
    failing: """
      §<toolbar§ id="main">
        <center/>
      </toolbar>
      """,
    passing: """
      <toolbar id="main">
        <center><command id="new-note" title="New Note" symbol="square.and.pencil"/></center>
      </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard !context.mayLackParts(toolbar.source) else { return }
    let units = Toolbar.Region.allCases.flatMap { toolbar[$0] } + toolbar.scrolling
    let isOpen = units.contains { unit in
      guard case .slot = unit.content else { return false }
      return true
    }
    guard !isOpen else { return }
    let filled = units.filter(\.isVisible).reduce(into: PlatformSet()) {
      $0.formUnion($1.platforms)
    }
    let empty = toolbar.platforms.subtracting(filled)
    guard !empty.isEmpty else { return }
    report.report(
      Self.self, "a toolbar has items; this one has none\(context.suffix(empty))",
      at: context.location(toolbar.source),
      fixIts: [FixIt(filled.isEmpty ? "place commands in it" : "narrow its platforms")])
  }
}
