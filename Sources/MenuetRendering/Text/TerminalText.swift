import MenuetSource

/// Text for a terminal.
enum TerminalText {
  /// The text on one line, without what would turn the line around: a file under review must not
  /// look other than it is (Unicode Technical Standard 55).
  static func singleLine(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { !isDirectionControl($0) }
    return Typesetter.singleLine(String(String.UnicodeScalarView(kept)))
  }

  /// A title over a box, on one line of at most 60 columns.
  static func heading(_ text: String) -> String { fitting(singleLine(text), columns: 60) }

  /// The text within a number of columns, cut with an ellipsis.
  static func fitting(_ text: String, columns: Int) -> String {
    guard CharacterWidth.columns(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var result = ""
    var used = 1
    for character in text {
      used += CharacterWidth.columns(of: character)
      if used > columns { break }
      result.append(character)
    }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result + "…"
  }

  private static func isDirectionControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
