/// A text in which somebody looks for markup.
struct MarkupText {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// The byte at an offset; 0 behind the end, which stands nowhere else (see `CharacterCheck`).
  subscript(offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  subscript(range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func hasPrefix(_ prefix: String, at offset: Int) -> Bool {
    bytes[min(offset, count)...].starts(with: prefix.utf8)
  }

  /// The next offset that holds no white space.
  func skippingSpace(from offset: Int) -> Int {
    var offset = offset
    while offset < count, MarkupByte.isSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The text where a name is expected, up to white space or a sign of markup; it need not be a
  /// name of XML.
  func word(from start: Int) -> Range<Int> {
    var end = start
    while end < count, !MarkupByte.endsName(bytes[end]) { end += 1 }
    return start..<end
  }

  /// A word whose first character may begin a name.
  func startsName(at offset: Int) -> Bool {
    XMLName.isStart(self[offset]) || self[offset] == UInt8(ascii: ":")
  }

  /// The offset of the next byte of a kind; the end of the text where there is none.
  func next(_ byte: UInt8, from start: Int) -> Int {
    var offset = start
    while offset < count, bytes[offset] != byte { offset += 1 }
    return offset
  }

  /// The offset of the next marker that ends before an offset.
  func next(_ marker: String, from start: Int, before end: Int = .max) -> Int? {
    let marker = Array(marker.utf8)
    let end = min(end, count)
    var offset = start
    while offset + marker.count <= end {
      if bytes[offset] == marker[0], bytes[offset...].starts(with: marker) { return offset }
      offset += 1
    }
    return nil
  }

  /// A byte order mark, which is no text but at the start of a file.
  static let mark = "\u{FEFF}"

  /// The quote of a word processor at an offset, which people copy into values.
  func typographicQuote(at offset: Int) -> Range<Int>? {
    guard self[offset] >= 0x80 || self[offset] == UInt8(ascii: "`") else { return nil }
    return Self.typographicQuotes.first { hasPrefix($0, at: offset) }
      .map { offset..<(offset + $0.utf8.count) }
  }

  /// The same before an offset.
  func typographicQuote(before offset: Int) -> Range<Int>? {
    Self.typographicQuotes.lazy.map { (offset - $0.utf8.count)..<offset }
      .first { $0.lowerBound >= 0 && typographicQuote(at: $0.lowerBound) == $0 }
  }

  private static let typographicQuotes = [
    "“", "”", "„", "‟", "‘", "’", "‚", "‛", "«", "»", "‹", "›", "「", "」", "『", "』", "＂", "＇",
    "″", "′", "`", "´",
  ]

  /// The range without white space at its ends; `nil` where there is nothing else.
  func visiblePart(_ range: Range<Int>) -> Range<Int>? {
    guard let first = bytes[range].firstIndex(where: { !MarkupByte.isSpace($0) }),
      let last = bytes[range].lastIndex(where: { !MarkupByte.isSpace($0) })
    else { return nil }
    return first..<(last + 1)
  }

  /// The bytes of white space before an offset, if it is the first visible one of its line.
  func indentation(at offset: Int) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let isFirst =
      start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
      || bytes[start - 1] == UInt8(ascii: "\r")
    return isFirst ? offset - start : nil
  }
}

/// Finds a marker again and again without reading the text more than once.
struct MarkerSearch {
  private let marker: String
  /// The last answer: the next marker behind the first offset.
  private var known: (start: Int, found: Int?)?

  init(_ marker: String) { self.marker = marker }

  mutating func next(in text: MarkupText, from start: Int) -> Int? {
    if let known, known.start <= start, start <= known.found ?? .max { return known.found }
    let found = text.next(marker, from: start)
    known = (start, found)
    return found
  }
}
