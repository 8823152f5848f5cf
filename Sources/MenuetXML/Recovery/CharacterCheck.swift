import MenuetSource

/// Looks for bytes that no XML document holds, and gives a text of the same length without them.
///
/// Later readers of the text need not think of them: inside a word they have become `_`, else white
/// space.
struct CharacterCheck {
  private(set) var text: [UInt8]
  private(set) var findings: [XMLFinding] = []
  /// Where the text was changed, in order.
  private(set) var changes: [Range<Int>] = []
  private var reportsEncoding = true

  /// - Parameter range: The part that may hold them, in whole characters; `nil` for all of the text.
  init(_ text: [UInt8], in range: Range<Int>? = nil) {
    self.text = text
    var index = range?.lowerBound ?? 0
    let end = range?.upperBound ?? text.count
    while index < end {
      let byte = text[index]
      if byte >= 0x80 {
        index = multibyte(at: index)
      } else {
        if byte < 0x20, !MarkupByte.isSpace(byte) {
          report(UInt32(byte), index..<(index + 1))
        }
        index += 1
      }
    }
    for change in changes { replace(change) }
  }

  /// Returns whether a range holds something that was changed.
  func isChanged(_ range: Range<Int>) -> Bool {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < changes.count && changes[low].lowerBound < range.upperBound
  }

  /// Checks the character at an offset and gives the offset behind it.
  private mutating func multibyte(at start: Int) -> Int {
    var decoder = UTF8()
    var bytes = text[start...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else {
      // A Latin-1 file has a thousand of these; one finding says what there is to say.
      if reportsEncoding {
        findings.append(XMLFinding(.encoding, ByteRange(start, start + 1)))
        reportsEncoding = false
      }
      change(start..<(start + 1))
      return start + 1
    }
    let end = start + UTF8.width(scalar)
    if !AttributeText.isAllowed(scalar) { report(scalar.value, start..<end) }
    return end
  }

  /// Reports a character; a run of the same one is reported once.
  private mutating func report(_ scalar: UInt32, _ range: Range<Int>) {
    let last = findings.count - 1
    if last >= 0, findings[last].problem == .characterForbidden(scalar),
      Int(findings[last].range.end) == range.lowerBound
    {
      findings[last].range.end = UInt32(clamping: range.upperBound)
    } else {
      findings.append(
        XMLFinding(
          .characterForbidden(scalar), ByteRange(range.lowerBound, range.upperBound)))
    }
    change(range)
  }

  private mutating func change(_ range: Range<Int>) {
    if let last = changes.last, last.upperBound == range.lowerBound {
      changes[changes.count - 1] = last.lowerBound..<range.upperBound
    } else {
      changes.append(range)
    }
  }

  private mutating func replace(_ range: Range<Int>) {
    let isInWord =
      range.lowerBound > 0 && XMLName.isPart(text[range.lowerBound - 1])
      && range.upperBound < text.count && XMLName.isPart(text[range.upperBound])
    for index in range { text[index] = isInWord ? UInt8(ascii: "_") : UInt8(ascii: " ") }
  }
}
