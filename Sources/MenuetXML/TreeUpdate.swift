import MenuetSource

/// Reading a text of which another state was read before.
extension SyntaxTree {
  /// The tree of a text that differs from this one's within one value, as most do while somebody types;
  /// `nil` where there may be more to it.
  ///
  /// A well-formed text stays so, with the same elements and attributes, whatever characters stand in a
  /// value in place of others, as long as none is markup: only places change.
  func updated(to source: SourceFile, file: Int) -> SyntaxTree? {
    guard isWellFormed, file == self.file else { return nil }
    let former = unsafe self.source.text.withUnsafeBufferPointer { former in
      unsafe source.text.withUnsafeBufferPointer { text in
        unsafe Self.difference(TextBytes(former), TextBytes(text))
      }
    }
    var tree = self
    tree.source = source
    if former.isEmpty, self.source.text.count == source.text.count { return tree }
    guard let element = element(withTagAt: UInt32(former.lowerBound)),
      let index = attribute(of: element, at: UInt32(former.lowerBound)),
      attributes[index].namespace == .none, attributes[index].isVerbatim
    else { return nil }
    let value = attributes[index].value.bounds
    let growth = source.text.count - self.source.text.count
    guard value.lowerBound <= former.lowerBound, former.upperBound <= value.upperBound,
      Self.isPlain(
        source.text[value.lowerBound..<value.upperBound + growth],
        quote: source.text[value.lowerBound - 1])
    else { return nil }
    tree.move(behind: UInt32(value.lowerBound), by: Int32(growth))
    // An empty one begins and ends in one place, of which only the end moves.
    tree.attributes[index].value.end = UInt32(value.upperBound + growth)
    return tree
  }

  /// The part of a text in whose place another one has something else.
  private static func difference(_ former: TextBytes, _ text: TextBytes) -> Range<Int> {
    let most = min(former.count, text.count)
    var start = 0
    while start + 8 <= most, former.eightBytes(at: start).word == text.eightBytes(at: start).word {
      start += 8
    }
    while start < most, former[start] == text[start] { start += 1 }
    var (end, other) = (former.count, text.count)
    while min(end, other) - start >= 8,
      former.eightBytes(at: end - 8).word == text.eightBytes(at: other - 8).word
    {
      (end, other) = (end - 8, other - 8)
    }
    while min(end, other) > start, former[end - 1] == text[other - 1] {
      (end, other) = (end - 1, other - 1)
    }
    return start..<end
  }

  /// Returns whether a value holds characters that stand for themselves alone.
  private static func isPlain(_ value: ArraySlice<UInt8>, quote: UInt8) -> Bool {
    let signs = [quote, UInt8(ascii: "<"), UInt8(ascii: "&")]
    let text = String(decoding: value, as: UTF8.self)
    return !value.contains { $0 < 0x20 || signs.contains($0) } && text.utf8.elementsEqual(value)
      && text.unicodeScalars.allSatisfy(AttributeText.isAllowed)
  }

  /// Moves what stands behind an offset.
  private mutating func move(behind offset: UInt32, by growth: Int32) {
    let step = UInt32(bitPattern: growth)
    func move(_ place: inout UInt32) { if place > offset { place &+= step } }
    func move(_ range: inout ByteRange) {
      move(&range.start)
      move(&range.end)
    }
    for index in elements.indices {
      move(&elements[index].tag)
      move(&elements[index].end)
    }
    for index in attributes.indices {
      move(&attributes[index].nameStart)
      move(&attributes[index].value)
    }
    for index in texts.indices { move(&texts[index].range) }
    for index in instructions.indices {
      move(&instructions[index].target)
      move(&instructions[index].data)
    }
  }
}
