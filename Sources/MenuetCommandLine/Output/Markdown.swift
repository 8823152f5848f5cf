/// Prose of Markdown.
enum Markdown {
  /// A text in which nothing is taken for a tag, emphasis, a link or, for the second of two hyphens, a
  /// dash.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      let isSecondHyphen = character == "-" && result.last == "-"
      if isSecondHyphen || "<*_[`\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
