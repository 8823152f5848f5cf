import MenuetModel
import MenuetSource

/// Flags a title in an edit menu that is longer than the bar has room for.
struct LongEditTitle: DocumentRule {
  static let info = RuleInfo(
    id: "edit-menu-title-long", .editMenus, .warning,
    "a title in an edit menu is one or two words",
    guideline: .editMenus("labels of custom commands are short"),
    why: """
      On iPhone the edit menu is a narrow bar. A long title fills a page of it alone, and hides the
      commands that people came for. A document in another language than English, Chinese, Japanese
      or Korean has more room: 1.6 times as many characters, and two words more. One small word does
      not count, as in Go to Entry.
      """,
    failing: """
      <edit-menu id="note-text" for="NoteBody">
        <command id="quote" title="§Copy as Block Quote§" near="copy"/>
      </edit-menu>
      """,
    passing: """
      <edit-menu id="note-text" for="NoteBody">
        <command id="quote" title="Copy Quote" near="copy"/>
      </edit-menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var seen: Set<Subject> = []
    for menu in document.editMenus {
      for item in context.ownItems(of: menu) {
        // A command is too long once, however many menus have it.
        if item.overrides?.value.title == nil, !seen.insert(item.subject).inserted { continue }
        let words = context.words(of: item)
        guard let fault = fault(words, context) else { continue }
        report.report(
          Self.self,
          "a title in an edit menu has at most \(fault.most); '\(words.text)' has \(fault.count)",
          at: titleLocation(item, context),
          fixIts: [FixIt("shorten it to a verb and its object")])
      }
    }
  }

  private func fault(_ words: TitleWords, _ context: RuleContext) -> (most: String, count: Int)? {
    let mostWords = context.titles.words(context.options.editMenuTitleWords)
    // "Go to Entry" is read as two words, and "Paste and Go" is Safari's own.
    let hasSmallWord = words.writtenWords.dropFirst().contains { word in
      TitleCase.isSmallWord(Word(word)) && !["a", "an", "the"].contains(word.lowercased())
    }
    let count = context.titles.areEnglish && hasSmallWord ? words.count - 1 : words.count
    if context.titles.areEnglish, count <= mostWords, words.core.hasPrefix("paste and ") {
      return nil
    }
    if count > mostWords { return ("\(mostWords) words", words.count) }
    let mostCells = context.titles.room(context.options.editMenuTitleCells)
    guard words.cells > mostCells else { return nil }
    let cells = TitleWords(words.withoutEllipsis).cells
    return cells > mostCells ? ("\(mostCells) characters", cells) : nil
  }

  /// Elsewhere the title may be right: then the place is to blame.
  private func titleLocation(_ item: Item, _ context: RuleContext) -> SourceLocation {
    context.isWritten(.title, on: item.source)
      ? context.location(.title, of: item.source) : context.location(of: item)
  }
}
