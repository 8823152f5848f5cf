import MenuetModel
import MenuetSource

/// Flags a share sheet that nothing presents, or that another command than Share presents.
struct ShareSheetWithoutShareButton: Rule {
  static let info = RuleInfo(
    id: "activity-share-button", .activities, .warning, fix: .unsafe,
    "a Share button presents an activity view",
    guideline: .activityViews("people open a share sheet with the Share button, which they know"),
    why: """
      People look for sharing behind one symbol, the square with an arrow. A share sheet behind another
      symbol or word is not found.
      """,
    example: """
      - <button id="send-note" title="Send Note…" symbol="paperplane" presents="§share-sheet§"/>
      + <button system="share" presents="share-sheet"/>
        <activity-view id="share-sheet"/>
      """,
    reads: .document(.id, .presents, .confirm, .symbol))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let confirming = Set(document.dropTargets.compactMap(\.confirm))
    for view in document.activityViews where !confirming.contains(view.id) {
      guard let first = context.presented.presenters[view.id]?.first else {
        report(
          "nothing presents the activity view '\(view.id)'", at: .id, of: view.source,
          fix: "place the standard command  <command system=\"share\" presents=\"\(view.id)\"/>")
        continue
      }
      // In a language whose word for sharing nobody here knows, only the symbol would tell.
      guard context.titleLanguage != .other,
        !(context.presented.presenters[view.id] ?? []).contains(where: context.isShare)
      else { continue }
      report(
        "only a Share button presents an activity view", at: .presents, of: first.source,
        fix: context.setting(
          .symbol, of: first.source, to: "square.and.arrow.up", "give it the symbol of sharing"))
    }
  }
}

extension RuleContext {
  /// Returns whether this is a command with the symbol of sharing or a title that begins with
  /// "Share", at one of its places at least.
  func isShare(_ presenter: Presenter) -> Bool {
    guard let index = presenter.command else { return false }
    let command = document.commands[index]
    return command.system == .share || isShare(command.title, command.symbol)
      || presenter.placements.contains {
        isShare(document.title(of: $0.item), document.symbol(of: $0.item))
      }
  }

  private func isShare(_ title: String, _ symbol: String?) -> Bool {
    symbol == "square.and.arrow.up"
      || ["Share", "共享", "分享"].contains { title.hasPrefix($0) }
  }
}
