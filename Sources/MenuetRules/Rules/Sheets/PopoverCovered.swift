import MenuetModel
import MenuetSource

/// Flags a command in a popover that covers it with something else.
struct PopoverCovered: DocumentRule {
  static let info = RuleInfo(
    id: "popover-covered", .sheets, .error, fix: .unsafe,
    "nothing but an alert appears on top of a popover",
    guideline: .popovers("do not show a sheet or anything else but an alert on top of a popover"),
    why: """
      A popover belongs to what it points at. What covers it hides that, and closing it leaves people
      in front of a popover that they had forgotten.
      """,
    failing: """
      <popover id="albums" title="Albums">
        <command id="new-album" title="New Album…" presents="§album-editor§"/>
      </popover>
      <sheet id="album-editor" title="Album"/>
      <button id="show-albums" title="Show Albums…" presents="albums"/>
      """,
    passing: """
      <popover id="albums" title="Albums">
        <command id="new-album" title="New Album…" presents="album-editor"
          presentation="replace"/>
      </popover>
      <sheet id="album-editor" title="Album"/>
      <button id="show-albums" title="Show Albums…" presents="albums"/>
      """)

  private static let platforms: PlatformSet = [.ios, .ipados, .visionos]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.popovers.isEmpty else { return }
    let kinds = context.presentableKinds
    let placements = context.placements(in: document.popovers.map(\.id))
    for popover in document.popovers {
      for placement in placements[popover.id] ?? [] {
        check(placement, popover, kinds, in: context, report: &report)
      }
    }
    let popovers = Set(document.popovers.map(\.id))
    for target in document.dropTargets where !target.platforms.isDisjoint(with: Self.platforms) {
      guard let owner = target.region?.presentation, popovers.contains(owner),
        let confirm = target.confirm, let kind = kinds[confirm], kind != .alert
      else { continue }
      report.report(
        Self.self, "nothing but an alert appears on top of a popover",
        at: context.location(.confirm, of: target.source), fixIts: [FixIt("ask by an alert")])
    }
  }

  private func check(
    _ placement: Placement, _ popover: Popover, _ kinds: [String: PresentableKind],
    in context: RuleContext, report: inout Findings
  ) {
    let item = placement.item
    guard let command = context.document.command(of: item), command.presentation == .over,
      let target = context.target(of: item), let kind = kinds[target], kind != .alert,
      !item.platforms.isDisjoint(with: Self.platforms),
      // It may say that it replaces the popover.
      !context.mayLackAttributes(command.source)
    else { return }
    let source =
      context.isWritten(.presents, on: item.source) ? item.source : command.source
    let isElsewhere = source.node != item.source.node
    report.report(
      Self.self, "nothing but an alert appears on top of a popover",
      at: context.location(.presents, of: source),
      notes: isElsewhere
        ? [
          DiagnosticNote(
            "'\(command.title)' stands in the popover '\(popover.id)'",
            at: context.location(of: item))
        ] : [],
      fixIts: [
        context.setting(
          .presentation, of: source, to: "replace",
          "close the popover first  presentation=\"replace\"")
      ])
  }
}
