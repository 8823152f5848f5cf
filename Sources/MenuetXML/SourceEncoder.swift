package import MenuetSource

/// Turns text of a document into the bytes of its file: the way back from `SourceDecoder`.
///
/// A character that the encoding cannot hold becomes a character reference, which XML reads as the
/// same text wherever people see it: in the values of attributes and between tags.
package struct SourceEncoder {
  private let encoding: SourceEncoding
  /// The bytes from 0x80 up of an encoding with one byte a character, by what they stand for.
  private let upperHalf: [Unicode.Scalar: UInt8]

  /// - Parameter encoding: How the file was decoded.
  package init(_ encoding: SourceEncoding) {
    self.encoding = encoding
    upperHalf = encoding.form == .singleByte ? SourceDecoder().upperHalf(of: encoding) : [:]
  }

  /// The bytes of a text in the file, and what they will be read as: the text, with references for
  /// what the encoding does not have.
  package func encode(_ text: String) -> (bytes: [UInt8], text: [UInt8]) {
    // Most files are in UTF-8, where a text is its own bytes.
    if encoding.form == .utf8, !encoding.isASCII {
      let own = Array(text.utf8)
      return (own, own)
    }
    var bytes: [UInt8] = []
    var read: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let own = self.bytes(of: scalar) {
        bytes += own
        read += Array(String(scalar).utf8)
      } else {
        let reference = Array("&#x\(String(scalar.value, radix: 16, uppercase: true));".utf8)
        bytes += reference
        read += reference
      }
    }
    return (bytes, read)
  }

  /// The bytes of a character, `nil` where the encoding has none. ASCII stands for itself wherever
  /// the declaration of a document can be read.
  private func bytes(of scalar: Unicode.Scalar) -> [UInt8]? {
    switch encoding.form {
    case .utf8: return scalar.isASCII ? [UInt8(scalar.value)] : nil
    case .utf16: return String(scalar).utf16.flatMap(ordered)
    case .utf32: return ordered(scalar.value)
    case .singleByte:
      return scalar.isASCII ? [UInt8(scalar.value)] : upperHalf[scalar].map { [$0] }
    case .table:
      return scalar.isASCII
        ? [UInt8(scalar.value)] : SourceDecoder().bytes(of: scalar, in: encoding)
    }
  }

  private func ordered(_ unit: some FixedWidthInteger) -> [UInt8] {
    let bytes = (0..<(unit.bitWidth / 8)).map { UInt8(truncatingIfNeeded: unit >> ($0 * 8)) }
    return encoding.name.uppercased().hasSuffix("BE") ? bytes.reversed() : bytes
  }
}
