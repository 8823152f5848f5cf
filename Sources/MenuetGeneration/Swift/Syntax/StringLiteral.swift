/// String literals of generated code: their escapes, and their lines where they are long.
///
/// Printed as they are: letters, marks, digits, punctuation and symbols of any script. Escaped as
/// `\u{…}`: what cannot be seen or would change how the source reads, such as control characters,
/// direction marks, unusual spaces, and code points that mean nothing.
enum StringLiteral {
  /// Appends the literal with its quotes, on one line.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    appendEscaped(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// The characters of a literal with its quotes, where nothing in the text needs an escape or is
  /// beyond ASCII; `nil` for other texts.
  static func plainWidth(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { EscapeSearch.holdsUnusual($0) ? nil : $0.count + 2 }
  }

  /// Appends the content of a literal.
  static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let isDone = text.withUTF8 { utf8 in
      guard !EscapeSearch.holdsUnusual(utf8) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if isDone { return }
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
  }

  /// The content of a literal in pieces of at most `width` characters, which stand on lines of
  /// their own. A piece ends after a space, unless a word is longer than a line; an escape, and a
  /// letter with its marks, stay whole.
  static func lines(_ text: String, width: Int) -> [[UInt8]] {
    var lines: [Piece] = []
    var line = Piece()
    var word = Piece()
    func endWord() {
      if line.count + word.count > width, line.count > 0 {
        lines.append(line)
        line = word
      } else {
        line.append(word)
      }
      word = Piece()
    }
    for scalar in text.unicodeScalars {
      let piece = Piece(scalar)
      if word.count + piece.count > width, !scalar.properties.isGraphemeExtend { endWord() }
      word.append(piece)
      if scalar == " " { endWord() }
    }
    endWord()
    lines.append(line)
    return lines.map(\.bytes)
  }

  /// A part of a literal's content.
  private struct Piece {
    var bytes: [UInt8] = []
    /// In characters.
    var count = 0

    init() {}

    init(_ scalar: Unicode.Scalar) {
      StringLiteral.append(scalar, to: &bytes)
      count = bytes.first == UInt8(ascii: "\\") ? bytes.count : 1
    }

    mutating func append(_ other: Piece) {
      bytes.append(contentsOf: other.bytes)
      count += other.count
    }
  }

  /// A text for a comment: where a line would end or the direction of text turn stands a question
  /// mark.
  static func harmless(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isVisible(scalar) ? scalar : "?") }
    return String(result)
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "\"")])
    case "\\": bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "\\")])
    case "\n": bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
    case "\t": bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "t")])
    case "\r": bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "r")])
    default:
      if isVisible(scalar) {
        if let encoded = Unicode.UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
      } else {
        bytes.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8)
      }
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
    let properties = scalar.properties
    // Emoji are told from text by variation selectors, which belong to the letter before.
    if (0xFE00...0xFE0F).contains(scalar.value) { return true }
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return false
    default: return true
    }
  }
}
