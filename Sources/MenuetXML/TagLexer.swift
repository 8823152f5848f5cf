import MenuetSource

/// Finds names and values in the bytes of one well-formed start tag.
struct TagLexer {
  private let text: [UInt8]
  private var position: Int
  private let end: Int

  /// - Parameters:
  ///   - start: Offset of the tag's `<`.
  ///   - end: Offset of its `>` or `/>`, or anything behind it.
  init(_ text: [UInt8], start: Int, end: Int) {
    self.text = text
    self.end = min(end, text.count)
    position = min(start + 1, self.end)
  }

  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
    var isVerbatim: Bool
  }

  mutating func name() -> Range<Int> {
    let start = position
    while position < end, Self.isNameByte(text[position]) { position += 1 }
    return start..<position
  }

  /// The name of an end tag that starts at `</`.
  func endName() -> Range<Int> {
    var lexer = self
    return lexer.name()
  }

  /// The next attribute, or `nil` at the end of the tag.
  mutating func attribute() -> Attribute? {
    skipSpace()
    let name = name()
    guard !name.isEmpty else { return nil }
    skipSpace()
    guard position < end, text[position] == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpace()
    guard position < end else { return nil }
    let quote = text[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    position += 1
    let start = position
    var isVerbatim = true
    while position < end, text[position] != quote {
      let byte = text[position]
      if byte == UInt8(ascii: "&") || byte < 0x20 { isVerbatim = false }
      position += 1
    }
    guard position < end else { return nil }
    position += 1
    return Attribute(name: name, value: start..<(position - 1), isVerbatim: isVerbatim)
  }

  /// The part of a name behind its prefix.
  func localPart(of name: Range<Int>) -> Range<Int> {
    guard let colon = text[name].firstIndex(of: UInt8(ascii: ":")) else { return name }
    return (colon + 1)..<name.upperBound
  }

  func isNamespaceDeclaration(_ name: Range<Int>) -> Bool {
    guard name.count >= 5, text[name.lowerBound] == UInt8(ascii: "x") else { return false }
    return text[name.prefix(5)].elementsEqual("xmlns".utf8)
      && (name.count == 5 || text[name.lowerBound + 5] == UInt8(ascii: ":"))
  }

  private mutating func skipSpace() {
    while position < end, Self.isSpace(text[position]) { position += 1 }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: true
    }
  }
}

/// Blames the reference at which libxml2 stumbled.
struct ReferenceLexer {
  private let text: [UInt8]

  init(_ text: [UInt8]) { self.text = text }

  /// The problem with the `&` at or shortly before an offset.
  func problem(near offset: Int) -> (XMLProblem, ByteRange)? {
    let window = max(0, offset - 80)..<min(offset + 1, text.count)
    guard let start = text[window].lastIndex(of: UInt8(ascii: "&")) else { return nil }
    var end = start + 1
    while end < text.count, isReferenceByte(text[end]) { end += 1 }
    let isClosed = end < text.count && text[end] == UInt8(ascii: ";") && end > start + 1
    guard isClosed else { return (.ampersand, ByteRange(start, start + 1)) }
    let range = ByteRange(start, end + 1)
    let name = String(decoding: text[(start + 1)..<end], as: UTF8.self)
    if name.hasPrefix("#") { return (.characterReference("&\(name);"), range) }
    return (.entityUnknown(name), range)
  }

  private func isReferenceByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }
}
