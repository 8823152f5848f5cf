/// Everything that begins with `<` and is no start tag.
extension RecoveringReader {
  mutating func readMarkup() {
    let start = position
    switch text[start + 1] {
    case UInt8(ascii: "/"): readEndTag()
    case UInt8(ascii: "?"): readInstruction()
    case UInt8(ascii: "!"):
      if text.hasPrefix("<!--", at: start) {
        readComment()
      } else if text.hasPrefix("<![CDATA[", at: start) {
        readData()
      } else if text.string(start..<min(start + 9, text.count)).uppercased() == "<!DOCTYPE" {
        readDocumentType()
      } else {
        let end = text.next(UInt8(ascii: ">"), from: start) + 1
        position = min(end, text.next(UInt8(ascii: "\n"), from: start))
        report(.markupUnknown, start..<min(start + 2, position))
      }
    default: readStartTag()
    }
  }

  mutating func readEndTag() {
    let start = position
    let nameStart = text.skippingSpace(from: start + 2)
    let name = text.word(from: nameStart)
    let rest = text.skippingSpace(from: name.upperBound)
    var end = rest
    while end < text.count, text[end] != UInt8(ascii: ">"), text[end] != UInt8(ascii: "<") {
      end += 1
    }
    let isClosed = text[end] == UInt8(ascii: ">")
    position = isClosed ? end + 1 : name.upperBound
    guard !name.isEmpty else { return nesting.closeNameless(tag: start..<position) }
    if nameStart > start + 2 {
      report(.spaceBeforeName(text.string(name)), (start + 2)..<nameStart)
    }
    if !isClosed {
      report(.tagUnclosed("/" + text.string(name)), start..<name.upperBound)
    } else if let stray = text.visiblePart(rest..<end) {
      report(.strayCharacters(text.string(stray)), stray)
    }
    nesting.close(name, tag: start..<position)
    namespaces.leave(depth: nesting.depth)
    reviewBehindRoot()
  }

  mutating func readComment() {
    let start = position
    guard let close = commentClosers.next(in: text, from: start + 4) else {
      return truncate(.commentUnclosed, start..<(start + 4))
    }
    position = close + 3
    if let inner = commentOpeners.next(in: text, from: start + 4), inner + 4 <= close {
      // One comment inside another, or the end of the first is missing: in the latter case another
      // comment follows before the next `-->`.
      let outer = commentClosers.next(in: text, from: close + 3)
      let following = commentOpeners.next(in: text, from: close + 3) ?? text.count
      if let outer, outer < following {
        report(.commentHyphens, inner..<(inner + 4))
        position = outer + 3
      } else {
        report(.commentUnclosed, start..<(start + 4))
        position = nextTag(from: start + 4)
      }
      return
    }
    var offset = start + 4
    while offset < close {
      let first = offset
      while text[offset] == UInt8(ascii: "-"), offset < close { offset += 1 }
      if offset - first > 1 || (offset == close && first < close) {
        report(.commentHyphens, first..<max(offset, first + 2))
      }
      if offset < close { offset += 1 }
    }
  }

  /// The next `<` that looks like the start of markup.
  private func nextTag(from offset: Int) -> Int {
    var offset = offset
    while offset < text.count, text[offset] != UInt8(ascii: "<") || !startsMarkup(at: offset) {
      offset += 1
    }
    return offset
  }

  mutating func readData() {
    let start = position
    guard let close = text.next("]]>", from: start + 9) else {
      return truncate(.dataUnclosed, start..<(start + 9))
    }
    position = close + 3
    if isBeforeRoot {
      report(.textBeforeRoot, start..<position)
    } else if isBehindRoot {
      noteBehindRoot(start..<position)
    } else if text.visiblePart((start + 9)..<close) != nil {
      nesting.builder.appendText(
        start..<position, isDamaged: characters.isChanged(start..<position))
    }
  }

  /// Reports what has no end, and takes the rest of the text for its content.
  mutating func truncate(_ problem: XMLProblem, _ range: Range<Int>) {
    report(problem, range)
    position = text.count
    isTruncated = true
  }

  mutating func readDocumentType() {
    let start = position
    // Without its end it takes the first sign that could be one.
    position =
      endOfDocumentType(from: start)
      ?? min(text.next(UInt8(ascii: ">"), from: start) + 1, text.count)
    let isNeeded = text[start..<position].contains(UInt8(ascii: "["))
    references.reportsEntities = false
    switch documentType {
    case .forbidden: report(.documentType(isNeeded: isNeeded), start..<position)
    case .external: if isNeeded { report(.internalSubset, start..<position) }
    }
  }

  private func endOfDocumentType(from start: Int) -> Int? {
    var depth = 0
    var offset = start + 9
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        offset = text.next(text[offset], from: offset + 1)
      case UInt8(ascii: "<") where text.hasPrefix("<!--", at: offset):
        offset = text.next("-->", from: offset + 4) ?? text.count
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return offset + 1
      default: break
      }
      offset += 1
    }
    return nil
  }

  mutating func readInstruction() {
    let start = position
    guard let close = text.next("?>", from: start + 2) else {
      report(.instructionUnclosed, start..<(start + 2))
      let line = text.next(UInt8(ascii: "\n"), from: start)
      position = min(text.next(UInt8(ascii: ">"), from: start) + 1, line)
      return
    }
    position = close + 2
    var target = start + 2
    while target < close, text[target] > 0x20 { target += 1 }
    let name = text.string((start + 2)..<target)
    if name.lowercased() == "xml" {
      return checkDeclaration(start..<position, name: name)
    }
    if !XMLName.isValid(text[(start + 2)..<target]) {
      if name.isEmpty {
        report(.nameMissing, start..<(start + 2))
      } else {
        report(.nameInvalid(name), (start + 2)..<target)
      }
    }
    let data = min(text.skippingSpace(from: target), close)
    nesting.builder.appendInstruction(target: (start + 2)..<target, data: data..<close)
  }

  mutating func checkDeclaration(_ range: Range<Int>, name: String) {
    let start = text.hasPrefix(MarkupText.mark, at: 0) ? MarkupText.mark.utf8.count : 0
    guard range.lowerBound == start, name == "xml" else {
      return report(.declarationMisplaced, range)
    }
    if !XMLDeclaration.isValid(text.string((start + 5)..<(range.upperBound - 2))) {
      report(.declarationInvalid, XMLDeclaration.blamed(range))
    }
  }
}

/// The grammar of what stands between `<?xml` and `?>`.
enum XMLDeclaration {
  /// The declaration of a text, where it is one that the language does not know: libxml2 takes any
  /// version of XML for one that it reads.
  static func invalidRange(_ bytes: [UInt8]) -> Range<Int>? {
    guard bytes.starts(with: "<?xml".utf8), bytes.count > 5, bytes[5] <= 0x20 else { return nil }
    let text = MarkupText(bytes)
    guard let close = text.next("?>", from: 5), !isValid(text.string(5..<close)) else { return nil }
    return blamed(0..<(close + 2))
  }

  /// The part of an invalid declaration that is shown: all of it where that is a line of text, else
  /// its start.
  static func blamed(_ range: Range<Int>) -> Range<Int> {
    range.count <= 120 ? range : range.prefix(5)
  }

  static func isValid(_ text: String) -> Bool {
    let parts = parts(of: text)
    guard let parts, parts.first?.name == "version" else { return false }
    let names = parts.map(\.name)
    let orders = [
      ["version"], ["version", "encoding"], ["version", "standalone"],
      ["version", "encoding", "standalone"],
    ]
    return orders.contains(names) && parts.allSatisfy(isValid)
  }

  /// The most letters of a character set's name (RFC 2978, section 2.3).
  static let longestEncoding = 40

  private static func isValid(_ part: (name: String, value: String)) -> Bool {
    switch part.name {
    case "version": return part.value == "1.0"
    case "encoding":
      let isLetter = part.value.utf8.first.map { XMLName.isStart($0) && $0 != UInt8(ascii: "_") }
      return isLetter == true && part.value.utf8.count <= longestEncoding
        && part.value.utf8.allSatisfy { $0 < 0x80 && XMLName.isPart($0) }
    default: return part.value == "yes" || part.value == "no"
    }
  }

  /// The names and values, each with white space before it; `nil` where the text is anything else.
  private static func parts(of text: String) -> [(name: String, value: String)]? {
    let text = MarkupText(Array(text.utf8))
    var parts: [(name: String, value: String)] = []
    var position = 0
    while true {
      let start = text.skippingSpace(from: position)
      if start == text.count { return parts }
      let name = text.word(from: start)
      let equals = text.skippingSpace(from: name.upperBound)
      let quote = text.skippingSpace(from: equals + 1)
      guard start > position, text[equals] == UInt8(ascii: "="), MarkupByte.isQuote(text[quote])
      else { return nil }
      let end = text.next(text[quote], from: quote + 1)
      guard end < text.count else { return nil }
      parts.append((text.string(name), text.string((quote + 1)..<end)))
      position = end + 1
    }
  }
}
