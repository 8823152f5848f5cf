/// Title-style capitals (H-titlecase): every word begins with a capital but the short joining words
/// inside a title.
enum TitleCase {
  private static let smallWords: WordList = [
    "a", "an", "the", "and", "but", "or", "nor", "for", "so", "yet", "as", "at", "in", "by", "of",
    "off", "on", "per", "to", "up", "via", "from", "with", "into", "onto",
  ]

  /// True for an article, a conjunction or a preposition that stays small inside a title.
  static func isSmallWord(_ word: Word?) -> Bool { word.map(smallWords.contains) ?? false }

  /// The title with a capital at the start of each word that lacks one.
  static func applied(to title: String) -> String {
    var parts = title.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices where !parts[index].isEmpty {
      // A word is judged where it stands: by itself it would be the first and the last one.
      let prefix = index == parts.startIndex ? "" : "X \(parts[index - 1]) "
      let suffix = parts[(index + 1)...].contains { !$0.isEmpty && $0 != "…" } ? " X" : ""
      guard !TitleWords(prefix + parts[index] + suffix).isTitleCase else { continue }
      parts[index] = parts[index].prefix(1).uppercased() + parts[index].dropFirst()
    }
    return parts.joined(separator: " ")
  }
}
