/// Divides a stream of bytes into the messages of the base protocol: a header with `Content-Length`, an
/// empty line, and the content.
package struct MessageFraming {
  /// The contents of a stream.
  package enum Part: Equatable, Sendable {
    /// The content of a message.
    case content([UInt8])
    /// A header that cannot be understood, and why. Its message is passed over.
    case broken(String)
  }

  /// The most bytes of a header: the protocol has two short fields.
  private static let longestHeader = 4096
  private static let headerEnd = Array("\r\n\r\n".utf8)

  /// The most bytes of a message.
  private let limit: Int
  private var buffer: [UInt8] = []
  /// The bytes of a message too long to be kept that are still to come.
  private var skipped = 0

  /// - Parameter limit: The most bytes of a message; one that is longer is passed over.
  package init(limit: Int = 1 << 28) { self.limit = limit }

  /// Indicates whether the stream ended in the middle of a message.
  package var isOpen: Bool { !buffer.isEmpty || skipped > 0 }

  /// Takes bytes as they come, and gives the parts that are complete.
  package mutating func receive(_ bytes: [UInt8]) -> [Part] {
    buffer += bytes
    var parts: [Part] = []
    while let part = nextPart() { parts.append(part) }
    return parts
  }

  private mutating func nextPart() -> Part? {
    if skipped > 0 {
      let count = min(skipped, buffer.count)
      buffer.removeFirst(count)
      skipped -= count
      if skipped > 0 { return nil }
    }
    guard let end = endOfHeader() else {
      guard buffer.count > Self.longestHeader else { return nil }
      return resynchronize("the header of a message has no end")
    }
    let header = buffer[..<end.start]
    guard let length = Self.contentLength(header) else {
      return resynchronize("a header has no 'Content-Length' with a number of bytes")
    }
    guard length <= limit else {
      buffer.removeFirst(end.end)
      skipped = length
      return .broken("a message has \(length) bytes, and \(limit) is the most")
    }
    guard buffer.count - end.end >= length else { return nil }
    let content = Array(buffer[end.end..<end.end + length])
    buffer.removeFirst(end.end + length)
    return .content(content)
  }

  /// The bounds of the empty line behind the first header. Clients that end lines with LF alone are
  /// understood too.
  private func endOfHeader() -> (start: Int, end: Int)? {
    let reach = buffer.prefix(Self.longestHeader)
    let newline = UInt8(ascii: "\n")
    for index in reach.indices where reach[index] == newline {
      if index + 1 < reach.endIndex, reach[index + 1] == newline { return (index, index + 2) }
      if index + 2 < reach.endIndex, reach[index + 1] == 0x0D, reach[index + 2] == newline {
        return (index, index + 3)
      }
    }
    return nil
  }

  /// Goes on where the next header seems to begin, as nobody knows how long the message is.
  private mutating func resynchronize(_ problem: String) -> Part {
    let name = Array("content-length:".utf8)
    let next = buffer.indices.dropFirst().first { index in
      buffer[index] | 0x20 == name[0]
        && buffer[index...].prefix(name.count).map { $0 | 0x20 }.elementsEqual(name)
    }
    // The beginning of a header may be at the end of what has come.
    buffer.removeFirst(next ?? max(1, buffer.count - name.count + 1))
    return .broken(problem)
  }

  /// The length that a header gives; `nil` where it gives none, or several.
  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
      guard length == nil, !digits.isEmpty, digits.count <= 18,
        digits.allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      length = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    return length
  }

  /// A content as a message.
  package static func message(_ content: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
