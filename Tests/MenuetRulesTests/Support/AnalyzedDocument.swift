import enum Menuet.RuleCatalog
import MenuetBinding
import MenuetRules
import MenuetModel
import MenuetSource
import MenuetXML

/// A document that was read, bound, resolved and checked, as a test looks at it.
struct AnalyzedDocument {
  let text: [UInt8]
  let diagnostics: [Diagnostic]
  let document: Document?

  /// - Parameters:
  ///   - text: A document, or what stands inside its root.
  ///   - rules: The rules whose notes are wanted; all other notes are left out.
  init(
    _ text: String, rules: Set<RuleID> = [], without off: Set<RuleID> = [],
    symbols: SymbolCatalog? = nil, strings: StringCatalog? = nil
  ) {
    self.text = Array(Self.whole(text).utf8)
    var policy = RulePolicy()
    policy.pedantic = .severity(.note)
    for rule in off { policy[rule] = .off }
    var sink = DiagnosticSink(policy: policy)
    document = Self.analyze(self.text, symbols: symbols, strings: strings, into: &sink)
    diagnostics = sink.sorted().filter { !$0.isPedantic || rules.contains($0.rule) }
  }

  /// The stages of a compilation up to the check.
  private static func analyze(
    _ text: [UInt8], symbols: SymbolCatalog?, strings: StringCatalog?,
    into sink: inout DiagnosticSink
  ) -> Document? {
    guard let source = SourceDecoder().decode(text, path: "Example.menuet.xml", into: &sink),
      let tree = XMLReader().read(source, into: &sink),
      let bound = Binder(rules: RuleCatalog.names).bind(tree, into: &sink),
      let document = Resolver().resolve([bound], into: &sink)
    else { return nil }
    Checker(symbols: symbols, strings: strings).check(document, [bound], into: &sink)
    return document
  }

  /// The text with a root around it unless it has one.
  static func whole(_ text: String) -> String {
    let hasRoot = text.contains("<menuet") || text.contains("<§menuet§")
    return hasRoot
      ? text : "<menuet xmlns=\"urn:menuet:1\" name=\"Example\">\n\(text)\n</menuet>\n"
  }

  /// The findings of one rule.
  func findings(of rule: RuleID) -> [Diagnostic] { diagnostics.filter { $0.rule == rule } }

  /// The ids of the rules that found something, with the text that each blames.
  var summary: [String] {
    diagnostics.map { "\($0.rule.rawValue): \(blamed($0))" }
  }

  /// The text that a finding blames.
  func blamed(_ diagnostic: Diagnostic) -> String {
    let range = diagnostic.location.range.bounds.clamped(to: 0..<text.count)
    return String(decoding: text[range], as: UTF8.self)
  }

  /// The text after the safe remedies of one rule.
  func mended(by rule: RuleID) -> String {
    let edits = findings(of: rule).flatMap { finding in
      (finding.fixIts.first { $0.isSafe }?.edits) ?? []
    }
    return applying(edits)
  }

  /// The text after some edits, none overlapping another.
  func applying(_ edits: [SourceEdit]) -> String {
    var result = text
    for edit in edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
      result.replaceSubrange(edit.location.range.bounds, with: Array(edit.replacement.utf8))
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// A text in which `§…§` surrounds what is to be blamed.
struct MarkedText {
  /// The text without its marks.
  let text: String
  /// The blamed bytes; `nil` where nothing is marked.
  let range: Range<Int>?

  init(_ marked: String) {
    let parts = marked.split(separator: "§", omittingEmptySubsequences: false).map(String.init)
    text = parts.joined()
    guard parts.count == 3 else {
      range = nil
      return
    }
    let start = parts[0].utf8.count
    range = start..<(start + parts[1].utf8.count)
  }
}

extension Checker {
  /// Checks a document of one file, as a compilation does after resolving it.
  func check(_ document: Document, _ bound: [BoundDocument], into sink: inout DiagnosticSink) {
    check(document, DocumentProblems.report(document, bound, into: &sink), into: &sink)
  }
}
