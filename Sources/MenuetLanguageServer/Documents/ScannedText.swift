/// The bytes of a text as a scanner asks for them. It must not outlive the text.
struct ScannedText {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8 { bytes[index] }

  func word(around offset: Int) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, Self.isName(bytes[start - 1]) { start -= 1 }
    while end < count, Self.isName(bytes[end]) { end += 1 }
    return start..<end
  }

  func byte(_ index: Int) -> UInt8? { index < count ? bytes[index] : nil }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  func next(_ byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < count, bytes[index] != byte { index += 1 }
    return index
  }

  func starts(with word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in buffer.indices where bytes[index + offset] != buffer[offset] { return false }
      return true
    }
  }

  /// The offset behind a mark, or the end of the text.
  func end(of mark: StaticString, from start: Int) -> Int {
    var index = start
    while index < count {
      if starts(with: mark, at: index) { return index + mark.utf8CodeUnitCount }
      index += 1
    }
    return count
  }

  func skipSpace(from start: Int) -> Int {
    var index = start
    while let byte = byte(index), byte <= 0x20 { index += 1 }
    return index
  }

  func endOfName(from start: Int) -> Int {
    var index = start
    while let byte = byte(index), Self.isName(byte) { index += 1 }
    return index
  }

  static func isName(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), UInt8(ascii: "."), 0x80...:
      return true
    default: return false
    }
  }
}
