import MenuetModel
import MenuetSource

/// Flags a second search field in a toolbar.
struct SecondSearch: Rule {
  static let info = RuleInfo(
    id: "toolbar-search-count", .toolbars, .error,
    "a toolbar has one search field",
    guideline: .toolbars("the trailing region may have a search field"),
    why: """
      Two fields make people guess which of them finds what they look for. The scope of a search is
      chosen within it.
      """,
    example: """
        <toolbar id="main">
      -   <trailing><search/> §<search§ title="Find in Note"/></trailing>
      +   <trailing><search/></trailing>
        </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    var first: ToolbarUnit?
    var taken: PlatformSet = []
    for unit in toolbar.regions.trailing where unit.content.kind == .search {
      if let first, !taken.isDisjoint(with: unit.platforms) {
        report(
          "a toolbar has one search field" + context.suffix(taken.intersection(unit.platforms)),
          at: unit.source,
          notes: [DiagnosticNote("the first one is here", at: context.location(first.source))],
          fix: "leave one of them out")
      }
      first = first ?? unit
      taken.formUnion(unit.platforms)
    }
  }
}
