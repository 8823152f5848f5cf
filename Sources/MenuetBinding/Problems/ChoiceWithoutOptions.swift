import MenuetModel
import MenuetSource
import MenuetXML

/// Flags a choice with nothing to choose from, and a pop-up button with two sets of options.
enum ChoiceWithoutOptions {
  static let info = RuleInfo(
    id: "pop-up-choice", .popUps, .error,
    "a pop-up button has one choice of two or more options",
    guideline: .popUpButtons("a pop-up button shows a menu of mutually exclusive options"),
    why: """
      With one option there is nothing to choose. Options inside a button that also names a choice
      would never be seen.
      """,
    example: """
        §<pop-up-button§ id="sort" title="Sort By">
          <option id="date" title="Date" default="true"/>
      +   <option id="name" title="Name"/>
      +   <option id="size" title="Size"/>
        </pop-up-button>
      """,
    isStructural: true)

  static func check(
    _ document: Document, in written: BoundSources, into sink: inout DiagnosticSink
  ) {
    for node in written.elements(.popUpButton) where written.isWritten(.choice, on: node) {
      guard let option = written.children(node, named: .option).first else { continue }
      let choice = written.text(.choice, of: node) ?? ""
      sink.report(
        info.finding(
          "a pop-up button names a choice or holds options, not both", at: written.head(option),
          notes: [
            DiagnosticNote("the choice is named here", at: written.location(.choice, of: node))
          ], fix: "put the options into the choice '\(choice)'"))
    }
    for choice in document.choices where !written.mayLackParts(choice.source.node) {
      check(choice, in: written, into: &sink)
    }
  }

  /// Of a pop-up button whose choice nothing declares.
  static func unknown(
    _ id: String, at places: UnknownName.Places, meant: String?
  ) -> Diagnostic {
    places.finding { first in
      info.finding(
        "nothing declares the choice '\(id)'", at: first,
        fix: meant.map(places.replacing) ?? FixIt("declare it, or put options into the button"))
    }
  }

  private static func check(
    _ choice: Choice, in written: BoundSources, into sink: inout DiagnosticSink
  ) {
    let lacking = choice.platforms.members.filter { platform in
      choice.options.count { $0.platforms.contains(PlatformSet(platform)) } < 2
    }
    guard !lacking.isEmpty else { return }
    // Options that were refused have findings of their own.
    let node = choice.source.node
    guard written.children(node, named: .option).count == choice.options.count else { return }
    let platforms = PlatformSet(lacking.map { PlatformSet($0) })
    let isEverywhere = choice.options.count < 2
    sink.report(
      info.finding(
        "a choice has two or more options"
          + (isEverywhere ? "" : "; '\(choice.id)' has fewer on \(platforms.description)"),
        at: written.head(node),
        fix: FixIt(isEverywhere ? "add options" : "add options there, or narrow the choice")))
  }
}
