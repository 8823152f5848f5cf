import MenuetSource

/// Resolves what XML 1.0 allows in an attribute value of a document without a DTD.
enum AttributeText {
  private static let predefined: [(name: StaticString, byte: UInt8)] = [
    ("amp", UInt8(ascii: "&")), ("lt", UInt8(ascii: "<")), ("gt", UInt8(ascii: ">")),
    ("quot", UInt8(ascii: "\"")), ("apos", UInt8(ascii: "'")),
  ]

  /// The value's UTF-8 bytes. A reference that cannot be resolved is left out: the reader has
  /// reported it.
  static func decoded(_ text: [UInt8], _ range: ByteRange) -> [UInt8] {
    let bytes = text[range.bounds.clamped(to: 0..<text.count)]
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "&"):
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")) else { continue }
        appendReference(bytes[index..<end], to: &result)
        index = end + 1
      case UInt8(ascii: "\r"):
        // CR LF is one line end, and a line end in a value is one space.
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        result.append(UInt8(ascii: " "))
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): result.append(UInt8(ascii: " "))
      default: result.append(byte)
      }
    }
    return result
  }

  private static func appendReference(_ name: ArraySlice<UInt8>, to result: inout [UInt8]) {
    if name.first == UInt8(ascii: "#") {
      let digits = String(decoding: name.dropFirst(), as: UTF8.self)
      let isHexadecimal = digits.hasPrefix("x")
      let value = UInt32(digits.dropFirst(isHexadecimal ? 1 : 0), radix: isHexadecimal ? 16 : 10)
      guard let value, let scalar = Unicode.Scalar(value) else { return }
      result.append(contentsOf: Array(String(scalar).utf8))
      return
    }
    for entity in predefined where name.elementsEqual(Array("\(entity.name)".utf8)) {
      result.append(entity.byte)
    }
  }
}
