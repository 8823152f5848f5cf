import MenuetSource

/// Looks for references in a text or a value that cannot be resolved.
struct ReferenceCheck {
  private(set) var findings: [XMLFinding] = []
  /// Indicates whether unknown entities are reported. A DOCTYPE that may have declared them is one
  /// mistake, and their uses are none.
  var reportsEntities = true

  private let text: MarkupText

  init(_ text: MarkupText) { self.text = text }

  /// Checks every `&` in a range; true where all is well.
  mutating func check(_ range: Range<Int>) -> Bool {
    var isValid = true
    var offset = range.lowerBound
    while offset < range.upperBound {
      if text[offset] == UInt8(ascii: "&") {
        isValid = checkReference(offset, end: range.upperBound) && isValid
      }
      offset += 1
    }
    return isValid
  }

  private mutating func checkReference(_ start: Int, end limit: Int) -> Bool {
    var end = start + 1
    while end < limit, AttributeText.isReferenceByte(text[end]) { end += 1 }
    let name = text.string((start + 1)..<end)
    let isClosed = end < limit && text[end] == UInt8(ascii: ";")
    guard isClosed, !name.isEmpty else {
      let isEntity = AttributeText.predefined[name] != nil || name.hasPrefix("#")
      report(
        isEntity && name != "#" ? .referenceUnclosed(name) : .ampersand,
        start..<(isEntity && name != "#" ? end : start + 1))
      return false
    }
    if AttributeText.predefined[name] != nil || AttributeText.scalar(ofReference: name) != nil {
      return true
    }
    if name.hasPrefix("#") {
      report(.characterReference("&\(name);"), start..<(end + 1))
    } else if !XMLName.isQualified(Array(name.utf8)[...]) {
      report(.ampersand, start..<(start + 1))
    } else if reportsEntities {
      report(.entityUnknown(name), start..<(end + 1))
    }
    return false
  }

  private mutating func report(_ problem: XMLProblem, _ range: Range<Int>) {
    findings.append(XMLFinding(problem, ByteRange(range.lowerBound, range.upperBound)))
  }
}
