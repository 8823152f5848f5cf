/// The part of a text in whose place another one has something else.
package struct TextDifference {
  /// Where the texts begin to differ.
  package private(set) var start: Int
  /// Where they are the same again, in the new text.
  package private(set) var end: Int
  /// The bytes that the new text has more.
  package let growth: Int

  package init(from former: [UInt8], to text: [UInt8]) {
    (start, end) = unsafe former.withUnsafeBufferPointer { former in
      unsafe text.withUnsafeBufferPointer { text in
        unsafe Self.difference(TextBytes(former), TextBytes(text))
      }
    }
    growth = text.count - former.count
    // No character is divided, even where bytes of one are left alone.
    while start > 0, former[start - 1] >= 0x80 { start -= 1 }
    while end < text.count, text[end] >= 0x80 { end += 1 }
  }

  private static func difference(_ former: TextBytes, _ text: TextBytes) -> (start: Int, end: Int) {
    let most = min(former.count, text.count)
    var start = 0
    while start + 8 <= most, former.eightBytes(at: start).word == text.eightBytes(at: start).word {
      start += 8
    }
    while start < most, former[start] == text[start] { start += 1 }
    var (other, end) = (former.count, text.count)
    while min(other, end) - start >= 8,
      former.eightBytes(at: other - 8).word == text.eightBytes(at: end - 8).word
    {
      (other, end) = (other - 8, end - 8)
    }
    while min(other, end) > start, former[other - 1] == text[end - 1] {
      (other, end) = (other - 1, end - 1)
    }
    return (start, end)
  }
}
