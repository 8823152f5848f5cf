import MenuetModel
import MenuetSource

/// Flags a popover that opens from a menu and points at nothing.
struct PopoverNoAnchor: Rule {
  static let info = RuleInfo(
    id: "popover-no-anchor", .sheets, .warning,
    "a popover that only menu items open says what it points at",
    guideline: .popovers("a popover points at what it came from"),
    why: """
      On an iPad a popover needs something on the screen to point at. A button serves by itself; of
      a menu nothing is left when it opens.
      """,
    example: """
        <menu id="view" title="View">
          <command id="show-format" title="Show Format…" presents="format"/>
        </menu>
      - §<popover§ id="format" title="Format"/>
      + <popover id="format" title="Format" anchor="FormatButton"/>
      """,
    reads: .document(.id, .presents, .platforms, .anchor))

  func check(_ popover: Popover, in context: RuleContext, report: inout Findings) {
    guard popover.platforms.contains(.ipados), popover.anchor == nil else { return }
    let presenters = context.presented.presenters[popover.id] ?? []
    let places = presenters.flatMap(\.placements).filter { $0.item.platforms.contains(.ipados) }
    // An option belongs to a button, a context menu to what people press.
    guard !places.isEmpty, presenters.allSatisfy({ $0.command != nil }),
      places.allSatisfy({ $0.place == .menu(.menu) || $0.place == .menu(.menuBar) })
    else { return }
    report(
      "only menu items open '\(popover.id)', and it points at nothing", at: popover.source,
      notes: [DiagnosticNote("it opens from here", at: context.location(of: places[0].item))],
      fix: "name the view that it points at  anchor=\"…\"")
  }
}
