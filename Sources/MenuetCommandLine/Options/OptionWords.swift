import MenuetGeneration
import MenuetModel
import MenuetRendering

/// The words of an option that takes one of a few.
protocol OptionWord: RawRepresentable<String>, CaseIterable, Equatable, Sendable {}

extension OptionWord {
  static var words: [String] { allCases.map(\.rawValue) }
}

/// The output of `compile`.
enum Emission: String, OptionWord {
  case swift, json
  case uiTests = "ui-tests"
}

/// How `layout` prints.
enum LayoutFormat: String, OptionWord { case text, json }

/// The output of `render`.
enum PictureFormat: String, OptionWord { case svg, text }

/// How `explain` prints.
enum PageFormat: String, OptionWord { case text, markdown, json }

/// The output of `schema`.
enum SchemaFormat: String, OptionWord {
  case rng, xsd
  case jsonOutput = "json-output"
}

/// The order of findings.
enum FindingOrder: String, OptionWord { case source, severity }

/// How diagnostics are printed.
enum DiagnosticFormat: String, OptionWord { case text, json, sarif, github }

/// When text is coloured.
enum ColorChoice: String, OptionWord { case auto, always, never }

/// A shell that completion is written for.
enum Shell: String, OptionWord { case bash, zsh, fish }

/// The severity that a rule is set to.
enum RuleSeverity: String, OptionWord { case error, warning, note, off }

extension Framework: OptionWord {}
extension AccessLevel: OptionWord {}
extension TitleBundle: OptionWord {}
extension Appearance: OptionWord {}
