import MenuetModel
import MenuetSource

/// Flags a second command that presents a share sheet.
struct SecondWayToShareSheet: DocumentRule {
  static let info = RuleInfo(
    id: "activity-second-presenter", .activities, .warning,
    "one command presents an activity view",
    guideline: .activityViews("there is no other way to the share sheet than the Share button"),
    why: """
      Two commands that open one sheet from one view look as if they did different things. One command
      may be placed as often as it is wanted.
      """,
    failing: """
      <button system="share" presents="share-sheet"/>
      <button id="share-copy" title="Share Copy…" presents="§share-sheet§"/>
      <activity-view id="share-sheet"/>
      """,
    passing: """
      <button system="share" presents="share-sheet"/>
      <button id="send-copy" title="Send Copy…" presents="send-sheet"/>
      <activity-view id="share-sheet"/>
      <sheet id="send-sheet" title="Send Copy"/>
      """)

  private func sharesPlace(
    _ one: Presenter, _ other: Presenter, in context: RuleContext
  ) -> Bool {
    // A view without an id may be any.
    if context.written.hasNameless(.view), one.places.union(other.places).contains("in ") {
      return false
    }
    return one.sharesPlace(with: other)
  }

  /// True for "Share Song" and "Share Lyrics": each says what it shares.
  private func nameTwoThings(
    _ one: Presenter, _ other: Presenter, in context: RuleContext
  ) -> Bool {
    guard let first = one.command, let second = other.command else { return false }
    let commands = context.document.commands
    if [first, second].contains(where: { context.mayLack(.title, on: commands[$0].source) }) {
      return true
    }
    let (words, others) = (context.titles[command: first], context.titles[command: second])
    return words.count > 1 && others.count > 1 && words.last != others.last
  }

  /// True for what people look for when they share something, wherever it is declared.
  private func isShare(_ presenter: Presenter, in context: RuleContext) -> Bool {
    guard let index = presenter.command, !presenter.placements.isEmpty else { return false }
    return context.document.commands[index].system == .share
      || ["share", "共享", "分享"].contains(context.titles[command: index].core)
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.activityViews.isEmpty else { return }
    let views = Set(document.activityViews.map(\.id))
    let shares = context.presenters.filter { isShare($0, in: context) }
    var first = Dictionary(shares.map { ($0.target, $0) }, uniquingKeysWith: { one, _ in one })
    // What stands nowhere is no way to anything.
    for presenter in context.presenters
    where views.contains(presenter.target)
      && (presenter.command == nil || !presenter.placements.isEmpty)
    {
      guard let other = first[presenter.target] else {
        first[presenter.target] = presenter
        continue
      }
      guard other.command != presenter.command, sharesPlace(other, presenter, in: context),
        !nameTwoThings(other, presenter, in: context),
        !other.platforms.isDisjoint(with: presenter.platforms)
      else { continue }
      report.report(
        Self.self, "an activity view has one way to it; this is another one",
        at: context.location(.presents, of: presenter.source),
        notes: [
          DiagnosticNote(
            "the \(isShare(other, in: context) ? "Share" : "first") command presents"
              + " '\(presenter.target)' here",
            at: context.location(.presents, of: other.source))
        ],
        fixIts: [
          FixIt(
            "place the one command in both places, or give what else is shared a view of its own")
        ])
    }
  }
}
