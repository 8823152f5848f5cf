import Menuet
import MenuetModel
import MenuetRules
import MenuetSource
import MenuetTool
import MenuetTranslation

/// Finds what a String Catalog lacks of the texts of its documents, and what it has besides.
struct CatalogCheck {
  /// The id of the findings that are about the catalog, not about a translation.
  static let rule: RuleID = "catalog-incomplete"

  private let group: CatalogGroup
  private let run: DocumentRun
  private let file: CatalogFile
  private let strings: StringCatalog

  init(_ group: CatalogGroup, _ run: DocumentRun, file: CatalogFile, strings: StringCatalog) {
    self.group = group
    self.run = run
    self.file = file
    self.strings = strings
  }

  // MARK: In documents

  /// The findings in a document: the texts that the catalog lacks or has in other words, each at its
  /// place, and how many are not translated into a language.
  func findings(in document: DocumentStrings) -> [MenuetSource.Diagnostic] {
    var findings: [MenuetSource.Diagnostic] = []
    for text in document.texts {
      guard let message = message(about: text) else { continue }
      findings.append(
        MenuetSource.Diagnostic(
          Self.rule, .error, message, at: document.compilation.location(of: text),
          // One remedy for all.
          fixIts: findings.isEmpty ? [FixIt("run: \(group.updateCommand)")] : []))
    }
    return document.compilation.judged(findings) + untranslated(document)
  }

  private func message(about text: DocumentText) -> String? {
    guard strings.holds(text.key) else {
      return "'\(text.text)' is not in the String Catalog, as '\(text.key)'"
    }
    return file.differs(text)
      ? "the String Catalog has other words for '\(text.text)', '\(text.key)'" : nil
  }

  /// The findings of the rule that `validate` asks, as errors.
  private func untranslated(_ document: DocumentStrings) -> [MenuetSource.Diagnostic] {
    var compiler = run.compiler(for: document.document)
    compiler.options.strings = strings
    compiler.options.stringsPath = group.path
    if compiler.options.policy[Self.translationRule] == nil {
      compiler.options.policy[Self.translationRule] = .severity(.error)
    }
    let compilation = compiler.validate(
      document.compilation.contents[0], path: document.compilation.path)
    return compilation.findings.filter { $0.rule == Self.translationRule }
  }

  private static let translationRule: RuleID = "string-missing"

  // MARK: In the catalog

  /// The findings in the catalog, in its order.
  var findings: [MenuetSource.Diagnostic] {
    (states + stale + orphans).sorted { $0.location.range.start < $1.location.range.start }
  }

  /// The states that none has, as the run judges them.
  private var states: [MenuetSource.Diagnostic] {
    guard let compilation = group.documents.first?.compilation else { return [] }
    // A file of its own, beside those of the document.
    let findings = CatalogFindings(strings).unknownWords(file: compilation.sources.count)
    return compilation.judged(findings).map { finding in
      var finding = finding
      finding.location.file = 0
      finding.fixIts = finding.fixIts.map { FixIt($0.title) }
      return finding
    }
  }

  /// The strings that are marked as stale, and that a document has all the same.
  private var stale: [MenuetSource.Diagnostic] {
    var seen: Set<String> = []
    return group.texts.filter { seen.insert($0.key.description).inserted }.compactMap { text in
      guard let range = file.staleMark(of: text) else { return nil }
      return MenuetSource.Diagnostic(
        Self.rule, .error, "'\(text.key)' is marked as stale, and a document has it",
        at: SourceLocation(range: range), fixIts: [FixIt("run: \(group.updateCommand)")])
    }
  }

  /// The strings of documents that none of them has.
  private var orphans: [MenuetSource.Diagnostic] {
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

  /// The finding about a member of the catalog that comes a second time in its object.
  static func doubled(_ member: JSONValue.Member) -> MenuetSource.Diagnostic {
    MenuetSource.Diagnostic(
      rule, .error, "'\(member.name)' comes a second time here, and one alone can count",
      at: SourceLocation(range: member.nameRange), fixIts: ["take out one of the two"])
  }

  /// The findings in documents that make something else of a text that another one has too, or are
  /// written in another language than the catalog.
  static func conflicts(
    in group: CatalogGroup, strings: StringCatalog
  ) -> [(document: DocumentStrings, findings: [MenuetSource.Diagnostic])] {
    let languages = CatalogFindings(strings)
    var first: [TitleKey: String] = [:]
    return group.documents.map { document in
      var findings: [MenuetSource.Diagnostic] = []
      if let (message, remedy) = languages.foreignLanguage(document.resolved) {
        findings.append(
          MenuetSource.Diagnostic(
            Self.rule, .error, message, at: document.compilation.location(.language),
            fixIts: [remedy]))
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
