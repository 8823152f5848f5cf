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

  /// True where an article inside a title has a capital, as in "Listen to The Who": titles write it
  /// small, unless a name begins with it.
  static func mayBePartOfName(in title: String) -> Bool {
    let parts = title.split(separator: " ")
    return zip(parts, parts.dropFirst()).dropFirst().contains { part, next in
      part.first?.isUppercase == true && isArticle(part, before: next)
    }
  }

  /// False for the letter in "A to Z".
  private static func isArticle(_ word: Substring, before next: Substring) -> Bool {
    TitleWords("\(word) \(next)").hasArticle
  }
}
