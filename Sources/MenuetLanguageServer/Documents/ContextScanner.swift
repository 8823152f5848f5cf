/// Goes through a text from its beginning up to a place.
struct ContextScanner {
  private let text: ScannedText
  private let cursor: Int
  private var position = 0
  private(set) var open: [CursorContext.OpenElement] = []

  init(_ text: UnsafeBufferPointer<UInt8>, cursor: Int) {
    self.text = ScannedText(text)
    self.cursor = cursor
  }

  mutating func run() -> CursorContext.Place {
    while true {
      // What stands before a `<` is text.
      let less = text.next(UInt8(ascii: "<"), from: position)
      if less >= cursor { return element(at: position) }
      position = less
      if let place = readMarkup() { return place }
    }
  }

  // MARK: Markup

  /// Reads one piece of markup; gives the place where the cursor is in it.
  private mutating func readMarkup() -> CursorContext.Place? {
    switch text.byte(position + 1) {
    case UInt8(ascii: "!"): skipDeclaration()
    case UInt8(ascii: "?"): readInstruction()
    case UInt8(ascii: "/"): readEndTag()
    case let byte where ScannedText.isName(byte): readStartTag()
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
    for (start, end) in pairs where text.starts(with: start, at: position) {
      return skip(to: end, from: position + start.utf8CodeUnitCount)
    }
    return skip(to: ">", from: position + 1)
  }

  /// Goes behind a mark; the cursor before it is in something that offers nothing.
  private mutating func skip(to mark: StaticString, from start: Int) -> CursorContext.Place? {
    position = text.end(of: mark, from: start)
    return position > cursor || position == text.count && cursor == position ? .other : nil
  }

  private mutating func readInstruction() -> CursorContext.Place? {
    let start = position + 2
    let end = text.end(of: "?>", from: start)
    position = end
    guard cursor < end || end == text.count else { return nil }
    let word = start..<text.endOfName(from: start)
    if cursor >= start, cursor <= word.upperBound {
      // An end behind the next `<` is that of another instruction.
      let isClosed =
        end - 2 >= start && text.starts(with: "?>", at: end - 2)
        && end <= text.next(UInt8(ascii: "<"), from: start)
      return .instruction(word: word, isClosed: isClosed)
    }
    let allow = "menuet-allow"
    guard text.starts(with: "menuet-allow", at: start), cursor > start + allow.utf8.count else {
      return .other
    }
    return .allowance(word: text.word(around: cursor))
  }

  private mutating func readEndTag() -> CursorContext.Place? {
    let start = position + 2
    let nameEnd = text.endOfName(from: start)
    if cursor >= start, cursor <= nameEnd {
      let isClosed = text.byte(text.skipSpace(from: nameEnd)) == UInt8(ascii: ">")
      return .endTag(word: start..<nameEnd, isClosed: isClosed)
    }
    close(text.string(start..<nameEnd))
    let close = text.skipSpace(from: nameEnd)
    position = text.byte(close) == UInt8(ascii: ">") ? close + 1 : nameEnd
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
    let nameEnd = text.endOfName(from: start + 1)
    if cursor > start, cursor <= nameEnd {
      let next = text.byte(text.skipSpace(from: nameEnd))
      let isTag =
        next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
        || (ScannedText.isName(next) && hasAttribute(from: text.skipSpace(from: nameEnd)))
      return .element(word: (start + 1)..<nameEnd, hasBracket: true, isTag: isTag)
    }
    let name = text.string((start + 1)..<nameEnd)
    var tag = TagScan(name: name, position: nameEnd)
    scan(&tag)
    if let found = tag.found {
      // Most tags are not the one, and their attributes not asked for.
      tag = TagScan(name: name, position: nameEnd, keepsAttributes: true)
      scan(&tag)
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
    text.byte(text.skipSpace(from: text.endOfName(from: start))) == UInt8(ascii: "=")
  }

  private struct TagScan {
    enum Found {
      case name(word: Range<Int>, hasValue: Bool)
      case value(attribute: String, range: Range<Int>, quote: UInt8?, isClosed: Bool)
    }

    let name: String
    var position: Int
    var keepsAttributes = false
    var attributes: [String: String] = [:]
    var found: Found?
    /// Indicates whether the element has content.
    var isOpen = false
  }

  /// Reads what stands in a start tag up to its end, or to the `<` of the next.
  private func scan(_ tag: inout TagScan) {
    while true {
      let gap = tag.position
      tag.position = text.skipSpace(from: gap)
      // A place in white space may get a name; not directly behind a value or the tag's name.
      if tag.found == nil, cursor > gap, cursor <= tag.position {
        tag.found = .name(word: cursor..<cursor, hasValue: false)
      }
      switch text.byte(tag.position) {
      case UInt8(ascii: ">"):
        tag.position += 1
        tag.isOpen = true
        return
      case UInt8(ascii: "/"):
        tag.position += 1
        if text.byte(tag.position) == UInt8(ascii: ">") {
          tag.position += 1
          return
        }
      case nil, UInt8(ascii: "<"): return
      case let byte where ScannedText.isName(byte): scanAttribute(&tag)
      default: tag.position += 1
      }
    }
  }

  private func scanAttribute(_ tag: inout TagScan) {
    let nameEnd = text.endOfName(from: tag.position)
    let word = tag.position..<nameEnd
    let equals = text.skipSpace(from: nameEnd)
    let hasValue = text.byte(equals) == UInt8(ascii: "=")
    let isHere = tag.found == nil && cursor > word.lowerBound && cursor <= nameEnd
    if isHere { tag.found = .name(word: word, hasValue: hasValue) }
    guard hasValue else {
      tag.position = nameEnd
      if tag.keepsAttributes, !isHere { tag.attributes[text.string(word)] = "" }
      return
    }
    let start = text.skipSpace(from: equals + 1)
    let value = value(at: start)
    // A value that is still to come begins behind the sign, not on the next line.
    let isOpenValue = value.quote == nil && cursor > equals && cursor <= max(start, value.end)
    let isInValue =
      value.quote == nil
      ? isOpenValue : cursor >= value.range.lowerBound && cursor <= value.range.upperBound
    if tag.found == nil, isInValue {
      let range = value.quote == nil && value.range.isEmpty ? cursor..<cursor : value.range
      tag.found = .value(
        attribute: text.string(word), range: range, quote: value.quote, isClosed: value.isClosed)
    }
    if tag.keepsAttributes, !isHere { tag.attributes[text.string(word)] = text.string(value.range) }
    tag.position = max(value.end, equals + 1)
  }

  private struct Value {
    var range: Range<Int>
    var end: Int
    var quote: UInt8?
    var isClosed = false
  }

  private func value(at start: Int) -> Value {
    guard let quote = text.byte(start), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else {
      var end = start
      while let byte = text.byte(end), !Self.endsBareValue(byte) { end += 1 }
      return Value(range: start..<end, end: end)
    }
    var end = start + 1
    // No `<` stands in a value: where one comes, the quote is still to be typed.
    while let byte = text.byte(end), byte != quote, byte != UInt8(ascii: "<") { end += 1 }
    let range = (start + 1)..<end
    guard text.byte(end) == quote else {
      let typed = endOfTyped(range)
      return Value(range: typed, end: typed.upperBound, quote: quote)
    }
    // A quote behind `=` opens the next value, and does not close this one.
    let endsInSign = range.last.map { text[$0] } == UInt8(ascii: "=")
    if endsInSign, range.contains(where: { text[$0] <= 0x20 }) {
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
    while first > start, ScannedText.isName(text[first - 1]) { first -= 1 }
    return .element(word: first..<cursor, hasBracket: false, isTag: false)
  }

  private static func endsBareValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "/"): true
    default: false
    }
  }
}
