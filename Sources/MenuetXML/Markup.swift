package import MenuetSource

/// All that a well-formed document is written of, one piece after the other: tags, comments,
/// instructions and the text between them.
///
/// A `SyntaxTree` keeps what means something; whoever writes a document anew needs the rest, too.
/// Start tags come in the order of the tree's elements.
package struct Markup: Sendable {
  package enum Kind: Sendable, Equatable {
    /// `<?xml …?>` at the start.
    case declaration
    case startTag
    /// `<name/>`
    case emptyTag
    case endTag
    case comment
    case instruction
    /// CDATA.
    case data
    /// Text as it stands, or white space.
    case text
  }

  package struct Piece: Sendable {
    package let kind: Kind
    package let range: Range<Int>
    /// The indices of a tag's attributes.
    package let attributes: Range<Int>
  }

  /// An attribute of a tag, also one that declares a namespace.
  package struct Attribute: Sendable {
    /// With its prefix.
    package let name: Range<Int>
    /// The value between its quotes.
    package let value: Range<Int>
  }

  /// In order, without gaps.
  package private(set) var pieces: [Piece] = []
  /// Those of all tags, in order.
  package private(set) var attributes: [Attribute] = []

  /// - Parameter source: A document in which the reader found no mistake. Of any other text the pieces
  ///   are a guess.
  package init(_ source: SourceFile) {
    // About one piece in 30 bytes, half of them white space.
    pieces.reserveCapacity(source.text.count / 24)
    attributes.reserveCapacity(source.text.count / 24)
    unsafe source.text.withUnsafeBufferPointer { read(unsafe TextBytes($0)) }
  }

  private mutating func read(_ text: TextBytes) {
    var position = 0
    while position < text.count {
      let end = max(readPiece(text, at: position), position + 1)
      position = min(end, text.count)
    }
  }

  /// Reads the piece at an offset, and gives the offset behind it.
  private mutating func readPiece(_ text: TextBytes, at start: Int) -> Int {
    guard text[start] == UInt8(ascii: "<") else {
      return add(.text, start..<text.next(UInt8(ascii: "<"), from: start))
    }
    switch text[start + 1] {
    case UInt8(ascii: "/"):
      let end = text.next(UInt8(ascii: ">"), from: start) + 1
      return add(.endTag, start..<min(end, text.count))
    case UInt8(ascii: "?"):
      let isDeclaration = start == 0 && text.hasPrefix("<?xml", at: 0) && text[5] <= 0x20
      return add(isDeclaration ? .declaration : .instruction, text.markup(at: start, 2, "?>"))
    case UInt8(ascii: "!"):
      return text.hasPrefix("<![CDATA[", at: start)
        ? add(.data, text.markup(at: start, 9, "]]>"))
        : add(.comment, text.markup(at: start, 4, "-->"))
    default: return readStartTag(text, at: start)
    }
  }

  private mutating func readStartTag(_ text: TextBytes, at start: Int) -> Int {
    let first = attributes.count
    var lexer = TagLexer(text, at: start)
    _ = lexer.name()
    while let attribute = lexer.attribute() {
      attributes.append(Attribute(name: attribute.name.range, value: attribute.value))
    }
    let isEmpty = lexer.takeEnd()
    return add(
      isEmpty ? .emptyTag : .startTag, start..<max(lexer.position, start + 1),
      attributes: first..<attributes.count)
  }

  private mutating func add(
    _ kind: Kind, _ range: Range<Int>, attributes: Range<Int> = 0..<0
  ) -> Int {
    pieces.append(Piece(kind: kind, range: range, attributes: attributes))
    return range.upperBound
  }
}

extension TextBytes {
  /// The range of a markup that ends with a sign.
  ///
  /// - Parameter opening: The bytes with which it begins.
  fileprivate func markup(at start: Int, _ opening: Int, _ close: StaticString) -> Range<Int> {
    var offset = start + opening
    while offset < count, !hasPrefix(close, at: offset) { offset += 1 }
    return start..<max(start + 1, min(offset + close.utf8CodeUnitCount, count))
  }
}
