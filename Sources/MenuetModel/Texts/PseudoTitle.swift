/// Titles of a language that is made up: like the document's own, but longer.
package enum PseudoTitle {
  /// The tag by which a check asks for the language.
  package static let locale = "pseudo"

  /// The text with two fifths of its characters again, at least one.
  package static func lengthened(_ text: String) -> String {
    text.isEmpty ? text : text + String(text.prefix((2 * text.count + 4) / 5))
  }

  /// The text that was lengthened; another text as it is.
  package static func original(of text: String) -> String {
    let count = text.count
    // One length alone is made of this one.
    let own = (count / 2...max(count / 2, count)).first { $0 + (2 * $0 + 4) / 5 >= count } ?? count
    let original = String(text.prefix(own))
    return lengthened(original) == text ? original : text
  }

  /// The text without characters at its end. A text of the made-up language is made anew from its
  /// shortened original: only the document's own words can be changed.
  package static func shortened(_ text: String, by count: Int) -> String {
    let own = original(of: text)
    let shorter = String(own.dropLast(max(0, count)))
    return own == text ? shorter : lengthened(shorter)
  }
}
