import MenuetSource

/// What a place in a text is, told by its bytes alone, so that it is known in a document that is half
/// typed.
package struct CursorContext: Equatable, Sendable {
  /// An element whose end tag has not come yet.
  package struct OpenElement: Equatable, Sendable {
    /// The name with its prefix.
    package let name: String
    /// Offset of the `<`.
    package let start: Int
    /// The names of the elements directly inside, so far.
    package internal(set) var children: [String] = []
  }

  /// The start tag around a place.
  package struct Tag: Equatable, Sendable {
    /// The name with its prefix.
    package let name: String
    /// The attributes that are written before and behind the place, with their values.
    package let attributes: [String: String]
  }

  package enum Place: Equatable, Sendable {
    /// Between tags.
    ///
    /// - Parameters:
    ///   - word: The letters before the place, and those behind it.
    ///   - hasBracket: Whether a `<` stands before them.
    ///   - isTag: Whether attributes or the end of a tag follow.
    case element(word: Range<Int>, hasBracket: Bool, isTag: Bool)
    /// The name in an end tag.
    case endTag(word: Range<Int>, isClosed: Bool)
    /// A name in a start tag, or where one may stand.
    case attribute(Tag, word: Range<Int>, hasValue: Bool)
    /// A value in a start tag.
    ///
    /// - Parameters:
    ///   - range: The value between its quotes, or as far as it was typed.
    ///   - quote: The quote before the value; `nil` where there is none.
    ///   - isClosed: Whether the same quote follows.
    case value(Tag, attribute: String, range: Range<Int>, quote: UInt8?, isClosed: Bool)
    /// The name of an instruction, behind `<?`.
    case instruction(word: Range<Int>, isClosed: Bool)
    /// The words of `<?menuet-allow …?>`.
    case allowance(word: Range<Int>)
    /// A comment, or another place where nothing is offered.
    case other
  }

  package let place: Place
  /// The elements around the place, the outermost first.
  package let open: [OpenElement]

  /// - Parameter offset: In bytes of the text.
  package init(_ text: [UInt8], at offset: Int) {
    let context = text.withUnsafeBufferPointer { bytes in
      var scanner = ContextScanner(bytes, cursor: min(max(offset, 0), bytes.count))
      return (scanner.run(), scanner.open)
    }
    (place, open) = context
  }
}
