import MenuetModel
import MenuetSource

/// Flags a destructive button that stands out.
struct ProminentDestructiveButton: Rule {
  static let info = RuleInfo(
    id: "button-destructive-prominent", .buttons, .warning, fix: .unsafe,
    "a destructive button is not the most prominent one",
    guideline: .buttons("people choose a prominent button without reading it first"),
    why: """
      A filled button invites a quick press. Red text on a plain button is seen well enough, and is
      read before it is pressed.
      """,
    example: """
      - <button id="delete-album" title="Delete Album" role="destructive" style="§filled§"/>
      + <button id="delete-album" title="Delete Album" role="destructive" style="gray"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for place in context.walk.buttonPlaces {
      guard let button = place.button, button.look.style?.isFilled == true,
        context.isDestructive(button.item)
      else { continue }
      report(
        "'\(document.title(of: button.item))' is destructive and must not be the prominent button",
        at: .style, of: button.source, fix: .set("gray", "make it 'gray'"))
    }
    for dialog in context.dialogButtons {
      guard let first = dialog.buttons.first?.button, let style = first.look.style, !style.isFilled,
        context.isDestructive(first.item),
        let other = lessProminent(dialog.buttons, than: style, context)
      else { continue }
      report(
        "'\(document.title(of: first.item))' is destructive and comes first; "
          + "'\(document.title(of: other.item))' is at least as prominent",
        at: .style, of: first.source,
        notes: [DiagnosticNote("it is here", at: context.location(of: other.item))],
        fix: .set("plain", "make it 'plain'"))
    }
  }

  /// The first normal button of a dialog that stands out less than a style.
  private func lessProminent(
    _ buttons: [ButtonPlace], than style: ButtonStyle, _ context: RuleContext
  ) -> Button? {
    buttons.lazy.compactMap(\.button).first { other in
      guard let own = other.look.style else { return false }
      return own.prominence < style.prominence
        && context.document.role(of: other.item) == .normal && !context.isDestructive(other.item)
    }
  }
}
