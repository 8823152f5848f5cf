/// Finds names and values in the bytes of one well-formed start tag, in one pass over them.
///
/// Every byte of a document's tags goes through here.
struct TagLexer {
  private let text: TextBytes
  /// Offset of the next byte.
  private(set) var position: Int

  /// - Parameter position: Offset of the tag's `<`.
  init(_ text: TextBytes, at position: Int) {
    self.text = text
    self.position = min(position + 1, text.count)
  }

  /// A name and where its part behind the prefix starts.
  struct Name {
    var range: Range<Int>
    var localStart: Int

    var local: Range<Int> { localStart..<range.upperBound }
    var hasPrefix: Bool { localStart > range.lowerBound }
    var prefix: Range<Int> { range.lowerBound..<(localStart - 1) }
  }

  struct Attribute {
    var name: Name
    var value: Range<Int>
    /// Indicates whether the value holds no references or line breaks.
    var isVerbatim: Bool
  }

  mutating func name() -> Name {
    let start = position
    let (end, local) = text.endOfName(from: start)
    position = end
    return Name(range: start..<end, localStart: local)
  }

  /// The next attribute, or `nil` at the end of the tag.
  mutating func attribute() -> Attribute? {
    skipSpace()
    guard !MarkupByte.endsName(text[position]) else { return nil }
    let name = name()
    skipSpace()
    guard take(UInt8(ascii: "=")) else { return nil }
    skipSpace()
    guard position < text.count else { return nil }
    let quote = text[position]
    position += 1
    let (end, isVerbatim) = text.endOfValue(from: position, quote: quote)
    let value = position..<end
    position = min(end + 1, text.count)
    return Attribute(name: name, value: value, isVerbatim: isVerbatim)
  }

  /// Goes behind the `>` or `/>` at the end of the tag; true for the latter.
  mutating func takeEnd() -> Bool {
    let isSelfClosing = take(UInt8(ascii: "/"))
    _ = take(UInt8(ascii: ">"))
    return isSelfClosing
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < text.count, text[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < text.count, text[position] <= 0x20 { position += 1 }
  }
}

/// The meaning of single bytes in markup.
enum MarkupByte {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Returns whether a byte ends a name: no name holds it.
  static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
