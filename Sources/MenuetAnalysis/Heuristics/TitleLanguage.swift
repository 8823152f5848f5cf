/// The language of a document's titles, as far as the rules on wording know it.
///
/// Case, articles, verbs and terms are looked at in English titles only; of Chinese ones a few words
/// are known; of all others nothing but the width (guidelines-menus, H-lang).
enum TitleLanguage: Sendable {
  case english
  case chinese
  case other

  /// - Parameter tag: A BCP 47 tag such as `en-GB`.
  init(tag: String) {
    switch tag.lowercased().prefix(while: { $0 != "-" }) {
    case "en": self = .english
    case "zh": self = .chinese
    default: self = .other
    }
  }
}
