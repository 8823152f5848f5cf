import MenuetSource

/// Reads the XML that a picture is made of, and rejects whatever is not well-formed.
struct PictureReader {
  /// An element as it was read.
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    var children: [Element] = []
  }

  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The root element of a document that may begin with comments.
  static func read(_ bytes: [UInt8]) throws -> Element {
    guard let text = String(validUTF8: bytes) else {
      throw Malformed(description: "no UTF-8")
    }
    for scalar in text.unicodeScalars where !isAllowed(scalar) {
      throw Malformed(description: "U+\(String(scalar.value, radix: 16)) is not allowed")
    }
    var reader = PictureReader(bytes: bytes)
    try reader.skipCommentsAndSpace()
    let root = try reader.element()
    try reader.skipCommentsAndSpace()
    guard reader.position == bytes.count else {
      throw Malformed(description: "content after the root")
    }
    return root
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private mutating func skipCommentsAndSpace() throws {
    while true {
      while take(" ") || take("\n") {}
      guard take("<!--") else { return }
      let comment = try text(before: "--")
      guard take("-->") else { throw Malformed(description: "-- in a comment: \(comment)") }
    }
  }

  private mutating func element() throws -> Element {
    guard take("<") else { throw Malformed(description: "no tag at byte \(position)") }
    var element = Element(name: try name(), attributes: [:])
    while take(" ") {
      let name = try name()
      guard take("=\"") else { throw Malformed(description: "no value of \(name)") }
      let value = try text(before: "\"")
      guard take("\""), element.attributes[name] == nil, !value.contains("<") else {
        throw Malformed(description: "attribute \(name)")
      }
      element.attributes[name] = try Self.resolve(value)
    }
    if take("/>") { return element }
    guard take(">") else { throw Malformed(description: "open tag \(element.name)") }
    let end = "</\(element.name)>"
    while true {
      element.text += try Self.resolve(try text(before: "<"))
      if take(end) { return element }
      element.children.append(try self.element())
    }
  }

  private mutating func name() throws -> String {
    let start = position
    while position < bytes.count, Self.isPartOfName(bytes[position]) { position += 1 }
    guard position > start else { throw Malformed(description: "no name at byte \(position)") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private func isAt(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func text(before end: String) throws -> String {
    let start = position
    guard let first = end.utf8.first else { return "" }
    while position < bytes.count {
      if bytes[position] == first && isAt(end) {
        return String(decoding: bytes[start..<position], as: UTF8.self)
      }
      position += 1
    }
    throw Malformed(description: "no \(end)")
  }

  private static func resolve(_ text: String) throws -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";") else { throw Malformed(description: "bare &") }
      let name = part[..<end]
      switch name {
      case "amp": result += "&"
      case "lt": result += "<"
      case "gt": result += ">"
      case "quot": result += "\""
      default:
        guard name.hasPrefix("#"), let value = UInt32(name.dropFirst()),
          let scalar = Unicode.Scalar(value)
        else { throw Malformed(description: "&\(name);") }
        result.unicodeScalars.append(scalar)
      }
      result += part[part.index(after: end)...]
    }
    return result
  }
}

extension PictureReader.Element {
  /// This element and all in it, in document order.
  var all: [PictureReader.Element] { [self] + children.flatMap(\.all) }

  func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }

  /// Everything that is read out or shown.
  var words: [String] { all.filter { $0.name == "text" }.map(\.text) }
}
