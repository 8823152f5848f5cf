/// Looks through text for bytes that a literal cannot hold as they are, eight at a time: texts are
/// most of what is generated, and going through them one by one takes four times as long.
enum EscapeSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Returns whether UTF-8 holds a control character below U+0020, a quotation mark or a backslash.
  static func holdsSpecial(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    search(utf8) { specials(in: $0) }
  }

  /// The same, or anything but ASCII or U+007F.
  static func holdsUnusual(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    search(utf8) { specials(in: $0) | equal(to: 0x7F, in: $0) | ($0 & highBits) }
  }

  @inline(__always) private static func search(
    _ utf8: UnsafeBufferPointer<UInt8>, _ found: (UInt64) -> UInt64
  ) -> Bool {
    let bytes = UnsafeRawBufferPointer(utf8)
    guard bytes.count >= 8 else {
      // Filled up with spaces, which are nothing special.
      var word: UInt64 = 0x2020_2020_2020_2020
      for byte in bytes { word = word << 8 | UInt64(byte) }
      return found(word) != 0
    }
    for offset in stride(from: 0, through: bytes.count - 8, by: 8)
    where found(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) != 0 {
      return true
    }
    return found(bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)) != 0
  }

  // In the highest bit of each byte the subtractions below say whether it is one that is looked for.
  // They borrow from the bytes above only behind the first that is, which is enough to know of one.

  @inline(__always) private static func specials(in word: UInt64) -> UInt64 {
    let isControl = (word &- ones &* 0x20) & ~word & highBits
    return isControl | equal(to: UInt8(ascii: "\""), in: word)
      | equal(to: UInt8(ascii: "\\"), in: word)
  }

  @inline(__always) private static func equal(to byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & highBits
  }
}
