import MenuetModel
import MenuetSource

/// Flags a button's title that does not begin with a verb, or is not in title-style capitals.
struct ButtonTitleStyle: Rule {
  static let info = RuleInfo(
    id: "button-title-style", .buttons, .note, fix: .unsafe,
    "a button's title begins with a verb and has title-style capitals",
    guideline: .buttons("a label has title-style capitalization and begins with a verb"),
    why: """
      A verb says that something will happen. Capitals as in all other buttons of the system make the
      title look like one.
      """,
    example: """
      - <button id="import-contacts" title="§Import contacts§"/>
      + <button id="import-contacts" title="Import Contacts"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard context.titles.areEnglish else { return }
    // A title that opens a menu need not begin with a verb.
    for button in context.walk.pullDownButtons where context.isWritten(.title, on: button.source) {
      let words = TitleWords(button.title ?? "")
      guard !words.isBlank, !words.isTitleCase else { continue }
      reportCase(
        words, at: context.location(.title, of: button.source), on: button.source, in: context,
        report: &report)
    }
    // Titles in menus are looked at by the rules for menus.
    let inMenus = context.subjectsInMenus
    for button in context.walk.buttonPlaces
    where button.item.kind == .command && !inMenus.contains(button.item.subject) {
      checkTitle(of: button, in: context, report: &report)
    }
  }

  private func checkTitle(of button: ButtonPlace, in context: RuleContext, report: inout Findings) {
    guard context.system(of: button.item) == nil, button.button?.kind == nil,
      context.document.role(of: button.item) != .cancel
    else { return }
    let words = context.words(of: button.item)
    guard !words.isBlank else { return }
    let place = context.location(.title, for: button.item)
    if !words.isTitleCase {
      reportCase(
        words, at: place, on: context.source(of: .title, for: button.item), in: context,
        report: &report)
    } else if !words.beginsWithVerb {
      report(
        "a button's title begins with a verb; '\(words.text)' does not", at: place,
        fix: "say what the button does")
    }
  }

  /// - Parameter source: What has the title; `nil` where it is written nowhere.
  private func reportCase(
    _ words: TitleWords, at place: SourceLocation, on source: SourceReference?,
    in context: RuleContext, report: inout Findings
  ) {
    let better = TitleCase.applied(to: words.text)
    let advice = "write '\(better)'"
    report(
      "a button's title has title-style capitals: '\(better)'", at: place,
      fix: source.map { context.setting(.title, of: $0, to: better, advice) } ?? FixIt(advice))
  }
}
