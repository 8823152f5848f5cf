/// A word of at most 16 ASCII letters and digits in lower case, packed into two integers, so that
/// titles are compared with lists of words without making strings.
struct Word: Sendable, Hashable, ExpressibleByStringLiteral {
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  private var count: UInt8 = 0

  /// A word of a list.
  init(stringLiteral value: StaticString) {
    self = value.withUTF8Buffer { Word($0[...]) } ?? Word()
  }

  private init() {}

  /// The letters and digits of some UTF-8, without punctuation; `nil` for a word that no list holds:
  /// one without letters or digits, with other characters, or too long.
  init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: append(byte | 0x20)
      case 0x30...0x39: append(byte)
      case 0xE2 where Word.isPunctuation(bytes[index...]): index += 2
      case 0x80...: return nil
      default: break
      }
      guard count <= 16 else { return nil }
      index += 1
    }
    guard count > 0 else { return nil }
  }

  /// The word that a string holds.
  init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let word = text.withUTF8({ Word($0[...]) }) else { return nil }
    self = word
  }

  private mutating func append(_ byte: UInt8) {
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(byte)
    count += 1
  }

  /// True for the typographic quotes, dashes and the ellipsis: U+2010 to U+2026.
  private static func isPunctuation(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard bytes.count >= 3 else { return false }
    let start = bytes.startIndex
    return bytes[start + 1] == 0x80 && (0x90...0xA6).contains(bytes[start + 2])
  }
}
