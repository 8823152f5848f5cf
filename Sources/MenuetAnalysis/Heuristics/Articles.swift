/// The articles of English (H-article), which menus do without, except where they are part of a name.
enum Articles {
  /// What Apple calls by an article in the middle of a sentence.
  private static let names: [[Word]] = [
    ["app", "store"], ["mac", "app", "store"], ["dock"], ["finder"], ["trash"],
  ]

  /// What is reported goes by one name everywhere: the button "Report a Problem".
  private static let reported: WordList = ["problem", "bug", "concern", "issue"]

  /// The title without its articles; the last word stays, whatever it is, and so does an article that
  /// belongs to a name.
  static func removed(from title: String) -> String {
    let parts = title.split(separator: " ")
    var kept: [Substring] = []
    for index in parts.indices {
      let rest = parts[(index + 1)...]
      let isLast = rest.isEmpty
      if isLast || !isArticle(parts[index], before: rest)
        || isPartOfName(parts[index], before: rest, isFirst: index == 0)
        || (index == 1 && Word(parts[0]) == "report"
          && rest.first.flatMap { Word($0) }.map(reported.contains) ?? false)
      {
        kept.append(parts[index])
      }
    }
    let text = kept.joined(separator: " ")
    return kept.first == parts.first ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// True where a title has an article that it can do without.
  static func canBeRemoved(from title: TitleWords) -> Bool {
    title.hasArticle && removed(from: title.text) != title.text
  }

  /// Titles write `the` small inside, unless a name begins with it, as in "Listen to The Who".
  private static func isPartOfName(
    _ article: Substring, before rest: ArraySlice<Substring>, isFirst: Bool
  ) -> Bool {
    guard article.lowercased() == "the" else { return false }
    if !isFirst, article.first?.isUppercase == true { return true }
    return names.contains { name in
      name.count <= rest.count && zip(name, rest).allSatisfy { Word($1) == $0 }
    }
  }

  /// False for the letter in "A to Z".
  private static func isArticle(_ word: Substring, before rest: ArraySlice<Substring>) -> Bool {
    rest.first.map { TitleWords("\(word) \($0)").hasArticle } ?? false
  }
}
