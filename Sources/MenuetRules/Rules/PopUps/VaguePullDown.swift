import MenuetModel
import MenuetSource

/// Flags a pull-down button whose title does not say what it holds.
struct VaguePullDown: Rule {
  static let info = RuleInfo(
    id: "pull-down-title", .popUps, .note,
    "a pull-down button says what its menu is about",
    guideline: .pullDownButtons(
      "a pull-down button presents commands that are directly related to the button's action"),
    why: """
      People open a menu when its button names what they are looking for. "Actions" names everything,
      so nothing.
      """,
    example: """
      - <pull-down-button id="note-actions" title="§Actions§">
      + <pull-down-button id="note-actions" title="Add">
          <command id="add-photo" title="Add Photo"/>
          <command id="add-scan" title="Add Scan"/>
          <command id="add-link" title="Add Link"/>
        </pull-down-button>
      """)

  func check(_ button: PullDownButton, in context: RuleContext, report: inout Findings) {
    guard context.titles.areEnglish, !button.isMore, button.symbol == nil, button.image == nil,
      let title = button.title, VagueTitles.contains(TitleWords(title), id: button.id)
    else { return }
    report(
      "'\(title)' does not say what the menu holds", at: .title, of: button.source,
      fix: "name what its items have in common, or make it the More button")
  }
}
