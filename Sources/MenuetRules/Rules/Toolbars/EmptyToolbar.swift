import MenuetModel
import MenuetSource

/// Flags a toolbar or a tab bar without items.
struct EmptyToolbar: DocumentRule {
  static let info = RuleInfo(
    id: "toolbar-empty", .toolbars, .error,
    "a toolbar has items",
    guideline: .toolbars("a toolbar gives quick access to frequently used commands"),
    why: """
      An empty bar takes room from the content and does nothing; so does a tab bar without tabs. Where all items are for other
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

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for toolbar in context.walk.toolbars { check(toolbar, in: context, report: &report) }
    for bar in document.tabBars {
      self.report(
        "tab bar", "tabs", bar.source, bar.platforms, bar.tabs.map(\.platforms), in: context,
        &report)
    }
  }

  private func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    let units = Toolbar.Region.allCases.flatMap { toolbar[$0] } + toolbar.scrolling
    let isOpen = units.contains { unit in
      guard case .slot = unit.content else { return false }
      return true
    }
    guard !isOpen else { return }
    self.report(
      "toolbar", "items", toolbar.source, toolbar.platforms,
      units.filter(\.isVisible).map(\.platforms), in: context, &report)
  }

  /// Reports a bar that is for platforms on which it has nothing.
  private func report(
    _ bar: String, _ content: String, _ source: SourceReference, _ platforms: PlatformSet,
    _ held: [PlatformSet], in context: RuleContext, _ report: inout Findings
  ) {
    guard !context.mayLackParts(source), !context.isIncomplete(source) else { return }
    let filled = held.reduce(into: PlatformSet()) { $0.formUnion($1) }
    let empty = platforms.subtracting(filled)
    guard !empty.isEmpty else { return }
    let advice = content == "tabs" ? "add a tab for each view" : "place commands in it"
    report.report(
      Self.self, "a \(bar) has \(content); this one has none\(context.suffix(empty))",
      at: context.location(source),
      fixIts: [FixIt(filled.isEmpty ? advice : "narrow its platforms")])
  }
}
