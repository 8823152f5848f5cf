import MenuetModel

extension PageValue {
  /// The words that assistive technologies read out: `label` in place of a title, and `hint` after it.
  static func spoken(_ label: String?, _ hint: String?) -> PageValue {
    ["label": label.map { .text($0) }, "hint": hint.map { .text($0) }]
  }

  /// The words that a document has for assistive technologies beside a title.
  static func spoken(_ words: any Worded) -> PageValue {
    spoken(words.accessibilityLabel, words.hint)
  }

  /// The words of an item where it stands.
  static func spoken(_ label: Label) -> PageValue {
    spoken(label.accessibilityLabel, label.hint)
  }
}
