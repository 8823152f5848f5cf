import MenuetModel
import MenuetSource

/// Flags a primary button that is less prominent than a button beside it.
struct PlainPrimaryButton: Rule {
  static let info = RuleInfo(
    id: "button-no-prominent", .buttons, .warning,
    grades: [.note("for a plain one among buttons of which none is more prominent")], fix: .unsafe,
    "the primary button is at least as prominent as the buttons beside it",
    guideline: .buttons("the most likely action has a button with a visible background"),
    why: """
      The style of a button tells people at a glance which action is the likely one. Return performs
      the primary button: it should be the one that people see first.
      """,
    example: """
      - <button id="save-draft" title="Save Draft" style="filled"/>
      - <button id="send" title="Send" role="primary" style="§gray§"/>
      + <button id="save-draft" title="Save Draft" style="gray"/>
      + <button id="send" title="Send" role="primary" style="filled"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for group in context.siblingButtons(where: { _ in true }) {
      // More than one primary button is `button-primary-count`.
      guard let place = group.first(where: { document.role(of: $0.item) == .primary }),
        let button = place.button, let style = button.look.style
      else { continue }
      let presence = context.presence(of: place)
      let others = group.filter { other in
        other.item.id != place.item.id && context.canMeet(presence, context.presence(of: other))
      }.compactMap(\.button)
      let rival = others.first { ($0.look.style?.prominence ?? 0) > style.prominence }
      if let rival {
        reportRival(rival, of: button, in: context, report: &report)
      } else if style == .plain, !others.isEmpty {
        report(
          "a primary button among others has a visible background", at: .style, of: button.source,
          severity: .note, fix: .set("filled", "make it 'filled'"))
      }
    }
  }

  private func reportRival(
    _ rival: Button, of button: Button, in context: RuleContext, report: inout Findings
  ) {
    let style = rival.look.style?.rawValue ?? ""
    let (title, other) = (
      context.document.title(of: button.item), context.document.title(of: rival.item)
    )
    report(
      "the primary button '\(title)' is at least as prominent as '\(other)', which is '\(style)'",
      at: .style, of: button.source,
      notes: [DiagnosticNote("'\(other)' is here", at: context.location(.style, of: rival.source))],
      fix: .set(style, "make it '\(style)' too"))
  }
}
