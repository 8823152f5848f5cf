import MenuetModel
import MenuetSource

/// Flags a changing title that could be the state as well as the action.
struct ToggleTitleWithoutVerb: Rule {
  static let info = RuleInfo(
    id: "toggle-title-verb", .toggles, .note,
    "a title that changes begins with a verb where it could be read as the state",
    guideline: .menus("add a verb where a label could describe an action or a state"),
    why: """
      "Wi-Fi On" may mean that it is on, or that choosing it switches it on. "Turn Wi-Fi On" leaves no
      doubt.
      """,
    example: """
        <menu id="view" title="View">
      -   <toggle id="grid" form="title" on-title="§Grid Off§" off-title="Grid On"/>
      +   <toggle id="grid" form="title" on-title="Turn Grid Off" off-title="Turn Grid On"/>
        </menu>
      """)

  private static let states: WordList = ["on", "off", "enabled", "disabled"]

  func check(_ toggle: Command, in context: RuleContext, report: inout Findings) {
    guard toggle.form == .title, context.titles.areEnglish, let on = toggle.onTitle,
      let off = toggle.offTitle, on != off
    else { return }
    let titles = [(AttributeName.onTitle, on), (.offTitle, off)]
    let unclear = titles.first { Self.isUnclear(TitleWords($0.1)) }
    guard let (attribute, title) = unclear else { return }
    report(
      "'\(title)' can be read as a state and as an action", at: attribute, of: toggle.source,
      fix: "begin with a verb: 'Turn … On', 'Turn … Off'")
  }

  static func isUnclear(_ title: TitleWords) -> Bool {
    (title.last.map(states.contains) ?? false) && !title.beginsWithVerb
  }
}
