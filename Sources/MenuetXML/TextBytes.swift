/// The storage of a text while it is being read. It must not outlive that text; every read is checked
/// against its end.
@safe struct TextBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  let count: Int
  /// The offsets from which eight bytes can be read.
  private let wordOffsets: UInt

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = bytes
    count = bytes.count
    wordOffsets = UInt(max(0, bytes.count - 7))
  }

  /// The byte at an offset; 0 outside the text.
  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? unsafe bytes[offset] : 0
  }

  /// The eight bytes from an offset on; zeros stand for those behind the end.
  func eightBytes(at offset: Int) -> EightBytes {
    if UInt(bitPattern: offset) < wordOffsets {
      let raw = unsafe UnsafeRawBufferPointer(bytes)
      let word = unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      return EightBytes(word: UInt64(littleEndian: word))
    }
    var word: UInt64 = 0
    for index in (0..<8).reversed() { word = word << 8 | UInt64(self[offset + index]) }
    return EightBytes(word: word)
  }

  func hasPrefix(_ prefix: StaticString, at offset: Int) -> Bool {
    for index in 0..<prefix.utf8CodeUnitCount
    where unsafe prefix.utf8Start[index] != self[offset + index] {
      return false
    }
    return true
  }

  /// Returns whether a range holds the bytes of a string.
  func isEqual(_ range: Range<Int>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard range.count == other.count else { return false }
    return range.allSatisfy { unsafe self[$0] == other[$0 - range.lowerBound] }
  }

  /// The offset of the next byte of a kind; the end of the text where there is none.
  func next(_ byte: UInt8, from start: Int) -> Int {
    var offset = start
    while offset < count, self[offset] != byte { offset += 1 }
    return offset
  }

  /// The offset behind a name and that of its part behind the prefix.
  func endOfName(from start: Int) -> (end: Int, local: Int) {
    var offset = start
    var local = start
    while offset < count {
      // All that ends a name lies below the letters.
      guard let next = eightBytes(at: offset).first(below: 0x40) else {
        offset += 8
        continue
      }
      offset += next
      let byte = self[offset]
      if MarkupByte.endsName(byte) { break }
      offset += 1
      if byte == UInt8(ascii: ":") { local = offset }
    }
    return (min(offset, count), local)
  }

  /// The offset of the quote that closes a value, and whether the value holds references or control
  /// characters.
  func endOfValue(from start: Int, quote: UInt8) -> (end: Int, isVerbatim: Bool) {
    var offset = start
    var isVerbatim = true
    while offset < count {
      // All that matters in a value lies below most signs.
      guard let next = eightBytes(at: offset).first(below: 0x28) else {
        offset += 8
        continue
      }
      offset += next
      let byte = self[offset]
      if byte == quote { break }
      if byte < 0x20 || byte == UInt8(ascii: "&") { isVerbatim = false }
      offset += 1
    }
    return (min(offset, count), isVerbatim)
  }
}

/// Eight bytes of a text that are looked at together: names and values are most of a document, and
/// going through them one by one takes three times as long.
struct EightBytes {
  /// The bytes, the first being the lowest.
  let word: UInt64

  /// The place of the first byte below a limit, which is at most 0x80.
  ///
  /// In the highest bit of each byte the subtraction says whether it is less; it borrows from the
  /// bytes above only behind the first that is.
  func first(below limit: UInt8) -> Int? {
    let limits = 0x0101_0101_0101_0101 &* UInt64(limit)
    let less = (word &- limits) & ~word & 0x8080_8080_8080_8080
    return less == 0 ? nil : less.trailingZeroBitCount / 8
  }

  /// The first bytes as a number; the rest are zero.
  func prefix(_ count: Int) -> UInt64 {
    count >= 8 ? word : word & ~(.max &<< UInt64(count * 8))
  }
}
