package import MenuetSource

/// How the characters of a line are counted.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The first of a client's encodings, in its order of preference, that is known here; UTF-16, which
  /// every client has, where there is none.
  init(offered names: [String]) {
    self = names.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
  }

  /// The characters of a scalar, by its first byte in UTF-8.
  fileprivate func width(ofScalarWith byte: UInt8) -> Int {
    switch self {
    case .utf8:
      switch byte {
      case ..<0xC0: 1
      case ..<0xE0: 2
      case ..<0xF0: 3
      default: 4
      }
    case .utf16: byte >= 0xF0 ? 2 : 1
    case .utf32: 1
    }
  }
}

/// A place in a text as the protocol counts it, line and character from 0.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    // No text has more, and sums stay in range.
    let most = Int(Int32.max)
    self.init(line: min(line, most), character: min(character, most))
  }

  var json: JSONValue { ["line": .number(line), "character": .number(character)] }
}

/// A text with its lines, for going from offsets in UTF-8 to positions of the protocol and back.
package struct SourceText: Sendable {
  package private(set) var bytes: [UInt8]
  fileprivate var lines: LineIndex

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineIndex(bytes)
  }

  package init(_ text: String) { self.init(Array(text.utf8)) }

  package var lineCount: Int { lines.lineCount }

  /// The offset of a position; of one behind the end of its line that end, and behind the last line
  /// the end of the text.
  package func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < lines.lineCount else { return bytes.count }
    let line = lines.bytes(ofLine: position.line + 1, in: bytes)
    var (offset, character) = (line.lowerBound, 0)
    while offset < line.upperBound {
      let next = character + encoding.width(ofScalarWith: bytes[offset])
      // A position in the middle of a scalar is taken as its start.
      if next > position.character { break }
      character = next
      offset += 1
      while offset < line.upperBound, UTF8.isContinuation(bytes[offset]) { offset += 1 }
    }
    return offset
  }

  /// The position of an offset.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.line(at: offset)
    let start = lines.start(ofLine: line)
    return TextPosition(
      line: line - 1, character: characters(of: start..<max(start, offset), encoding))
  }

  fileprivate func characters(of range: Range<Int>, _ encoding: PositionEncoding) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for offset in range where !UTF8.isContinuation(bytes[offset]) {
        count += encoding.width(ofScalarWith: bytes[offset])
      }
      return count
    }
  }

  /// Goes through the text for the positions of rising offsets, each of which would cost a search and the
  /// way from the start of its line.
  struct Cursor {
    private let text: SourceText
    private let encoding: PositionEncoding
    private var reached = 0
    private var position = TextPosition(line: 0, character: 0)
    private var nextLine: Int

    init(_ text: SourceText, _ encoding: PositionEncoding) {
      self.text = text
      self.encoding = encoding
      nextLine = text.lines.start(behindLine: 1)
    }

    /// The position of an offset, which is not before the last one.
    mutating func position(of offset: Int) -> TextPosition {
      let target = min(offset, text.bytes.count)
      while target >= nextLine {
        reached = nextLine
        position = TextPosition(line: position.line + 1, character: 0)
        nextLine = text.lines.start(behindLine: position.line + 1)
      }
      position.character += text.characters(of: reached..<max(reached, target), encoding)
      reached = max(reached, target)
      return position
    }
  }

  /// A range of bytes as the protocol gives it.
  package func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSONValue {
    [
      "start": position(of: range.lowerBound, encoding).json,
      "end": position(of: range.upperBound, encoding).json,
    ]
  }

  package func range(_ range: ByteRange, _ encoding: PositionEncoding) -> JSONValue {
    self.range(range.bounds, encoding)
  }

  /// Puts other text in the place of a range.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range.clamped(to: 0..<bytes.count), with: text.utf8)
    lines = LineIndex(bytes)
  }

  /// The text of a range.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The bytes of the line at an offset, without what ends it.
  package func line(at offset: Int) -> Range<Int> {
    lines.bytes(ofLine: lines.line(at: offset), in: bytes)
  }

  /// The blanks at the beginning of the line at an offset.
  package func indentation(at offset: Int) -> String {
    string(line(at: offset)).prefix { $0 == " " || $0 == "\t" }.description
  }
}
