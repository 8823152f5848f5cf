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
  ///
  /// - Parameter keepsSpace: True for the content of an element, in which tabs and line ends stay.
  static func decoded(
    _ text: [UInt8], _ range: ByteRange, keepsSpace: Bool = false
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    for part in AttributeParts(text, range, keepsSpace: keepsSpace) {
      switch part.content {
      case .byte(let byte), .openReference(let byte): result.append(byte)
      case .reference(let scalar): result.append(contentsOf: Array(String(scalar).utf8))
      }
    }
    return result
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

  /// Returns whether a byte may stand between `&` and `;`.
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

  /// Returns whether a scalar is a character of XML 1.0.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

/// The parts of an attribute value that each stand for one byte or character, in order.
struct AttributeParts: Sequence, IteratorProtocol {
  struct Part {
    /// Where it is written.
    var range: Range<Int>
    var content: Content
  }

  enum Content {
    case byte(UInt8)
    case reference(Unicode.Scalar)
    /// The `&` of what is no reference, or of one to an entity that a DOCTYPE may declare.
    case openReference(UInt8)
  }

  private let text: [UInt8]
  private var index: Int
  private let end: Int
  private let keepsSpace: Bool

  /// - Parameters:
  ///   - range: The value between its quotes.
  ///   - keepsSpace: True for the content of an element, in which tabs and line ends stay.
  init(_ text: [UInt8], _ range: ByteRange, keepsSpace: Bool = false) {
    self.keepsSpace = keepsSpace
    let bounds = range.bounds.clamped(to: 0..<text.count)
    self.text = text
    index = bounds.lowerBound
    end = bounds.upperBound
  }

  mutating func next() -> Part? {
    guard index < end else { return nil }
    let start = index
    let content = nextContent()
    return Part(range: start..<index, content: content)
  }

  private mutating func nextContent() -> Content {
    let byte = text[index]
    index += 1
    switch byte {
    case UInt8(ascii: "&"):
      guard let scalar = readReference() else { return .openReference(byte) }
      return .reference(scalar)
    case UInt8(ascii: "\r"):
      // CR LF is one line end, and a line end in a value is one space.
      if index < end, text[index] == UInt8(ascii: "\n") { index += 1 }
      return .byte(UInt8(ascii: keepsSpace ? "\n" : " "))
    case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
      return .byte(keepsSpace ? byte : UInt8(ascii: " "))
    default: return .byte(byte)
    }
  }

  /// The character of the reference after a `&`; goes past its `;`.
  private mutating func readReference() -> Unicode.Scalar? {
    let bytes = text[index..<end]
    guard let close = bytes.firstIndex(where: { !AttributeText.isReferenceByte($0) }),
      bytes[close] == UInt8(ascii: ";")
    else { return nil }
    let name = String(decoding: bytes[..<close], as: UTF8.self)
    let scalar =
      AttributeText.predefined[name].map { Unicode.Scalar($0) }
      ?? AttributeText.scalar(ofReference: name)
    guard let scalar else { return nil }
    index = close + 1
    return scalar
  }
}
