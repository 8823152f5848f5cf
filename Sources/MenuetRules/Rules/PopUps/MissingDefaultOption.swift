import MenuetModel
import MenuetSource

/// Flags a pop-up button that does not say which option holds at first.
struct MissingDefaultOption: DocumentRule {
  static let info = RuleInfo(
    id: "pop-up-default", .popUps, .warning,
    grades: [.note("for a default such as None")], fix: .safe,
    "a pop-up button has a useful default",
    guideline: .popUpButtons("a pop-up button provides a useful default selection"),
    why: """
      People see the chosen option before they open the list. With a default that most of them want
      they need not open it at all. Without one the first option holds, whether or not that was meant.
      """,
    failing: """
      §<pop-up-button§ id="sort" title="Sort By">
        <option id="date" title="Date"/>
        <option id="name" title="Name"/>
        <option id="size" title="Size"/>
      </pop-up-button>
      """,
    passing: """
      <pop-up-button id="sort" title="Sort By">
        <option id="date" title="Date" default="true"/>
        <option id="name" title="Name"/>
        <option id="size" title="Size"/>
      </pop-up-button>
      """)

  private static let emptyTitles: Set<String> = [
    "none", "select", "choose", "please select", "select one", "choose one",
  ]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var seen: Set<Subject> = []
    for button in context.walk.popUpButtons where seen.insert(button.subject).inserted {
      guard let choice = document.choice(button.subject), choice.options.count > 1,
        !context.isIncomplete(choice.source)
      else { continue }
      let defaults = choice.options.filter(\.isDefault)
      if defaults.isEmpty {
        reportMissing(choice, in: context, report: &report)
      } else {
        for option in defaults where isEmpty(option.title, context) {
          report.report(
            Self.self, "the default '\(option.title)' is no choice that people could mean",
            at: context.location(.title, of: option.source), severity: .note,
            fixIts: [FixIt("make the option the default that most people want")])
        }
      }
    }
  }

  private func reportMissing(
    _ choice: Choice, in context: RuleContext, report: inout Findings
  ) {
    guard let first = choice.options.first(where: { !$0.isCustom }) else { return }
    report.report(
      Self.self, "a pop-up button has a default option", at: context.location(choice.source),
      fixIts: [
        context.setting(
          .default, of: first.source, to: "true",
          "say that it is '\(first.title)', or choose another", isSafe: true)
      ])
  }

  private func isEmpty(_ title: String, _ context: RuleContext) -> Bool {
    let words = TitleWords(title)
    if !title.contains(where: { $0.isLetter || $0.isNumber }) { return true }
    return context.titleLanguage == .english && Self.emptyTitles.contains(words.core)
  }
}
