/// Pairs of beginnings by which two titles say the opposite of the same thing: Show Ruler, Hide Ruler.
enum OppositeTitles {
  private static let english: [(first: String, second: String)] = [
    ("show", "hide"), ("enable", "disable"), ("turn on", "turn off"), ("lock", "unlock"),
    ("start", "stop"),
  ]

  private static let chinese: [(first: String, second: String)] = [
    ("显示", "隐藏"), ("顯示", "隱藏"), ("打开", "关闭"), ("打開", "關閉"), ("启用", "停用"),
    ("啟用", "停用"),
  ]

  /// What a title acts on, and which side of which pair it begins with; `nil` for a title that has no
  /// opposite.
  struct Side: Hashable {
    /// The number of the pair.
    let pair: Int
    /// True for the second side: Hide.
    let isSecond: Bool
    /// The rest of the title.
    let object: String

    var opposite: Side { Side(pair: pair, isSecond: !isSecond, object: object) }
  }

  static func side(of title: TitleWords, in language: TitleLanguage) -> Side? {
    let text: String
    let pairs: [(first: String, second: String)]
    switch language {
    case .english:
      guard title.first.map(beginnings.contains) ?? false else { return nil }
      (text, pairs) = (title.core, english)
    case .chinese: (text, pairs) = (title.withoutEllipsis, chinese)
    case .other: return nil
    }
    let gap = language == .english ? " " : ""
    for (number, pair) in pairs.enumerated() {
      for (isSecond, word) in [(false, pair.first), (true, pair.second)] {
        let beginning = word + gap
        guard text.hasPrefix(beginning), text.count > beginning.count else { continue }
        let object = String(text.dropFirst(beginning.count))
        return Side(pair: number, isSecond: isSecond, object: object)
      }
    }
    return nil
  }

  private static let beginnings = WordList(
    english.flatMap { [$0.first, $0.second] }.compactMap { text in
      text.split(separator: " ").first.flatMap { Word($0) }
    })
}
