import MenuetModel
import MenuetSource

/// Flags a popover that opens from a menu and points at nothing.
struct PopoverNoAnchor: DocumentRule {
  static let info = RuleInfo(
    id: "popover-no-anchor", .sheets, .warning,
    "a popover that only menu items open says what it points at",
    guideline: .popovers("a popover points at what it came from"),
    why: """
      On an iPad a popover needs something on the screen to point at. A button serves by itself; of
      a menu nothing is left when it opens.
      """,
    failing: """
      <menu id="view" title="View">
        <command id="show-format" title="Show Format…" presents="format"/>
      </menu>
      §<popover§ id="format" title="Format"/>
      """,
    passing: """
      <menu id="view" title="View">
        <command id="show-format" title="Show Format…" presents="format"/>
      </menu>
      <popover id="format" title="Format" anchor="FormatButton"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.popovers.isEmpty, !context.mayLackAnywhere(.id, .presents, .platforms, .anchor)
    else { return }
    let presenters = Dictionary(grouping: context.presenters, by: \.target)
    for popover in document.popovers
    where popover.platforms.contains(.ipados) && popover.anchor == nil {
      let own = presenters[popover.id] ?? []
      let places = own.flatMap(\.placements).filter { $0.item.platforms.contains(.ipados) }
      // An option belongs to a button, a context menu to what people press.
      guard !places.isEmpty, own.allSatisfy({ $0.command != nil }),
        places.allSatisfy({ $0.place == .menu(.menu) || $0.place == .menu(.menuBar) })
      else { continue }
      report.report(
        Self.self, "only menu items open '\(popover.id)', and it points at nothing",
        at: context.location(popover.source),
        notes: [DiagnosticNote("it opens from here", at: context.location(of: places[0].item))],
        fixIts: [FixIt("name the view that it points at  anchor=\"…\"")])
    }
  }
}
