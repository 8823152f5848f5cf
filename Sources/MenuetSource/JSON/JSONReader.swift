/// Reads JSON, one byte after another.
struct JSONReader {
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
    let start = position
    guard position < bytes.count else { throw error("a value is missing") }
    let content: JSONValue.Content =
      switch bytes[position] {
      case UInt8(ascii: "{"): .object(try readMembers(depth: depth))
      case UInt8(ascii: "["): .array(try readElements(depth: depth))
      case UInt8(ascii: "\""): .string(try readString())
      case UInt8(ascii: "a")...UInt8(ascii: "z"): try readWord()
      default: .number(try readNumber())
      }
    return JSONValue(content, range: ByteRange(start, position))
  }

  private mutating func readMembers(
    depth: Int
  ) throws(JSONValue.ParseError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    position += 1
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      let start = position
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        throw error("a name in double quotes is missing")
      }
      let name = try readString()
      let nameRange = ByteRange(start, position)
      guard take(UInt8(ascii: ":")) else { throw error("':' is missing") }
      let value = try readValue(depth: depth + 1)
      members.append(JSONValue.Member(name: name, nameRange: nameRange, value: value))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw error("',' or '}' is missing") }
    return members
  }

  private mutating func readElements(depth: Int) throws(JSONValue.ParseError) -> [JSONValue] {
    var elements: [JSONValue] = []
    position += 1
    if take(UInt8(ascii: "]")) { return elements }
    repeat { elements.append(try readValue(depth: depth + 1)) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw error("',' or ']' is missing") }
    return elements
  }

  private mutating func readWord() throws(JSONValue.ParseError) -> JSONValue.Content {
    let start = position
    while position < bytes.count, Self.isWordPart(bytes[position]) { position += 1 }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default: throw error("a text needs double quotes", from: start)
    }
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: Numbers

  /// `-`, an integer without leading zeros, a fraction, an exponent.
  private mutating func readNumber() throws(JSONValue.ParseError) -> String {
    let start = position
    accept { $0 == UInt8(ascii: "-") }
    let integer = position
    let hasInteger = readDigits() > 0
    let hasLeadingZero = position - integer > 1 && bytes[integer] == UInt8(ascii: "0")
    var isWhole = hasInteger && !hasLeadingZero
    if accept({ $0 == UInt8(ascii: ".") }) { isWhole = readDigits() > 0 && isWhole }
    if accept({ $0 | 0x20 == UInt8(ascii: "e") }) {
      accept { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
      isWhole = readDigits() > 0 && isWhole
    }
    guard position > start else { throw error("a value is missing") }
    guard isWhole else { throw error("a number is not well-formed", from: start) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The number of digits that were read.
  private mutating func readDigits() -> Int {
    let start = position
    while accept({ (0x30...0x39).contains($0) }) {}
    return position - start
  }

  @discardableResult
  private mutating func accept(_ isWanted: (UInt8) -> Bool) -> Bool {
    guard position < bytes.count, isWanted(bytes[position]) else { return false }
    position += 1
    return true
  }

  // MARK: Strings

  private mutating func readString() throws(JSONValue.ParseError) -> String {
    let start = position
    position += 1
    if let text = readPlainText() { return text }
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try decoded(text, from: start)
      case UInt8(ascii: "\\"): text += try readEscape()
      case 0x0A, 0x0D: throw error("a string is not closed", from: start)
      case 0..<0x20: throw error("a control character in a string must be escaped")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error("a string is not closed", from: start)
  }

  /// The text of a string of ASCII without escapes, as most are; `nil` for any other.
  private mutating func readPlainText() -> String? {
    var end = position
    while end < bytes.count, (0x20..<0x80).contains(bytes[end]) {
      switch bytes[end] {
      case UInt8(ascii: "\\"): return nil
      case UInt8(ascii: "\""):
        defer { position = end + 1 }
        return String(decoding: bytes[position..<end], as: UTF8.self)
      default: end += 1
      }
    }
    return nil
  }

  /// Text that is not UTF-8 changes when it is decoded.
  private func decoded(_ text: [UInt8], from start: Int) throws(JSONValue.ParseError) -> String {
    let string = String(decoding: text, as: UTF8.self)
    guard string.utf8.elementsEqual(text) else { throw error("a string is not UTF-8", from: start) }
    return string
  }

  private mutating func readEscape() throws(JSONValue.ParseError) -> [UInt8] {
    let start = position
    position += 2
    guard start + 1 < bytes.count else {
      position = bytes.count
      throw error("a string is not closed")
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[start + 1]]
    case UInt8(ascii: "u"): return Array(String(try readScalar(from: start)).utf8)
    default: throw error("there is no such escape", from: start)
    }
  }

  /// The scalar of `\u` with four digits, or of two such that are a surrogate pair.
  private mutating func readScalar(from start: Int) throws(JSONValue.ParseError) -> Unicode.Scalar {
    let first = try readUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[position...].starts(with: "\\u".utf8) else {
      throw error("half of a surrogate pair is no character", from: start)
    }
    position += 2
    let second = try readUnit(from: position - 2)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error("half of a surrogate pair is no character", from: start) }
    return scalar
  }

  private mutating func readUnit(from start: Int) throws(JSONValue.ParseError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
      else { throw error("'\\u' needs four hexadecimal digits", from: start) }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
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
    return accept { $0 == byte }
  }

  /// Blames what was read from an offset on, or the byte that comes next.
  private func error(_ message: String, from start: Int? = nil) -> JSONValue.ParseError {
    JSONValue.ParseError(
      message: message,
      range: ByteRange(start ?? position, min(start == nil ? position + 1 : position, bytes.count)))
  }
}
