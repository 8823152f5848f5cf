/// The limits on what a document may ask of the analysis. Each limit has an option that raises it.
package struct LanguageLimits: Sendable, Equatable {
  /// Bytes of one attribute value.
  package var titleBytes: Int
  /// Variables in the analysis of conditions; beyond it a condition counts as satisfiable.
  package var conditionVariables: Int
  /// Units of a toolbar.
  package var toolbarUnits: Int
  /// Levels of a condition: `not` and parentheses inside each other.
  package var conditionLevels: Int
  /// Files that include one another, the document itself the first.
  package var includeLevels: Int

  package init(
    titleBytes: Int = 10_000, conditionVariables: Int = 16, toolbarUnits: Int = 1_000,
    conditionLevels: Int = ConditionParser.defaultLevels, includeLevels: Int = 64
  ) {
    self.titleBytes = titleBytes
    self.conditionVariables = conditionVariables
    self.toolbarUnits = toolbarUnits
    self.conditionLevels = conditionLevels
    self.includeLevels = includeLevels
  }
}
