import MenuetSource

/// The line with which git begins a conflict in a file.
enum ConflictMarker {
  /// The signs in a row, if nobody asks for more.
  private static let size = 7

  /// The first marker in what libxml2 has not read; one before that stands in a comment.
  ///
  /// - Parameter offset: Where libxml2 gave up.
  static func range(in text: [UInt8], from offset: Int) -> ByteRange? {
    let offset = min(offset, text.count)
    var start = text[..<offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    while start < text.count {
      let end = text[start...].firstIndex(where: isLineEnd) ?? text.count
      if isMarker(text[start..<end]) { return ByteRange(start, end) }
      start = end + 1
    }
    return nil
  }

  private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == UInt8(ascii: "<") }
    return line.count - rest.count >= size && (rest.first ?? 0x20) == 0x20
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
