import MenuetModel
import MenuetSource

/// Flags a second primary button in a view.
struct SecondPrimaryButton: Rule {
  static let info = RuleInfo(
    id: "button-primary-count", .buttons, .error,
    "a view has one primary button at most",
    guideline: .buttons("the primary role belongs to the one button that people choose most often"),
    why: """
      Return performs the primary button. With two of them the system takes one, and people who press
      Return get what they did not mean. Each sheet, cover, popover and alert is a view of its own.
      """,
    example: """
        <view id="editor" title="Letter">
      -   <button id="save-letter" title="Save" role="primary"/>
      +   <button id="save-letter" title="Save"/>
          <button id="send-letter" title="Send" role="§primary§"/>
        </view>
      """)

  /// The primary buttons of a view that another one is compared with.
  private static let mostCompared = 8

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let primaries = context.walk.buttonPlaces.filter { document.role(of: $0.item) == .primary }
    for buttons in primaries.grouped(by: { $0.view ?? "" }) where buttons.count > 1 {
      // Those that were given the role are to blame, not a Done that has it by itself, and of them the
      // later ones, of whatever kind they are.
      let buttons = buttons.sorted { first, second in
        let (isGiven, other) = (isGivenRole(first, in: context), isGivenRole(second, in: context))
        guard isGiven == other else { return other }
        return context.location(first.item.source).precedes(context.location(second.item.source))
      }
      for (index, button) in buttons.enumerated() {
        let earlier = buttons[..<min(index, Self.mostCompared)]
        guard let rival = context.rival(of: button, among: earlier) else { continue }
        let platforms = rival.item.platforms.intersection(button.item.platforms)
        let location = context.location(.role, for: button.item)
        let conditions = context.availability(of: rival) + context.availability(of: button)
        let note =
          "'\(document.title(of: rival.item))' is "
          + (isGivenRole(rival, in: context) ? "the first one" : "primary by itself")
        report(
          "a view has one primary button\(context.suffix(platforms))", at: location,
          notes: [DiagnosticNote(note, at: context.location(.role, for: rival.item))]
            + context.doubts(conditions, at: location),
          fix: "leave the role to the button that people choose most often")
      }
    }
  }

  private func isGivenRole(_ button: ButtonPlace, in context: RuleContext) -> Bool {
    context.source(of: .role, for: button.item) != nil
  }
}
