import MenuetSource

/// A start tag as it was most likely meant.
struct RecoveredTag {
  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
    /// Indicates whether the value is a guess.
    var isDamaged = false
  }

  var name: Range<Int>
  var attributes: [Attribute] = []
  /// Offset behind the tag.
  var end: Int
  var isSelfClosing = false
  /// Indicates whether the name may be wrong and attributes may be missing.
  var isDamaged = false
  /// Indicates whether the tag has no `>`.
  var isUnclosed = false
}

/// Reads start tags as a forgiving reader would, and reports each fault once.
struct TagRecovery {
  private(set) var findings: [XMLFinding] = []

  private let text: MarkupText
  private var position = 0
  private var tag = RecoveredTag(name: 0..<0, end: 0)
  /// Indicates whether a fault left open where the next attribute begins: what follows is the same
  /// mistake, until an attribute can be read without doubt.
  private var isLost = false
  /// Indicates whether a value was missing or had no end: so is the end of the tag, perhaps.
  private var isDangling = false

  init(_ text: MarkupText) { self.text = text }

  /// Reads a tag.
  ///
  /// - Parameter start: Offset of its name.
  mutating func read(nameAt start: Int) -> RecoveredTag {
    let name = text.word(from: start)
    tag = RecoveredTag(name: name, end: name.upperBound)
    position = name.upperBound
    isLost = false
    isDangling = false
    if !XMLName.isQualified(text[name]) {
      // What follows the name may be part of it, as behind a space that is none of XML.
      reportLost(.nameInvalid(text.string(name)), name)
    }
    while readPart() {}
    tag.end = position
    return tag
  }

  private mutating func report(_ problem: XMLProblem, _ range: Range<Int>) {
    findings.append(XMLFinding(problem, ByteRange(range.lowerBound, range.upperBound)))
  }

  /// Reports a fault behind which it is not clear where the next attribute begins.
  private mutating func reportLost(_ problem: XMLProblem, _ range: Range<Int>) {
    if !isLost { report(problem, range) }
    isLost = true
    tag.isDamaged = true
  }

  /// Reads an attribute, the end of the tag, or what should not be there; false at the end.
  private mutating func readPart() -> Bool {
    let gap = position
    position = text.skippingSpace(from: position)
    switch text[position] {
    case UInt8(ascii: ">"):
      position += 1
      return false
    case 0, UInt8(ascii: "<"):
      position = gap
      readMissingEnd()
      return false
    case UInt8(ascii: "/"): return readSlash()
    default: isDangling = false
    }
    if text.startsName(at: position) {
      readAttribute(isApart: gap < position)
    } else {
      skipStray()
    }
    return true
  }

  private mutating func readMissingEnd() {
    if !isLost, !isDangling {
      let head = (tag.name.lowerBound - 1)..<tag.name.upperBound
      report(.tagUnclosed(text.string(tag.name)), head)
    }
    tag.isDamaged = true
    tag.isUnclosed = true
  }

  /// Reads `/>`, in which a space may have slipped.
  private mutating func readSlash() -> Bool {
    let slash = position
    position = text.skippingSpace(from: slash + 1)
    guard text[position] == UInt8(ascii: ">") else {
      position = slash + 1
      reportLost(.strayCharacters("/"), slash..<position)
      return true
    }
    position += 1
    if position > slash + 2 { report(.slashApart, slash..<position) }
    tag.isSelfClosing = true
    return false
  }

  private mutating func skipStray() {
    let start = position
    // `1st="…"` is an attribute whose name is none.
    if XMLName.isPart(text[position]) {
      let word = text.word(from: start)
      let equals = text.skippingSpace(from: word.upperBound)
      if text[equals] == UInt8(ascii: "=") {
        reportLost(.nameInvalid(text.string(word)), word)
        position = equals + 1
        _ = readValue(of: word)
        return
      }
    }
    position += 1
    while position < text.count, !MarkupByte.isSpace(text[position]), !endsStray(at: position) {
      position += 1
    }
    reportLost(.strayCharacters(text.string(start..<position)), start..<position)
  }

  private func endsStray(at offset: Int) -> Bool {
    switch text[offset] {
    case UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "/"): true
    case let byte: byte < 0x80 && XMLName.isStart(byte)
    }
  }

  // MARK: Attributes

  private mutating func readAttribute(isApart: Bool) {
    var name = text.word(from: position)
    let equals = text.skippingSpace(from: name.upperBound)
    if !isApart, !isLost, !tag.attributes.isEmpty, text[equals] != UInt8(ascii: "=") {
      // The rest of a value that ended too early, as in 'Don't'.
      let start = position
      while position < text.count, !MarkupByte.isSpace(text[position]), !endsTag(at: position) {
        position += 1
      }
      return reportLost(.strayCharacters(text.string(start..<position)), start..<position)
    }
    if !isApart, !isLost, !tag.attributes.isEmpty {
      report(.spaceMissing(attribute: text.string(name)), name)
      isLost = true
    }
    guard text[equals] == UInt8(ascii: "=") else { return readWord(name, end: equals) }
    if !XMLName.isQualified(text[name]) {
      reportLost(.nameInvalid(text.string(name)), name)
      name = name.lowerBound..<name.lowerBound
    }
    position = equals + 1
    let attribute = readValue(of: name)
    if !name.isEmpty { tag.attributes.append(attribute) }
  }

  /// Reads a name without `=`.
  private mutating func readWord(_ name: Range<Int>, end: Int) {
    // `title: "New"` and `title "New"`
    let isColon = text[name].last == UInt8(ascii: ":")
    let name = isColon ? name.lowerBound..<(name.upperBound - 1) : name
    if MarkupByte.isQuote(text[end]), !isLost,
      continuesTag(behind: text.next(text[end], from: end + 1))
    {
      report(.equalsMissing(attribute: text.string(name)), name)
      position = end
      tag.attributes.append(readValue(of: name))
      return
    }
    position = name.upperBound + (isColon ? 1 : 0)
    reportLost(.valueMissing(attribute: text.string(name)), name)
    tag.attributes.append(
      RecoveredTag.Attribute(
        name: name, value: name.upperBound..<name.upperBound, isDamaged: true))
  }

  /// Reads a value; the position is behind the `=`.
  private mutating func readValue(of name: Range<Int>) -> RecoveredTag.Attribute {
    let sign = position
    position = text.skippingSpace(from: position)
    if text[position] == UInt8(ascii: "=") {
      reportLost(.strayCharacters("="), position..<(position + 1))
      while text[position] == UInt8(ascii: "=") { position += 1 }
      position = text.skippingSpace(from: position)
    }
    if MarkupByte.isQuote(text[position]) { return readQuoted(name) }
    let hasSpace = position > sign
    if position == text.count || endsTag(at: position)
      || (hasSpace && startsAttribute(at: position))
    {
      position = sign
      if !isLost { report(.valueMissing(attribute: text.string(name)), name.lowerBound..<sign) }
      isDangling = true
      return RecoveredTag.Attribute(name: name, value: sign..<sign, isDamaged: true)
    }
    if let opening = text.typographicQuote(at: position) {
      if let closing = closingQuote(behind: opening) {
        return takeTypographic(name, opening, closing)
      }
      return readUnquoted(name, opening: opening)
    }
    return readUnquoted(name, opening: position..<position)
  }

  /// The quote of any kind behind which the tag goes on.
  private func closingQuote(behind opening: Range<Int>) -> Range<Int>? {
    var offset = opening.upperBound
    while offset < text.count, text[offset] != UInt8(ascii: "<"), text[offset] != 0x0A {
      let isStraight = MarkupByte.isQuote(text[offset])
      // This one opens the value of the next attribute.
      if isStraight, text[offset - 1] == UInt8(ascii: "=") { return nil }
      let quote = isStraight ? offset..<(offset + 1) : text.typographicQuote(at: offset)
      if let quote, continuesTag(behind: quote.upperBound - 1) { return quote }
      offset = quote?.upperBound ?? offset + 1
    }
    return nil
  }

  /// Takes what stands between quotes of which one or both are typographic.
  private mutating func takeTypographic(
    _ name: Range<Int>, _ opening: Range<Int>, _ closing: Range<Int>
  ) -> RecoveredTag.Attribute {
    let value = opening.upperBound..<closing.lowerBound
    let inner = value.filter { text[$0] == UInt8(ascii: "\"") }
    position = closing.upperBound
    if !isLost {
      let quotes = QuotePlaces(
        opening: ByteRange(opening.lowerBound, opening.upperBound),
        closing: ByteRange(closing.lowerBound, closing.upperBound),
        inner: inner.map { ByteRange($0, $0 + 1) })
      report(
        .valueInTypographicQuotes(attribute: text.string(name), quotes: quotes),
        name.lowerBound..<position)
    }
    return RecoveredTag.Attribute(name: name, value: value, isDamaged: true)
  }

  /// Returns whether a name and `=` stand at an offset.
  private func startsAttribute(at offset: Int) -> Bool {
    guard text.startsName(at: offset) else { return false }
    let name = text.word(from: offset)
    return text[text.skippingSpace(from: name.upperBound)] == UInt8(ascii: "=")
  }

  /// Reads a value without quotes: all words of the line that are no attributes.
  ///
  /// - Parameter opening: What stands in place of the first quote.
  private mutating func readUnquoted(
    _ name: Range<Int>, opening: Range<Int>
  ) -> RecoveredTag.Attribute {
    let start = opening.upperBound
    var end = start
    var hasQuote = false
    while true {
      end = endOfUnquotedWord(from: end)
      hasQuote = MarkupByte.isQuote(text[end])
      if hasQuote { break }
      let next = text.skippingSpace(from: end)
      let isOnLine = !text[end..<next].contains(UInt8(ascii: "\n"))
      guard next > end, isOnLine, next < text.count, !endsTag(at: next),
        !startsAttribute(at: next)
      else { break }
      end = next
    }
    position = hasQuote ? end + 1 : end
    if !isLost {
      let quotes = QuotePlaces(
        opening: ByteRange(opening.lowerBound, start), closing: ByteRange(end, position))
      report(
        .valueUnquoted(attribute: text.string(name), quotes: quotes), name.lowerBound..<position)
    }
    return RecoveredTag.Attribute(name: name, value: start..<end, isDamaged: true)
  }

  private func endOfUnquotedWord(from start: Int) -> Int {
    var end = start
    while end < text.count, !MarkupByte.isSpace(text[end]), !MarkupByte.isQuote(text[end]),
      !endsTag(at: end)
    {
      end += 1
    }
    return end
  }

  private func endsTag(at offset: Int) -> Bool {
    switch text[offset] {
    case UInt8(ascii: ">"), UInt8(ascii: "<"): true
    case UInt8(ascii: "/"): text[offset + 1] == UInt8(ascii: ">")
    default: false
    }
  }

  // MARK: Quoted values

  /// Reads a value; the position is at its quote.
  private mutating func readQuoted(_ name: Range<Int>) -> RecoveredTag.Attribute {
    let quote = text[position]
    let start = position + 1
    var end = start
    var lessThans: [Int] = []
    var isMarkup: Bool?
    while end < text.count, text[end] != quote {
      if text[end] == UInt8(ascii: "<") {
        if startsMarkup(at: end) {
          // The next quote, and so the answer, is the same for every `<` of the value.
          let opensNext = isMarkup ?? !isClosed(behind: end, by: quote)
          isMarkup = opensNext
          if opensNext { break }
        }
        lessThans.append(end)
      }
      end += 1
    }
    let isClosed = text[end] == quote
    if isClosed, continuesTag(behind: end) || swallowedAttribute(in: start..<end) == nil {
      for offset in lessThans { report(.lessThanInValue, offset..<(offset + 1)) }
      if continuesTag(behind: end) { isLost = false }
      position = end + 1
      return RecoveredTag.Attribute(
        name: name, value: start..<end, isDamaged: !lessThans.isEmpty)
    }
    return readUnclosed(name, start..<end, quote: quote, isClosed: isClosed)
  }

  /// Of `title="New symbol="plus"/>` and `title="New/>`: the value ends before what it swallowed.
  private mutating func readUnclosed(
    _ name: Range<Int>, _ range: Range<Int>, quote: UInt8, isClosed: Bool
  ) -> RecoveredTag.Attribute {
    var end = range.lowerBound
    if isClosed, let swallowed = swallowedAttribute(in: range) {
      end = swallowed
    } else {
      while end < range.upperBound, !endsTag(at: end), text[end] != UInt8(ascii: "\n"),
        !(MarkupByte.isSpace(text[end]) && startsQuotedAttribute(at: end))
      {
        end += 1
      }
    }
    while end > range.lowerBound, MarkupByte.isSpace(text[end - 1]) { end -= 1 }
    if let closing = text.typographicQuote(before: end), range.lowerBound <= closing.lowerBound {
      return takeTypographic(name, (range.lowerBound - 1)..<range.lowerBound, closing)
    }
    let mark = String(Unicode.Scalar(quote))
    if !isLost {
      report(
        .valueUnclosed(attribute: text.string(name), quote: mark), name.lowerBound..<end)
    }
    tag.isDamaged = true
    isDangling = true
    position = end
    return RecoveredTag.Attribute(name: name, value: range.lowerBound..<end, isDamaged: true)
  }

  /// Returns whether white space, a name, `=` and a quote stand at an offset.
  private func startsQuotedAttribute(at offset: Int) -> Bool {
    let start = text.skippingSpace(from: offset)
    guard startsAttribute(at: start) else { return false }
    let equals = text.skippingSpace(from: text.word(from: start).upperBound)
    return MarkupByte.isQuote(text[text.skippingSpace(from: equals + 1)])
  }

  private func startsMarkup(at offset: Int) -> Bool {
    switch text[offset + 1] {
    case UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    case let byte: XMLName.isStart(byte)
    }
  }

  /// Returns whether the next quote closes a value: one that opens the value of another attribute
  /// has `=` before it.
  private func isClosed(behind offset: Int, by quote: UInt8) -> Bool {
    let next = text.next(quote, from: offset)
    return next < text.count && text[next - 1] != UInt8(ascii: "=") && continuesTag(behind: next)
  }

  /// Returns whether a tag can go on, or end, behind the closing quote at an offset.
  private func continuesTag(behind offset: Int) -> Bool {
    let next = text.skippingSpace(from: offset + 1)
    if next == text.count { return offset < text.count }
    return endsTag(at: next) || (next > offset + 1 && startsAttribute(at: next))
  }

  /// Where a value has swallowed the next attribute's name and `=`, the offset at which it should
  /// have ended.
  private func swallowedAttribute(in value: Range<Int>) -> Int? {
    guard text[value].last == UInt8(ascii: "=") else { return nil }
    var start = value.upperBound - 1
    while start > value.lowerBound, XMLName.isPart(text[start - 1]) { start -= 1 }
    guard start < value.upperBound - 1, start > value.lowerBound,
      MarkupByte.isSpace(text[start - 1])
    else { return nil }
    return start
  }
}
