import MenuetModel
import MenuetSource

/// Flags a title of a menu item with a word in the wrong case.
struct MenuTitleCase: Rule {
  static let info = RuleInfo(
    id: "menu-title-case", .menus, .warning, fix: .unsafe,
    "a menu item's title has title-style capitals",
    guideline: .menus("menu items have title-style capitalization"),
    why: """
      All menus of the system begin every important word with a capital, and write the particles
      between them small. A title that mixes both looks like a mistake among them. A word alone in
      small letters is a name, such as tmux.
      """,
    example: """
        <menu id="view" title="View">
      -   <command id="show-ruler" title="§Show ruler§"/>
      +   <command id="show-ruler" title="Show Ruler"/>
        </menu>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    guard !title.words.isTitleCase, context.titles.areEnglish else { return }
    var mended = TitleCase.applied(to: title.words.text)
    // Two remedies for one title would undo each other.
    if title.words.endsInDots, context.asks(DotsForEllipsis.self) {
      mended = TitleWords(mended).withoutEllipsis + "…"
    }
    report(
      "'\(title.words.text)' is not in title-style capitals", at: title.attribute, of: title.source,
      fix: .set(mended, "write '\(mended)'"))
  }
}
