import MenuetModel
import MenuetTool

extension Threshold.Origin {
  /// Where the default comes from, in words.
  var words: String {
    switch self {
    case .guidelines: "the number stands in the guidelines"
    case .englishGuidelines: "the number stands in the English guidelines"
    case .ours: "the guidelines give no number; this one is our choice"
    }
  }
}
