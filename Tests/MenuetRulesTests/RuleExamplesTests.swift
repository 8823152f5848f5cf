import enum Menuet.RuleCatalog
import MenuetBinding
import MenuetModel
import MenuetSource
import Testing

/// The examples of every rule are its tests, and the pages of `menuet explain`.
struct RuleExamplesTests {
  /// The rules whose findings are made up to the check.
  static let ids = RuleCatalog.rules
    .filter { info in info.stage == .analysis }.map { info in info.id.rawValue }

  private func info(_ id: String) throws -> RuleInfo { try #require(RuleCatalog.info(id)) }

  private func analyze(_ text: String, _ info: RuleInfo) throws -> AnalyzedDocument {
    try AnalyzedDocument(
      text, rules: [info.id],
      symbols: info.exampleOptions.symbols.map { try SymbolCatalog(parsing: Array($0.utf8)) },
      strings: info.exampleOptions.strings.map { try StringCatalog(parsing: Array($0.utf8)) })
  }

  @Test(arguments: ids)
  func `the failing example is blamed once, where it is marked, and for nothing else`(
    id: String
  ) throws {
    let info = try info(id)
    let marked = MarkedText(AnalyzedDocument.whole(info.failing))
    let analyzed = try analyze(marked.text, info)
    #expect(analyzed.diagnostics.count == 1, "\(analyzed.summary)")
    let finding = try #require(analyzed.findings(of: info.id).first, "\(analyzed.summary)")
    #expect(
      finding.location.range.bounds == marked.range,
      "blamed is \(finding.location.range.bounds): '\(analyzed.blamed(finding))'")
    #expect(finding.severity == info.severity)
  }

  @Test(arguments: ids)
  func `the passing example has no findings, not even the rule's own notes`(id: String) throws {
    let info = try info(id)
    let analyzed = try analyze(info.passing, info)
    #expect(analyzed.diagnostics.isEmpty, "\(analyzed.summary)")
  }

  @Test(arguments: ids)
  func `the remedy is of the announced kind, and a safe one mends the failing example`(
    id: String
  ) throws {
    let info = try info(id)
    let analyzed = try analyze(
      MarkedText(AnalyzedDocument.whole(info.failing)).text, info)
    let fixIts = analyzed.findings(of: info.id).flatMap { finding in finding.fixIts }
    let hasSafe = fixIts.contains { $0.isSafe }
    switch info.fix {
    case .advice: #expect(!hasSafe)
    case .unsafe: #expect(!hasSafe && fixIts.contains { !$0.edits.isEmpty })
    case .safe:
      #expect(hasSafe)
      let mended = try analyze(analyzed.mended(by: info.id), info)
      #expect(mended.findings(of: info.id).isEmpty, "\(mended.summary)")
      #expect(mended.findings(of: "xml-syntax").isEmpty, "\(mended.summary)")
    }
  }

  @Test(arguments: ids)
  func `messages are in lower case, without a full stop, and offer a remedy`(id: String) throws {
    let info = try info(id)
    let analyzed = try analyze(
      MarkedText(AnalyzedDocument.whole(info.failing)).text, info)
    for finding in analyzed.findings(of: info.id) {
      let texts =
        [finding.message] + finding.notes.map { $0.message } + finding.fixIts.map { $0.title }
      for text in texts {
        #expect(!text.hasSuffix("."), "\(text)")
        let first = text.prefix { $0.isLetter }
        // Names and acronyms keep their capitals.
        let isName = first.dropFirst().contains { $0.isUppercase } || Self.names.contains(first)
        #expect(isName || text.first?.isUppercase != true, "\(text)")
      }
    }
  }

  /// Words that are written with a capital wherever they stand.
  private static let names: Set<Substring> = ["Return", "Back", "Close"]
}
