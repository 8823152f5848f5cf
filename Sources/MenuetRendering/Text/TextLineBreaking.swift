import MenuetSource

/// Lines of a terminal that are broken between words that belong together.
struct TextLineBreaking {
  /// The columns of the terminal.
  let columns: Int

  /// Words on as few lines as have room for them, each line but the last with the separator at its
  /// end where that says something. A word that is wider than a line has one of its own.
  ///
  /// - Parameters:
  ///   - head: The start of the first line; the others are indented by as much.
  ///   - last: The end of the last line.
  func lines(
    _ words: [String], separator: String = " ", after head: String = "", last: String = ""
  ) -> [String] {
    let indent = CharacterWidth.columns(of: head)
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = head
    var isEmpty = true
    for (index, word) in words.enumerated() {
      let end = index == words.count - 1 ? last : separator.trimmed
      let width = CharacterWidth.columns(of: line + (isEmpty ? "" : separator) + word + end)
      if !isEmpty, width > columns {
        lines.append(line + separator.trimmed)
        line = margin
        isEmpty = true
      }
      line += (isEmpty ? "" : separator) + word
      isEmpty = false
    }
    return lines + [line + last]
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
