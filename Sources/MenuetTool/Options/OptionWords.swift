import MenuetGeneration
import MenuetModel

/// The words of an option that takes one of a few.
package protocol OptionWord: RawRepresentable<String>, CaseIterable, Equatable, Sendable {}

extension OptionWord {
  package static var words: [String] { allCases.map(\.rawValue) }
}

/// The output of `compile`.
enum Emission: String, OptionWord {
  case swift, json
  case uiTests = "ui-tests"
}

/// How diagnostics are printed.
package enum DiagnosticFormat: String, OptionWord { case text, json, sarif, github }

/// When text is coloured.
package enum ColorChoice: String, OptionWord { case auto, always, never }

/// The severity that a rule is set to.
package enum RuleSeverity: String, OptionWord { case error, warning, note, off }

extension Framework: OptionWord {}
extension AccessLevel: OptionWord {}
extension TitleBundle: OptionWord {}
