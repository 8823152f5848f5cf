import MenuetBinding
package import MenuetModel
import MenuetRules
import MenuetSource

/// The pages of all rules: those of the grammar, and those of the guidelines.
package enum RuleCatalog {
  /// Every rule, by its id.
  package static let rules: [RuleInfo] =
    (GrammarProblem.allCases.map(\.info) + RuleRegistry.rules.map { rule in rule.info })
    .sorted { $0.id.rawValue < $1.id.rawValue }

  /// The numbers that rules compare with, by their names.
  package static let thresholds = Dictionary(
    rules.flatMap(\.thresholds).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rules by their ids, for those who refer to rules and know none.
  package static let names = RuleNames(rules)

  /// The ids of all rules, sorted.
  package static var ids: [String] { names.ids }

  /// The page of a rule.
  package static func info(_ id: String) -> RuleInfo? { names[id] }
}
