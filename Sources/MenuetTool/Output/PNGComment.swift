/// A comment in a PNG file: the first chunk behind the header, where it can be found without reading on.
///
/// Chunks and their check sum are those of the PNG specification, 5.3 and 11.3.4.5.
package enum PNGComment {
  /// The signature and the header chunk `IHDR`, with which every file begins.
  private static let headerLength = 8 + 25
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The type of the chunk, its keyword, and that the text is not compressed and of no language.
  private static let start = Array("iTXtComment".utf8) + [0, 0, 0, 0, 0]

  /// A file with a comment put in.
  package static func inserted(_ comment: String, into png: [UInt8]) -> [UInt8] {
    guard png.count >= headerLength else { return png }
    let chunk = start + Array(comment.utf8)
    let length = UInt32(chunk.count - 4)
    return png[..<headerLength] + bigEndian(length) + chunk + bigEndian(checksum(chunk))
      + png[headerLength...]
  }

  /// The comment at the start of a file, as far as its bytes are given; `nil` where there is none.
  static func text(in bytes: [UInt8]) -> String? {
    guard bytes.starts(with: signature) else { return nil }
    let chunk = bytes.dropFirst(headerLength + 4)
    guard chunk.starts(with: start) else { return nil }
    let length = bytes[headerLength..<headerLength + 4].reduce(0) { $0 << 8 | Int($1) }
    let text = chunk.dropFirst(start.count).prefix(max(0, length - start.count + 4))
    return String(decoding: text, as: UTF8.self)
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 of ISO 3309, bit by bit: comments are short.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var rest = UInt32.max
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
    }
    return ~rest
  }
}
