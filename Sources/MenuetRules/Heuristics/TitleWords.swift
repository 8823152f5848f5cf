import MenuetSource

/// A title as the rules on wording see it, found out in one pass over its bytes.
///
/// Articles and case mean something in English only; who asks looks at the language first.
struct TitleWords: Sendable {
  let text: String
  /// The width: 2 for a wide East Asian character or an emoji, 1 for any other.
  let cells: Int
  /// The words, divided by white space; an ellipsis at the end is no part of the last.
  let count: Int
  /// The first word, where a list could hold it.
  let first: Word?
  /// The last word, where a list could hold it.
  let last: Word?
  private let traits: Traits

  private struct Traits: OptionSet {
    let rawValue: UInt8

    static let endsInEllipsis = Traits(rawValue: 1)
    static let endsInDots = Traits(rawValue: 2)
    static let hasArticle = Traits(rawValue: 4)
    static let isNotTitleCase = Traits(rawValue: 8)
    static let hasDigit = Traits(rawValue: 16)
  }

  init(_ text: String) {
    var bytes = text
    let scan = bytes.withUTF8 { TitleScan($0) }
    self.text = text
    // An ellipsis has three bytes and one cell.
    cells =
      scan.isASCII
      ? text.utf8.count - (scan.endsInEllipsis ? 2 : 0) : CharacterWidth.columns(of: text)
    count = scan.count
    first = scan.first
    last = scan.last
    var traits: Traits = []
    if scan.endsInEllipsis { traits.insert(.endsInEllipsis) }
    if scan.endsInDots { traits.insert(.endsInDots) }
    if scan.hasArticle { traits.insert(.hasArticle) }
    if scan.isNotTitleCase { traits.insert(.isNotTitleCase) }
    if scan.hasDigit { traits.insert(.hasDigit) }
    self.traits = traits
  }

  /// Indicates whether this is a title without words, which other rules report.
  var isBlank: Bool { count == 0 }

  /// Indicates whether this is a title that ends in `…` (U+2026).
  var endsInEllipsis: Bool { traits.contains(.endsInEllipsis) }

  /// Indicates whether this is a title that ends in three dots instead of an ellipsis.
  var endsInDots: Bool { traits.contains(.endsInDots) }

  /// Indicates whether a word but the last is `a`, `an` or `the`; the letter in "A to Z" is none.
  var hasArticle: Bool { traits.contains(.hasArticle) }

  /// Indicates whether this is a title in title-style capitals.
  var isTitleCase: Bool { !traits.contains(.isNotTitleCase) }

  /// Indicates whether this is a title with an ASCII digit.
  var hasDigit: Bool { traits.contains(.hasDigit) }

  /// Where the words of a text stand in its UTF-8, divided as everywhere here.
  static func ranges(in text: String) -> [Range<Int>] {
    var bytes = text
    var ranges: [Range<Int>] = []
    _ = bytes.withUTF8 { TitleScan($0) { ranges.append($0) } }
    return ranges
  }

  /// The words in lower case, without the ellipsis and without punctuation.
  var words: [String] {
    // Unicode's tables say what other characters are, and take ten times as long.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return asciiWords }
    return text.split(whereSeparator: \.isWhitespace).compactMap { part in
      let word = part.lowercased().filter { $0.isLetter || $0.isNumber }
      return word.isEmpty ? nil : word
    }
  }

  private var asciiWords: [String] {
    text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.compactMap { part in
      let word = part.compactMap { byte -> UInt8? in
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x30...0x39, 0x61...0x7A: byte
        default: nil
        }
      }
      return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
    }
  }

  /// The words as they are written, with their punctuation but without the ellipsis.
  var writtenWords: [Substring] {
    text.split(whereSeparator: \.isWhitespace).compactMap { part in
      var part = part
      while part.hasSuffix("…") { part.removeLast() }
      return part.isEmpty ? nil : part
    }
  }

  /// The words in lower case without articles, joined by spaces: what makes two titles say the same.
  var core: String {
    words.filter { !["a", "an", "the"].contains($0) }.joined(separator: " ")
  }

  /// The text without an ellipsis or three dots at its end.
  var withoutEllipsis: String {
    var text = self.text
    while text.last == "…" || text.last == "." || text.last?.isWhitespace == true {
      text.removeLast()
    }
    return text
  }
}

/// The pass over a title's bytes.
private struct TitleScan {
  private(set) var count = 0
  private(set) var first: Word?
  private(set) var last: Word?
  private(set) var endsInEllipsis = false
  private(set) var endsInDots = false
  private(set) var hasArticle = false
  /// A word with the wrong case for a title in which another has a capital.
  private var needsCapital = false
  private var needsSmall = false
  private var hasCapital = false
  private(set) var hasDigit = false
  /// Indicates whether all but an ellipsis at the end is ASCII.
  private(set) var isASCII = true
  /// The last word, kept until it is known whether another follows it.
  private var pending: Slice<UnsafeBufferPointer<UInt8>>?
  /// The word before it.
  private var previous: Slice<UnsafeBufferPointer<UInt8>>?

  var isNotTitleCase: Bool { needsSmall || (needsCapital && hasCapital) }

  /// - Parameter note: Takes the range of each word.
  init(_ bytes: UnsafeBufferPointer<UInt8>, note: (Range<Int>) -> Void = { _ in }) {
    let end = strip(bytes)
    var start = 0
    var index = 0
    while index < end {
      let byte = bytes[index]
      // Most bytes are letters of ASCII.
      if byte > 0x20, byte < 0x80 {
        if Self.isDigit(byte) { hasDigit = true }
        index += 1
        continue
      }
      let space = Self.spaceLength(bytes, index, end)
      if byte >= 0x80 { isASCII = false }
      guard space > 0 else {
        index += 1
        continue
      }
      if start < index {
        add(bytes[start..<index])
        note(start..<index)
      }
      index += space
      start = index
    }
    if start < end {
      add(bytes[start..<end])
      note(start..<end)
    }
    closeLast()
  }

  /// The end of the text before white space and an ellipsis.
  private mutating func strip(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = bytes.count
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    if end >= 3, bytes[end - 3] == 0xE2, bytes[end - 2] == 0x80, bytes[end - 1] == 0xA6 {
      endsInEllipsis = true
      end -= 3
    } else if end >= 3, bytes[(end - 3)..<end].allSatisfy({ $0 == UInt8(ascii: ".") }) {
      endsInDots = true
      end -= 3
    }
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  /// The bytes of the white space at an offset: ASCII, U+00A0 or U+3000; 0 where there is none.
  private static func spaceLength(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int
  ) -> Int {
    switch bytes[index] {
    case 0...0x20: 1
    case 0xC2 where index + 1 < end && bytes[index + 1] == 0xA0: 2
    case 0xE3 where index + 2 < end && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80: 3
    default: 0
    }
  }

  private mutating func add(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
    if let pending {
      if Self.isArticle(pending), !Self.isLetterA(pending, before: word) { hasArticle = true }
      lookAtCase(of: pending, isLast: false)
    }
    previous = pending
    count += 1
    pending = word
    if count == 1 { first = Word(word) }
  }

  private mutating func closeLast() {
    guard let word = pending else { return }
    last = count == 1 ? first : Word(word)
    lookAtCase(of: word, isLast: true)
  }

  /// Looks at the word that was added last.
  private mutating func lookAtCase(of word: Slice<UnsafeBufferPointer<UInt8>>, isLast: Bool) {
    if let first = word.first, (0x41...0x5A).contains(first) { hasCapital = true }
    switch TitleCase.fault(of: word, number: count - 1, isLast: isLast, after: previous) {
    case .needsCapital: needsCapital = true
    case .needsSmall: needsSmall = true
    case nil: break
    }
  }

  private static func isArticle(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard word.count <= 3 else { return false }
    return equals(word, "a") || equals(word, "an") || equals(word, "the")
  }

  /// Returns whether this is the letter in "A to Z", "A and B", "A–Z".
  private static func isLetterA(
    _ word: Slice<UnsafeBufferPointer<UInt8>>, before next: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    guard word.count == 1, word.first == UInt8(ascii: "A"), let byte = next.first else {
      return false
    }
    let isLetter = (0x61...0x7A).contains(byte | 0x20)
    return !isLetter || equals(next, "to") || equals(next, "and") || equals(next, "or")
      || equals(next, "through")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func equals(
    _ word: Slice<UnsafeBufferPointer<UInt8>>, _ other: StaticString
  ) -> Bool {
    guard word.count == other.utf8CodeUnitCount else { return false }
    return other.withUTF8Buffer { other in
      zip(word, other).allSatisfy { $0 | 0x20 == $1 }
    }
  }
}
