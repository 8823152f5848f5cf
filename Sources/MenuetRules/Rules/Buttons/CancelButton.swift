import MenuetModel
import MenuetSource

/// Flags a second Cancel in a dialog, and one without its role.
struct CancelButton: DocumentRule {
  static let info = RuleInfo(
    id: "button-cancel", .buttons, .warning,
    grades: [.note("for the title Cancel without the role")], fix: .unsafe,
    "a dialog has one button of the role cancel",
    guideline: .buttons("the cancel role belongs to the button that cancels the current action"),
    why: """
      Escape, a tap beside a popover and the system's own gestures perform the cancel button. With two
      of them it is chance which one; without the role it is none.
      """,
    failing: """
      <alert id="leave" title="Leave without saving?">
        <command id="leave-now" title="Leave"/>
        <command system="cancel"/>
        <command id="stay" title="Stay Here" role="§cancel§"/>
      </alert>
      """,
    passing: """
      <alert id="leave" title="Leave without saving?">
        <command id="leave-now" title="Leave"/>
        <command id="stay" title="Stay Here" role="cancel"/>
      </alert>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for buttons in context.dialogButtons {
      let cancels = buttons.filter { document.role(of: $0.item) == .cancel }
      guard let first = cancels.first else { continue }
      for button in cancels.dropFirst() {
        guard context.rival(of: button, among: [first]) != nil else { continue }
        report.report(
          Self.self, "one button of a dialog has the role 'cancel'",
          at: context.location(.role, for: button.item),
          notes: [DiagnosticNote("the first one is here", at: context.location(of: first.item))],
          fixIts: [roleRemoval(button.item, context)])
      }
    }
    reportMissingRoles(in: context, report: &report)
  }

  private func roleRemoval(_ item: Item, _ context: RuleContext) -> FixIt {
    let title = "leave the role to the one that changes nothing"
    let sources = [item.source, context.declaration(of: item)].compactMap { $0 }
    guard let source = sources.first(where: { context.isWritten(.role, on: $0) }) else {
      return FixIt(title)
    }
    return context.removal(of: .role, on: source, title, isSafe: false)
  }

  private func reportMissingRoles(in context: RuleContext, report: inout Findings) {
    guard context.titleLanguage != .other else { return }
    for button in context.walk.buttonPlaces where button.item.kind == .command {
      let words = context.words(of: button.item)
      guard words.count == 1, words.first == "cancel" || words.text == "取消",
        context.document.role(of: button.item) != .cancel
      else { continue }
      let source = context.declaration(of: button.item) ?? button.item.source
      report.report(
        Self.self, "'\(words.text)' has the role 'cancel'",
        at: context.location(.title, for: button.item), severity: .note,
        fixIts: [context.setting(.role, of: source, to: "cancel", "give it the role")])
    }
  }
}
