import Menuet
import MenuetBinding
import MenuetModel
import Testing

/// The files that say which symbols and translations there are.
struct CatalogTests {
  private static let symbols = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>symbols</key>
      <dict>
        <key>trash</key> <string>2019</string>
        <key>trash.slash</key> <string>2020</string>
        <key>odd</key> <string>1999</string>
      </dict>
      <key>year_to_release</key>
      <dict>
        <key>2019</key>
        <dict><key>iOS</key><string>13.0</string><key>macOS</key><string>11.0</string></dict>
        <key>2020</key>
        <dict><key>iOS</key><string>14.0</string><key>macOS</key><string>11.0</string></dict>
      </dict>
    </dict>
    </plist>
    """

  @Test
  func `symbols and their first versions are read`() throws {
    let catalog = try SymbolCatalog(parsing: Array(Self.symbols.utf8))
    #expect(catalog.contains("trash") && !catalog.contains("thrash"))
    #expect(catalog.firstVersion(of: "trash.slash", on: .ipados) == PlatformVersion(14))
    #expect(catalog.firstVersion(of: "trash", on: .macos) == PlatformVersion(11))
    #expect(catalog.firstVersion(of: "trash", on: .watchos) == nil)
    #expect(catalog.firstVersion(of: "odd", on: .ios) == nil)
    #expect(catalog.nearest(to: "trahs") == "trash")
  }

  @Test
  func `files that are no catalog of symbols are refused`() {
    #expect(throws: SymbolCatalog.ParseError.isBinary) {
      try SymbolCatalog(parsing: Array("bplist00".utf8))
    }
    #expect(throws: SymbolCatalog.ParseError.isNotXML) { try SymbolCatalog(parsing: []) }
    #expect(throws: SymbolCatalog.ParseError.lacks("year_to_release")) {
      try SymbolCatalog(parsing: Array("<plist><dict/></plist>".utf8))
    }
  }

  private static let strings = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "command.new.title" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Nouvelle note \u00e9\ud83d\ude00" } },
            "de" : { "stringUnit" : { "state" : "new", "value" : "New" } },
            "zh-Hans" : { "stringUnit" : { "state" : "needs_review", "value" : "新笔记" } }
          }
        },
        "command.count.title" : {
          "localizations" : {
            "fr" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld note" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld notes" } }
            } } }
          }
        },
        "command.cloud.title" : { "shouldTranslate" : false },
        "command.empty.title" : { }
      },
      "version" : "1.0"
    }
    """#

  @Test
  func `translations are read by key`() throws {
    let catalog = try StringCatalog(parsing: Array(Self.strings.utf8))
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.languages == ["fr", "zh-Hans"])
    #expect(catalog.text(of: .command("new"), in: "fr") == "Nouvelle note é😀")
    #expect(catalog.text(of: .command("count"), in: "fr-CA") == "%lld notes")
    #expect(catalog.text(of: .command("new"), in: "zh-Hans-CN") == "新笔记")
    #expect(catalog.text(of: .command("new"), in: "zh-Hant") == nil)
    #expect(catalog.text(of: .command("new"), in: "de") == nil)
  }

  @Test
  func `what needs no translation is not missing`() throws {
    let catalog = try StringCatalog(parsing: Array(Self.strings.utf8))
    func missing(_ id: String) -> [String] {
      let locales = ["en-GB", "fr", "zh-Hant"].map { StringCatalog.Locale($0) }
      return catalog.missing(.command(id), among: locales).map { $0.tag }
    }
    #expect(missing("empty") == ["fr", "zh-Hant"])
    #expect(missing("cloud") == [])
    #expect(missing("new") == ["zh-Hant"])
    #expect(missing("nowhere") == ["fr", "zh-Hant"])
  }

  /// A catalog of one string, the title of the command `key`, in German.
  private func german(_ localization: String, _ more: String = "") throws -> StringCatalog {
    let text = """
      {"version": "1.0", "sourceLanguage": "en",
       "strings": {"command.key.title": {\(more)"localizations": {"de": \(localization)}}}}
      """
    return try StringCatalog(parsing: Array(text.utf8))
  }

  private func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  private func texts(_ catalog: StringCatalog, _ platform: Platform? = .ios) -> [String] {
    catalog.texts(of: .command("key"), in: .init("de"), on: platform)
  }

  @Test
  func `all forms by number count`() throws {
    let catalog = try german(
      #"{"variations": {"plural": {"one": \#(unit("Notiz")), "other": \#(unit("Notizen"))}}}"#)
    #expect(texts(catalog) == ["Notizen", "Notiz"])
    #expect(!catalog.variesByDevice)
    let half = try german(
      #"{"variations": {"plural": {"one": \#(unit("Notiz", "new")), "few": \#(unit("Noten"))}}}"#)
    #expect(texts(half) == ["Noten"])
  }

  @Test
  func `of forms by device that of the platform counts`() throws {
    let catalog = try german(
      #"{"variations": {"device": {"mac": \#(unit("Klicken")), "other": \#(unit("Tippen")), "#
        + #""ipad": {"variations": {"plural": {"other": \#(unit("Tipps")), "one": \#(unit("Tipp"))}}}}}}"#
    )
    #expect(catalog.variesByDevice)
    #expect(texts(catalog, .macos) == ["Klicken"])
    #expect(texts(catalog, .ios) == ["Tippen"])
    #expect(texts(catalog, .ipados) == ["Tipps", "Tipp"])
    let macAlone = try german(#"{"variations": {"device": {"mac": \#(unit("Klicken"))}}}"#)
    #expect(texts(macAlone, .ios) == ["Klicken"])
  }

  @Test
  func `substitutions stand in the text in all their forms`() throws {
    let catalog = try german(
      #"{"stringUnit": {"state": "translated", "value": "%#@n@ in %#@m@"}, "substitutions": {"#
        + #""n": {"variations": {"plural": {"one": \#(unit("eine")), "other": \#(unit("viele"))}}},"#
        + #""m": {"variations": {"plural": {"other": \#(unit("Ordnern"))}}}, "x": 3}}"#)
    #expect(texts(catalog) == ["viele in Ordnern", "eine in Ordnern"])
  }

  @Test
  func `substitutions that would grow without end are left as they are`() throws {
    let marks = String(repeating: "%#@a@", count: 1_000)
    let part = String(repeating: "x", count: 9_000)
    let parts = (0..<40).map { #""p\#($0)": \#(unit(part))"# }.joined(separator: ",")
    let catalog = try german(
      #"{"stringUnit": {"value": "\#(marks)"}, "substitutions": {"a": {"variations": {"plural": {\#(parts)}}}}}"#
    )
    #expect(texts(catalog).count <= 64)
    #expect(texts(catalog).allSatisfy { $0 == marks })
  }

  @Test(arguments: ["needs_review", "translated", "stale", "unheard-of"])
  func `a text in any state but new counts`(state: String) throws {
    let catalog = try german(unit("Notiz", state), #""extractionState": "stale", "#)
    #expect(texts(catalog) == ["Notiz"])
  }

  @Test(arguments: [
    "3", "null", "[]", "\"Notiz\"", "{}", #"{"stringUnit": 3}"#, #"{"stringUnit": {"value": 3}}"#,
    #"{"stringUnit": {"value": ""}}"#, #"{"stringUnit": {"state": "new", "value": "x"}}"#,
    #"{"variations": 3}"#, #"{"variations": {"plural": []}}"#,
    #"{"variations": {"plural": {"one": {}}}}"#,
  ])
  func `what holds no text is not translated`(localization: String) throws {
    let catalog = try german(localization)
    #expect(texts(catalog) == [])
    #expect(catalog.languages == [])
    #expect(catalog.missing(.command("key"), among: [.init("de")]).map(\.tag) == ["de"])
  }

  @Test(arguments: ["3", "\"text\"", "[1]", "null", #"{"localizations": []}"#])
  func `a string that is no object is not translated`(string: String) throws {
    let catalog = try StringCatalog(
      parsing: Array(
        #"{"sourceLanguage": "en", "strings": {"command.key.title": \#(string)}}"#.utf8))
    #expect(texts(catalog) == [])
  }

  @Test
  func `tags are the same whatever their case`() throws {
    let catalog = try StringCatalog(
      parsing: Array(
        #"{"sourceLanguage": "en", "strings": {"command.key.title": {"localizations": {"pt_BR": \#(unit("Nota"))}}}}"#
          .utf8))
    #expect(catalog.text(of: .command("key"), in: "PT-br") == "Nota")
    #expect(catalog.contains(.init("pt-BR")) && catalog.contains(.init("en-GB")))
    #expect(!catalog.contains(.init("pt")) && !catalog.contains(.init("de")))
  }

  @Test
  func `versions, byte order marks and names that come twice are no matter`() throws {
    let text = """
      {"version": "7.5", "sourceLanguage": "fr", "sourceLanguage": "en", "strings": {
        "command.key.title": {"localizations": {"de": \(unit("eins"))}},
        "command.key.title": {"localizations": {"de": \(unit("zwei"))}}}}
      """
    let catalog = try StringCatalog(parsing: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(catalog.sourceLanguage == "en")
    #expect(texts(catalog) == ["zwei"])
  }

  @Test
  func `what a catalog lacks is named`() {
    for (text, key) in [
      ("[]", "sourceLanguage"), ("3", "sourceLanguage"),
      ("{\"sourceLanguage\": 3}", "sourceLanguage"),
      ("{\"sourceLanguage\": \"en\"}", "strings"),
      ("{\"sourceLanguage\": \"en\", \"strings\": []}", "strings"),
    ] {
      #expect(throws: StringCatalog.ParseError.lacks(key)) {
        try StringCatalog(parsing: Array(text.utf8))
      }
    }
  }

  @Test(arguments: [
    "", "{", "[1, 2", "{\"a\" 1}", "{\"a\": 1,}", "\"\\u12\"", "nul", "{} {}", "\"open",
  ])
  func `broken JSON is refused`(text: String) {
    #expect(throws: StringCatalog.ParseError.self) {
      try StringCatalog(parsing: Array(text.utf8))
    }
  }

  @Test
  func `deep JSON is refused instead of overflowing the stack`() {
    #expect(throws: StringCatalog.ParseError.self) {
      try StringCatalog(parsing: Array(repeating: UInt8(ascii: "["), count: 100_000))
    }
  }
}
