import MenuetSource
import Testing

/// The strings of bytes that are, or are not, UTF-8.
@Suite struct ValidUTF8Tests {
  @Test(arguments: ["", "Notes", "Größe 🎈", "\u{FFFD}", "a\u{0}b", "\u{10FFFF}"])
  func aStringComesBack(_ string: String) {
    #expect(String(validUTF8: Array(string.utf8)) == string)
  }

  /// A byte alone, a sequence cut short, an overlong one, a surrogate, and one beyond Unicode.
  @Test(
    arguments: [
      [0x80], [0x41, 0xFF], [0xE2, 0x82], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func otherBytesAreRefused(_ bytes: [UInt8]) {
    #expect(String(validUTF8: bytes) == nil)
  }
}
