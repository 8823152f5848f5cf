import MenuetLayout
import Testing

@testable import MenuetModel

/// The platforms' own words in other languages.
@Suite struct SystemWordsTests {
  private static let english: [String: String] = {
    var words: [String: String] = [:]
    for command in SystemCommand.allCases { words[command.rawValue] = command.facts.title }
    for word in StandardWord.allCases where words[word.rawValue] == nil {
      words[word.rawValue] = word.title
    }
    for menu in StandardMenu.allCases where menu != .app {
      words["menu-" + menu.rawValue] = menu.title(inAppNamed: "")
    }
    return words
  }()

  @Test(arguments: SystemWords.languages)
  func aTableHasTheWordsOfTheLanguageAlone(_ language: String) throws {
    let text = try #require(SystemWordTable.texts[language])
    let entries = text.split(separator: "|").map { $0.split(separator: ":", maxSplits: 1) }
    #expect(entries.count >= 15)
    #expect(Set(entries.map(\.[0])).count == entries.count)
    for entry in entries {
      let name = String(entry[0])
      let english = try #require(Self.english[name], "\(name) is no standard word")
      let word = String(try #require(entry.dropFirst().first))
      #expect(word.contains("%@") == english.contains("%@"), "\(name): \(word)")
      #expect((word.last == "…" || word.last == "⋯") == (english.last == "…"), "\(name): \(word)")
      #expect(word.first?.isWhitespace == false && word.last?.isWhitespace == false)
    }
  }

  @Test func aTagFindsTheWordsOfItsLanguageOrNone() {
    #expect(SystemWords.languages.count >= 12)
    func copy(_ tag: String) -> String? {
      SystemWords(locale: tag)?.title(of: .copy, inAppNamed: "Notes")
    }
    #expect(copy("de") == "Kopieren" && copy("de-AT") == copy("DE") && copy("de_CH") == copy("de"))
    #expect(copy("zh-TW") == "拷貝" && copy("zh-Hant-HK") == copy("zh-TW"))
    #expect(copy("zh") == "拷贝" && copy("zh-Hans-HK") == copy("zh"))
    #expect(copy("pt") == copy("pt-BR") && copy("pt-BR") == "Copiar" && copy("pt-PT") == nil)
    #expect(copy("no") == copy("nb") && copy("iw") == copy("he"))
    #expect(copy("en") == nil && copy("tlh") == nil && copy("") == nil && copy("pseudo") == nil)
  }

  /// A document with a menu bar on a Mac, and a command of its own with the words of the system.
  private static func document(language: String = "en") -> Document {
    var document = Document(name: "Notes", fileName: "Notes.menuet.xml", source: .none)
    document.language = language
    document.platforms = .macos
    var save = Command(id: "keep", system: .save, inAppNamed: "Notes")
    save.source = SourceReference(line: 1, column: 1)
    // A command that the framework names has no key.
    save.shortcut = nil
    save.platforms = .macos
    document.commands = [save]
    let item = Item(
      id: "keep", kind: .command, subject: .command(0), platforms: .macos, source: .none)
    var file = Menu(id: "file", title: "File", content: [.item(item)], source: .none)
    file.standard = .file
    file.platforms = .macos
    var bar = MenuBar(id: "bar", menus: [file], source: .none)
    bar.platforms = .macos
    document.menuBars = [bar]
    return document
  }

  private func shown(
    _ document: Document, _ locale: String, _ strings: StringCatalog? = nil
  ) -> Document {
    let context = LayoutContext(platform: .macos, locale: locale)
    return LayoutEngine(context: context)
      .layOut(document.translated(with: strings, in: context)).shown
  }

  @Test func menusThatTheDocumentHasAndThoseOfTheSystemTakeTheWords() throws {
    let english = shown(Self.document(), "en").menuBars[0].menus
    let german = shown(Self.document(), "de").menuBars[0].menus
    #expect(english.map(\.title) == ["Notes", "File", "Edit", "View", "Window", "Help"])
    #expect(
      german.map(\.title) == ["Notes", "Ablage", "Bearbeiten", "Darstellung", "Fenster", "Hilfe"])
    func titles(_ menu: Menu) -> [String] {
      menu.layouts?.large?.rows.flatMap(\.cells).map(\.title).filter { !$0.isEmpty } ?? []
    }
    #expect(titles(german[1]) == ["Schließen", "Sichern"])
    #expect(titles(german[0]).first == "Über Notes" && titles(german[0]).last == "Notes beenden")
    // They are measured as they are drawn.
    #expect(
      try #require(german[0].layouts?.large?.width) > #require(english[0].layouts?.large?.width))
  }

  @Test func wordsOfTheDocumentAndItsCatalogStay() throws {
    var document = Self.document()
    document.commands[0].title = "Keep"
    document.menuBars[0].menus[0].title = "Papers"
    let own = shown(document, "de")
    #expect(own.commands[0].title == "Keep" && own.menuBars[0].menus[1].title == "Papers")
    let json = """
      {"version": "1.0", "sourceLanguage": "en", "strings": {"command.keep.title":
        {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Ablegen"}},
                           "fr": {"stringUnit": {"state": "translated", "value": "Save"}}}}}}
      """
    let strings = try StringCatalog(parsing: Array(json.utf8))
    #expect(shown(Self.document(), "de", strings).commands[0].title == "Ablegen")
    #expect(shown(Self.document(), "fr", strings).commands[0].title == "Save")
    #expect(shown(Self.document(), "it", strings).commands[0].title == "Salva")
  }

  /// What the document is written in says how it reads without a locale: nothing changes there.
  @Test func aDocumentInItsOwnLanguageStaysAsItIs() {
    let document = shown(Self.document(language: "de"), "de")
    #expect(document.menuBars[0].menus[1].title == "File")
    #expect(document.commands[0].title == "Save")
  }
}
