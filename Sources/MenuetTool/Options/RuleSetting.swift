import MenuetModel
import Menuet
import MenuetSource

/// A severity that the command line or a configuration gives to a rule or to a group of rules.
package struct RuleSetting: Equatable {
  /// The group of the notes that are shown only on request.
  package static let pedantic = "pedantic"

  /// The id of a rule, or the name of the group.
  let name: String
  let severity: RuleSeverity

  /// Fails where there is no such rule, or where it cannot be set so.
  init(name: String, severity: RuleSeverity) throws(UsageError) {
    self.name = name
    self.severity = severity
    if name == Self.pedantic { return }
    guard let rule = RuleCatalog.info(name) else {
      throw .ruleUnknown(
        name, near: NearMiss.best(for: name, in: RuleCatalog.ids + [Self.pedantic]))
    }
    if rule.isStructural, severity.rawValue != rule.severity.rawValue {
      throw .ruleStructural(name, least: rule.severity.rawValue)
    }
  }

  /// Reads `ID=SEVERITY`.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let severity = RuleSeverity(rawValue: parts[1]) else {
      throw .ruleSettingInvalid(text)
    }
    try self.init(name: parts[0], severity: severity)
  }
}

extension RulePolicy {
  /// The last setting of a rule counts.
  package init(_ settings: [RuleSetting]) {
    self.init()
    for setting in settings {
      let value: Setting =
        Severity(rawValue: setting.severity.rawValue).map { .severity($0) } ?? .off
      if setting.name == RuleSetting.pedantic {
        pedantic = value
      } else {
        self[RuleID(rawValue: setting.name)] = value
      }
    }
  }
}
