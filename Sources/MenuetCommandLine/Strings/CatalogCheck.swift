import Menuet
import MenuetModel
import MenuetSource
import MenuetTool
import MenuetTranslation

/// Finds what a String Catalog lacks of the texts of its documents, and what it has besides.
struct CatalogCheck {
  /// The id of the findings that are about the catalog, not about a translation.
  static let rule: RuleID = "catalog-incomplete"

  private let group: CatalogGroup
  private let file: CatalogFile
  private let strings: StringCatalog

  init(_ group: CatalogGroup, file: CatalogFile, strings: StringCatalog) {
    self.group = group
    self.file = file
    self.strings = strings
  }

  /// The findings in a document.
  func findings(in document: DocumentStrings) -> [MenuetSource.Diagnostic] {
    let locales = strings.locales(of: document.resolved)
    var findings: [MenuetSource.Diagnostic] = []
    // One remedy for all.
    var isAdvised = false
    for text in document.texts {
      guard let problem = problem(of: text, locales) else { continue }
      let isCatalogs = problem.rule == Self.rule
      findings.append(
        MenuetSource.Diagnostic(
          problem.rule, .error, problem.message, at: document.compilation.location(of: text),
          fixIts: isCatalogs && !isAdvised ? [FixIt("run: \(group.updateCommand)")] : []))
      isAdvised = isAdvised || isCatalogs
    }
    return document.compilation.judged(findings)
  }

  private func problem(
    of text: DocumentText, _ locales: [StringCatalog.Locale]
  ) -> (rule: RuleID, message: String)? {
    guard strings.holds(text.key) else {
      return (Self.rule, "'\(text.text)' is not in the String Catalog, as '\(text.key)'")
    }
    if file.differs(text) {
      return (Self.rule, "the String Catalog has other words for '\(text.text)', '\(text.key)'")
    }
    let missing = strings.missing(text.key, among: locales).map { "'\($0.tag)'" }
    guard !missing.isEmpty else { return nil }
    return (
      "string-missing", "'\(text.text)' has no translation into \(UsageError.list(missing, "and"))"
    )
  }

  /// The findings in the catalog: strings of documents that none of them has.
  var orphans: [MenuetSource.Diagnostic] {
    var findings: [MenuetSource.Diagnostic] = []
    for key in file.orphans(of: group.documents.map(\.resolved), besides: group.texts) {
      let location = SourceLocation(range: file.range(of: key) ?? ByteRange(0, 0))
      let fixIts =
        findings.isEmpty
        ? [FixIt("run: \(group.updateCommand) \(CommandOption.prune.longSpelling)")] : []
      findings.append(
        MenuetSource.Diagnostic(
          Self.rule, .error, "no document has the text '\(key)'", at: location,
          fixIts: fixIts))
    }
    return findings
  }

  /// The findings in documents that make something else of a text that another one has too, or are
  /// written in another language than the catalog.
  static func conflicts(
    in group: CatalogGroup, sourceLanguage: String
  ) -> [(document: DocumentStrings, findings: [MenuetSource.Diagnostic])] {
    var first: [TitleKey: String] = [:]
    return group.documents.map { document in
      var findings: [MenuetSource.Diagnostic] = []
      if !document.resolved.isWritten(in: sourceLanguage) {
        findings.append(
          MenuetSource.Diagnostic(
            Self.rule, .error,
            "the document is written in '\(document.resolved.language)', and the String Catalog in "
              + "'\(sourceLanguage)'",
            at: document.compilation.location(.language),
            fixIts: ["take a String Catalog whose source language is the document's"]))
      }
      for text in document.texts {
        guard let other = first[text.key] else {
          first[text.key] = text.text
          continue
        }
        guard other != text.text else { continue }
        findings.append(
          MenuetSource.Diagnostic(
            Self.rule, .error,
            "'\(text.key)' is '\(other)' in another document of this String Catalog, and "
              + "'\(text.text)' here",
            at: document.compilation.location(of: text),
            fixIts: ["give one of them another id, or the documents different catalogs"]))
      }
      return (document, document.compilation.judged(findings))
    }.filter { !$0.1.isEmpty }
  }
}
