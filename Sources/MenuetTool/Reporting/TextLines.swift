import MenuetSource

/// Text in lines and columns of a terminal.
package enum TextLines {
  /// Words on lines of at most `columns` columns; a longer word has a line of its own.
  package static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ") {
      let width = CharacterWidth.columns(of: String(word))
      if used > 0, used + 1 + width > columns {
        lines.append(line)
        line = ""
        used = 0
      }
      if used > 0 {
        line += " "
        used += 1
      }
      line += word
      used += width
    }
    if used > 0 || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// The text with blanks behind it up to a number of columns.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - CharacterWidth.columns(of: text)))
  }

  /// The text with blanks before it up to a number of columns.
  package static func right(_ text: String, to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - CharacterWidth.columns(of: text))) + text
  }

  /// The text without what goes beyond a number of columns.
  package static func cut(_ text: String, to columns: Int) -> String {
    guard CharacterWidth.columns(of: text) > columns else { return text }
    var result = ""
    var used = 1
    for character in text {
      used += CharacterWidth.columns(of: character)
      if used > columns { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The text on one line and without what would act on a terminal.
  package static func plain(_ text: String) -> String { text.onOneLine }
}
