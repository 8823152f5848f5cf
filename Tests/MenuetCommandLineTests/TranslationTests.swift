import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// `menuet strings --export` and `--import`: texts on their way to a translator and back.
@Suite struct TranslationTests {
  private func folder(_ document: String = StringsVerbTests.document) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "Notes.menuet.xml")
    try folder.write(StringsVerbTests.catalog, to: "Localizable.xcstrings")
    return folder
  }

  private func exported(_ folder: TemporaryFolder, _ locale: String = "de") -> String {
    menuet("strings", "--export", "-", "--locale", locale, folder["Notes.menuet.xml"]).output
  }

  private func taken(_ folder: TemporaryFolder, _ text: String) throws -> ToolRun {
    let path = try folder.write(text, to: "back.xliff")
    return menuet("strings", "--import", path, folder["Notes.menuet.xml"])
  }

  @Test func theFileIsAsXcodeWritesIt() throws {
    let folder = try folder(
      StringsVerbTests.document.replacing("\"Outdent\"", with: "\"A &lt; B &amp; C\""))
    let head = "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
    #expect(
      exported(folder) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \(head)">
          <file original="\(folder["Localizable.xcstrings"])" source-language="en" target-language="de" datatype="plaintext">
            <header>
              <tool tool-id="menuet" tool-name="menuet" tool-version="0.1.0"/>
            </header>
            <body>
              <trans-unit id="command.indent.title" xml:space="preserve">
                <source>Indent</source>
                <target state="translated">Einrücken</target>
                <note>As in a text editor</note>
              </trans-unit>
              <trans-unit id="command.outdent.title" xml:space="preserve">
                <source>A &lt; B &amp; C</source>
                <note/>
              </trans-unit>
              <trans-unit id="menu.format.title" xml:space="preserve">
                <source>Format</source>
                <note/>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """)
    #expect(try folder.text("Localizable.xcstrings") == StringsVerbTests.catalog)
  }

  @Test func translationsComeBack() throws {
    let folder = try folder()
    let text = exported(folder).replacing(
      "<source>Outdent</source>",
      with: "<source>Outdent</source><target> Aus &amp; <![CDATA[<rück>]]><!-- x -->en\r\n</target>"
    )
    let run = try taken(folder, text)
    #expect(run.code == 0 && run.error == "")
    #expect(run.output.hasSuffix(": 1 translated, 1 not finished\n"))
    let catalog = try folder.text("Localizable.xcstrings")
    #expect(
      catalog.contains(
        "\"state\" : \"translated\",\n            \"value\" : \" Aus & <rück>en\\n\""))
    #expect(catalog.contains("\"value\" : \"Einrücken\"") && catalog.contains("1.50"))
    #expect(try taken(folder, exported(folder)).output.hasSuffix(": 1 not finished\n"))
    #expect(try folder.text("Localizable.xcstrings") == catalog)
  }

  @Test func whatIsNotKnownOrNotFinishedIsLeftAlone() throws {
    let folder = try folder()
    _ = menuet(
      "strings", "--update", folder["Localizable.xcstrings"], folder["Notes.menuet.xml"])
    let before = try folder.text("Localizable.xcstrings")
    let text = exported(folder)
      .replacing("id=\"command.outdent.title\"", with: "id=\"command.gone.title\"")
      .replacing("<source>Outdent</source>", with: "<source>Outdent</source><target>Weg</target>")
      .replacing(
        "<source>Format</source>",
        with: "<source>Format</source><target state=\"needs-translation\">Fmt</target>")
    let run = try taken(folder, text)
    #expect(run.code == 0)
    #expect(run.output.hasSuffix(": 1 not finished, 1 unknown\n"))
    #expect(
      run.error.contains(
        "back.xliff:13:7: warning: the String Catalog has no text for 'command.gone.title'"))
    #expect(try folder.text("Localizable.xcstrings") == before)
  }

  @Test func aTranslationOfAnEarlierTextNeedsReview() throws {
    let folder = try folder()
    let text = exported(folder).replacing(
      "<source>Outdent</source>", with: "<source>Outdent</source><target>Links</target>")
    try folder.write(
      StringsVerbTests.document.replacing("\"Outdent\"", with: "\"Move Left\""),
      to: "Notes.menuet.xml")
    let run = try taken(folder, text)
    #expect(run.output.contains("1 for review"))
    #expect(run.error.contains("the text of 'command.outdent.title' has changed since"))
    let catalog = try folder.text("Localizable.xcstrings")
    #expect(catalog.contains("\"needs_review\",\n            \"value\" : \"Links\""))
  }

  @Test func formsAreUnitsOfTheirOwn() throws {
    let folder = try folder()
    let catalog = StringsVerbTests.catalog.replacing(
      """
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Indent"
                }
              }
      """,
      with: """
                "en" : {
                  "variations" : {
                    "device" : {
                      "mac" : { "stringUnit" : { "state" : "translated", "value" : "Indent" } },
                      "other" : { "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "Once" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "Often" } } } } }
                    }
                  }
                }
        """)
    try folder.write(catalog, to: "Localizable.xcstrings")
    let japanese = exported(folder, "ja")
    for (id, source) in [("mac", "Indent"), ("other.plural.one", "Once")] {
      #expect(
        japanese.contains(
          """
                <trans-unit id="command.indent.title|==|device.\(id)" xml:space="preserve">
                  <source>\(source)</source>

          """))
    }
    #expect(exported(folder, "de").contains("id=\"command.indent.title\""), "German has one form")
    let run = try taken(
      folder,
      japanese.replacing("<source>Once</source>", with: "<source>Once</source><target>一</target>"))
    #expect(run.output.contains("1 translated"), "\(run.error)")
    let text = try folder.text("Localizable.xcstrings")
    let path = ["\"ja\" : {", "\"device\" : {", "\"other\" : {", "\"plural\" : {", "\"one\" : {"]
    var rest = text[...]
    for name in path {
      let range = try #require(rest.firstRange(of: name), "\(name) in \(rest)")
      rest = rest[range.upperBound...]
    }
    #expect(rest.prefix(160).contains("\"value\" : \"一\""))
  }

  /// `whatever` in place of the translation of 'Outdent'.
  private func outdent(_ folder: TemporaryFolder, _ whatever: String) -> String {
    exported(folder).replacing(
      "<source>Outdent</source>", with: "<source>Outdent</source>\(whatever)")
  }

  @Test(arguments: [
    ("translated", "translated"), ("final", "translated"), ("signed-off", "translated"),
    ("needs-review-translation", "needs_review"), ("needs-review-adaptation", "needs_review"),
    ("needs-review-l10n", "needs_review"), ("x-checked", "needs_review"), ("new", nil),
    ("needs-translation", nil), ("needs-adaptation", nil), ("needs-l10n", nil),
  ])
  func aStateOfXLIFFIsOneOfTheCatalog(state: String, expected: String?) throws {
    let folder = try folder()
    let run = try taken(folder, outdent(folder, "<target state=\"\(state)\">Aus</target>"))
    #expect(run.code == 0 && run.error == "")
    let catalog = try folder.text("Localizable.xcstrings")
    let lines = expected.map { "\"state\" : \"\($0)\",\n            \"value\" : \"Aus\"" }
    #expect(lines.map { catalog.contains($0) } ?? !catalog.contains("Aus"), "\(catalog)")
  }

  @Test func anUnknownStateIsFoundAndTheTranslationNeedsReview() throws {
    let folder = try folder()
    let run = try taken(folder, outdent(folder, "<target state=\"transalted\">Aus</target>"))
    #expect(run.code == 0)
    #expect(
      run.error.contains(
        """
        back.xliff:14:48: warning: XLIFF 1.2 has no state 'transalted'; the translation needs review \
        [catalog-incomplete]
        """))
    #expect(run.error.contains("write 'translated'"))
    #expect(
      try folder.text("Localizable.xcstrings").contains(
        "\"needs_review\",\n            \"value\" : \"Aus\""))
  }

  @Test func aMarkThatTurnsTextRoundIsFoundAndTaken() throws {
    let folder = try folder()
    let run = try taken(folder, outdent(folder, "<target>Aus&#x202E;gnub</target>"))
    #expect(run.code == 0)
    #expect(
      run.error.contains(
        "back.xliff:14:41: warning: the translation of 'command.outdent.title' holds U+202E, which "
          + "nobody sees and its text has not [catalog-incomplete]"), "\(run.error)")
    #expect(run.error.contains("fix: take it out, unless it is meant"))
    // As a document's own text is.
    #expect(try folder.text("Localizable.xcstrings").contains("Aus\u{202E}gnub"))
    for target in ["Aus\u{200F}rücken", "Aus\n\trücken", "ausrücken\u{200D}"] {
      #expect(try taken(folder, outdent(folder, "<target>\(target)</target>")).error == "")
    }
    let isolated = try self.folder(
      StringsVerbTests.document.replacing("Outdent", with: "Out\u{2068}de\u{2069}nt"))
    let text = exported(isolated).replacing(
      "\u{2069}nt</source>", with: "\u{2069}nt</source><target>Aus\u{2068}rü\u{2069}cken</target>")
    #expect(try taken(isolated, text).error == "", "its text has them too")
  }

  @Test(arguments: [
    "<g id=\"1\">Aus</g>rücken", "Aus<x id=\"1\"/>", "<mrk mtype=\"seg\">Aus</mrk>",
  ])
  func markupInATranslationIsRefused(target: String) throws {
    let folder = try folder()
    let run = try taken(
      folder,
      outdent(folder, "<target>\(target)</target>").replacing(
        "<source>Format</source>", with: "<source>Format</source><target>Fmt</target>"))
    #expect(run.code == 1)
    let column = 41 + target.prefix { $0 != "<" }.count
    #expect(run.error.contains("back.xliff:14:\(column): error: '"), "\(run.error)")
    #expect(run.error.contains("take the markup out"))
    #expect(run.output.hasSuffix(": 1 translated, 1 refused\n"))
    let alone = try taken(folder, outdent(folder, "<target>\(target)</target>"))
    #expect(alone.output.hasSuffix(": 1 refused\n"))
    let catalog = try folder.text("Localizable.xcstrings")
    #expect(catalog.contains("\"Fmt\"") && !catalog.contains("\"Aus"), "the rest is taken")
  }

  @Test func theLanguagesAreThoseOfTheCatalog() throws {
    let folder = try folder()
    let text = outdent(folder, "<target>Aus</target>")
    for (old, new, message) in [
      ("source-language=\"en\"", "source-language=\"fr\"", "error: the file translates from 'fr'"),
      (
        "source-language=\"en\" ", "", ":3:3: error: a file of translations has a 'source-language'"
      ),
      (
        "target-language=\"de\"", "target-language=\"en\"",
        "error: 'en' is the language of the texts themselves"
      ),
      ("target-language=\"de\"", "target-language=\"d?\"", "error: 'd?' is no language tag"),
    ] {
      let run = try taken(folder, text.replacing(old, with: new))
      #expect(run.code == 1 && run.error.contains(message), "\(new): \(run.error)")
      #expect(run.output == "", "nothing is up to date")
      #expect(run.error.contains("fix: "))
      #expect(try folder.text("Localizable.xcstrings") == StringsVerbTests.catalog)
    }
    let region = try taken(folder, text.replacing("=\"en\"", with: "=\"en-US\""))
    #expect(region.code == 0 && region.error == "")
    let slip = try taken(folder, text.replacing("=\"de\"", with: "=\"dee\""))
    #expect(slip.code == 0)
    #expect(slip.error.contains("warning: no document is checked in 'dee'"))
    #expect(slip.error.contains("if 'de' is meant, write that"))
    #expect(try taken(folder, text.replacing("=\"de\"", with: "=\"de-AT\"")).error == "")
  }

  @Test(arguments: [
    ("de_AT", "de-AT"), ("DE-at", "de-AT"), ("zh_hant_tw", "zh-Hant-TW"), ("es_419", "es-419"),
    ("de-1996-u-co-phonebk", "de-1996-u-co-phonebk"), ("DE", "de"), ("FR_CA", "fr_ca"),
  ])
  func aLanguageIsSpelledAsInTheCatalogOrAsBCP47Does(tag: String, expected: String) throws {
    let folder = try folder()
    try folder.write(
      StringsVerbTests.catalog.replacing("\"fr\" :", with: "\"fr_ca\" :"),
      to: "Localizable.xcstrings")
    let text = outdent(folder, "<target>Aus</target>")
      .replacing("target-language=\"de\"", with: "target-language=\"\(tag)\"")
    let run = try taken(folder, text)
    #expect(run.code == 0, "\(run.error)")
    let catalog = try folder.text("Localizable.xcstrings")
    let place = try #require(catalog.firstRange(of: "\"value\" : \"Aus\""))
    let language = catalog[..<place.lowerBound].matches(of: /"([A-Za-z0-9_-]+)" : \{/).dropLast()
      .last
    #expect(language?.1 == expected[...], "\(catalog)")
  }

  @Test func badFilesChangeNothing() throws {
    let folder = try folder()
    for text in [
      "<xliff", "<a/>", "", "\n ", "<?xml version=\"1.0\"?>\n", "{}",
      "<!DOCTYPE x [<!ENTITY a \"b\">]><xliff>&a;</xliff>",
      "<xliff version=\"2.0\"/>",
    ] {
      let run = try taken(folder, text)
      #expect(run.code == 3 && run.output == "", "\(text): \(run.error)")
      #expect(!run.error.contains("'menuet'"), "not of documents: \(run.error)")
    }
    #expect(try taken(folder, "").error.contains("the file is empty, and no XLIFF 1.2"))
    let other = exported(folder).replacing("Localizable.xcstrings", with: "Other.xcstrings")
    let run = try taken(folder, other)
    #expect(run.code == 1 && run.error.contains("no translations of 'Localizable.xcstrings'"))
    let untagged = exported(folder).replacing(" target-language=\"de\"", with: "")
    #expect(try taken(folder, untagged).error.contains("has a 'target-language'"))
    #expect(menuet("strings", "--import", folder["no.xliff"], folder["Notes.menuet.xml"]).code == 3)
    #expect(try folder.text("Localizable.xcstrings") == StringsVerbTests.catalog)
  }

  @Test func whatATranslatorSentIsNotOverwritten() throws {
    let folder = try folder()
    let document = folder["Notes.menuet.xml"]
    let path = folder["de.xliff"]
    #expect(menuet("strings", "--export", path, "--locale", "de", document).code == 0)
    #expect(menuet("strings", "--export", path, "--locale", "de", document).code == 0)
    try folder.write("<xliff/>", to: "de.xliff")
    let run = menuet("strings", "--export", path, "--locale", "de", document)
    #expect(run.code == 3 && run.error.contains("was not made by menuet"))
    #expect(try folder.text("de.xliff") == "<xliff/>")
    #expect(menuet("strings", "--export", path, "--locale", "de", "--force", document).code == 0)
    let several = menuet("strings", "--export", path, document)
    #expect(several.code == 2 && several.error.contains("there is 'de' and 'fr'"), "\(several)")
    #expect(menuet("strings", "--export", path, "--locale", "no tag", document).code == 2)
  }
}
