import Testing

@testable import MenuetBinding
@testable import MenuetRules

/// What the rules on wording make of titles.
struct TitleWordsTests {
  @Test(arguments: [
    ("", 0, 0), ("Indent", 1, 6), ("Find and Replace…", 3, 17), ("  Two  Words ", 2, 13),
    ("删除", 1, 4), ("Zoom 🔍", 2, 7), ("Page\u{A0}Setup", 2, 10), ("删除\u{3000}笔记", 2, 10),
  ])
  func `words and cells are counted`(title: String, words: Int, cells: Int) {
    #expect(TitleWords(title).count == words)
    #expect(TitleWords(title).cells == cells)
  }

  @Test(arguments: [
    "Indent", "Find and Replace…", "Zoom In", "Open in iCloud", "Show 100 pt", "Look Up “word”",
    "Save As…", "(Optional)", "Send to Back", "Read/Write", "index.html", "x2", "Save & Close",
    "删除笔记", "Add A/B Test", "Use macOS Style", "Turn On Filters",
    "as Grid", "CSI u Mode", "Insert AND Here", "Note: The End",
  ])
  func `titles in title-style capitals`(title: String) {
    #expect(TitleWords(title).isTitleCase)
    #expect(TitleCase.applied(to: title) == title)
  }

  @Test(arguments: [
    ("Zoom it", "Zoom It"), ("Find And replace…", "Find and Replace…"),
    ("Go To Line", "Go to Line"), ("Show ruler", "Show Ruler"), ("Set up Page", "Set Up Page"),
    ("Open The file", "Open the File"), ("Check For Updates", "Check for Updates"),
  ])
  func `other titles get them`(title: String, mended: String) {
    #expect(!TitleWords(title).isTitleCase)
    #expect(TitleCase.applied(to: title) == mended)
    #expect(TitleWords(mended).isTitleCase)
  }

  @Test(arguments: [
    ("Show the Ruler", "Show Ruler"), ("Add a Note…", "Add Note…"), ("The ruler", "Ruler"),
    ("Open an Old File", "Open Old File"), ("Insert A Page", "Insert Page"),
  ])
  func `articles are found and removed`(title: String, mended: String) {
    #expect(TitleWords(title).hasArticle)
    #expect(Articles.removed(from: title) == mended)
    #expect(!TitleWords(mended).hasArticle)
  }

  @Test(arguments: ["Sort A to Z", "Vitamin A", "A–Z", "Theme", "Anchor", "A and B", "Plan A"])
  func `letters and longer words are no articles`(title: String) {
    #expect(!TitleWords(title).hasArticle)
  }

  @Test
  func `an ellipsis is one character, three dots are not`() {
    #expect(TitleWords("Print…").endsInEllipsis)
    #expect(TitleWords("Print … ").endsInEllipsis)
    #expect(TitleWords("Print...").endsInDots)
    #expect(!TitleWords("Print...").endsInEllipsis)
    #expect(!TitleWords("Print").endsInEllipsis)
    #expect(TitleWords("Print...").withoutEllipsis == "Print")
    #expect(TitleWords("Print …").withoutEllipsis == "Print")
  }

  @Test
  func `the core leaves out case, articles and the ellipsis`() {
    #expect(TitleWords("Add a Note…").core == TitleWords("add note").core)
    #expect(TitleWords("Don’t Save").core == "dont save")
  }

  @Test
  func `first and last words compare without case and punctuation`() {
    #expect(TitleWords("“Delete” All…").first == "delete")
    #expect(TitleWords("Don’t Save").first == "dont")
    #expect(TitleWords("Turn On…").last == "on")
    #expect(TitleWords("删除").first == nil)
    #expect(TitleWords("").last == nil)
    #expect(TitleWords("Internationalization").first == nil)
  }

  @Test
  func `verbs`() {
    #expect(TitleWords("New Note").beginsWithVerb)
    #expect(TitleWords("Delete…").beginsWithVerb)
    #expect(!TitleWords("Paragraph Indent").beginsWithVerb)
  }

  @Test(arguments: [
    ("Delete Note", Destruction.sure), ("Empty Trash", .sure), ("Empty Trash…", .sure),
    ("Uninstall", .sure), ("Remove All Bookmarks", .sure), ("Clear All Filters…", .sure),
    ("Remove Bookmark", .possible), ("Clear All", .possible), ("Empty", .none),
    ("Move to Folder", .none), ("Deletion Log", .none), ("删除笔记", .none),
  ])
  func `destructive titles in English`(title: String, destruction: Destruction) {
    #expect(DestructiveTitles.destruction(of: TitleWords(title), in: .english) == destruction)
  }

  @Test(arguments: [
    ("删除笔记", Destruction.sure), ("刪除", .sure), ("移除书签", .possible), ("恢复", .none),
    ("Delete", .none),
  ])
  func `destructive titles in Chinese`(title: String, destruction: Destruction) {
    #expect(DestructiveTitles.destruction(of: TitleWords(title), in: .chinese) == destruction)
    #expect(DestructiveTitles.destruction(of: TitleWords(title), in: .other) == .none)
  }

  @Test
  func `vague titles`() {
    for title in ["OK", "Stuff", "Do It", "Click Here", "Go", "+", "B"] {
      #expect(VagueTitles.contains(TitleWords(title)), "\(title)")
    }
    for title in ["Indent", "Go Back", "100%", "5", "Click Twice", "More Options", ""] {
      #expect(!VagueTitles.contains(TitleWords(title)), "\(title)")
    }
    #expect(VagueTitles.contains(TitleWords("new-note"), id: "new-note"))
    #expect(!VagueTitles.contains(TitleWords("indent"), id: "indent"))
  }

  @Test
  func `familiar symbols`() {
    #expect(FamiliarSymbols.symbols(for: "share") == ["square.and.arrow.up"])
    #expect(FamiliarSymbols.contains("trash"))
    #expect(!FamiliarSymbols.contains("water.waves"))
  }

  @Test(arguments: [
    ("en", TitleLanguage.english), ("en-GB", .english), ("EN", .english), ("zh-Hans", .chinese),
    ("de", .other), ("eng", .other),
  ])
  func `languages`(tag: String, language: TitleLanguage) {
    #expect(TitleLanguage(tag: tag) == language)
  }
}
