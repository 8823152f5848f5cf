import MenuetModel
import MenuetSource

/// Flags a text that lacks a translation into a language that the document is checked in.
struct MissingTranslation: Rule {
  static let info = RuleInfo(
    id: "string-missing", .generic, .warning,
    grades: [.note("where locales are checked and the document names no String Catalog")],
    "every title is translated into the languages that the document declares",
    guideline: .guidelines(
      "Right to left and localization", "an app speaks one language at a time"),
    why: """
      A title without a translation appears in the language of the document, amid words of another.
      Where a document names no String Catalog, a check in another language measures the same titles
      again: a note says so.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" strings="Localizable.xcstrings">
          <check locales="en fr"/>
          <menu id="format" title="Format">
            <command id="indent" title="Indent"/>
      -     <command id="outdent" title="§Outdent§"/>
          </menu>
        </menuet>
      """,
    exampleOptions: RuleInfo.ExampleOptions(
      strings: """
        {
          "sourceLanguage": "en",
          "strings": {
            "menu.format.title": {
              "localizations": {"fr": {"stringUnit": {"value": "Format"}}}
            },
            "command.indent.title": {
              "localizations": {
                "fr": {"stringUnit": {"value": "Augmenter le retrait"}}
              }
            }
          },
          "version": "1.0"
        }
        """),
    isAlwaysShown: true)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard let strings = context.strings else { return reportUnmeasured(document, context, &report) }
    let locales = locales(strings, in: context)
    guard !locales.isEmpty else { return }
    for text in document.texts {
      let missing = strings.missing(text.key, among: locales)
      guard !missing.isEmpty else { continue }
      let names = missing.map { "'\($0.tag)'" }.joined(separator: ", ")
      report(
        "'\(text.text)' has no translation into \(names)",
        at: text.key.field.attribute, of: text.source,
        fix: "add it to the String Catalog under '\(text.key)'")
    }
  }

  /// Reports the checks in languages that the document has no titles in: no catalog is named.
  private func reportUnmeasured(
    _ document: Document, _ context: RuleContext, _ report: inout Findings
  ) {
    // One that could not be read has been reported.
    guard document.strings == nil else { return }
    context.forEachAttribute([.locales]) { attribute in
      let tags = context.value(of: attribute).split(whereSeparator: \.isWhitespace).map(String.init)
        .filter { !document.isWritten(in: $0) }
      guard !tags.isEmpty else { return }
      let names = tags.map { "'\($0)'" }.joined(separator: ", ")
      report(
        "the document names no String Catalog: for \(names) its titles in "
          + "'\(document.language)' are measured", at: attribute.location, severity: .note,
        fix: "name the catalog in 'strings' of 'menuet', or check 'pseudo'")
    }
  }

  /// The locales that the document is checked in; without any, those of the catalog.
  private func locales(
    _ strings: StringCatalog, in context: RuleContext
  ) -> [StringCatalog.Locale] {
    var tags: [String] = []
    context.forEachAttribute([.locales]) { attribute in
      for tag in context.value(of: attribute).split(whereSeparator: \.isWhitespace)
      where tag != PseudoTitle.locale && !tags.contains(String(tag)) {
        tags.append(String(tag))
      }
    }
    return (tags.isEmpty ? strings.languages : tags).map { StringCatalog.Locale($0) }
  }
}
