import MenuetModel
import MenuetSource

/// Flags a title of a menu item that is too long to be read at a glance.
struct LongMenuTitle: TitleRule {
  static let info = RuleInfo(
    id: "menu-title-long", .menus, .warning,
    "a menu item's title has few words",
    guideline: .menus("write a clear and brief label for each item"),
    why: """
      People scan a menu; they read the first words of each item. A long title wraps or is cut on a
      phone, and becomes longer still in other languages: where the document is in one, other than
      Chinese, Japanese and Korean, 1.6 times as many cells and two words more are allowed.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="indent" title="§Move All Selected Paragraphs Further Right§"/>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent Paragraphs"/>
      </menu>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    let words = title.words
    let mostCells = context.titles.room(context.options.menuTitleCells)
    let mostWords = context.titles.words(context.options.menuTitleWords)
    let message: String
    if words.cells > mostCells {
      message =
        "a menu item's title fills at most \(mostCells) cells; this one fills \(words.cells)"
    } else if words.count > mostWords {
      message =
        "a menu item's title has at most \(mostWords) words; "
        + "this one has \(words.count)"
    } else {
      return
    }
    report.report(
      Self.self, message, at: context.location(title.attribute, of: title.source),
      fixIts: [FixIt("say it in fewer words")])
  }
}
