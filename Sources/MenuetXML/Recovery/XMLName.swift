/// The grammar of names in XML 1.0, fifth edition.
enum XMLName {
  /// Returns whether a byte may stand in a name. Those above 0x7F belong to characters that
  /// `isValid` looks at.
  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: isStart(byte)
    }
  }

  /// Returns whether a name may begin with a byte; the colon of a prefix is none.
  static func isStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Returns whether this is a name, or two that a colon joins.
  static func isQualified(_ name: ArraySlice<UInt8>) -> Bool {
    // Most have no colon.
    if isValid(name) { return true }
    let parts = name.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy(isValid)
  }

  /// Returns whether this is a name without a colon.
  static func isValid(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, isStart(first) else { return false }
    guard name.contains(where: { $0 >= 0x80 }) else { return name.allSatisfy(isPart) }
    let scalars = String(decoding: name, as: UTF8.self).unicodeScalars
    return scalars.first.map(isStart) == true && scalars.allSatisfy(isPart)
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: isPart(UInt8(scalar.value))
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isStart(scalar)
    }
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: isStart(UInt8(scalar.value))
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }
}
