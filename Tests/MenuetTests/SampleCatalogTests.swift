import Foundation
import MenuetBinding
import MenuetGeneration
import MenuetModel
import MenuetSource
import Testing

@testable import Menuet

/// What the String Catalogs of the samples show that English hides: each sample as it was before it
/// was mended, checked in English alone and with its catalog.
@Suite struct SampleCatalogTests {
  /// A sample with what its translator wrote first.
  struct Unmended: CustomTestStringConvertible {
    let name: String
    let language: String
    /// What stands in the catalog, and what first stood there.
    let catalog: [(mended: String, first: String)]
    /// What is found: the rules, each with words of its message.
    let findings: [(rule: String, words: String)]

    var testDescription: String { "\(name) in \(language)" }
  }

  static let unmended: [Unmended] = [
    // The titles of macOS, in the menu of an iPad with large text.
    Unmended(
      name: "Notes", language: "de",
      catalog: [
        ("Notizanzahl ausblenden", "Anzahl der Notizen ausblenden"),
        ("Rechtschreibung einblenden", "Rechtschreibung und Grammatik einblenden"),
        ("\"Intelligenter Ordner …", "\"Neuer intelligenter Ordner …"),
      ],
      findings: [
        ("label-truncated", "'Neuer intelligenter Ordner …' is cut on iPadOS in 'de'"),
        ("label-truncated", "'Rechtschreibung und Grammatik einblenden' is cut"),
        ("label-truncated", "'Anzahl der Notizen ausblenden' is cut"),
        ("label-truncated", "'Anzahl der Notizen ausblenden' is cut"),
      ]),
    // As Notes on an iPad says it; a bar of words needs the room of all of them.
    Unmended(
      name: "Notes", language: "de", catalog: [("\"Bewegen …\"", "\"Alle bewegen …\"")],
      findings: [
        (
          "toolbar-does-not-fit",
          "needs 329 points on iPadOS in 'de', and 320 are checked: 9 points are missing; 'leading' "
            + "takes 152, of which 'Alle bewegen …' 152"
        )
      ]),
    // Arabic says "mark as unwanted mail" where English says "junk".
    Unmended(
      name: "Mail", language: "ar",
      catalog: [
        ("تمييز كمزعج", "تمييز كبريد غير مرغوب فيه"),
        ("تغيير اسم الصندوق…", "إعادة تسمية صندوق البريد…"),
      ],
      findings: [
        // These stand in the menu bar, which an iPhone lacks.
        ("label-truncated", "'إعادة تسمية صندوق البريد…' is cut on iPadOS in 'ar'"),
        ("label-truncated", "'تمييز كبريد غير مرغوب فيه' is cut on iPadOS in 'ar'"),
        // This one in the More menu of the iPhone and in the context menu.
        ("label-truncated", "'إعادة تسمية صندوق البريد…' is cut on iOS in 'ar'"),
        ("label-truncated", "'إعادة تسمية صندوق البريد…' is cut on iOS in 'ar'"),
      ]),
    // The cells of a medium row are a third of the menu wide.
    Unmended(
      name: "Photos", language: "th",
      catalog: [
        ("\"ถูกใจ\"", "\"เพิ่มไปยังรายการโปรด\""), ("\"เลิกถูกใจ\"", "\"เอาออกจากรายการโปรด\""),
      ],
      findings: [
        (
          "label-truncated",
          "'เอาออกจากรายการโปรด' is cut on iOS in 'th' at the text size 'xxxLarge'"
        )
      ]),
  ]

  private func replacing(
    _ changes: [(mended: String, first: String)], in text: String
  ) throws -> String {
    var text = text
    for (mended, first) in changes {
      try #require(text.contains(mended), "the sample does not hold \(mended)")
      text = text.replacing(mended, with: first)
    }
    return text
  }

  private func findings(_ sample: Unmended, in locales: String) throws -> [Menuet.Diagnostic] {
    let committed = SampleTests.Sample(name: sample.name, framework: .uikit)
    var options = Compiler.Options()
    let catalog = try replacing(sample.catalog, in: #require(try committed.catalog))
    options.strings = try StringCatalog(parsing: Array(catalog.utf8))
    let text = try String(contentsOf: committed.document, encoding: .utf8)
    let checked = try replacing(
      [("locales=\"en \(sample.language)\"", "locales=\"\(locales)\"")], in: text)
    let ids = ["label-truncated", "toolbar-does-not-fit"]
    return Compiler(options: options)
      .validate(Array(checked.utf8), path: "\(sample.name).menuet.xml").diagnostics
      .filter { ids.contains($0.rule) }
  }

  @Test(arguments: unmended) func englishHidesIt(_ sample: Unmended) throws {
    #expect(try findings(sample, in: "en").map(\.message) == [])
  }

  @Test(arguments: unmended) func theCatalogShowsIt(_ sample: Unmended) throws {
    let found = try findings(sample, in: sample.language)
    #expect(found.map(\.rule) == sample.findings.map(\.rule))
    for (finding, expected) in zip(found, sample.findings) {
      #expect(finding.message.contains(expected.words), "\(finding.message)")
    }
  }

  /// The committed samples are clean in all their contexts: `SampleTests.documentIsClean`. Here: what
  /// they check, and that every title is there.
  @Test(arguments: [("Notes", "de"), ("Mail", "ar"), ("Photos", "th")])
  func theSampleIsCheckedInItsLanguage(name: String, language: String) throws {
    let sample = SampleTests.Sample(name: name, framework: .uikit)
    let compilation = try sample.compile()
    let document = try #require(compilation.document)
    #expect(document.checks.contains { $0.locales == ["en", language] && $0.widths.contains(320) })
    #expect(document.strings != nil)
    let catalog = try StringCatalog(parsing: Array(#require(try sample.catalog).utf8))
    #expect(catalog.sourceLanguage == "en" && catalog.languages == [language])
    for toolbar in document.toolbars {
      #expect(catalog.text(of: .part(.toolbar, toolbar.id), in: language) != nil, "\(toolbar.id)")
    }
  }

  /// The English texts of the catalog are those of the document.
  @Test(arguments: ["Notes", "Mail", "Photos"]) func theCatalogIsFresh(name: String) throws {
    let sample = SampleTests.Sample(name: name, framework: .uikit)
    let text = try String(contentsOf: sample.document, encoding: .utf8)
    let json = try JSONSerialization.jsonObject(with: Data(#require(try sample.catalog).utf8))
    let strings = try #require((json as? [String: Any])?["strings"] as? [String: [String: Any]])
    for (key, string) in strings {
      let english = (string["localizations"] as? [String: Any])?["en"] as? [String: Any]
      let value = (english?["stringUnit"] as? [String: Any])?["value"] as? String ?? key
      let written = value.replacing("&", with: "&amp;")
      let isSystem = (string["comment"] as? String)?.contains("A standard ") == true
      #expect(isSystem || text.contains("=\"\(written)\""), "\(key): \(value)")
    }
  }
}
