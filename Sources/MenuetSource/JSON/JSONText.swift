extension JSONValue {
  /// The value as JSON without white space.
  package var text: [UInt8] {
    var bytes: [UInt8] = []
    appendText(to: &bytes)
    return bytes
  }

  private func appendText(to bytes: inout [UInt8]) {
    switch content {
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(quoted: member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.appendText(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.appendText(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .string(let text): Self.append(quoted: text, to: &bytes)
    case .number(let text): bytes += text.utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    }
  }

  /// Adds a text in double quotes, its control characters escaped.
  package static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return bytes.append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes.append(byte)
      }
    }
  }
}
