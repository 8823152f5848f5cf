import MenuetModel
import MenuetRules
import MenuetSource
import Testing

/// The findings of one rule in a text, for what the two examples of a rule leave open.
struct PresentationCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rule: RuleID
  let text: String
  /// The words that the findings blame, in source order.
  let blamed: [String]
  let severity: Severity?

  /// - Parameter platforms: The platforms of the document.
  init(
    _ rule: RuleID, _ description: String, _ text: String, _ blamed: String...,
    platforms: String = "ios ipados macos", severity: Severity? = nil, root: String = ""
  ) {
    testDescription = "\(rule.rawValue): \(description)"
    self.rule = rule
    self.text = """
      <menuet xmlns="urn:menuet:1" name="Example" platforms="\(platforms)" \(root)>
      \(text)
      </menuet>
      """
    self.blamed = blamed
    self.severity = severity
  }

  func expectBlame() {
    let analyzed = AnalyzedDocument(text, rules: [rule])
    let findings = analyzed.findings(of: rule)
    #expect(findings.map { analyzed.blamed($0) } == blamed, "\(analyzed.summary)")
    if let severity { #expect(findings.allSatisfy { $0.severity == severity }) }
  }
}

/// A sheet with some attributes, and a button that presents it.
func sheet(_ attributes: String, _ content: String = "") -> String {
  """
  <sheet id="s" title="Stickers" \(attributes)>\(content)</sheet>
  <button id="show-s" title="Show Stickers…" presents="s"/>
  """
}

/// The commands that go with drag and drop.
let editing = """
  <menu id="edit" title="Edit"><command system="undo"/><separator/><command system="copy"/>
  <command system="paste"/></menu>
  """
