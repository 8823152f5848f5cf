import MenuetModel
import MenuetSource

/// Flags a share sheet that nothing presents, or that another command than Share presents.
struct ShareSheetWithoutShareButton: DocumentRule {
  static let info = RuleInfo(
    id: "activity-share-button", .activities, .warning, fix: .unsafe,
    "a Share button presents an activity view",
    guideline: .activityViews("people open a share sheet with the Share button, which they know"),
    why: """
      People look for sharing behind one symbol, the square with an arrow. A share sheet behind
      another symbol or word is not found. To work together may have the symbol of a person with a
      plus. The primary button of a sheet may end in one: it asked how before. What stands beside a
      Share button in the same view is another way to it (`activity-second-presenter`).
      """,
    failing: """
      <button id="send-note" title="Send Note…" symbol="paperplane" presents="§share-sheet§"/>
      <activity-view id="share-sheet"/>
      """,
    passing: """
      <button system="share" presents="share-sheet"/>
      <activity-view id="share-sheet"/>
      """)

  private static let symbol = "square.and.arrow.up"

  /// With which Apple's apps offer to work on a document together.
  private static let collaborationSymbol = "person.crop.circle.badge.plus"

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.activityViews.isEmpty else { return }
    let presenters = Dictionary(grouping: context.presenters, by: \.target)
    for view in context.unpresented.activityViews {
      report.report(
        Self.self, "nothing presents the activity view '\(view.id)'",
        at: context.location(.id, of: view.source),
        fixIts: [
          context.remedy(
            for: view,
            "place the standard command, which the system words in each language  "
              + "<command system=\"share\" presents=\"\(view.id)\"/>")
        ])
    }
    for view in document.activityViews {
      guard let own = presenters[view.id] else { continue }
      // The Share button may have lost what it presents.
      if own.contains(where: { !isShareButton($0, in: context) }),
        context.mayLackAnywhere(.presents)
      {
        continue
      }
      let buttons = own.filter { !$0.placements.isEmpty && isShareButton($0, in: context) }
      for presenter in own
      where !isShareButton(presenter, in: context) && !isLastStep(presenter, in: context)
        // Beside a Share button it is a second way to the view (`activity-second-presenter`).
        && !buttons.contains(where: { $0.isBeside(presenter) })
      {
        report.report(
          Self.self, "only a Share button presents an activity view",
          at: context.location(.presents, of: presenter.source),
          fixIts: [
            context.setting(
              .symbol, of: presenter.source, to: Self.symbol, "give it the symbol of sharing")
          ])
      }
    }
  }

  /// True for the primary button of a sheet, which asks how before it shares.
  private func isLastStep(_ presenter: Presenter, in context: RuleContext) -> Bool {
    !presenter.placements.isEmpty
      && presenter.placements.allSatisfy { placement in
        placement.place == .sheet && context.document.role(of: placement.item) == .primary
      }
  }

  /// True for a presenter with the symbol of sharing or a title that begins with "Share", at one of
  /// its places at least.
  private func isShareButton(_ presenter: Presenter, in context: RuleContext) -> Bool {
    // In a language whose word for sharing nobody here knows, only the symbol would tell.
    guard let index = presenter.command, context.titleLanguage != .other else { return true }
    let document = context.document
    let command = document.commands[index]
    if command.system == .share || isShareSymbol(command.symbol) || isShare(command.title) {
      return true
    }
    return presenter.placements.contains { placement in
      isShareSymbol(document.symbol(of: placement.item))
        || isShare(document.title(of: placement.item))
    }
  }

  private func isShareSymbol(_ symbol: String?) -> Bool {
    symbol == Self.symbol || symbol == Self.collaborationSymbol
  }

  private func isShare(_ title: String) -> Bool {
    title.lowercased().hasPrefix("share") || title.hasPrefix("共享") || title.hasPrefix("分享")
  }
}
