import MenuetTool

/// Prose of Markdown.
enum Markdown {
  /// A text on one line, in which nobody is mentioned.
  static func line(_ text: String) -> String {
    escaped(TextLines.plain(text), and: "]()&~#")
      .split(separator: "@", omittingEmptySubsequences: false).joined(separator: "@<!-- -->")
  }

  /// A text in which nothing is taken for a tag, emphasis, a link or, for the second of two hyphens, a
  /// dash.
  ///
  /// - Parameter others: Further characters that mean something where the text stands.
  static func escaped(_ text: String, and others: String = "") -> String {
    var result = ""
    for character in text {
      let isSecondHyphen = character == "-" && result.last == "-"
      if isSecondHyphen || "<*_[`\\".contains(character) || others.contains(character) {
        result.append("\\")
      }
      result.append(character)
    }
    return result
  }
}
