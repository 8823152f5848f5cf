import MenuetAnalysis
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
        "%lld Notes" : {
          "localizations" : {
            "fr" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld note" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld notes" } }
            } } }
          }
        },
        "iCloud" : { "shouldTranslate" : false },
        "Empty" : { }
      },
      "version" : "1.0"
    }
    """#

  @Test
  func `translations are read by key and by text`() throws {
    let catalog = try StringCatalog(parsing: Array(Self.strings.utf8))
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.languages == ["fr", "zh-Hans"])
    #expect(catalog.text(of: ["command.new.title"], in: .init("fr")) == "Nouvelle note é😀")
    #expect(catalog.text(of: ["other", "%lld Notes"], in: .init("fr-CA")) == "%lld notes")
    #expect(catalog.text(of: ["command.new.title"], in: .init("zh-Hans-CN")) == "新笔记")
    #expect(catalog.text(of: ["command.new.title"], in: .init("zh-Hant")) == nil)
    #expect(catalog.text(of: ["command.new.title"], in: .init("de")) == nil)
  }

  @Test
  func `what needs no translation is not missing`() throws {
    let catalog = try StringCatalog(parsing: Array(Self.strings.utf8))
    func missing(_ key: String) -> [String] {
      let locales = ["en-GB", "fr", "zh-Hant"].map { StringCatalog.Locale($0) }
      return catalog.missing([key], among: locales).map { $0.tag }
    }
    #expect(missing("Empty") == ["fr", "zh-Hant"])
    #expect(missing("iCloud") == [])
    #expect(missing("command.new.title") == ["zh-Hant"])
    #expect(missing("nowhere") == ["fr", "zh-Hant"])
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
