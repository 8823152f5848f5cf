import MenuetModel
import MenuetSource

/// Flags a second default option of a choice.
struct SecondDefaultOption: Rule {
  static let info = RuleInfo(
    id: "choice-default-count", .popUps, .error, fix: .safe,
    "one option of a choice holds at first",
    guideline: .popUpButtons("the options of a pop-up button are mutually exclusive"),
    why: """
      Exactly one option holds at any time. Of two defaults the first would win, whatever the second
      was meant to say.
      """,
    example: """
        <pop-up-button id="sort" title="Sort By">
          <option id="date" title="Date" default="true"/>
      -   <option id="name" title="Name" default="§true§"/>
      +   <option id="name" title="Name"/>
          <option id="size" title="Size"/>
        </pop-up-button>
      """)

  func check(_ choice: Choice, in context: RuleContext, report: inout Findings) {
    let defaults = choice.options.filter(\.isDefault)
    guard let first = defaults.first, defaults.count > 1 else { return }
    var taken = first.platforms
    for option in defaults.dropFirst() {
      let isRival = !taken.isDisjoint(with: option.platforms)
      taken.formUnion(option.platforms)
      guard isRival else { continue }
      report(
        "one option of a choice is the default; '\(first.title)' is it already", at: .default,
        of: option.source,
        notes: [
          DiagnosticNote(
            "'\(first.title)' is here", at: context.location(.default, of: first.source))
        ],
        fix: .remove("remove this default", isSafe: true))
    }
  }
}
