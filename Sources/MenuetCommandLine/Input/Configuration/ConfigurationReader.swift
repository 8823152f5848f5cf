import MenuetAnalysis
import MenuetGeneration
import MenuetSource

/// Reads a configuration. All that is wrong with it is found in one run, in source order.
struct ConfigurationReader {
  /// The id of the findings in a configuration.
  static let rule: RuleID = "configuration-invalid"

  private var configuration = Configuration()
  private(set) var findings: [Diagnostic] = []

  /// The configuration; `nil` where something is wrong with it.
  mutating func read(_ source: SourceFile) -> Configuration? {
    configuration.path = source.path
    do throws(JSONValue.ParseError) {
      read(try JSONValue(parsing: source.text))
    } catch {
      report(error.message, at: error.range)
    }
    findings.sort { $0.location.range.start < $1.location.range.start }
    return findings.isEmpty ? configuration : nil
  }

  private mutating func read(_ root: JSONValue) {
    for member in members(of: root, "a configuration") {
      guard let key = Configuration.Key(rawValue: member.name) else {
        let near = NearMiss.best(
          for: member.name, in: Configuration.Key.allCases.map(\.rawValue))
        reportUnknown("there is no key '\(member.name)'", member, near: near)
        continue
      }
      switch key {
      case .schema: if member.value.string == nil { reportNotText(member) }
      case .framework: configuration.framework = word(member, of: .framework)
      case .access: configuration.access = word(member, of: .access)
      case .rules: readRules(member)
      case .thresholds: readThresholds(member)
      }
    }
  }

  private mutating func readRules(_ rules: JSONValue.Member) {
    for member in members(of: rules.value, "'\(rules.name)'") {
      guard let severity: RuleSeverity = word(member, among: RuleSeverity.words) else { continue }
      do throws(UsageError) {
        configuration.rules.append(try RuleSetting(name: member.name, severity: severity))
      } catch {
        if case .ruleUnknown(_, let near) = error {
          reportUnknown(error.message, member, near: near)
        } else {
          report(error.message, at: member.value.range)
        }
      }
    }
  }

  private mutating func readThresholds(_ thresholds: JSONValue.Member) {
    let names = RuleOptions.all.map(\.name)
    for member in members(of: thresholds.value, "'\(thresholds.name)'") {
      guard names.contains(member.name) else {
        let near = NearMiss.best(for: member.name, in: names)
        reportUnknown("there is no threshold '\(member.name)'", member, near: near)
        continue
      }
      guard case .number(let text) = member.value.content,
        let number = Double(text).flatMap({ Int(exactly: $0) }),
        Configuration.thresholdRange.contains(number)
      else {
        let range = Configuration.thresholdRange
        report(
          "'\(member.name)' takes whole numbers from \(range.lowerBound) to \(range.upperBound)",
          at: member.value.range)
        continue
      }
      configuration.thresholds[member.name] = number
    }
  }

  // MARK: Values

  /// The members of an object, each name once.
  private mutating func members(of value: JSONValue, _ what: String) -> [JSONValue.Member] {
    guard case .object(let members) = value.content else {
      report("\(what) is an object '{ … }'", at: value.range)
      return []
    }
    var places: [String: ByteRange] = [:]
    return members.filter { member in
      if let first = places.updateValue(member.nameRange, forKey: member.name) {
        let note = DiagnosticNote("it stands here already", at: SourceLocation(range: first))
        report("'\(member.name)' stands twice in one object", at: member.nameRange, notes: [note])
        return false
      }
      return true
    }
  }

  /// A word that an option of the command line takes too.
  private mutating func word<Word: OptionWord>(
    _ member: JSONValue.Member, of option: CommandOption
  ) -> Word? {
    if let text = member.value.string, option.laterWords.contains(text) {
      let error = UsageError.wordNotYet(text, option: member.name, allowed: Word.words)
      report(error.message, at: member.value.range)
      return nil
    }
    return word(member, among: Word.words)
  }

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
    report(error.message, at: member.value.range, fixIts: suggestions(near, member.value.range))
    return nil
  }

  // MARK: Findings

  private mutating func reportNotText(_ member: JSONValue.Member, _ words: [String] = []) {
    let words = words.isEmpty ? "" : ": " + UsageError.list(words, "or")
    report("'\(member.name)' takes a text in double quotes\(words)", at: member.value.range)
  }

  private mutating func reportUnknown(
    _ message: String, _ member: JSONValue.Member, near: String?
  ) {
    report(message, at: member.nameRange, fixIts: suggestions(near, member.nameRange))
  }

  /// Names of the language need no escapes in JSON.
  private func suggestions(_ near: String?, _ range: ByteRange) -> [FixIt] {
    guard let near else { return [] }
    let edit = SourceEdit(SourceLocation(range: range), "\"\(near)\"")
    return [FixIt("did you mean '\(near)'?", edits: [edit])]
  }

  private mutating func report(
    _ message: String, at range: ByteRange, notes: [DiagnosticNote] = [], fixIts: [FixIt] = []
  ) {
    findings.append(
      Diagnostic(
        Self.rule, .error, message, at: SourceLocation(range: range), notes: notes,
        fixIts: fixIts))
  }
}
