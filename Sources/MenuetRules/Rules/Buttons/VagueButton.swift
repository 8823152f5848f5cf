import MenuetModel
import MenuetSource

/// Flags a button whose title does not say what it does.
struct VagueButton: Rule {
  static let info = RuleInfo(
    id: "button-vague", .buttons, .note,
    "a button says what it does, by its title or by a symbol",
    guideline: .buttons("every button communicates its purpose clearly"),
    why: """
      People press a button without reading what stands around it, and VoiceOver reads it out by
      itself: "Go" or "Action" tells neither what will happen. Two buttons of one view with the same
      title and different effects can only be told apart by trying.
      """,
    example: """
      - <button id="start-export" title="§Go§"/>
      + <button id="start-export" title="Export Photos"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let vague = context.walk.buttonPlaces.filter { isVague($0.item, $0.button?.kind, context) }
    // Titles in menus are looked at by the rules for menus.
    let inMenus = vague.isEmpty ? [] : context.subjectsInMenus
    for button in vague where !inMenus.contains(button.item.subject) {
      report(
        "'\(document.title(of: button.item))' does not say what the button does",
        at: context.location(.title, for: button.item),
        fix: "name the action, beginning with a verb")
    }
    for buttons in context.walk.buttonsByView where buttons.count > 1 {
      for same in buttons.grouped(by: { document.title(of: $0.item) }) where same.count > 1 {
        reportSame(same, in: context, report: &report)
      }
    }
  }

  private func isVague(_ item: Item, _ kind: ButtonKind?, _ context: RuleContext) -> Bool {
    context.titles.areEnglish && item.kind == .command && kind == nil
      && VagueTitles.contains(context.words(of: item), id: item.id)
      && context.system(of: item) == nil && !context.document.face(of: item).hasPicture
  }

  private func reportSame(
    _ buttons: [ButtonPlace], in context: RuleContext, report: inout Findings
  ) {
    let (first, title) = (buttons[0], context.document.title(of: buttons[0].item))
    guard !title.isEmpty,
      let other = buttons.dropFirst().first(where: { context.rival(of: $0, among: [first]) != nil })
    else { return }
    report(
      "'\(title)' is the title of two buttons of one view that do different things",
      at: context.location(of: other.item),
      notes: [DiagnosticNote("the other one is here", at: context.location(of: first.item))],
      fix: "say in each title what sets it apart")
  }
}
