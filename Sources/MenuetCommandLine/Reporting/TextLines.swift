import MenuetSource

/// Text in lines and columns of a terminal.
enum TextLines {
  /// Words on lines of at most `columns` columns; a longer word has a line of its own.
  static func wrapped(_ text: String, columns: Int) -> [String] {
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
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - CharacterWidth.columns(of: text)))
  }

  /// The text with blanks before it up to a number of columns.
  static func right(_ text: String, to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - CharacterWidth.columns(of: text))) + text
  }

  /// The text without what goes beyond a number of columns.
  static func cut(_ text: String, to columns: Int) -> String {
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

  /// The text on one line and without what would act on a terminal: line ends and tabs become
  /// blanks, control characters and marks that turn text round become U+FFFD.
  static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isActive($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": result.append(" ")
      default: result.append(isActive(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// Whether a scalar acts on a terminal instead of being shown: control characters, line and
  /// paragraph separators, and the explicit directions of bidirectional text.
  static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
