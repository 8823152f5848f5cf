import MenuetModel
import MenuetSource

/// Flags a toolbar without items.
struct EmptyToolbar: Rule {
  static let info = RuleInfo(
    id: "toolbar-empty", .toolbars, .error,
    "a toolbar has items",
    guideline: .toolbars("a toolbar gives quick access to frequently used commands"),
    why: """
      An empty bar takes room from the content and does nothing. Where all items are for other
      platforms, the toolbar is not for this one.
      """,
    example: """
        §<toolbar§ id="main">
      -   <center/>
      +   <center><command id="new-note" title="New Note" symbol="square.and.pencil"/></center>
        </toolbar>
      """, reads: .parts(.platforms))

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    let units = Toolbar.Region.allCases.flatMap { toolbar[$0] } + toolbar.scrolling
    let isOpen = units.contains { unit in
      if case .slot = unit.content { true } else { false }
    }
    let filled = units.filter(\.isVisible).reduce(into: PlatformSet()) {
      $0.formUnion($1.platforms)
    }
    let empty = toolbar.platforms.subtracting(filled)
    guard !isOpen, !empty.isEmpty else { return }
    report(
      "a toolbar has items; this one has none\(context.suffix(empty))", at: toolbar.source,
      fix: FixIt(filled.isEmpty ? "place commands in it" : "narrow its platforms"))
  }
}
