/// The language of a document's titles, as far as the rules on wording know it.
///
/// Case, articles, verbs and terms are looked at in English titles only; of Chinese ones a few words
/// are known; of all others nothing but the width.
enum TitleLanguage: Sendable {
  case english
  case chinese
  case other

  /// How much longer than in English the same words may be, in cells.
  ///
  /// The W3C's "Text size in translation" gives, after a guideline of IBM, 60 to 80 % more for texts of
  /// 21 to 30 characters, and more for shorter ones.
  static let expansion = 1.6
  /// How many more words the same title may have: French and Spanish join nouns by small words.
  static let moreWords = 2

  /// - Parameter tag: A BCP 47 tag such as `en-GB`.
  init(tag: String) {
    switch tag.lowercased().prefix(while: { $0 != "-" }) {
    case "en": self = .english
    case "zh": self = .chinese
    default: self = .other
    }
  }
}
