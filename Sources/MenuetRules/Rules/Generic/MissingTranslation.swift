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
      again: a note says so. The finding counts the texts of a language, or of all those that the catalog
      alone names, and names the command with which they are translated; for `menuet strings --check` it
      is an error. A catalog in another language than the document, or with a state that no text has,
      translates nothing for sure, and is found as well.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" strings="Localizable.xcstrings">
          <check locales="en §fr§"/>
          <menu id="format" title="Format">
            <command id="indent" title="Indent"/>
      -     <command id="outdent" title="Outdent"/>
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
    if let (message, remedy) = CatalogFindings(strings).foreignLanguage(document) {
      let attribute: AttributeName =
        context.isWritten(.language, on: document.source) ? .language : .strings
      report(
        message, at: context.location(attribute, of: document.source), severity: .note, fix: remedy)
    }
    let locales = strings.locales(of: document)
    guard !locales.isEmpty else { return }
    var missing: [[DocumentText]] = locales.map { _ in [] }
    let texts = document.texts(for: context.frameworks)
    for text in texts {
      let tags = Set(strings.missing(text.key, among: locales).map(\.tag))
      guard !tags.isEmpty else { continue }
      for (index, locale) in locales.enumerated() where tags.contains(locale.tag) {
        missing[index].append(text)
      }
    }
    // Those that the catalog alone has are one finding, at its name.
    var ofCatalog: [Lack] = []
    for (locale, missing) in zip(locales, missing) where !missing.isEmpty {
      let lack = Lack(tag: locale.tag, texts: missing)
      guard let place = place(of: locale.tag, in: context) else {
        ofCatalog.append(lack)
        continue
      }
      report(words(lack, of: texts.count), at: place, fix: fix(lack, strings, context))
    }
    guard let first = ofCatalog.first else { return }
    report(
      ofCatalog.count == 1
        ? words(first, of: texts.count) : words(ofCatalog, of: texts.count),
      at: context.location(.strings, of: document.source),
      // Who adds texts adds them for all languages.
      fix: fix(ofCatalog.first { !isHeld($0, strings) } ?? first, strings, context))
  }

  /// The texts that are not translated into a language.
  private struct Lack {
    let tag: String
    let texts: [DocumentText]
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

  /// The first mention of a locale among those that are checked.
  private func place(of tag: String, in context: RuleContext) -> SourceLocation? {
    var place: SourceLocation?
    context.forEachAttribute([.locales]) { attribute in
      let words = context.value(of: attribute).split(whereSeparator: \.isWhitespace)
      guard place == nil, let index = words.firstIndex(where: { $0 == tag }) else { return }
      place = context.written.location(ofWord: index, in: .locales, of: attribute.node)
    }
    return place
  }

  private func words(_ lack: Lack, of count: Int) -> String {
    let names = lack.texts.prefix(3).map { "'\($0.text)'" }.joined(separator: ", ")
    let rest = lack.texts.count > 3 ? ", …" : ""
    return "\(words(lack.texts.count, of: count)) into '\(lack.tag)': \(names)\(rest)"
  }

  /// Several languages, those that lack as many texts together.
  private func words(_ lacks: [Lack], of count: Int) -> String {
    let counts = Dictionary(grouping: lacks) { $0.texts.count }.sorted { $0.key > $1.key }
    return counts.map { missing, lacks in
      let tags = lacks.map { "'\($0.tag)'" }.joined(separator: ", ")
      return "\(words(missing, of: count)) into \(tags)"
    }.joined(separator: "; ")
  }

  private func words(_ missing: Int, of count: Int) -> String {
    "\(missing) of \(count) texts \(missing == 1 ? "has" : "have") no translation"
  }

  private func isHeld(_ lack: Lack, _ strings: StringCatalog) -> Bool {
    lack.texts.allSatisfy { strings.holds($0.key) }
  }

  /// A text that the catalog lacks is added; one that it has is for a translator.
  private func fix(_ lack: Lack, _ strings: StringCatalog, _ context: RuleContext) -> FixIt {
    let (tag, isHeld) = (lack.tag, isHeld(lack, strings))
    guard let files = context.files else {
      return isHeld ? "translate them in the String Catalog" : "add them to the String Catalog"
    }
    let words =
      isHeld
      ? ["--export", "\(tag).xliff", "--locale", tag] : ["--update", files.catalog]
    let command = (["menuet", "strings"] + words + [files.document])
      .map { ShellWord.quoted($0) }.joined(separator: " ")
    return isHeld
      ? "translate them in the String Catalog, or have them translated: \(command)"
      : "add them to the String Catalog: \(command)"
  }
}
