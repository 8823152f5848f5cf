import MenuetModel
import MenuetSource

/// Flags a button whose title does not say what it does.
struct VagueButton: DocumentRule {
  static let info = RuleInfo(
    id: "button-vague", .buttons, .warning,
    grades: [.note("for a title that two buttons of one view have")],
    "a button says what it does, by its title or by a symbol",
    guideline: .buttons("every button communicates its purpose clearly"),
    why: """
      People press a button without reading what stands around it, and VoiceOver reads it out by
      itself: "Go" or "Action" tells neither what will happen. Nor does "OK", in any language,
      unless it is the one answer to an alert that only informs. "Other" beside two other answers is
      what those are not. Two buttons of one view with the same title and different effects can only
      be told apart by trying.
      """,
    failing: """
      <button id="start-export" title="§Go§"/>
      """,
    passing: """
      <button id="start-export" title="Export Photos"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let vague = context.walk.buttonPlaces.filter { isVague($0, context) }
    // Titles in menus are looked at by the rules for menus.
    let inMenus = vague.isEmpty ? [] : context.subjectsInMenus
    for button in vague where !inMenus.contains(button.item.subject) {
      report.report(
        Self.self, "'\(document.title(of: button.item))' does not say what the button does",
        at: context.location(.title, for: button.item),
        fixIts: [
          FixIt("name the action" + (context.titles.areEnglish ? ", beginning with a verb" : ""))
        ])
    }
    for buttons in context.walk.buttonsByView where buttons.count > 1 {
      reportSameTitles(buttons, in: context, report: &report)
    }
  }

  private func isVague(_ button: ButtonPlace, _ context: RuleContext) -> Bool {
    guard button.item.kind == .command, button.button?.kind == nil else { return false }
    let words = context.words(of: button.item)
    let isVague =
      context.titles.areEnglish
      ? VagueTitles.contains(words, id: button.item.id) : VagueTitles.isVagueEverywhere(words)
    guard isVague else { return false }
    if context.titles.letterNames, VagueTitles.isSign(words) { return false }
    return !isAcknowledgement(button, words, context)
      && !repeatsQuestion(button, words, context) && !isRest(button, words, context)
      && context.system(of: button.item) == nil
      && !context.marks(of: button.item).hasPicture
  }

  /// True for "Other" beside two other buttons of what is presented: it is what those are not.
  private func isRest(
    _ button: ButtonPlace, _ words: TitleWords, _ context: RuleContext
  ) -> Bool {
    guard words.core == "other", let view = button.view else { return false }
    return context.presentedButtonCounts[view, default: 0] > 2
  }

  /// True for the one answer of an alert that only informs; where people decide, or destroy
  /// something, "OK" does not say what they agree to.
  private func isAcknowledgement(
    _ button: ButtonPlace, _ words: TitleWords, _ context: RuleContext
  ) -> Bool {
    guard button.place == .alert, words.core == "ok", !context.isDestructive(button.item) else {
      return false
    }
    return button.view.map { context.answerCounts[$0] == 1 } ?? false
  }

  /// True for "Go" in a sheet "Go to Page": the title above says the rest.
  private func repeatsQuestion(
    _ button: ButtonPlace, _ words: TitleWords, _ context: RuleContext
  ) -> Bool {
    guard let view = button.view, let title = context.presentedTitle(of: view) else {
      return false
    }
    let question = TitleWords(title)
    return question.count > words.count && question.first == words.first && words.count == 1
  }

  private func reportSameTitles(
    _ buttons: [ButtonPlace], in context: RuleContext, report: inout Findings
  ) {
    let titled = buttons.grouped { context.document.title(of: $0.item) }
    for same in titled where same.count > 1 {
      guard let first = same.first, !context.document.title(of: first.item).isEmpty else {
        continue
      }
      for button in same.dropFirst() {
        guard context.rival(of: button, among: [first]) != nil else { continue }
        report.report(
          Self.self,
          "'\(context.document.title(of: button.item))' is the title of two buttons of one view "
            + "that do different things",
          at: context.location(of: button.item), severity: .note,
          notes: [DiagnosticNote("the other one is here", at: context.location(of: first.item))],
          fixIts: [FixIt("say in each title what sets it apart")])
      }
    }
  }
}
