/// The articles of English (H-article), which menus do without.
enum Articles {
  /// The title without its articles; the last word stays, whatever it is.
  static func removed(from title: String) -> String {
    let parts = title.split(separator: " ")
    var kept: [Substring] = []
    for (part, next) in zip(parts, parts.dropFirst()) where !isArticle(part, before: next) {
      kept.append(part)
    }
    if let last = parts.last { kept.append(last) }
    let text = kept.joined(separator: " ")
    return kept.first == parts.first ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// False for the letter in "A to Z".
  private static func isArticle(_ word: Substring, before next: Substring) -> Bool {
    TitleWords("\(word) \(next)").hasArticle
  }
}
