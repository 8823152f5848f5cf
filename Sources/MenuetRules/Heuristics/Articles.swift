/// The articles of English, which menus do without.
enum Articles {
  private static let articles: WordList = ["a", "an", "the"]

  /// The title without its articles; the last word stays, whatever it is.
  static func removed(from title: String) -> String {
    let text = Array(title.utf8)
    let ranges = TitleWords.ranges(in: title)
    var result: [UInt8] = []
    var end = 0
    for index in ranges.indices.dropLast() {
      let word = String(decoding: text[ranges[index]], as: UTF8.self)
      guard Word(word).map(articles.contains) ?? false else { continue }
      result += text[end..<ranges[index].lowerBound]
      end = ranges[index + 1].lowerBound
    }
    let shorter = String(decoding: result + text[end...], as: UTF8.self)
    return result.isEmpty && end > 0
      ? shorter.prefix(1).uppercased() + shorter.dropFirst() : shorter
  }
}
