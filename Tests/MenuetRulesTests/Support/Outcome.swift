import MenuetRules
import MenuetSource

/// The findings of one rule in a text, for the cases that a rule's two examples leave open.
struct Outcome {
  let findings: [Diagnostic]
  let blamed: [String]

  init(_ rule: RuleID, _ text: String) {
    let analyzed = AnalyzedDocument(text, rules: [rule])
    findings = analyzed.findings(of: rule)
    blamed = findings.map { analyzed.blamed($0) }
  }

  var severities: [Severity] { findings.map { $0.severity } }
  var isEmpty: Bool { findings.isEmpty }
  var message: String { findings.first?.message ?? "" }
}

/// A document for some platforms.
func document(_ platforms: String, _ content: String, more: String = "") -> String {
  """
  <menuet xmlns="urn:menuet:1" name="Example" platforms="\(platforms)" \(more)>
  <states><state id="a"/><state id="b"/></states>
  \(content)
  </menuet>
  """
}
