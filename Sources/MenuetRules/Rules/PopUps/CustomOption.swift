import MenuetModel
import MenuetSource

/// Flags a custom option that is not the last one, or that leads nowhere.
struct CustomOption: Rule {
  static let info = RuleInfo(
    id: "pop-up-custom", .popUps, .error,
    grades: [.warning("for a custom option that presents nothing")],
    "one option of a pop-up button may be custom, and it is the last",
    guideline: .popUpButtons(
      "a Custom option gives access to further items where people need them"),
    why: """
      The custom option leads out of the list, to a place where people set what the list does not
      offer. They look for it at the end, and it has to open something.
      """,
    example: """
        <pop-up-button id="zoom" title="Zoom">
          <option id="half" title="50%"/>
      +   <option id="full" title="100%" default="true"/>
          <option id="other" title="Custom…" custom="§true§" presents="zoom-sheet"/>
      -   <option id="full" title="100%" default="true"/>
        </pop-up-button>
        <sheet id="zoom-sheet" title="Zoom"><command system="done"/></sheet>
      """, reads: .subject)

  func check(_ choice: Choice, in context: RuleContext, report: inout Findings) {
    for (index, option) in choice.options.enumerated() where option.isCustom {
      let later = choice.options[(index + 1)...].first {
        !$0.platforms.isDisjoint(with: option.platforms)
      }
      if let later {
        report(
          later.isCustom
            ? "one option of a pop-up button is custom"
            : "the custom option '\(option.title)' stands last", at: .custom, of: option.source,
          notes: [
            DiagnosticNote("'\(later.title)' follows here", at: context.location(later.source))
          ], fix: FixIt(later.isCustom ? "leave one of them" : "move it to the end"))
      } else if option.presents == nil {
        report(
          "the custom option '\(option.title)' presents what people can set there",
          at: option.source, severity: .warning, fix: "name what it opens  presents=\"…\"")
      }
    }
  }
}
