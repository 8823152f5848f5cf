import MenuetSource

/// Resolves what XML 1.0 allows in an attribute value of a document without a DTD.
enum AttributeText {
  /// The entities that every document has.
  static let predefined: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
  ]

  /// Entities of HTML that people write in titles out of habit, and what to write in XML.
  static let htmlEntities: [String: String] = [
    "hellip": "…", "nbsp": "&#xA0;", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·",
    "times": "×", "copy": "©", "reg": "®", "trade": "™", "rarr": "→", "larr": "←",
  ]

  /// The value's UTF-8 bytes. What is not well-formed is taken as it stands: the reader has reported
  /// it.
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
        if let end = appendReference(bytes[index...], to: &result) {
          index = end
        } else {
          result.append(byte)
        }
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

  /// Appends what the reference behind a `&` stands for and gives the offset behind its `;`.
  private static func appendReference(
    _ bytes: ArraySlice<UInt8>, to result: inout [UInt8]
  ) -> Int? {
    guard let end = bytes.firstIndex(where: { !isReferenceByte($0) }),
      bytes[end] == UInt8(ascii: ";")
    else { return nil }
    let name = String(decoding: bytes[..<end], as: UTF8.self)
    if let byte = predefined[name] {
      result.append(byte)
    } else if let scalar = scalar(ofReference: name) {
      result.append(contentsOf: Array(String(scalar).utf8))
    } else {
      return nil
    }
    return end + 1
  }

  /// The character of `#169` or `#xA9`; `nil` for anything else, and for what XML does not allow.
  static func scalar(ofReference name: String) -> Unicode.Scalar? {
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name.utf8.dropFirst().first == UInt8(ascii: "x")
    let digits = name.utf8.dropFirst(isHexadecimal ? 2 : 1)
    let radix: UInt32 = isHexadecimal ? 16 : 10
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = Self.digit(byte), digit < radix, value <= 0x10_FFFF else { return nil }
      value = value * radix + digit
    }
    guard let scalar = Unicode.Scalar(value), isAllowed(scalar) else { return nil }
    return scalar
  }

  /// True for what stands between `&` and `;`.
  static func isReferenceByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: ":"): true
    default: XMLName.isPart(byte)
    }
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// True for the characters of XML 1.0.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
