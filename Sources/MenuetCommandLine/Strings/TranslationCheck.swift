import MenuetModel
import MenuetSource
import MenuetTool
import MenuetTranslation

/// Finds what keeps translations that come back from being those of a String Catalog.
struct TranslationCheck {
  private let catalogPath: String
  private let sourceLanguage: String
  private let languages: [String]
  /// The languages that the documents are checked in; none where they name none.
  private let checkedLanguages: [String]

  init(_ group: CatalogGroup, _ strings: StringCatalog) {
    catalogPath = group.path
    sourceLanguage = strings.sourceLanguage
    languages = strings.languages
    checkedLanguages = group.documents.flatMap { $0.resolved.checkedLocales }
  }

  // MARK: Languages

  /// The language into which a file translates, as the catalog spells it; `nil` for one that cannot
  /// be taken.
  func language(of file: XLIFFFile) -> String? {
    guard let tag = file.targetLanguage?.text,
      !findings(in: file).contains(where: { $0.severity == .error })
    else { return nil }
    let spelling = StringCatalog.Locale.spelling(tag)
    return languages.first { StringCatalog.Locale.spelling($0) == spelling }
      ?? StringCatalog.Locale.canonical(tag)
  }

  /// The findings about the languages of a file.
  func findings(in file: XLIFFFile) -> [MenuetSource.Diagnostic] {
    [sourceFinding(file), targetFinding(file)].compactMap { $0 }
  }

  private func sourceFinding(_ file: XLIFFFile) -> MenuetSource.Diagnostic? {
    guard let source = file.sourceLanguage, !source.text.isEmpty else {
      return lack(
        "source-language", of: file, "write the language of the catalog, '\(sourceLanguage)'")
    }
    let (own, other) = (StringCatalog.Locale(sourceLanguage), StringCatalog.Locale(source.text))
    if own.includes(other) || other.includes(own) { return nil }
    return finding(
      "the file translates from '\(source.text)', and the texts of the String Catalog are in "
        + "'\(sourceLanguage)'", at: source.location,
      "import what was exported from '\(Path.name(of: catalogPath))'")
  }

  private func targetFinding(_ file: XLIFFFile) -> MenuetSource.Diagnostic? {
    guard let target = file.targetLanguage, !target.text.isEmpty else {
      return lack("target-language", of: file, "write the language of the translations, as in 'de'")
    }
    guard ContextOptions.isLocale(target.text.replacing("_", with: "-")) else {
      return finding(
        "'\(target.text)' is no language tag", at: target.location,
        "write one of BCP 47, as in 'de' or 'pt-BR'")
    }
    let spelling = StringCatalog.Locale.spelling(target.text)
    if spelling == StringCatalog.Locale.spelling(sourceLanguage) {
      return finding(
        "'\(target.text)' is the language of the texts themselves, which stand in the documents",
        at: target.location, "change the words in the documents")
    }
    let known = languages + checkedLanguages
    if checkedLanguages.isEmpty || known.contains(where: { Self.share($0, target.text) }) {
      return nil
    }
    let near = NearMiss.best(for: target.text, in: known)
    return finding(
      "no document is checked in '\(target.text)', and the String Catalog has nothing in it yet",
      .warning, at: target.location,
      near.map { "if '\($0)' is meant, write that" }
        ?? FixIt(
          "add '\(StringCatalog.Locale.canonical(target.text))' to the 'locales' of a check"))
  }

  private static func share(_ left: String, _ right: String) -> Bool {
    let (left, right) = (StringCatalog.Locale(left), StringCatalog.Locale(right))
    return left.includes(right) || right.includes(left)
  }

  private func lack(
    _ attribute: String, of file: XLIFFFile, _ remedy: FixIt
  ) -> MenuetSource.Diagnostic {
    finding("a file of translations has a '\(attribute)'", at: file.location, remedy)
  }

  // MARK: Units

  /// The findings about how a unit is written.
  func findings(in unit: XLIFFFile.Unit) -> [MenuetSource.Diagnostic] {
    var findings: [MenuetSource.Diagnostic] = []
    if let markup = unit.markup {
      findings.append(
        finding(
          "'\(markup.text)' in '\(unit.unit.id)' has no place in a String Catalog, whose texts are "
            + "plain; the unit is left out", at: markup.location,
          "take the markup out, and write the text that it stands for"))
    }
    if let state = unit.state, unit.unit.hasUnknownState {
      let near = NearMiss.best(for: state.text, in: TranslationUnit.states)
      findings.append(
        finding(
          "XLIFF 1.2 has no state '\(state.text)'; the translation needs review", .warning,
          at: state.location,
          near.map { FixIt("write '\($0)'", edits: [SourceEdit(state.location, $0)]) }
            ?? "write 'translated', or another state of XLIFF 1.2"))
    }
    if let mark = unit.unit.unseenMark {
      findings.append(
        finding(
          "the translation of '\(unit.unit.id)' holds \(Unicode.Scalar.notation(mark.value)), which "
            + "nobody sees and its text has not", .warning, at: unit.targetLocation,
          "take it out, unless it is meant"))
    }
    return findings
  }

  /// The finding about what became of a unit; `nil` where there is nothing to say.
  func finding(
    _ outcome: CatalogFile.ImportOutcome, _ unit: XLIFFFile.Unit
  ) -> MenuetSource.Diagnostic? {
    switch outcome {
    case .taken, .isForReview, .isThere, .isUnfinished: nil
    case .isUnknown:
      finding(
        "the String Catalog has no text for '\(unit.unit.id)'", .warning, at: unit.location)
    case .isOutdated:
      finding(
        "the text of '\(unit.unit.id)' has changed since; its translation needs review", .warning,
        at: unit.location)
    }
  }

  private func finding(
    _ message: String, _ severity: Severity = .error, at location: SourceLocation,
    _ remedy: FixIt? = nil
  ) -> MenuetSource.Diagnostic {
    MenuetSource.Diagnostic(
      CatalogCheck.rule, severity, message, at: location, fixIts: remedy.map { [$0] } ?? [])
  }
}
