import CLibXML2
import MenuetSource

/// Says what is wrong where libxml2 had to stop, and how the text can be mended so that reading goes
/// on and one mistake stays one finding.
struct MarkupRepair {
  struct Result {
    var problem: XMLProblem
    /// The text to blame.
    var blamed: ByteRange
    /// The change after which reading can start again; `nil` where there is none.
    var patch: (range: ByteRange, replacement: [UInt8])?
    /// False when nothing of the document is lost without a patch.
    var isTruncating = true
  }

  private let text: [UInt8]

  init(text: [UInt8]) { self.text = text }

  func repair(_ interruption: XMLInterruption) -> Result {
    let offset = min(interruption.offset, text.count)
    switch UInt32(bitPattern: interruption.code) {
    case XML_ERR_TAG_NAME_MISMATCH.rawValue: return strayEndTag(offset)
    case XML_ERR_DOCTYPE_NOT_FINISHED.rawValue: return documentType()
    case XML_ERR_DOCUMENT_EMPTY.rawValue, XML_ERR_DOCUMENT_START.rawValue: return beforeRoot()
    case XML_ERR_DOCUMENT_END.rawValue: return behindRoot(offset)
    case XML_ERR_INVALID_CHAR.rawValue:
      return forbiddenCharacter(near: offset) ?? unknown(interruption)
    case XML_ERR_INVALID_ENCODING.rawValue:
      return Result(problem: .encoding, blamed: ByteRange(offset, min(offset + 1, text.count)))
    case XML_ERR_COMMENT_NOT_FINISHED.rawValue:
      return unclosed("<!--", "-->", .commentUnclosed, offset)
    case XML_ERR_PI_NOT_FINISHED.rawValue:
      return unclosed("<?", "?>", .instructionUnclosed, offset)
    case XML_ERR_CDATA_NOT_FINISHED.rawValue:
      return unclosed("<![CDATA[", "]]>", .dataUnclosed, offset)
    case XML_ERR_RESERVED_XML_NAME.rawValue:
      return misplacedDeclaration(offset) ?? unknown(interruption)
    default:
      return brokenTag(before: offset) ?? forbiddenCharacter(near: offset)
        ?? unknown(interruption)
    }
  }

  private func unknown(_ interruption: XMLInterruption) -> Result {
    let offset = min(interruption.offset, text.count)
    return Result(
      problem: .other(interruption.code),
      blamed: ByteRange(max(0, offset - 1), max(offset, min(1, text.count))))
  }

  // MARK: Outside tags

  private func strayEndTag(_ start: Int) -> Result {
    let end = text[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? text.count
    let name = TagLexer(text, start: start + 1, end: end).endName()
    let range = ByteRange(start, end)
    return Result(
      problem: .endTagUnmatched(string(name)), blamed: range, patch: (range, []))
  }

  private func documentType() -> Result {
    let marker = Array("<!DOCTYPE".utf8)
    let start = firstRange(of: marker, from: 0) ?? 0
    var depth = 0
    var quote: UInt8?
    var end = start + marker.count
    while end < text.count {
      let byte = text[end]
      end += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "]") {
        depth -= 1
      } else if byte == UInt8(ascii: ">"), depth <= 0 {
        break
      }
    }
    let range = ByteRange(start, end)
    return Result(problem: .documentType, blamed: range, patch: (range, []))
  }

  private func beforeRoot() -> Result {
    guard let first = text.firstIndex(where: { !TagLexer.isSpace($0) }) else {
      return Result(problem: .empty, blamed: ByteRange(0, 0))
    }
    var start = first
    // Comments and instructions may stand before the root; what follows them is to blame.
    while let end = endOfMiscellany(at: start) {
      start = text[end...].firstIndex { !TagLexer.isSpace($0) } ?? text.count
    }
    guard start < text.count else { return Result(problem: .empty, blamed: ByteRange(0, 0)) }
    let next = text[start...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
    if next == start {
      return brokenTag(before: min(start + 1, text.count))
        ?? Result(problem: .nameMissing, blamed: ByteRange(start, start + 1))
    }
    let blamed = ByteRange(start, lastVisible(start..<next))
    guard next < text.count else { return Result(problem: .textBeforeRoot, blamed: blamed) }
    return Result(
      problem: .textBeforeRoot, blamed: blamed, patch: (ByteRange(start, next), []))
  }

  private func endOfMiscellany(at start: Int) -> Int? {
    for (open, close) in [("<!--", "-->"), ("<?", "?>")] where hasPrefix(open, at: start) {
      return firstRange(of: Array(close.utf8), from: start).map { $0 + close.utf8.count }
    }
    return nil
  }

  private func behindRoot(_ offset: Int) -> Result {
    let start = text[offset...].firstIndex { !TagLexer.isSpace($0) } ?? offset
    var end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    end = max(lastVisible(start..<end), min(start + 1, text.count))
    return Result(
      problem: .contentBehindRoot, blamed: ByteRange(start, end), isTruncating: false)
  }

  private func forbiddenCharacter(near offset: Int) -> Result? {
    let window = max(0, offset - 4)..<min(offset + 4, text.count)
    for index in window {
      let byte = text[index]
      if byte < 0x20, !TagLexer.isSpace(byte) {
        let range = ByteRange(index, index + 1)
        return Result(
          problem: .characterForbidden(UInt32(byte)), blamed: range,
          patch: (range, [UInt8(ascii: " ")]))
      }
      // U+FFFE and U+FFFF
      if byte == 0xEF, index + 2 < text.count, text[index + 1] == 0xBF, text[index + 2] >= 0xBE {
        let range = ByteRange(index, index + 3)
        return Result(
          problem: .characterForbidden(0xFFC0 + UInt32(text[index + 2] & 0x3F)), blamed: range,
          patch: (range, [UInt8(ascii: " ")]))
      }
    }
    return nil
  }

  private func unclosed(
    _ open: String, _ close: String, _ problem: XMLProblem, _ offset: Int
  ) -> Result {
    var start = 0
    while let end = firstRange(of: Array(close.utf8), from: start) {
      guard let next = firstRange(of: Array(open.utf8), from: start), next < end else { break }
      start = end + close.utf8.count
    }
    let found = firstRange(of: Array(open.utf8), from: start) ?? offset
    return Result(
      problem: problem, blamed: ByteRange(found, min(found + open.utf8.count, text.count)))
  }

  private func misplacedDeclaration(_ offset: Int) -> Result? {
    guard let start = text[..<offset].lastIndex(of: UInt8(ascii: "<")),
      let end = firstRange(of: Array("?>".utf8), from: start)
    else { return nil }
    let range = ByteRange(start, end + 2)
    return Result(problem: .declarationMisplaced, blamed: range, patch: (range, []))
  }

  // MARK: Tags

  /// Reads the tag in which libxml2 stumbled as a forgiving reader would, and mends its first fault.
  private func brokenTag(before offset: Int) -> Result? {
    let isAtLess = offset < text.count && text[offset] == UInt8(ascii: "<")
    guard
      let start = text[..<offset].lastIndex(of: UInt8(ascii: "<"))
        ?? (isAtLess ? offset : nil)
    else { return nil }
    var lexer = TagLexer(text, start: start, end: text.count)
    let name = lexer.name()
    guard let first = name.first, isNameStart(text[first]) else { return nameless(start, name) }
    var position = name.upperBound
    var previous: TagLexer.Attribute?
    while true {
      let space = position
      while position < text.count, TagLexer.isSpace(text[position]) { position += 1 }
      guard position < text.count, text[position] != UInt8(ascii: "<") else {
        return unclosedTag(start, name, end: space)
      }
      if text[position] == UInt8(ascii: ">") || hasPrefix("/>", at: position) { return nil }
      var attribute = TagLexer(text, start: position - 1, end: text.count)
      let attributeName = attribute.name()
      guard let first = attributeName.first, isNameStart(text[first]) else {
        return stray(position)
      }
      if space == position { return missingSpace(attributeName, behind: previous) }
      switch value(behind: attributeName) {
      case .fault(let result): return result
      case .found(let range):
        position = range.upperBound + 1
        previous = TagLexer.Attribute(name: attributeName, value: range, isVerbatim: false)
      }
    }
  }

  private func nameless(_ start: Int, _ name: Range<Int>) -> Result? {
    guard !hasPrefix("</", at: start), !hasPrefix("<!", at: start), !hasPrefix("<?", at: start)
    else { return nil }
    let range = ByteRange(start, start + 1)
    // Written as a reference it is text, which the language refuses by itself: drop it.
    return Result(
      problem: .nameMissing, blamed: range, patch: (range, [UInt8(ascii: " ")]))
  }

  private func unclosedTag(_ start: Int, _ name: Range<Int>, end: Int) -> Result {
    let endTag = Array("</".utf8) + Array(text[name])
    let close = firstRange(of: endTag, from: end)
    let again = firstRange(of: Array("<".utf8) + Array(text[name]), from: end)
    // An end tag before the next element of that name most likely belongs to this one.
    let isOpen = close.map { $0 < (again ?? Int.max) } ?? false
    return Result(
      problem: .tagUnclosed(string(name)), blamed: ByteRange(start, name.upperBound),
      patch: (ByteRange(end, end), Array((isOpen ? ">" : "/>").utf8)))
  }

  private func stray(_ position: Int) -> Result {
    var end = position + 1
    while end < text.count, !TagLexer.isNameByte(text[end]) || text[end] >= 0x80,
      !TagLexer.isSpace(text[end]), text[end] != UInt8(ascii: ">"),
      text[end] != UInt8(ascii: "/"), text[end] != UInt8(ascii: "<")
    {
      end += 1
    }
    let range = ByteRange(position, end)
    return Result(
      problem: .strayCharacters(string(position..<end)), blamed: range,
      patch: (range, [UInt8(ascii: " ")]))
  }

  private func missingSpace(
    _ name: Range<Int>, behind previous: TagLexer.Attribute?
  ) -> Result? {
    // `title="New Note symbol="plus"`: the value swallowed the next attribute's name and sign.
    if let previous, let split = swallowedAttribute(in: previous.value) {
      let quote = text[previous.value.upperBound]
      return Result(
        problem: .valueUnclosed(
          attribute: string(previous.name), quote: String(Unicode.Scalar(quote))),
        blamed: ByteRange(previous.name.lowerBound, split),
        patch: (ByteRange(split, split), [quote]))
    }
    return Result(
      problem: .spaceMissing(attribute: string(name)),
      blamed: ByteRange(name.lowerBound, name.upperBound),
      patch: (ByteRange(name.lowerBound, name.lowerBound), [UInt8(ascii: " ")]))
  }

  private func swallowedAttribute(in value: Range<Int>) -> Int? {
    guard let last = value.last, text[last] == UInt8(ascii: "=") else { return nil }
    var start = last
    while start > value.lowerBound, TagLexer.isNameByte(text[start - 1]) { start -= 1 }
    guard start < last, start > value.lowerBound else { return nil }
    while start > value.lowerBound, TagLexer.isSpace(text[start - 1]) { start -= 1 }
    return start
  }

  private enum Value {
    case found(Range<Int>)
    case fault(Result)
  }

  private func value(behind name: Range<Int>) -> Value {
    let label = string(name)
    var position = name.upperBound
    while position < text.count, TagLexer.isSpace(text[position]) { position += 1 }
    guard position < text.count, text[position] == UInt8(ascii: "=") else {
      let range = ByteRange(name.lowerBound, name.upperBound)
      return .fault(
        Result(
          problem: .valueMissing(attribute: label), blamed: range,
          patch: (range, [UInt8(ascii: " ")])))
    }
    position += 1
    while position < text.count, TagLexer.isSpace(text[position]) { position += 1 }
    guard position < text.count,
      text[position] == UInt8(ascii: "\"") || text[position] == UInt8(ascii: "'")
    else { return .fault(unquoted(name, valueStart: position)) }
    let quote = text[position]
    let start = position + 1
    guard
      let end = text[start...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "<") }),
      text[end] == quote
    else { return .fault(valueWithTag(name, start, quote)) }
    return .found(start..<end)
  }

  private func unquoted(_ name: Range<Int>, valueStart: Int) -> Result {
    var end = valueStart
    while end < text.count, !TagLexer.isSpace(text[end]), text[end] != UInt8(ascii: ">"),
      text[end] != UInt8(ascii: "<"), text[end] != UInt8(ascii: "\""),
      !hasPrefix("/>", at: end)
    {
      end += 1
    }
    let blamed = ByteRange(name.lowerBound, end)
    let label = string(name)
    guard end > valueStart else {
      return Result(
        problem: .valueMissing(attribute: label), blamed: blamed,
        patch: (blamed, [UInt8(ascii: " ")]))
    }
    let value = string(valueStart..<end)
    // A closing quote without an opening one belongs to the value.
    let hasQuote = end < text.count && text[end] == UInt8(ascii: "\"")
    return Result(
      problem: .valueUnquoted(attribute: label, value: value),
      blamed: ByteRange(name.lowerBound, hasQuote ? end + 1 : end),
      patch: (
        ByteRange(valueStart, hasQuote ? end + 1 : end), Array("\"\(value)\"".utf8)
      ))
  }

  /// A value that runs into a `<`: either the sign itself is meant, or the closing quote is missing.
  private func valueWithTag(_ name: Range<Int>, _ start: Int, _ quote: UInt8) -> Result {
    let less = text[start...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
    let before = text[start..<less]
    let looksUnclosed =
      less == text.count || before.contains(UInt8(ascii: "\n"))
      || before.contains(UInt8(ascii: ">"))
    guard looksUnclosed else {
      let range = ByteRange(less, less + 1)
      return Result(problem: .lessThanInValue, blamed: range, patch: (range, Array("&lt;".utf8)))
    }
    // Of `title="New>` and `title="New/>` the tag's end is not part of the value.
    var end = text[start..<less].firstIndex {
      $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\n")
    } ?? less
    let hasTagEnd = end < less && text[end] == UInt8(ascii: ">")
    if hasTagEnd, end > start, text[end - 1] == UInt8(ascii: "/") { end -= 1 }
    if !hasTagEnd { end = lastVisible(start..<end) }
    let mark = String(Unicode.Scalar(quote))
    return Result(
      problem: .valueUnclosed(attribute: string(name), quote: mark),
      blamed: ByteRange(name.lowerBound, max(end, start)),
      patch: (ByteRange(end, end), [quote]))
  }

  // MARK: Bytes

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }

  private func hasPrefix(_ prefix: String, at start: Int) -> Bool {
    text[min(start, text.count)...].starts(with: prefix.utf8)
  }

  /// The offset behind the last byte of a range that is not white space.
  private func lastVisible(_ range: Range<Int>) -> Int {
    (text[range].lastIndex { !TagLexer.isSpace($0) } ?? range.lowerBound - 1) + 1
  }

  private func firstRange(of marker: [UInt8], from start: Int) -> Int? {
    guard marker.count <= text.count else { return nil }
    var index = max(start, 0)
    while index <= text.count - marker.count {
      if text[index] == marker[0],
        text[index..<(index + marker.count)].elementsEqual(marker)
      {
        return index
      }
      index += 1
    }
    return nil
  }
}
