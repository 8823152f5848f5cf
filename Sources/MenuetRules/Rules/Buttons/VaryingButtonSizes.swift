import MenuetModel
import MenuetSource

/// Flags buttons of different sizes side by side.
struct VaryingButtonSizes: Rule {
  static let info = RuleInfo(
    id: "button-size-varies", .buttons, .note, fix: .unsafe,
    "buttons side by side have one size",
    guideline: .buttons("the preferred choice of several is shown by its style, not by its size"),
    why: """
      Buttons of one size read as a set of choices. A larger one looks like another kind of thing, and
      the style already says which choice is preferred.
      """,
    example: """
        <button id="decline" title="Decline" style="gray" size="medium"/>
        <button id="reply" title="Reply" style="gray" size="medium"/>
      - <button id="accept" title="Accept" style="gray" size="§large§"/>
      + <button id="accept" title="Accept" style="filled" size="medium"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for group in context.siblingButtons(where: { $0.button?.look.size != nil }) {
      let sized = group.compactMap(\.button)
      guard let norm = Self.norm(of: sized),
        let button = sized.first(where: {
          $0.look.size != norm.look.size
            && context.canMeet(context.presence(of: $0.item), context.presence(of: norm.item))
        })
      else { continue }
      let (size, other) = (norm.look.size?.rawValue ?? "", document.title(of: norm.item))
      report(
        "buttons side by side have one size; '\(other)' is '\(size)'", at: .size, of: button.source,
        notes: [DiagnosticNote("'\(other)' is here", at: context.location(.size, of: norm.source))],
        fix: .set(size, "make it '\(size)'; a style shows what is preferred"))
    }
  }

  /// The first button of the size that most have.
  private static func norm(of buttons: [Button]) -> Button? {
    let groups = buttons.grouped { $0.look.size }
    guard groups.count > 1 else { return nil }
    let most = groups.map(\.count).max()
    return groups.first { $0.count == most }?.first
  }
}
