import MenuetModel
import MenuetSource

/// Notes an activity that does not say for what content it is.
struct ActivityForEverything: Rule {
  static let info = RuleInfo(
    id: "activity-context", .activities, .note,
    "an activity says what content it accepts",
    guideline: .activityViews("show only activities that fit what people are sharing"),
    why: """
      Without `accepts` the activity is offered for everything, also for content with which it can do
      nothing.
      """,
    example: """
        <button id="share-note" title="Share…" presents="share-sheet"/>
        <activity-view id="share-sheet">
      -   §<activity§ id="publish" title="Publish on the Web" symbol="globe"/>
      +   <activity id="publish" title="Publish on the Web" symbol="globe" accepts="text image"/>
        </activity-view>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for activity in document.activityViews.flatMap(\.activities)
    where activity.accepts.isEmpty && !context.mayLack(.accepts, on: activity.source) {
      report(
        "'\(activity.title)' is offered for all content", at: activity.source,
        fix: "name what it accepts: accepts=\"text image\"")
    }
  }
}
