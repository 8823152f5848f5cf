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
    "Über Alles", "删除笔记", "Add A/B Test", "Use macOS Style", "Turn On",
  ])
  func `titles in title-style capitals`(title: String) {
    #expect(TitleWords(title).isTitleCase)
    #expect(TitleCase.applied(to: title) == title)
  }

  @Test(arguments: [
    ("indent", "Indent"), ("Zoom in", "Zoom In"), ("Find And replace…", "Find And Replace…"),
    ("to Do", "To Do"), ("Show ruler", "Show Ruler"), ("Über alles", "Über Alles"),
    ("Sign in…", "Sign In…"), ("open the file", "Open the File"), ("Show él", "Show Él"),
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

  @Test
  func `an article of a name stays`() {
    for title in ["Listen to The Who", "Rate on the Mac App Store!", "Keep in the Dock"] {
      #expect(!Articles.canBeRemoved(from: TitleWords(title)))
      #expect(Articles.removed(from: title) == title)
    }
    #expect(Articles.removed(from: "Show the App in the Finder…") == "Show App in the Finder…")
  }

  @Test(arguments: ["Sort A to Z", "Vitamin A", "A–Z", "Theme", "Anchor", "A and B", "Plan A"])
  func `letters and longer words are no articles`(title: String) {
    #expect(!TitleWords(title).hasArticle)
    #expect(Articles.removed(from: title) == title)
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
    ("Remove Bookmark", .possible), ("Don’t Save", .possible), ("Don't Save", .possible),
    ("Move to Trash", .possible), ("Move to Folder", .none), ("Empty Folder", .none),
    ("Revert to Saved", .possible), ("Deletion Log", .none), ("删除笔记", .none),
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
  func `opposite titles have the same object`() throws {
    let show = try #require(OppositeTitles.side(of: TitleWords("Show Ruler"), in: .english))
    let hide = try #require(OppositeTitles.side(of: TitleWords("Hide the Ruler…"), in: .english))
    #expect(show.opposite == hide)
    #expect(OppositeTitles.side(of: TitleWords("Turn On"), in: .english) == nil)
    #expect(OppositeTitles.side(of: TitleWords("Indent"), in: .english) == nil)
    let chinese = try #require(OppositeTitles.side(of: TitleWords("显示标尺"), in: .chinese))
    #expect(
      chinese.opposite == OppositeTitles.side(of: TitleWords("隐藏标尺"), in: .chinese))
  }

  @Test
  func `families and familiar symbols`() {
    #expect(CommandFamilies.family(of: TitleWords("Zoom In")) == .zooming)
    #expect(CommandFamilies.family(of: TitleWords("Save As…")) == .filing)
    #expect(CommandFamilies.family(of: TitleWords("Save Everything")) == nil)
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
