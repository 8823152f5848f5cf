import MenuetModel
import MenuetSource

/// Flags a second command that presents a share sheet.
struct SecondWayToShareSheet: Rule {
  static let info = RuleInfo(
    id: "activity-second-presenter", .activities, .warning,
    "one command presents an activity view",
    guideline: .activityViews("there is no other way to the share sheet than the Share button"),
    why: """
      Two commands that open one sheet look as if they did different things. One command may be placed as
      often as it is wanted.
      """,
    example: """
        <button system="share" presents="share-sheet"/>
      - <button id="share-copy" title="Share Copy…" presents="§share-sheet§"/>
      + <button id="send-copy" title="Send Copy…" presents="send-sheet"/>
        <activity-view id="share-sheet"/>
      + <sheet id="send-sheet" title="Send Copy"/>
      """,
    reads: .document(.presents, .platforms))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for view in document.activityViews {
      let presenters = (context.presented.presenters[view.id] ?? []).filter {
        !$0.placements.isEmpty
      }
      let share = presenters.first { context.isShare($0) }
      guard let first = share ?? presenters.first,
        let second = presenters.first(where: {
          $0.command != first.command && !$0.platforms.isDisjoint(with: first.platforms)
        })
      else { continue }
      report(
        "an activity view has one way to it; this is another one", at: .presents, of: second.source,
        notes: [
          DiagnosticNote(
            "the \(share == nil ? "first" : "Share") command presents '\(view.id)' here",
            at: context.location(.presents, of: first.source))
        ],
        fix: "place the one command in both places, or give what else is shared a view of its own")
    }
  }
}
