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
    let text = Array(title.utf8)
    let ranges = TitleWords.ranges(in: title)
    var words = ranges.map { String(decoding: text[$0], as: UTF8.self) }
    var result: [UInt8] = []
    var end = 0
    for (index, range) in ranges.enumerated() {
      // A word is judged where it stands: by itself it would be the first and the last one.
      let prefix = index == 0 ? "" : "X \(words[index - 1]) "
      let suffix = index == words.count - 1 ? "" : " X"
      if !TitleWords(prefix + words[index] + suffix).isTitleCase {
        words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
      }
      result += text[end..<range.lowerBound] + Array(words[index].utf8)
      end = range.upperBound
    }
    return String(decoding: result + text[end...], as: UTF8.self)
  }
}
