import MenuetModel
import MenuetSource

/// Flags a button's title that does not begin with a verb, or is not in title-style capitals.
struct ButtonTitleStyle: DocumentRule {
  static let info = RuleInfo(
    id: "button-title-style", .buttons, .note, fix: .unsafe,
    "a button's title begins with a verb and has title-style capitals",
    guideline: .buttons("a label has title-style capitalization and begins with a verb"),
    why: """
      A verb says that something will happen. Capitals as in all other buttons of the system make the
      title look like one.
      """,
    failing: """
      <button id="import-contacts" title="§Import contacts§"/>
      """,
    passing: """
      <button id="import-contacts" title="Import Contacts"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard context.titleLanguage == .english else { return }
    // Titles in menus are looked at by the rules for menus.
    for button in context.walk.pullDownButtons { check(button, in: context, report: &report) }
    let inMenus = context.subjectsInMenus
    for button in context.walk.buttonPlaces
    where button.item.kind == .command && !inMenus.contains(button.item.subject) {
      check(button, in: context, report: &report)
    }
  }

  /// What opens a menu need not begin with a verb.
  private func check(
    _ button: PullDownButton, in context: RuleContext, report: inout Findings
  ) {
    guard context.isWritten(.title, on: button.source), let title = button.title else { return }
    let words = TitleWords(title)
    guard !words.isBlank, !words.isTitleCase else { return }
    reportCase(
      words, at: context.location(.title, of: button.source), on: button.source, in: context,
      report: &report)
  }

  /// - Parameter source: What has the title; `nil` where it is written nowhere.
  private func reportCase(
    _ words: TitleWords, at place: SourceLocation, on source: SourceReference?,
    in context: RuleContext, report: inout Findings
  ) {
    let better = TitleCase.applied(to: words.text)
    let advice = "write '\(better)'"
    report.report(
      Self.self, "a button's title has title-style capitals: '\(better)'", at: place,
      fixIts: [
        source.map { context.setting(.title, of: $0, to: better, advice) } ?? FixIt(advice)
      ])
  }

  private func check(_ button: ButtonPlace, in context: RuleContext, report: inout Findings) {
    guard context.system(of: button.item) == nil,
      context.document.role(of: button.item) != .cancel, button.button?.kind == nil
    else { return }
    let words = context.words(of: button.item)
    guard !words.isBlank, words.core != "ok" else { return }
    let place = context.location(.title, for: button.item)
    if !words.isTitleCase {
      reportCase(
        words, at: place, on: context.source(of: .title, for: button.item), in: context,
        report: &report)
    } else if !words.beginsWithVerb, !leadsElsewhere(button.item, context) {
      report.report(
        Self.self, "a button's title begins with a verb; '\(words.text)' does not", at: place,
        fixIts: [FixIt("say what the button does")])
    }
  }

  /// True for a button titled with the name of the view that it leads to.
  private func leadsElsewhere(_ item: Item, _ context: RuleContext) -> Bool {
    guard case .command(let index) = item.subject else { return false }
    return context.document.commands[index].navigates != nil
  }
}
