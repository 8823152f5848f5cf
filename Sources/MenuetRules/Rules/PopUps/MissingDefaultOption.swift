import MenuetModel
import MenuetSource

/// Flags a pop-up button that does not say which option holds at first.
struct MissingDefaultOption: Rule {
  static let info = RuleInfo(
    id: "pop-up-default", .popUps, .warning, fix: .unsafe,
    "a pop-up button has a useful default",
    guideline: .popUpButtons("a pop-up button provides a useful default selection"),
    why: """
      People see the chosen option before they open the list. With a default that most of them want
      they need not open it at all. Without one the first option holds, whether or not that was meant.
      """,
    example: """
        §<pop-up-button§ id="sort" title="Sort By">
      -   <option id="date" title="Date"/>
      +   <option id="date" title="Date" default="true"/>
          <option id="name" title="Name"/>
          <option id="size" title="Size"/>
        </pop-up-button>
      """)

  func check(_ button: PopUpButton, in context: RuleContext, report: inout Findings) {
    guard let choice = context.document.choice(button.subject), choice.options.count > 1,
      !choice.options.contains(where: \.isDefault), !context.losesDefault(choice),
      let first = choice.options.first(where: { !$0.isCustom })
    else { return }
    report(
      "a pop-up button has a default option", at: choice.source,
      fix: context.setting(
        .default, of: first.source, to: "true", "say that it is '\(first.title)', or choose another"
      ))
  }
}
