package import MenuetSource

extension SyntaxTree {
  /// The bytes between the tags of an element; the whole element where a tag ends itself.
  package func contentRange(of element: Int) -> ByteRange {
    let syntax = elements[element]
    let inner = Int(syntax.tag.end)..<Int(syntax.end)
    guard !syntax.isUnclosed, let endTag = source.text[inner].lastIndex(of: UInt8(ascii: "<"))
    else { return syntax.range }
    return ByteRange(inner.lowerBound, endTag)
  }

  /// The text of an element with all its white space, references and CDATA resolved, comments and
  /// instructions left out; `nil` where elements stand in it.
  package func content(of element: Int) -> String? {
    let syntax = elements[element]
    guard Int(syntax.subtreeEnd) == element + 1, !syntax.isUnclosed else { return nil }
    let text = source.text
    let whole = Int(syntax.tag.end)..<Int(syntax.end)
    // A tag that ends itself has no content.
    guard let endTag = text[whole].lastIndex(of: UInt8(ascii: "<")) else { return "" }
    var result: [UInt8] = []
    var position = whole.lowerBound
    while position < endTag {
      let next = text[position..<endTag].firstIndex(of: UInt8(ascii: "<")) ?? endTag
      result += AttributeText.decoded(text, ByteRange(position, next), keepsSpace: true)
      position = next
      guard position < endTag else { break }
      guard let markup = Self.markups.first(where: { text[position...].starts(with: $0.open) })
      else { return nil }
      let start = position + markup.open.count
      var end = start
      while end < endTag, !text[end...].starts(with: markup.close) { end += 1 }
      if markup.isText {
        result += Self.withLineFeeds(text[start..<end])
      }
      position = min(end + markup.close.count, endTag)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text of an element and of all elements inside, in document order.
  package func wholeContent(of element: Int) -> String {
    if let content = content(of: element) { return content }
    var result = ""
    var position = elements[element].tag.end
    for child in children(of: element) {
      result += string(position, elements[child].tag.start) + wholeContent(of: child)
      position = elements[child].end
    }
    return result + string(position, contentRange(of: element).end)
  }

  private func string(_ start: UInt32, _ end: UInt32) -> String {
    guard start < end else { return "" }
    let range = ByteRange(start: start, end: end)
    return String(
      decoding: AttributeText.decoded(source.text, range, keepsSpace: true), as: UTF8.self)
  }

  private static let markups: [(open: [UInt8], close: [UInt8], isText: Bool)] = [
    (Array("<![CDATA[".utf8), Array("]]>".utf8), true),
    (Array("<!--".utf8), Array("-->".utf8), false), (Array("<?".utf8), Array("?>".utf8), false),
  ]

  /// CDATA resolves nothing but line ends.
  private static func withLineFeeds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isBehindReturn = false
    for byte in bytes {
      let isFeed = byte == UInt8(ascii: "\n")
      if !(isFeed && isBehindReturn) {
        result.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
      }
      isBehindReturn = byte == UInt8(ascii: "\r")
    }
    return result
  }
}
