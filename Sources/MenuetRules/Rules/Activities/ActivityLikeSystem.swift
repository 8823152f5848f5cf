import MenuetModel
import MenuetSource

/// Flags an activity that the system offers already.
struct ActivityLikeSystem: Rule {
  static let info = RuleInfo(
    id: "activity-duplicates-system", .activities, .warning,
    "an activity does something that the system's own activities do not",
    guideline: .activityViews(
      "do not offer an action that the share sheet has already; exclude the system's instead"),
    why: """
      Two items with one name in a share sheet leave people guessing which of them is right. Where
      the app's own is better, the system's is listed in `excludes`.
      """,
    example: """
        <button id="share-note" title="Share…" presents="share-sheet"/>
      - <activity-view id="share-sheet">
      + <activity-view id="share-sheet" excludes="print">
          <activity id="print-note" title="§Print§" symbol="printer"/>
        </activity-view>
      """,
    reads: .document(.excludes))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard context.titleLanguage == .english else { return }
    for view in document.activityViews {
      for activity in view.activities {
        guard let system = SystemTitles.activities[TitleWords(activity.title).core],
          !view.excludes.contains(system)
        else { continue }
        report(
          "'\(activity.title)' is an activity of the system", at: .title, of: activity.source,
          fix: FixIt(
            "name what it does differently, or leave the system's out: "
              + "excludes=\"\(system.rawValue)\""))
      }
    }
  }
}
