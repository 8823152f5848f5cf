import MenuetModel
import MenuetSource

/// Flags more filled buttons in one view than people can tell apart.
struct TooManyProminentButtons: Rule {
  static let info = RuleInfo(
    id: "button-prominent-count", .buttons, .warning,
    "a view has one or two filled buttons",
    guideline: .buttons("a view has one or two prominent buttons"),
    why: """
      A filled button says: this is what you probably want. Where everything is prominent nothing is,
      and people have to read all buttons to choose one.
      """,
    example: """
      - <button id="save-draft" title="Save Draft" style="filled"/>
      + <button id="save-draft" title="Save Draft" style="gray"/>
        <button id="send" title="Send" role="primary" style="filled"/>
      - <button id="send-later" title="Send Later" style="§filled§"/>
      + <button id="send-later" title="Send Later" style="gray"/>
      """, thresholds: [buttons])
  static let buttons = Threshold(
    "button-prominent-count.buttons", 2, .guidelines, "the most filled buttons in one view")

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let filled = context.styledButtons.filter { $0.look.style?.isFilled == true }
    for buttons in filled.grouped(by: { $0.view ?? "" }) {
      checkView(buttons, in: context, report: &report)
    }
  }

  /// Reports the first button with which there are too many.
  private func checkView(
    _ buttons: [StyledButton], in context: RuleContext, report: inout Findings
  ) {
    let most = context.options[Self.buttons]
    guard buttons.count > most, let first = buttons.first else { return }
    for platform in context.document.platforms.members {
      var gathering = Gathering(on: platform, context.conditions)
      for button in buttons where gathering.add(button.presence) && gathering.count > most {
        report(
          "a view has at most \(most) filled buttons", at: .style, of: button.source,
          notes: [DiagnosticNote("the first one is here", at: context.location(first.source))],
          fix: "leave the likeliest ones filled and make the others 'gray'")
        return
      }
    }
  }
}
