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
            "Format": {
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

  /// The attributes whose text people read.
  private static let attributes: [AttributeName] = [
    .title, .onTitle, .offTitle, .subtitle, .message,
  ]

  /// Elements whose titles no one reads in the app.
  private static let untranslated: ElementSet = [.menuet, .state, .region, .type]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard let strings = context.strings else { return reportUnmeasured(document, context, &report) }
    let locales = locales(strings, in: context)
    guard !locales.isEmpty else { return }
    context.forEachAttribute(Self.attributes) { attribute in
      guard let element = context.written.kind(attribute.node),
        !Self.untranslated.contains(element)
      else { return }
      let text = context.value(of: attribute)
      let keys = keys(attribute, element, in: context.written) + [text]
      let missing = strings.missing(keys, among: locales)
      guard !missing.isEmpty else { return }
      let names = missing.map { "'\($0.tag)'" }.joined(separator: ", ")
      report(
        "'\(text)' has no translation into \(names)", at: attribute.location,
        fix: "add it to the String Catalog under '\(keys[0])'")
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

  /// The keys under which a text may stand, by the path of its element's id.
  private func keys(
    _ attribute: WrittenAttribute, _ element: ElementName, in written: any WrittenDocument
  ) -> [String] {
    let name = attribute.name.spelling
    guard
      let id = [AttributeName.id, .ref, .system].lazy
        .compactMap({ written.text($0, of: attribute.node) }).first
    else { return [] }
    let own = "\(element.spelling).\(id).\(name)"
    switch element {
    case .option: break
    case .toggle:
      // While it is off, a toggle has its title.
      let title = attribute.name == .offTitle ? ["command.\(id).title"] : []
      return title + ["command.\(id).\(name)", own]
    // A button's own command is a command like any other.
    case .button: return ["command.\(id).\(name)", own]
    default: return [own]
    }
    let choice = written.parent(attribute.node).flatMap { written.text(.id, of: $0) } ?? ""
    return ["choice.\(choice).\(id).\(name)", "option.\(choice).\(id).\(name)"]
  }
}
