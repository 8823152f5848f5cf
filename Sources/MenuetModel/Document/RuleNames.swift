import MenuetSource

/// The rules of a run by their ids, for those who refer to rules and know none.
package struct RuleNames: Sendable {
  private let rules: [String: RuleInfo]
  /// In the order of the pages.
  package let ids: [String]

  package init(_ rules: [RuleInfo]) {
    ids = rules.map(\.id.rawValue)
    self.rules = Dictionary(zip(ids, rules), uniquingKeysWith: { first, _ in first })
  }

  package subscript(id: String) -> RuleInfo? { rules[id] }
}
