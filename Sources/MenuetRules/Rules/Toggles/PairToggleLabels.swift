import MenuetModel
import MenuetSource

/// Flags a toggle of two items without two different titles.
struct PairToggleLabels: Rule {
  static let info = RuleInfo(
    id: "toggle-pair-labels", .toggles, .error,
    grades: [.warning("for a title beside the two that are shown")],
    "a toggle of the form 'pair' has two different titles",
    guideline: .menus("two items can stand for the two states: Grid On, Grid Off"),
    why: "Each of the two items is found by its own title.",
    example: """
        <menu id="view" title="View">
      -   §<toggle§ id="grid" form="pair" on-title="Grid On"/>
      +   <toggle id="grid" form="pair" on-title="Grid On" off-title="Grid Off"/>
        </menu>
      """, reads: .attributes(.form, .title, .onTitle, .offTitle))

  func check(_ toggle: Command, in context: RuleContext, report: inout Findings) {
    guard toggle.form == .pair else { return }
    ToggleTitles(toggle).check(in: context, report: &report)
  }
}
