/// Titles of a language that is made up: like the document's own, but longer.
enum PseudoTitle {
  /// The text with two fifths of its characters again, at least one.
  static func lengthened(_ text: String) -> String {
    text.isEmpty ? text : text + String(text.prefix((2 * text.count + 4) / 5))
  }

  /// The text that was lengthened; another text as it is.
  static func original(of text: String) -> String {
    let count = text.count
    // One length alone is made of this one.
    let own = (count / 2...max(count / 2, count)).first { $0 + (2 * $0 + 4) / 5 >= count } ?? count
    let original = String(text.prefix(own))
    return lengthened(original) == text ? original : text
  }

  /// How many characters the original loses where the long text loses some.
  static func shortening(by count: Int) -> Int { (5 * max(0, count) + 6) / 7 }
}
