package import MenuetRules
package import MenuetGeneration
package import MenuetModel

/// The settings of a `menuet.json`. The command line wins over it.
package struct Configuration: Equatable {
  package static let fileName = "menuet.json"

  /// The file that was read; `nil` where there is none.
  package var path: String?
  package var framework: Framework?
  package var access: AccessLevel?
  package var rules: [RuleSetting] = []
  package var thresholds = RuleOptions()

  /// A key at the top of the file.
  package enum Key: String, CaseIterable {
    case schema = "$schema"
    case framework, access, rules, thresholds

    /// The meaning of the key, in one sentence without full stop.
    package var summary: String {
      switch self {
      case .schema: "the schema of this file, for editors"
      case .framework: "the framework of Swift source; none for plain values"
      case .access: "the access level of what Swift source declares"
      case .rules: "the severity of rules, and of the notes that are off by default"
      case .thresholds: "the numbers that rules compare with"
      }
    }
  }

  /// The values that a threshold can have.
  static let thresholdRange = 0...1_000_000
}
