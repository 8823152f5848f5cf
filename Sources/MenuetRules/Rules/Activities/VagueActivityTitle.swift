import MenuetModel
import MenuetSource

/// Notes an activity whose title is long or says nothing.
struct VagueActivityTitle: Rule {
  static let info = RuleInfo(
    id: "activity-title", .activities, .note,
    "the title of an activity is short and says what it does",
    guideline: .activityViews("give a custom action a short title that describes it"),
    why: """
      A share sheet lists many actions in narrow rows. A long title is wrapped or cut off, and a
      title such as 'Action' describes all of them.
      """,
    example: """
        <button id="share-note" title="Share…" presents="share-sheet"/>
        <activity-view id="share-sheet">
      -   <activity id="publish" title="§Publish This Note on the Web§" symbol="globe"/>
      +   <activity id="publish" title="Publish on the Web" symbol="globe"/>
        </activity-view>
      """, thresholds: [cells])
  static let cells = Threshold(
    "activity-title.cells", 24, .ours,
    "the widest title of an activity, in cells: a wide character counts two")

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let most = context.options[Self.cells]
    for activity in document.activityViews.flatMap(\.activities) {
      let words = TitleWords(activity.title)
      let message: String
      if Self.isVague(words, in: context) {
        message = "'\(activity.title)' does not say what the activity does"
      } else if words.cells > most {
        message =
          "the title of an activity takes \(most) cells at most; this one takes \(words.cells)"
      } else {
        continue
      }
      report(
        message, at: .title, of: activity.source, fix: "write a short title that begins with a verb"
      )
    }
  }

  static func isVague(_ words: TitleWords, in context: RuleContext) -> Bool {
    context.titleLanguage == .english && VagueTitles.contains(words)
  }
}
