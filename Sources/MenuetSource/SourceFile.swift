/// The text of one input, decoded to UTF-8, with what is needed to speak of places in it.
///
/// The text never starts with a byte order mark; `encoding` remembers it, and maps offsets in the
/// text back to offsets in the file.
package struct SourceFile: Sendable {
  /// The path as the user gave it; `<stdin>` for standard input.
  package let path: String
  /// The decoded text in UTF-8.
  package let text: [UInt8]
  /// How the file on disk was encoded.
  package let encoding: SourceEncoding

  package init(path: String, text: [UInt8], encoding: SourceEncoding = .utf8) {
    self.path = path
    self.text = text
    self.encoding = encoding
  }

  /// The text of a range as a string.
  package func string(_ range: ByteRange) -> String {
    text.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[clamped(range)]), as: UTF8.self)
    }
  }

  /// Returns whether a word of ASCII stands anywhere in the text.
  package func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first, text.count >= word.count else { return false }
    return text.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - word.count) where bytes[start] == first {
        if bytes[start..<(start + word.count)].elementsEqual(word) { return true }
      }
      return false
    }
  }

  /// The range cut to the text, so that no caller can read outside it.
  package func clamped(_ range: ByteRange) -> Range<Int> {
    range.bounds.clamped(to: 0..<text.count)
  }

  /// The offset in the file on disk for an offset in the UTF-8 text, in bytes.
  package func fileOffset(_ offset: Int) -> Int {
    encoding.fileOffset(of: offset, in: text)
  }
}

/// How a file's bytes were turned into UTF-8, so that offsets can be turned back.
package struct SourceEncoding: Sendable, Equatable {
  /// The length of one scalar in the file.
  package enum Form: Sendable, Equatable {
    case utf8
    case utf16
    case utf32
    case singleByte
    /// The number of file bytes of each scalar of the text, in order.
    case table([UInt8])
  }

  /// The IANA name, as the file declares it or as it was detected.
  package let name: String
  package let form: Form
  /// Bytes of the byte order mark, 0 to 4.
  package let markLength: Int

  package init(name: String, form: Form, markLength: Int = 0) {
    self.name = name
    self.form = form
    self.markLength = markLength
  }

  package static let utf8 = SourceEncoding(name: "UTF-8", form: .utf8)
  /// The name of ASCII, which is read as the part of UTF-8 that it is.
  package static let asciiName = "US-ASCII"

  /// Indicates whether this is a file that says it is in ASCII.
  package var isASCII: Bool { name == Self.asciiName }

  func fileOffset(of offset: Int, in text: [UInt8]) -> Int {
    if case .utf8 = form { return markLength + offset }
    var result = markLength
    var scalar = 0
    for byte in text.prefix(offset) where !UTF8.isContinuation(byte) {
      switch form {
      case .utf8, .singleByte: result += 1
      // A scalar of four UTF-8 bytes lies outside the basic plane: two UTF-16 units.
      case .utf16: result += byte >= 0xF0 ? 4 : 2
      case .utf32: result += 4
      case .table(let lengths): result += scalar < lengths.count ? Int(lengths[scalar]) : 1
      }
      scalar += 1
    }
    return result
  }
}

extension SourceFile {
  /// A JSON text in UTF-8; a byte order mark is no part of it.
  package init(json bytes: [UInt8], path: String) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let markLength = bytes.starts(with: mark) ? mark.count : 0
    self.init(
      path: path, text: Array(bytes.dropFirst(markLength)),
      encoding: SourceEncoding(name: "UTF-8", form: .utf8, markLength: markLength))
  }
}
