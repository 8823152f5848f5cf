import Foundation
import Testing

/// Layouts and pictures with the titles of a String Catalog.
@Suite struct LayoutLocaleTests {
  private let folder: TemporaryFolder
  private let document: String

  private static func text(_ strings: String = " strings=\"L.xcstrings\"") -> String {
    """
    <menuet xmlns="urn:menuet:1" name="Notes" platforms="ios"\(strings)>
      <commands>
        <command id="tidy-up" title="Tidy Up"/> <command id="sort-notes" title="Sort Notes"/>
      </commands>
      <menu id="format" title="Format"><item ref="tidy-up"/> <item ref="sort-notes"/></menu>
      <toolbar id="main" title="Main">
        <leading><back/></leading>
        <center><item ref="sort-notes"/></center>
        <trailing><item ref="tidy-up"/></trailing>
      </toolbar>
    </menuet>

    """
  }

  private static let catalog = """
    {"version": "1.0", "sourceLanguage": "en", "strings": {
      "command.tidy-up.title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Aufräumen"}},
        "ar": {"stringUnit": {"state": "translated", "value": "ترتيب"}}}},
      "command.sort-notes.title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Notizen sortieren"}},
        "ar": {"stringUnit": {"state": "translated", "value": "فرز الملاحظات"}}}},
      "menu.format.title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Formatierung"}},
        "ar": {"stringUnit": {"state": "translated", "value": "تنسيق"}}}},
      "toolbar.main.title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hauptleiste"}},
        "ar": {"stringUnit": {"state": "translated", "value": "رئيسي"}}}}}}
    """

  init() throws {
    folder = try TemporaryFolder()
    document = try folder.write(Self.text(), to: "N.menuet.xml")
    try folder.write(Self.catalog, to: "L.xcstrings")
  }

  private func least(_ run: ToolRun) throws -> [Int] {
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let list = value as? [[String: Any]]
    let contexts = try list ?? [#require(value as? [String: Any])]
    return contexts.compactMap { context in
      (context["toolbars"] as? [[String: Any]])?.first?["minimumWidth"] as? Int
    }
  }

  @Test func eachLocaleHasItsTitlesAndItsRoom() throws {
    let run = menuet("layout", "--locale", "en,de,pseudo", document)
    #expect(run.code == 0)
    #expect(run.error == "")
    let parts = run.output.components(separatedBy: document + ": ")
    #expect(parts.count == 4)
    #expect(parts[1].contains("trailing  Tidy Up\n") && parts[1].contains("Sort Notes"))
    #expect(parts[2].contains("trailing  Aufräumen\n") && parts[2].contains("Notizen sortieren"))
    #expect(parts[2].contains("\"Hauptleiste\"") && parts[2].contains("\"Formatierung\""))
    #expect(parts[3].contains("trailing  Tidy UpTid\n"))
    // The same bars with the titles written into the document need the same room.
    let json = menuet("layout", "--format", "json", "--locale", "en,de", document)
    let german = Self.text("").replacing("Tidy Up", with: "Aufräumen")
      .replacing("Sort Notes", with: "Notizen sortieren")
    let plain = menuet("layout", "--format", "json", "-", input: german)
    let english = menuet("layout", "--format", "json", "-", input: Self.text(""))
    #expect(try least(json) == least(english) + least(plain))
  }

  @Test func picturesHaveThemToo() throws {
    let run = menuet("render", "--locale", "de", document)
    #expect(run.code == 0)
    #expect(run.output.contains("Aufräumen") && !run.output.contains("Tidy Up"))
    let text = menuet("render", "--format", "text", "--locale", "ar", document)
    #expect(text.output.contains("فرز الملاحظات") && !text.output.contains("Sort Notes"))
  }

  @Test func whatIsCompiledStaysInTheLanguageOfTheDocument() {
    let run = menuet("compile", "--emit", "json", document)
    #expect(run.output.contains("Tidy Up") && !run.output.contains("Aufräumen"))
  }

  @Test func aLocaleThatTheCatalogLacksIsNotedOnce() {
    let run = menuet("layout", "--locale", "it,de,fr", "--content-size", "large,xLarge", document)
    #expect(run.code == 0)
    let note = "note: the String Catalog has nothing in 'it', 'fr': titles stay in 'en'"
    #expect(run.error.components(separatedBy: note).count == 2)
    #expect(run.error.contains("N.menuet.xml:1:68: note: "))
    #expect(run.output.contains("iOS, it, large text"))
    #expect(menuet("render", "--locale", "it", document).error.contains("nothing in 'it'"))
    #expect(menuet("layout", "--quiet", "--locale", "it", document).error == "")
    #expect(menuet("layout", "--locale", "pseudo,en-GB,de-AT,ar", document).error == "")
  }

  @Test func aLocaleWithoutAnyCatalogIsNoted() throws {
    let text = Self.text("")
    let run = menuet("layout", "--locale", "en-GB,de,pseudo,ar", "-", input: text)
    #expect(run.code == 0)
    #expect(
      run.error.hasPrefix(
        "<stdin>:1:1: note: the document names no String Catalog: titles for 'de', 'ar' stay in 'en'"
          + " [string-missing]\n"))
    #expect(menuet("layout", "--locale", "en,en-GB,pseudo", "-", input: text).error == "")
    #expect(menuet("layout", "-", input: text).error == "")
    // A check in such a language says so too, whatever is asked for.
    let check = text.replacing(
      "</menuet>", with: "<check widths=\"900\" locales=\"en pseudo de en-AU\"/></menuet>")
    let found = menuet("validate", "--strict", "-", input: check)
    #expect(found.code == 0)
    #expect(
      found.error.contains(
        ": note: the document names no String Catalog: for 'de' its titles in 'en' are measured "
          + "[string-missing]\n"))
    try folder.write(
      Self.text().replacing("</menuet>", with: "<check locales=\"de\"/></menuet>"),
      to: "N.menuet.xml")
    #expect(!menuet("validate", document).error.contains("names no String Catalog"))
  }

  @Test func aCatalogThatIsMissingOrBrokenIsTheSameErrorAsWhenChecking() throws {
    for content in ["{", "{\"sourceLanguage\": \"en\"}"] {
      try folder.write(content, to: "L.xcstrings")
      let run = menuet("layout", "--locale", "de", document)
      #expect(run.code == 1)
      #expect(run.output == "")
      #expect(run.error == menuet("validate", document).error)
      #expect(run.error.contains("it is no String Catalog"))
    }
    try FileManager.default.removeItem(atPath: folder["L.xcstrings"])
    let run = menuet("render", "--locale", "de", document)
    #expect(run.code == 1)
    #expect(run.error.contains("[file-unreadable]"))
  }

  /// Titles of a catalog are as long as they like.
  @Test func textsThatAreNoTitlesStillHaveALayout() throws {
    let long = String(repeating: "Übergröße ", count: 20_000)
    for value in [long, "\\n\\n", "\\u0000\\u202e", "%#@x@ %lld", "👩‍👩‍👧‍👦", " "] {
      try folder.write(Self.catalog.replacing("Aufräumen", with: value), to: "L.xcstrings")
      let run = menuet("layout", "--locale", "de", document)
      #expect(run.code == 0)
      #expect(run.output.contains("and wider"))
      #expect(menuet("render", "--locale", "de", document).code == 0)
    }
  }
}
