import MenuetModel
import MenuetSource

/// Flags what is larger than a limit allows, and names the option that raises it.
enum LimitExceeded {
  static let info = RuleInfo(
    id: "limit-exceeded", .source, .error,
    "a document keeps within the limits of size, nesting and length",
    guideline: .language("limits keep a run bounded; each has an option that raises it"),
    why: """
      Without limits a broken or hostile document could take all memory or time. Real documents
      stay far below them.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="long" title="§\(String(repeating: "x", count: 10_001))§"/>
      +   <command id="long" title="Indent"/>
        </menu>
      """,
    isStructural: true)

  /// Of a condition that is nested too deep.
  static func conditionTooDeep(_ message: String, at location: SourceLocation) -> Diagnostic {
    info.finding(
      message, at: location, fix: "raise the limit with --max-condition-levels")
  }

  static func tooManyUnits(
    _ count: Int, limit: Int, at location: SourceLocation
  ) -> Diagnostic {
    info.finding(
      "a toolbar has at most \(limit) units; this one has \(count)", at: location,
      fix: "raise the limit with --max-toolbar-units")
  }
}
