import enum Menuet.RuleCatalog
import MenuetModel
import MenuetRules
import MenuetGeneration
import MenuetSource

/// Reads a configuration. All that is wrong with it is found in one run, in source order.
struct ConfigurationReader {
  private var configuration = Configuration()
  private var problems = SettingsFindings()

  /// Its mistakes, in source order.
  var findings: [Diagnostic] { problems.sorted }

  /// The configuration; `nil` where something is wrong with it.
  mutating func read(_ source: SourceFile) -> Configuration? {
    configuration.path = source.path
    if let root = problems.parse(source) { read(root) }
    return problems.isEmpty ? configuration : nil
  }

  private mutating func read(_ root: JSONValue) {
    for member in problems.members(of: root, "a configuration") {
      guard let key = Configuration.Key(rawValue: member.name) else {
        problems.reportUnknown("key", member, among: Configuration.Key.allCases.map(\.rawValue))
        continue
      }
      switch key {
      case .schema: if member.value.string == nil { reportNotText(member) }
      case .framework: configuration.framework = word(member, among: Framework.words)
      case .access: configuration.access = word(member, among: AccessLevel.words)
      case .rules: readRules(member)
      case .thresholds: readThresholds(member)
      }
    }
  }

  private mutating func readRules(_ rules: JSONValue.Member) {
    for member in problems.members(of: rules.value, "'\(rules.name)'") {
      guard let severity: RuleSeverity = word(member, among: RuleSeverity.words) else { continue }
      do throws(UsageError) {
        configuration.rules.append(try RuleSetting(name: member.name, severity: severity))
      } catch {
        if case .ruleUnknown(_, let near) = error {
          problems.reportUnknown(error.message, member, near: near)
        } else {
          problems.report(error.message, at: member.value.range)
        }
      }
    }
  }

  private mutating func readThresholds(_ thresholds: JSONValue.Member) {
    for member in problems.members(of: thresholds.value, "'\(thresholds.name)'") {
      guard let threshold = RuleCatalog.thresholds[member.name] else {
        let names = RuleCatalog.thresholds.keys.sorted()
        problems.reportUnknown("threshold", member, among: names)
        continue
      }
      guard case .number(let text) = member.value.content,
        let number = Double(text).flatMap({ Int(exactly: $0) }),
        Configuration.thresholdRange.contains(number)
      else {
        let range = Configuration.thresholdRange
        problems.report(
          "'\(member.name)' takes whole numbers from \(range.lowerBound) to \(range.upperBound)",
          at: member.value.range)
        continue
      }
      configuration.thresholds[threshold] = number
    }
  }

  // MARK: Values

  private mutating func word<Word: OptionWord>(
    _ member: JSONValue.Member, among words: [String]
  ) -> Word? {
    guard let text = member.value.string else {
      reportNotText(member, words)
      return nil
    }
    if let word = Word(rawValue: text) { return word }
    let error = UsageError.wordUnknown(text, option: member.name, allowed: words)
    let near = NearMiss.best(for: text, in: words)
    let range = member.value.range
    problems.report(error.message, at: range, fixIts: problems.suggestions(near, range))
    return nil
  }

  // MARK: Findings

  private mutating func reportNotText(_ member: JSONValue.Member, _ words: [String] = []) {
    let words = words.isEmpty ? "" : ": " + UsageError.list(words, "or")
    problems.report(
      "'\(member.name)' takes a text in double quotes\(words)", at: member.value.range)
  }
}
