import Testing

/// A document and what the rules that are on by default find in it.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// The findings in source order, each as `rule: blamed text`.
  let findings: [String]

  init(_ description: String, _ text: String, _ findings: String...) {
    testDescription = description
    self.text = text
    self.findings = findings
  }

  /// The findings of the rules whose ids begin with one of some words.
  func summary(of rules: [String]) -> [String] {
    AnalyzedDocument(text).summary.filter { line in rules.contains { line.hasPrefix($0) } }
  }
}
