import MenuetModel
import MenuetSource

/// Flags a second Cancel in a dialog, and one without its role.
struct CancelButton: Rule {
  static let info = RuleInfo(
    id: "button-cancel", .buttons, .warning,
    grades: [.note("for the title Cancel without the role")], fix: .unsafe,
    "a dialog has one button of the role cancel",
    guideline: .buttons("the cancel role belongs to the button that cancels the current action"),
    why: """
      Escape, a tap beside a popover and the system's own gestures perform the cancel button. With two
      of them it is chance which one; without the role it is none.
      """,
    example: """
        <alert id="leave" title="Leave without saving?">
          <command id="leave-now" title="Leave"/>
      -   <command system="cancel"/>
          <command id="stay" title="Stay Here" role="§cancel§"/>
        </alert>
        <button id="close-draft" title="Close Draft" presents="leave"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for dialog in context.dialogButtons {
      let cancels = dialog.buttons.filter { document.role(of: $0.item) == .cancel }
      guard let first = cancels.first else { continue }
      for button in cancels.dropFirst() where context.rival(of: button, among: [first]) != nil {
        report(
          "one button of a dialog has the role 'cancel'",
          at: context.location(.role, for: button.item),
          notes: [DiagnosticNote("the first one is here", at: context.location(of: first.item))],
          fix: roleRemoval(button.item, context))
      }
    }
    for button in context.walk.buttonPlaces where document.role(of: button.item) != .cancel {
      noteMissingRole(button.item, in: context, report: &report)
    }
  }

  private func roleRemoval(_ item: Item, _ context: RuleContext) -> FixIt {
    let title = "leave the role to the one that changes nothing"
    return context.source(of: .role, for: item).map {
      context.removal(of: .role, on: $0, title, isSafe: false)
    } ?? FixIt(title)
  }

  private func noteMissingRole(_ item: Item, in context: RuleContext, report: inout Findings) {
    let words = context.words(of: item)
    guard item.kind == .command, words.count == 1,
      context.titles.areEnglish ? words.first == "cancel" : words.text == "取消"
    else { return }
    report(
      "'\(words.text)' has the role 'cancel'", at: context.location(.title, for: item),
      severity: .note,
      fix: context.setting(
        .role, of: context.declaration(of: item) ?? item.source, to: "cancel", "give it the role"))
  }
}
