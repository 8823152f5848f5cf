import MenuetModel
import MenuetSource

/// Flags a pop-up button for a platform that has none.
struct PopUpPlatform: Rule {
  static let info = RuleInfo(
    id: "pop-up-platform", .popUps, .warning, fix: .safe,
    "a pop-up button is for platforms that have pop-up buttons",
    guideline: .popUpButtons("pop-up buttons are not supported in tvOS and watchOS"),
    why: """
      A television and a watch have no such button: it is left out there, and what it offers needs
      another place. Apple TV has menus on buttons since tvOS 17, for documents with min-tvos="17.0".
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ios tvos">
      -   §<pop-up-button§ id="sort" title="Sort By">
      +   <pop-up-button id="sort" title="Sort By" platforms="ios">
            <option id="date" title="Date" default="true"/>
            <option id="name" title="Name"/>
            <option id="size" title="Size"/>
          </pop-up-button>
        </menuet>
      """)

  func check(_ button: PopUpButton, in context: RuleContext, report: inout Findings) {
    let without = button.platforms.intersection(context.platformsWithoutMenuButtons)
    guard !without.isEmpty else { return }
    report(
      "\(without.description) \(without.members.count > 1 ? "have" : "has") no pop-up buttons",
      at: .platforms, of: button.source,
      fix: context.narrowing(
        button.source, from: button.platforms, without: without,
        instead: "let people choose in a list"))
  }
}
