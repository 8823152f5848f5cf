import MenuetModel
import MenuetSource

/// Flags a command in a popover that covers it with something else.
struct PopoverCovered: Rule {
  static let info = RuleInfo(
    id: "popover-covered", .sheets, .error, fix: .unsafe,
    "nothing but an alert appears on top of a popover",
    guideline: .popovers("do not show a sheet or anything else but an alert on top of a popover"),
    why: """
      A popover belongs to what it points at. What covers it hides that, and closing it leaves people
      in front of a popover that they had forgotten.
      """,
    example: """
        <popover id="albums" title="Albums">
      -   <command id="new-album" title="New Album…" presents="§album-editor§"/>
      +   <command id="new-album" title="New Album…" presents="album-editor"
      +     presentation="replace"/>
        </popover>
        <sheet id="album-editor" title="Album"/>
        <button id="show-albums" title="Show Albums…" presents="albums"/>
      """,
    reads: .document(.presentation))

  private static let message = "nothing but an alert appears on top of a popover"

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let popovers = Set(document.popovers.map(\.id))
    guard !popovers.isEmpty else { return }
    for popover in document.popovers {
      for item in context.presented.items(in: popover.id) {
        check(item, in: popover, context, report: &report)
      }
    }
    for target in document.dropTargets where !target.platforms.isDisjoint(with: .touched) {
      guard let owner = target.region?.presentation, popovers.contains(owner),
        covers(target.confirm, in: context)
      else { continue }
      report(Self.message, at: .confirm, of: target.source, fix: "ask by an alert")
    }
  }

  private func check(
    _ item: Item, in popover: Popover, _ context: RuleContext, report: inout Findings
  ) {
    guard let command = context.document.command(of: item), command.presentation == .over,
      covers(context.target(of: item), in: context), !item.platforms.isDisjoint(with: .touched)
    else { return }
    let source = context.isWritten(.presents, on: item.source) ? item.source : command.source
    let place = DiagnosticNote(
      "'\(command.title)' stands in the popover '\(popover.id)'", at: context.location(of: item))
    report(
      Self.message, at: .presents, of: source,
      notes: source.node == item.source.node ? [] : [place],
      fix: context.setting(.presentation, of: source, to: "replace", "close the popover first"))
  }

  /// Returns whether this hides the popover under it.
  private func covers(_ id: String?, in context: RuleContext) -> Bool {
    id.flatMap { context.presented.kinds[$0] }.map { $0 != .alert } ?? false
  }
}
