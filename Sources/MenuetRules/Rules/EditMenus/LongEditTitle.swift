import MenuetModel
import MenuetSource

/// Notes a title in an edit menu that is longer than the bar has room for.
struct LongEditTitle: Rule {
  static let info = RuleInfo(
    id: "edit-menu-title-long", .editMenus, .note,
    "a title in an edit menu is one or two words",
    guideline: .editMenus("labels of custom commands are short"),
    why: """
      On iPhone the edit menu is a narrow bar. A long title fills a page of it alone, and hides the
      commands that people came for. Words are counted in English titles only.
      """,
    example: """
        <edit-menu id="note-text" for="NoteBody">
      -   <command id="quote" title="§Copy as Block Quote§" near="copy"/>
      +   <command id="quote" title="Copy Quote" near="copy"/>
        </edit-menu>
      """, thresholds: [words, cells])
  static let words = Threshold(
    "edit-menu-title-long.words", 2, .ours, "the most words of a title in an edit menu")
  static let cells = Threshold(
    "edit-menu-title-long.cells", 16, .ours, "the widest title in an edit menu, in cells")

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let (mostWords, mostCells) = (
      context.options[Self.words], context.options[Self.cells]
    )
    var seen: Set<Subject> = []
    for menu in document.editMenus {
      for item in context.ownItems(of: menu) {
        // A command is too long once, however many menus have it.
        if item.overrides?.value.title == nil, !seen.insert(item.subject).inserted { continue }
        let words = context.words(of: item)
        let cells = words.cells - (words.endsInEllipsis ? 1 : 0)
        let excess: String
        if context.titleLanguage == .english, words.count > mostWords {
          excess = "\(mostWords) words; '\(words.text)' has \(words.count)"
        } else if cells > mostCells {
          excess = "\(mostCells) characters; '\(words.text)' has \(cells)"
        } else {
          continue
        }
        // Elsewhere the title may be right: then the place is to blame.
        report(
          "a title in an edit menu has at most \(excess)",
          at: context.isWritten(.title, on: item.source)
            ? context.location(.title, of: item.source) : context.location(of: item),
          fix: "shorten it to a verb and its object")
      }
    }
  }
}
