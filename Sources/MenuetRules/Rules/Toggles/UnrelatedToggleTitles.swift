import MenuetModel
import MenuetSource

/// Notes a toggle whose changing titles have nothing in common.
struct UnrelatedToggleTitles: Rule {
  static let info = RuleInfo(
    id: "toggle-pair-hint", .toggles, .note,
    "the two titles of a toggle tell by themselves that they are two states of one thing",
    guideline: .menus("a pair of items can be clearer than one item whose title changes"),
    why: """
      Who sees "Night" alone cannot guess that it was "Day" a moment ago. Two items, one of them with
      a checkmark, show both.
      """,
    example: """
        <menu id="view" title="View">
      -   <toggle id="dark" form="title" on-title="§Daylight§" off-title="Night"/>
      +   <toggle id="dark" form="pair" on-title="Night" off-title="Daylight"/>
        </menu>
      """)

  func check(_ toggle: Command, in context: RuleContext, report: inout Findings) {
    guard toggle.form == .title, context.titles.areEnglish, let on = toggle.onTitle,
      let off = toggle.offTitle, StateTitles(on: on, off: off).areUnrelated
    else { return }
    report(
      "'\(on)' and '\(off)' do not tell that they are two states of one thing", at: .onTitle,
      of: toggle.source, fix: "use form=\"pair\", or begin both with a verb")
  }
}
