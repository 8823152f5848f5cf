/// Titles that do not say what will happen.
enum VagueTitles {
  private static let words: WordList = [
    "ok", "action", "actions", "item", "items", "command", "button", "options", "other", "misc",
    "stuff", "go", "thing", "untitled",
  ]

  /// Titles of two words, by the first of them.
  private static let pairs: [Word: Word] = [
    "do": "it", "click": "here", "tap": "here", "new": "item",
  ]

  /// Returns whether this is a title of one sign, such as "+", or one letter.
  static func isSign(_ title: TitleWords) -> Bool {
    title.count <= 1 && title.cells - (title.endsInEllipsis ? 1 : 0) < 2
  }

  /// Returns whether this is an English title that says nothing, or is no more than the id of its
  /// command.
  static func contains(_ title: TitleWords, id: String = "") -> Bool {
    guard title.count <= 2, !title.isBlank else { return false }
    // An id of one word may well be the title; one of several is a name for machines.
    if title.text == id, id.utf8.contains(where: { $0 == 0x2D || $0 == 0x5F }) { return true }
    guard title.count == 1 else {
      return title.first.flatMap { pairs[$0] }.map { $0 == title.last } ?? false
    }
    // Numbers such as zoom steps say what they are.
    if isSign(title) { return !title.hasDigit }
    return title.first.map(words.contains) ?? false
  }
}
