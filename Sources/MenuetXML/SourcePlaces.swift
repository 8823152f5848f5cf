package import MenuetSource

/// Where things stand in the text, beyond what the tree keeps.
extension SyntaxTree {
  /// The element between the brackets of whose start tag an offset lies.
  package func element(withTagAt offset: UInt32) -> Int? {
    let element = lastElement { $0.tag.start <= offset }
    return element >= 0 && offset < elements[element].tag.end ? element : nil
  }

  /// The elements whose start tags a range touches.
  package func elements(withTagsIn range: Range<Int>) -> Range<Int> {
    let first = lastElement { Int($0.tag.end) < range.lowerBound } + 1
    return first..<max(first, lastElement { Int($0.tag.start) <= range.upperBound } + 1)
  }

  /// The innermost element around an offset.
  package func element(around offset: UInt32) -> Int? {
    var element = lastElement { $0.tag.start <= offset }
    while element >= 0, elements[element].end <= offset { element = Int(elements[element].parent) }
    return element >= 0 ? element : nil
  }

  /// The element that has an attribute.
  package func element(ofAttribute attribute: Int) -> Int {
    lastElement { Int($0.firstAttribute) <= attribute }
  }

  /// The last element of which something holds, as it does of all before it; -1 where there is none.
  func lastElement(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// An element with the white space before it and the line end behind it, where both are all that
  /// stands beside it on its lines; else the element alone.
  package func wholeLines(of element: Int) -> ByteRange {
    let text = source.text
    let range = elements[element].range
    var start = Int(range.start)
    var end = min(Int(range.end), text.count)
    while start > 0, Self.isBlank(text[start - 1]) { start -= 1 }
    while end < text.count, Self.isBlank(text[end]) { end += 1 }
    let startsLine = start == 0 || Self.isLineEnd(text[start - 1])
    guard startsLine, end < text.count, Self.isLineEnd(text[end]) else { return range }
    let isPair = text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A
    return ByteRange(start, end + (isPair ? 2 : 1))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The end of an element, or that of its line where nothing but comments follow it there.
  package func endOfLine(behind element: Int) -> Int {
    let text = source.text
    let end = Int(elements[element].end)
    var index = end
    while index < text.count {
      switch text[index] {
      case 0x20, 0x09: index += 1
      case 0x0A, 0x0D: return index
      case UInt8(ascii: "<"):
        guard let comment = endOfComment(at: index) else { return end }
        index = comment
      default: return end
      }
    }
    return end
  }

  /// The end of a comment on one line.
  private func endOfComment(at start: Int) -> Int? {
    let text = source.text
    guard text[start...].starts(with: Array("<!--".utf8)) else { return nil }
    var index = start + 4
    while index + 2 < text.count, text[index] != 0x0A, text[index] != 0x0D {
      if text[index...].starts(with: Array("-->".utf8)) { return index + 3 }
      index += 1
    }
    return nil
  }
}
