package import MenuetModel
import MenuetSource

/// A rule: its page, and its check of everything of one kind: of the document as a whole, or of each
/// menu level, placement, title, toolbar, sheet and so on.
///
/// Rules of the grammar have no check of their own: the stage that meets the mistake makes the
/// finding with the words that stand beside the page.
package protocol Rule<Checked>: Sendable {
  /// The kind of thing that the rule looks at.
  associatedtype Checked
  static var info: RuleInfo { get }
  init()
  func check(_ subject: Checked, in context: RuleContext, report: inout Findings)
}

/// Collects what rules find.
package struct Findings {
  private let written: any WrittenDocument
  /// The rule that is asked.
  var rule: any Rule.Type
  private(set) var diagnostics: [Diagnostic] = []

  init(_ written: any WrittenDocument, of rule: any Rule.Type) {
    self.written = written
    self.rule = rule
  }

  /// Reports a finding at a location, or at the head of an element, as `<name`.
  mutating func callAsFunction(
    _ message: String, at place: some FindingPlace, severity: Severity? = nil,
    notes: [DiagnosticNote] = [], fix: FixIt? = nil, fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      rule.info.finding(
        message, at: place.location(in: written), severity: severity, notes: notes, fix: fix,
        fixIts: fixIts))
  }

  /// Reports a finding at the value of an attribute, else at the head of its element.
  mutating func callAsFunction(
    _ message: String, at attribute: AttributeName, of source: SourceReference,
    severity: Severity? = nil, notes: [DiagnosticNote] = [], fix: FixIt? = nil,
    fixIts: [FixIt] = []
  ) {
    self(
      message, at: written.location(attribute, of: source.node), severity: severity, notes: notes,
      fix: fix, fixIts: fixIts)
  }

  /// Reports a finding at the value of an attribute that the remedy changes.
  mutating func callAsFunction(
    _ message: String, at attribute: AttributeName, of source: SourceReference,
    severity: Severity? = nil, notes: [DiagnosticNote] = [], fix: AttributeFix
  ) {
    let fixIt =
      switch fix {
      case .set(let value, let title, let isSafe):
        written.setting(attribute, of: source.node, to: value, title, isSafe: isSafe)
      case .remove(let title, let isSafe):
        written.removal(of: attribute, on: source.node, title, isSafe: isSafe)
      }
    self(message, at: attribute, of: source, severity: severity, notes: notes, fix: fixIt)
  }
}

/// A remedy in the attribute that a finding points at.
enum AttributeFix {
  /// Another value, with what that does in words.
  case set(String, String, isSafe: Bool = false)
  case remove(String? = nil, isSafe: Bool = false)
}

/// A place that a finding can point at.
protocol FindingPlace {
  func location(in written: any WrittenDocument) -> SourceLocation
}

extension SourceLocation: FindingPlace {
  func location(in written: any WrittenDocument) -> SourceLocation { self }
}

extension SourceReference: FindingPlace {
  func location(in written: any WrittenDocument) -> SourceLocation { written.head(node) }
}
