import MenuetModel
import MenuetSource
import MenuetTool

/// A rule; the keys stand in this order.
struct RulePageJSON: Encodable {
  struct Grade: Encodable {
    let severity: String
    let condition: String
    let pedantic: Bool
  }

  struct Guideline: Encodable {
    let page: String
    let statement: String
    let edition: String?
  }

  struct Threshold: Encodable {
    let name: String
    let value: Int
    let summary: String
    let origin: String
  }

  struct Range: Encodable {
    let start: Int
    let end: Int
  }

  let kind = "rule"
  let id: String
  let group: String
  let severity: String
  /// The severities besides this one.
  let grades: [Grade]
  let fix: String
  let pedantic: Bool
  let structural: Bool
  let summary: String
  let why: String
  let guideline: Guideline
  let thresholds: [Threshold]
  let failing: String
  /// The blamed parts of `failing`, in bytes.
  let blamed: [Range]
  /// The run that finds it, where 'menuet validate' on the text alone does not.
  let run: ExampleRun?
  let passing: String
  /// The limits of the code for each framework, for the rule that speaks of them.
  let support: [SupportEntry]?

  init(_ rule: RuleInfo) {
    let example = MarkedExample(rule.failing)
    id = rule.id.rawValue
    group = rule.group.rawValue
    severity = rule.severity.rawValue
    grades = rule.grades.map { grade in
      Grade(
        severity: grade.severity.rawValue, condition: grade.condition,
        pedantic: rule.isPedantic(grade.severity))
    }
    fix = rule.fix.rawValue
    pedantic = rule.isPedantic
    structural = rule.isStructural
    summary = rule.summary
    why = rule.why
    guideline = Guideline(
      page: rule.guideline.page, statement: rule.guideline.statement,
      edition: rule.guideline.edition)
    thresholds = rule.thresholds.map { threshold in
      Threshold(
        name: threshold.name, value: threshold.standard, summary: threshold.summary,
        origin: threshold.origin.rawValue)
    }
    failing = example.string
    blamed = example.blamed.map { Range(start: $0.lowerBound, end: $0.upperBound) }
    run = ExampleRun(rule)
    passing = MarkedExample(rule.passing).string
    support = rule.hasSupportTable ? SupportTable.entries.flatMap(SupportEntry.entries) : nil
  }
}
