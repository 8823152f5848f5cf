import MenuetModel
import MenuetSource

/// Flags a pull-down button with hardly anything in it.
struct ShortPullDown: Rule {
  static let info = RuleInfo(
    id: "pull-down-few", .popUps, .warning,
    grades: [.note("where the button has a primary command")],
    "a pull-down button lists three items or more",
    guideline: .pullDownButtons("a pull-down button lists a minimum of three items"),
    why: """
      Opening a menu for one or two items is more work than pressing one of two buttons. With a primary
      command the press is an extra, so a shorter menu is only a note.
      """,
    example: """
        §<pull-down-button§ id="add" title="Add" symbol="plus">
          <command id="add-photo" title="Add Photo"/>
          <command id="add-scan" title="Add Scan"/>
      +   <command id="add-link" title="Add Link"/>
        </pull-down-button>
      """, reads: .parts(.more, .primary, .platforms), thresholds: [items])
  static let items = Threshold(
    "pull-down-few.items", 3, .guidelines, "the fewest items of a pull-down button")

  func check(_ button: PullDownButton, in context: RuleContext, report: inout Findings) {
    let least = context.options[Self.items]
    guard !button.isMore, let fewest = context.fewestLeaves(of: button), fewest.count < least else {
      return
    }
    report(
      "a pull-down button lists at least \(least) items; this one has \(fewest.count)"
        + context.suffix(fewest.platforms), at: button.source,
      severity: button.primary == nil ? nil : .note,
      fix: "use buttons instead, or add related items")
  }
}
