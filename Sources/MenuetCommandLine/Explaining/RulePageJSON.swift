import MenuetModel
import MenuetRules
import MenuetGeneration
import MenuetSource
import MenuetTool

/// Rules in JSON.
enum RulePageJSON {
  /// An object for one rule that was asked for, else an array.
  static func bytes(of rules: [RuleInfo], isList: Bool) -> [UInt8] {
    let emitter = JSONEmitter(isCompact: false)
    let entries = rules.map { Entry($0) }
    // Texts can always be written.
    if !isList, entries.count == 1 { return (try? emitter.emit(entries[0])) ?? [] }
    return (try? emitter.emit(entries)) ?? []
  }

  /// Something that generated code of some frameworks does not say; the keys stand in this order.
  private struct SupportEntry: Encodable {
    let element: String
    /// Absent where it is the element itself.
    let attribute: String?
    /// Absent for all values but the default.
    let values: [String]?
    let frameworks: [String]
    /// `cannot`, `not generated`, `nothing`, or the systems that have it.
    let support: String
    let reason: String?
    let instead: String?

    static func entries(_ entry: SupportTable.Entry) -> [SupportEntry] {
      let limit = entry.limit
      let attributes = entry.attributes.isEmpty ? [nil] : entry.attributes.map(Optional.some)
      let places = entry.elements.flatMap { element in attributes.map { (element, $0) } }
      return places.map { element, attribute in
        SupportEntry(
          element: element.spelling, attribute: attribute?.spelling,
          values: limit.words.isEmpty ? nil : limit.words,
          frameworks: limit.frameworks.members.map(\.rawValue), support: limit.kind.words,
          reason: limit.reason.isEmpty ? nil : limit.reason,
          instead: limit.instead.isEmpty ? nil : limit.instead)
      }
    }
  }

  /// A rule; the keys stand in this order.
  private struct Entry: Encodable {
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
    /// What generated code of each framework does not say, for the rule that speaks of it.
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
}
