import MenuetModel
import MenuetSource
import MenuetXML

/// Flags a choice with nothing to choose from, and a pop-up button with two sets of options.
struct ChoiceWithoutOptions: DocumentRule {
  static let info = RuleInfo(
    id: "pop-up-choice", .popUps, .error,
    "a pop-up button has one choice of two or more options",
    guideline: .popUpButtons("a pop-up button shows a menu of mutually exclusive options"),
    why: """
      With one option there is nothing to choose. Options inside a button that also names a choice
      would never be seen.
      """,
    failing: """
      §<pop-up-button§ id="sort" title="Sort By">
        <option id="date" title="Date" default="true"/>
      </pop-up-button>
      """,
    passing: """
      <pop-up-button id="sort" title="Sort By">
        <option id="date" title="Date" default="true"/>
        <option id="name" title="Name"/>
        <option id="size" title="Size"/>
      </pop-up-button>
      """,
    isStructural: true)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for button in context.walk.popUpButtons where context.isWritten(.choice, on: button.source) {
      guard let option = context.firstChild(of: button.source, named: .option) else { continue }
      report.report(
        Self.self, "a pop-up button names a choice or holds options, not both", at: option,
        notes: [
          DiagnosticNote(
            "the choice is named here", at: context.location(.choice, of: button.source))
        ],
        fixIts: [FixIt("put the options into the choice '\(button.choice)'")])
    }
    for choice in document.choices where !context.mayLackParts(choice.source) {
      check(choice, in: context, report: &report)
    }
  }

  /// Of a pop-up button whose choice nothing declares.
  static func unknown(
    _ id: String, at places: UnknownName.Places, meant: String?
  ) -> Diagnostic {
    places.finding { first in
      info.finding(
        "nothing declares the choice '\(id)'", at: first,
        fixIts: [
          meant.map(places.replacing) ?? FixIt("declare it, or put options into the button")
        ])
    }
  }

  private func check(_ choice: Choice, in context: RuleContext, report: inout Findings) {
    let lacking = choice.platforms.members.filter { platform in
      choice.options.count { $0.platforms.contains(PlatformSet(platform)) } < 2
    }
    guard !lacking.isEmpty else { return }
    // Options that were refused have findings of their own.
    let written = context.childCount(of: choice.source, named: .option)
    guard written == choice.options.count else { return }
    let platforms = PlatformSet(lacking.map { PlatformSet($0) })
    let isEverywhere = choice.options.count < 2
    report.report(
      Self.self,
      "a choice has two or more options"
        + (isEverywhere ? "" : "; '\(choice.id)' has fewer on \(platforms.description)"),
      at: context.location(choice.source),
      fixIts: [FixIt(isEverywhere ? "add options" : "add options there, or narrow the choice")])
  }
}
