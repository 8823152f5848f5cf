import MenuetModel
import MenuetRules
import MenuetSource

extension RuleInfo {
  /// The numbers that the rule compares with.
  var thresholds: [RuleOptions.Option] {
    RuleOptions.all.filter { $0.name.hasPrefix(id.rawValue + ".") }
  }
}

extension RuleOptions.Option {
  /// The number that counts unless a configuration gives another one.
  var defaultValue: Int { RuleOptions()[keyPath: value] }
}

extension RuleOptions.Origin {
  /// Where the default comes from, in words.
  var words: String {
    switch self {
    case .guidelines: "the number stands in the guidelines"
    case .englishGuidelines: "the number stands in the English guidelines"
    case .ours: "the guidelines give no number; this one is our choice"
    }
  }
}
