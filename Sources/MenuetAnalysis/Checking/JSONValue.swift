/// A value of a JSON text.
///
/// The compiler reads JSON in one place only, String Catalogs; a reader of its own keeps Foundation
/// out of the checks and of every program that links them.
enum JSONValue: Sendable, Equatable {
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)
  /// A number, as it is written.
  case number(String)
  case boolean(Bool)
  case null

  /// The value of a key; `nil` for what is no object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var object: [String: JSONValue] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// What is wrong with a text, and the offset of the byte to blame.
  struct ParseError: Error, Equatable {
    let message: String
    let offset: Int
  }

  /// Reads a text of RFC 8259 in UTF-8.
  init(parsing bytes: [UInt8]) throws(ParseError) {
    var reader = JSONReader(bytes)
    self = try reader.readDocument()
  }
}

/// Reads JSON, one byte after another.
private struct JSONReader {
  /// The deepest nesting that is followed, against hostile files.
  private static let maximumDepth = 128

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func readDocument() throws(JSONValue.ParseError) -> JSONValue {
    let value = try readValue(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw error("the text goes on behind its value") }
    return value
  }

  private mutating func readValue(depth: Int) throws(JSONValue.ParseError) -> JSONValue {
    guard depth < Self.maximumDepth else { throw error("the text is nested too deep") }
    skipSpace()
    guard position < bytes.count else { throw error("a value is missing") }
    switch bytes[position] {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try read("true", as: .boolean(true))
    case UInt8(ascii: "f"): return try read("false", as: .boolean(false))
    case UInt8(ascii: "n"): return try read("null", as: .null)
    default: return try readNumber()
    }
  }

  private mutating func readObject(depth: Int) throws(JSONValue.ParseError) -> JSONValue {
    var members: [String: JSONValue] = [:]
    position += 1
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        throw error("a key is missing")
      }
      let key = try readString()
      guard take(UInt8(ascii: ":")) else { throw error("':' is missing") }
      members[key] = try readValue(depth: depth + 1)
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw error("'}' is missing") }
    return .object(members)
  }

  private mutating func readArray(depth: Int) throws(JSONValue.ParseError) -> JSONValue {
    var elements: [JSONValue] = []
    position += 1
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat { elements.append(try readValue(depth: depth + 1)) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw error("']' is missing") }
    return .array(elements)
  }

  private mutating func readNumber() throws(JSONValue.ParseError) -> JSONValue {
    let start = position
    while position < bytes.count, Self.isNumberPart(bytes[position]) { position += 1 }
    guard position > start else { throw error("a value is missing") }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private static func isNumberPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func read(
    _ word: StaticString, as value: JSONValue
  ) throws(JSONValue.ParseError) -> JSONValue {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, String(decoding: bytes[position..<end], as: UTF8.self) == "\(word)"
    else { throw error("a value is missing") }
    position = end
    return value
  }

  // MARK: Strings

  private mutating func readString() throws(JSONValue.ParseError) -> String {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try readEscape()
      default: text.append(byte)
      }
    }
    throw error("a string is not closed")
  }

  private mutating func readEscape() throws(JSONValue.ParseError) -> [UInt8] {
    guard position < bytes.count else { throw error("a string is not closed") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): return Array(String(try readScalar()).utf8)
    default: return [byte]
    }
  }

  /// The scalar of `\u` with four digits, or of two such that are a surrogate pair.
  private mutating func readScalar() throws(JSONValue.ParseError) -> Unicode.Scalar {
    let first = try readUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[position...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    position += 2
    let second = try readUnit()
    guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func readUnit() throws(JSONValue.ParseError) -> UInt32 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt32(digits, radix: 16) else {
      throw error("'\\u' needs four hexadecimal digits")
    }
    position += 4
    return unit
  }

  // MARK: Bytes

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private func error(_ message: String) -> JSONValue.ParseError {
    JSONValue.ParseError(message: message, offset: position)
  }
}
