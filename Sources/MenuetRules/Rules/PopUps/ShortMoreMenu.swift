import MenuetModel
import MenuetSource

/// Flags a More button with hardly anything in it.
struct ShortMoreMenu: Rule {
  static let info = RuleInfo(
    id: "pull-down-more-few", .popUps, .warning,
    "a More button hides three items or more",
    guideline: .pullDownButtons("a More button hides its items and so makes them hard to discover"),
    why: """
      The button says nothing of what it holds. It is worth that only where it saves room; one or two
      items could be buttons themselves.
      """,
    example: """
        §<pull-down-button§ id="more" more="true">
          <command id="print-note" title="Print"/>
          <command id="export-note" title="Export"/>
      +   <command id="show-info" title="Show Info"/>
        </pull-down-button>
      """, reads: .parts(.more, .platforms))

  func check(_ button: PullDownButton, in context: RuleContext, report: inout Findings) {
    let least = context.options[ShortPullDown.items]
    guard button.isMore, let fewest = context.fewestLeaves(of: button), fewest.count < least else {
      return
    }
    report(
      "a More button hides at least \(least) items; this one has \(fewest.count)"
        + context.suffix(fewest.platforms), at: button.source,
      fix: "give its items buttons of their own")
  }
}
