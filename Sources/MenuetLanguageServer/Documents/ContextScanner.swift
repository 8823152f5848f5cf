/// Goes through a text from its beginning up to a place.
struct ContextScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private let cursor: Int
  private var position = 0
  private(set) var open: [CursorContext.OpenElement] = []

  init(_ text: UnsafeBufferPointer<UInt8>, cursor: Int) {
    self.text = text
    self.cursor = cursor
  }

  mutating func run() -> CursorContext.Place {
    while true {
      // What stands before a `<` is text.
      let less = next(UInt8(ascii: "<"), from: position)
      if less >= cursor { return element(at: position) }
      position = less
      if let place = readMarkup() { return place }
    }
  }

  // MARK: Markup

  /// Reads one piece of markup; gives the place where the cursor is in it.
  private mutating func readMarkup() -> CursorContext.Place? {
    switch byte(position + 1) {
    case UInt8(ascii: "!"): skipDeclaration()
    case UInt8(ascii: "?"): readInstruction()
    case UInt8(ascii: "/"): readEndTag()
    case let byte where Self.isName(byte): readStartTag()
    default: readBracket()
    }
  }

  /// A `<` with nothing behind it that could be a name.
  private mutating func readBracket() -> CursorContext.Place? {
    position += 1
    guard position == cursor else { return nil }
    return .element(word: cursor..<cursor, hasBracket: true, isTag: false)
  }

  private mutating func skipDeclaration() -> CursorContext.Place? {
    let pairs: [(StaticString, StaticString)] = [("<!--", "-->"), ("<![CDATA[", "]]>")]
    for (start, end) in pairs where starts(with: start, at: position) {
      return skip(to: end, from: position + start.utf8CodeUnitCount)
    }
    return skip(to: ">", from: position + 1)
  }

  /// Goes behind a mark; the cursor before it is in something that offers nothing.
  private mutating func skip(to mark: StaticString, from start: Int) -> CursorContext.Place? {
    position = end(of: mark, from: start)
    return position > cursor || position == text.count && cursor == position ? .other : nil
  }

  private mutating func readInstruction() -> CursorContext.Place? {
    let start = position + 2
    let end = end(of: "?>", from: start)
    position = end
    guard cursor < end || end == text.count else { return nil }
    let allow = "menuet-allow"
    guard starts(with: "menuet-allow", at: start), cursor > start + allow.utf8.count else {
      return .other
    }
    return .allowance(word: word(around: cursor))
  }

  private mutating func readEndTag() -> CursorContext.Place? {
    let start = position + 2
    let nameEnd = endOfName(from: start)
    if cursor >= start, cursor <= nameEnd {
      let isClosed = byte(skipSpace(from: nameEnd)) == UInt8(ascii: ">")
      return .endTag(word: start..<nameEnd, isClosed: isClosed)
    }
    close(string(start..<nameEnd))
    let close = skipSpace(from: nameEnd)
    position = byte(close) == UInt8(ascii: ">") ? close + 1 : nameEnd
    return position > cursor ? .other : nil
  }

  /// Closes the innermost element of a name; an end tag of another name closes nothing.
  private mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    open.removeSubrange(index...)
  }

  // MARK: Start tags

  private mutating func readStartTag() -> CursorContext.Place? {
    let start = position
    let nameEnd = endOfName(from: start + 1)
    if cursor > start, cursor <= nameEnd {
      let next = byte(skipSpace(from: nameEnd))
      let isTag =
        next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
        || (Self.isName(next) && hasAttribute(from: skipSpace(from: nameEnd)))
      return .element(word: (start + 1)..<nameEnd, hasBracket: true, isTag: isTag)
    }
    let name = string((start + 1)..<nameEnd)
    var tag = TagScan(name: name, position: nameEnd)
    scan(&tag)
    if let found = tag.found {
      let attributes = tag.attributes
      let place = CursorContext.Tag(name: name, attributes: attributes)
      switch found {
      case .name(let word, let hasValue):
        return .attribute(place, word: word, hasValue: hasValue)
      case .value(let attribute, let range, let quote, let isClosed):
        return .value(
          place, attribute: attribute, range: range, quote: quote, isClosed: isClosed)
      }
    }
    position = tag.position
    if position > cursor { return .other }
    if !open.isEmpty { open[open.count - 1].children.append(name) }
    if tag.isOpen { open.append(CursorContext.OpenElement(name: name, start: start)) }
    return nil
  }

  /// Returns whether a name with `=` behind it begins at an offset.
  private func hasAttribute(from start: Int) -> Bool {
    byte(skipSpace(from: endOfName(from: start))) == UInt8(ascii: "=")
  }

  private struct TagScan {
    enum Found {
      case name(word: Range<Int>, hasValue: Bool)
      case value(attribute: String, range: Range<Int>, quote: UInt8?, isClosed: Bool)
    }

    let name: String
    var position: Int
    var attributes: [String: String] = [:]
    var found: Found?
    /// Indicates whether the element has content.
    var isOpen = false
  }

  /// Reads what stands in a start tag up to its end, or to the `<` of the next.
  private func scan(_ tag: inout TagScan) {
    while true {
      let gap = tag.position
      tag.position = skipSpace(from: gap)
      // A place in white space may get a name; not directly behind a value or the tag's name.
      if tag.found == nil, cursor > gap, cursor <= tag.position {
        tag.found = .name(word: cursor..<cursor, hasValue: false)
      }
      switch byte(tag.position) {
      case UInt8(ascii: ">"):
        tag.position += 1
        tag.isOpen = true
        return
      case UInt8(ascii: "/"):
        tag.position += 1
        if byte(tag.position) == UInt8(ascii: ">") {
          tag.position += 1
          return
        }
      case nil, UInt8(ascii: "<"): return
      case let byte where Self.isName(byte): scanAttribute(&tag)
      default: tag.position += 1
      }
    }
  }

  private func scanAttribute(_ tag: inout TagScan) {
    let nameEnd = endOfName(from: tag.position)
    let word = tag.position..<nameEnd
    let equals = skipSpace(from: nameEnd)
    let hasValue = byte(equals) == UInt8(ascii: "=")
    let isHere = tag.found == nil && cursor > word.lowerBound && cursor <= nameEnd
    if isHere { tag.found = .name(word: word, hasValue: hasValue) }
    let name = string(word)
    guard hasValue else {
      tag.position = nameEnd
      if !isHere { tag.attributes[name] = "" }
      return
    }
    let start = skipSpace(from: equals + 1)
    let value = value(at: start)
    // A value that is still to come begins behind the sign, not on the next line.
    let isOpenValue = value.quote == nil && cursor > equals && cursor <= max(start, value.end)
    let isInValue =
      value.quote == nil
      ? isOpenValue : cursor >= value.range.lowerBound && cursor <= value.range.upperBound
    if tag.found == nil, isInValue {
      let range = value.quote == nil && value.range.isEmpty ? cursor..<cursor : value.range
      tag.found = .value(
        attribute: name, range: range, quote: value.quote, isClosed: value.isClosed)
    }
    if !isHere { tag.attributes[name] = string(value.range) }
    tag.position = max(value.end, equals + 1)
  }

  private struct Value {
    var range: Range<Int>
    var end: Int
    var quote: UInt8?
    var isClosed = false
  }

  private func value(at start: Int) -> Value {
    guard let quote = byte(start), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      var end = start
      while let byte = byte(end), !Self.endsBareValue(byte) { end += 1 }
      return Value(range: start..<end, end: end)
    }
    var end = start + 1
    // No `<` stands in a value: where one comes, the quote is still to be typed.
    while let byte = byte(end), byte != quote, byte != UInt8(ascii: "<") { end += 1 }
    let range = (start + 1)..<end
    guard byte(end) == quote else {
      let typed = endOfTyped(range)
      return Value(range: typed, end: typed.upperBound, quote: quote)
    }
    // A quote behind `=` opens the next value, and does not close this one.
    let before = string(range)
    if before.hasSuffix("="), before.contains(where: \.isWhitespace) {
      let typed = endOfTyped(range)
      return Value(range: typed, end: typed.upperBound, quote: quote)
    }
    return Value(range: range, end: end + 1, quote: quote, isClosed: true)
  }

  /// The part of an open value that was typed: up to the cursor if that is in it, else to the first
  /// blank, line end, or end of the tag.
  private func endOfTyped(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound
    if range.contains(cursor) || cursor == range.upperBound { return start..<cursor }
    let end = range.first { Self.endsBareValue(text[$0]) } ?? range.upperBound
    return start..<end
  }

  // MARK: Text

  /// The place in text, with the word that is typed there.
  private func element(at start: Int) -> CursorContext.Place {
    var first = cursor
    while first > start, Self.isName(text[first - 1]) { first -= 1 }
    return .element(word: first..<cursor, hasBracket: false, isTag: false)
  }

  private func word(around offset: Int) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, Self.isName(text[start - 1]) { start -= 1 }
    while end < text.count, Self.isName(text[end]) { end += 1 }
    return start..<end
  }

  // MARK: Bytes

  private func byte(_ index: Int) -> UInt8? { index < text.count ? text[index] : nil }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }

  private func next(_ byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] != byte { index += 1 }
    return index
  }

  private func starts(with word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= text.count else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in buffer.indices where text[index + offset] != buffer[offset] { return false }
      return true
    }
  }

  /// The offset behind a mark, or the end of the text.
  private func end(of mark: StaticString, from start: Int) -> Int {
    var index = start
    while index < text.count {
      if starts(with: mark, at: index) { return index + mark.utf8CodeUnitCount }
      index += 1
    }
    return text.count
  }

  private func skipSpace(from start: Int) -> Int {
    var index = start
    while let byte = byte(index), byte <= 0x20 { index += 1 }
    return index
  }

  private func endOfName(from start: Int) -> Int {
    var index = start
    while let byte = byte(index), Self.isName(byte) { index += 1 }
    return index
  }

  private static func endsBareValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "/"): true
    default: false
    }
  }

  private static func isName(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), UInt8(ascii: "."), 0x80...:
      return true
    default: return false
    }
  }
}
