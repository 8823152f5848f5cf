import MenuetLayout
import MenuetSource

/// A size and weight of the one font of a picture.
struct Font: Sendable, Equatable {
  /// In points.
  var size: Int
  var weight: TextMetrics.FontWeight = .regular

  /// The distance of two baselines, in points.
  var lineHeight: Double { (Double(size) * 1.25).rounded() }

  /// How far below the middle of a line its baseline is, in points, for capitals to look centred:
  /// half the cap height of Inter.
  var baselineDrop: Double { Double(size) * 0.364 }

  static let caption = Font(size: 12)
}

/// Cuts text to the room that there is, by the metrics that layouts are computed with.
struct Typesetter: Sendable {
  let metrics: TextMetrics

  /// Characters of a text that are looked at; what follows never shows on a line.
  private static let limit = 2_000

  /// The text as one line: white space of any kind becomes a space, controls go.
  static func singleLine(_ text: String) -> String {
    if isPlainLine(text) { return text }
    var result = ""
    var pendingSpace = false
    for character in text.prefix(limit) {
      if character.isWhitespace {
        pendingSpace = !result.isEmpty
      } else if character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) {
        if pendingSpace { result.append(" ") }
        pendingSpace = false
        result.append(character)
      }
    }
    return result
  }

  /// Returns whether a text is printable ASCII, not too long, with nothing but single spaces
  /// inside. Most are, and need no look at each character.
  private static func isPlainLine(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte), byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return previous != 0x20 && text.utf8.count <= limit
  }

  /// The width of one line in points, not rounded less than it is.
  func width(_ text: String, _ font: Font) -> Double {
    Double(metrics.width(of: text, fontSize: font.size, weight: font.weight))
  }

  /// The text on one line of at most `width` points: whole, or cut with an ellipsis; empty where not
  /// even that has room.
  func truncated(_ text: String, to width: Double, _ font: Font) -> String {
    let line = Self.singleLine(text)
    if self.width(line, font) <= width { return line }
    let characters = Array(line)
    let count = longestPrefix(of: characters, within: width, font, suffix: "…")
    guard let count else { return "" }
    let kept = characters[..<count].reversed().drop { $0.isWhitespace }.reversed()
    return String(kept) + "…"
  }

  /// The text on at most `maximumLines` lines of at most `width` points; the last one is cut where
  /// there is more. Lines break at white space, behind hyphens, between East Asian wide characters,
  /// and inside a word only where it is wider than a line.
  ///
  /// - Parameter breaksWords: False where a word that is wider than a line is cut, and ends the text.
  func wrapped(
    _ text: String, to width: Double, _ font: Font, maximumLines: Int, breaksWords: Bool = true
  ) -> [String] {
    var lines: [String] = []
    var rest = Self.singleLine(text)
    while !rest.isEmpty && lines.count < maximumLines {
      if lines.count + 1 == maximumLines || self.width(rest, font) <= width {
        lines.append(truncated(rest, to: width, font))
        break
      }
      let characters = Array(rest)
      let most = longestPrefix(of: characters, within: width, font, suffix: "") ?? 0
      let place = breakIndex(in: characters, most: most, within: width, font)
      guard let end = place ?? (breaksWords ? max(1, most) : nil) else {
        lines.append(truncated(rest, to: width, font))
        break
      }
      lines.append(Self.singleLine(Self.hyphenated(characters[..<end])))
      rest = Self.singleLine(String(characters[end...]))
    }
    return lines.filter { !$0.isEmpty }
  }

  /// How many characters at most fit together with a suffix; nil where the suffix alone does not.
  private func longestPrefix(
    of characters: [Character], within width: Double, _ font: Font, suffix: String
  ) -> Int? {
    guard self.width(suffix, font) <= width else { return nil }
    var low = 0
    var high = characters.count
    while low < high {
      let middle = (low + high + 1) / 2
      if self.width(String(characters[..<middle]) + suffix, font) <= width {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// Where to break a line that has room for `most` characters; `nil` where that is inside a word.
  private func breakIndex(
    in characters: [Character], most: Int, within width: Double, _ font: Font
  ) -> Int? {
    var index = min(most, characters.count - 1)
    while index > 0 {
      if Self.mayBreak(characters, at: index),
        characters[index - 1] != Self.softHyphen
          || self.width(Self.hyphenated(characters[..<index]), font) <= width
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  private static let softHyphen: Character = "\u{AD}"

  /// A hyphen that people see only where a line ends with it.
  private static func hyphenated(_ line: ArraySlice<Character>) -> String {
    line.last == softHyphen ? String(line.dropLast()) + "-" : String(line)
  }

  /// - Parameter index: Greater than 0.
  private static func mayBreak(_ characters: [Character], at index: Int) -> Bool {
    let (before, next) = (characters[index - 1], characters[index])
    if next.isWhitespace || isWide(next) && isWide(before) || before == softHyphen { return true }
    let isHyphen = before == "-" || before == "\u{2010}"
    return isHyphen && index > 1 && characters[index - 2].isLetter && next.isLetter
  }

  /// The font in which no word of a text has to be cut or broken, as near to a font as that can be, and
  /// at least half of it.
  func shrunk(_ font: Font, for text: String, width: Double) -> Font {
    let line = Self.singleLine(text)
    if self.width(line, font) <= width { return font }
    let characters = Array(line)
    var words: [String] = []
    var start = 0
    for index in characters.indices.dropFirst() where Self.mayBreak(characters, at: index) {
      words.append(Self.hyphenated(characters[start..<index]))
      start = index
    }
    words.append(String(characters[start...]))
    var font = font
    let least = font.size / 2
    while font.size > least,
      words.contains(where: { self.width(Self.singleLine($0), font) > width })
    {
      font.size -= 1
    }
    return font
  }

  private static func isWide(_ character: Character) -> Bool {
    CharacterWidth.columns(of: character) == 2
  }
}

extension ReadingDirection {
  /// The direction of a text's first strong character; nil for a text without one (Unicode Standard
  /// Annex 9, rule P2, with the scripts told by their blocks).
  init?(firstStrongOf text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
        0x200F:
        if scalar.properties.generalCategory != .decimalNumber {
          self = .rightToLeft
          return
        }
      default:
        if scalar.properties.isAlphabetic {
          self = .leftToRight
          return
        }
      }
    }
    return nil
  }
}

extension String {
  /// The text for a place among words that read from the left: one that reads from the right is set
  /// off with isolates, so that it does not draw what follows it to its side.
  var isolated: String {
    ReadingDirection(firstStrongOf: self) == .rightToLeft ? "\u{2068}\(self)\u{2069}" : self
  }
}
