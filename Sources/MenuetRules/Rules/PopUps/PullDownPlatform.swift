import MenuetModel
import MenuetSource

/// Flags a pull-down button for a platform that has none.
struct PullDownPlatform: Rule {
  static let info = RuleInfo(
    id: "pull-down-platform", .popUps, .warning, fix: .safe,
    "a pull-down button is for platforms that have pull-down buttons",
    guideline: .pullDownButtons("pull-down buttons are not supported in tvOS and watchOS"),
    why: """
      A television and a watch have no such button: it is left out there, and what it offers needs
      another place. Apple TV has menus on buttons since tvOS 17, for documents with min-tvos="17.0".
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ios tvos">
      -   §<pull-down-button§ id="add" title="Add" symbol="plus">
      +   <pull-down-button id="add" title="Add" symbol="plus" platforms="ios">
            <command id="add-photo" title="Add Photo"/>
            <command id="add-scan" title="Add Scan"/>
            <command id="add-link" title="Add Link"/>
          </pull-down-button>
        </menuet>
      """)

  func check(_ button: PullDownButton, in context: RuleContext, report: inout Findings) {
    let without = button.platforms.intersection(context.platformsWithoutMenuButtons)
    guard !without.isEmpty else { return }
    report(
      "\(without.description) \(without.members.count > 1 ? "have" : "has") no pull-down buttons",
      at: .platforms, of: button.source,
      fix: context.narrowing(
        button.source, from: button.platforms, without: without,
        instead: "show its items as buttons"))
  }
}
