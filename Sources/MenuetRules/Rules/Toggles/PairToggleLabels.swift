import MenuetModel
import MenuetSource

/// Flags a toggle of two items without two different titles.
struct PairToggleLabels: Rule {
  static let info = RuleInfo(
    id: "toggle-pair-labels", .toggles, .error,
    grades: [
      .warning("for a title beside the two that are shown"),
      .note("for the state that is off beside the checkmark of the one that is on"),
    ],
    "a toggle of the form 'pair' has two different titles",
    guideline: .menus("two items can stand for the two states: Grid On, Grid Off"),
    why: """
      Each of the two items is found by its own title, which names its state: that of `on-title` has
      the checkmark while the toggle is on. "Unsubscribe" as `on-title` is checked for those who have
      subscribed.
      """,
    example: """
        <menu id="view" title="View">
      -   §<toggle§ id="grid" form="pair" on-title="Grid On"/>
      +   <toggle id="grid" form="pair" on-title="Grid On" off-title="Grid Off"/>
        </menu>
      """, reads: .attributes(.form, .title, .onTitle, .offTitle))

  func check(_ toggle: Command, in context: RuleContext, report: inout Findings) {
    guard toggle.form == .pair else { return }
    ToggleTitles(toggle).check(in: context, report: &report)
    guard context.titles.areEnglish, let on = toggle.onTitle, let off = toggle.offTitle,
      Self.negates(on, off)
    else { return }
    report(
      "'\(on)' has the checkmark while the toggle is on", at: .onTitle, of: toggle.source,
      severity: .note, fix: "exchange 'on-title' and 'off-title', or use form=\"title\"")
  }

  /// Returns whether a title says the contrary of another, as "Unsubscribe" of "Subscribe" and
  /// "Don't Wrap" of "Wrap Lines".
  private static func negates(_ title: String, _ other: String) -> Bool {
    let words = title.lowercased().replacing("’", with: "'").split(separator: " ")
    guard let first = other.lowercased().split(separator: " ").first, let own = words.first else {
      return false
    }
    if own == "un\(first)" { return true }
    let rest =
      own == "don't"
      ? words.dropFirst() : words.starts(with: ["do", "not"]) ? words.dropFirst(2) : []
    return rest.first == first
  }
}
