import MenuetModel
import MenuetSource

/// Flags a pop-up button without words that say what is chosen there.
struct UnlabelledPopUp: Rule {
  static let info = RuleInfo(
    id: "pop-up-predict", .popUps, .note,
    "a pop-up button has a title that introduces its options",
    guideline: .popUpButtons(
      "people can predict a pop-up button's options without opening it, from a label that introduces it"
    ),
    why: """
      The button shows the chosen option, such as "Name". Only a label says that this is what the list
      is sorted by, and VoiceOver has nothing else to read before it.
      """,
    example: """
      - §<pop-up-button§ id="sort">
      + <pop-up-button id="sort" title="Sort By">
          <option id="date" title="Date" default="true"/>
          <option id="name" title="Name"/>
          <option id="size" title="Size"/>
        </pop-up-button>
      """, reads: .attributes(.title, .choice))

  func check(_ button: PopUpButton, in context: RuleContext, report: inout Findings) {
    guard button.title == nil else { return }
    report(
      "a pop-up button has a title that introduces its options", at: button.source,
      fix: "add 'title'")
  }
}
