import MenuetModel
import MenuetSource
import MenuetXML

extension RuleContext {
  /// A remedy that removes an element, with its line where nothing else stands on it. What its author
  /// remarks in there is not thrown away unasked.
  func removal(of source: SourceReference, _ title: String, isSafe: Bool) -> FixIt {
    guard let location = wholeLines(of: source) else { return FixIt(title) }
    let holdsRemarks = holdsRemarks(source)
    return FixIt(
      holdsRemarks ? "\(title), with the comments in it" : title, isSafe: isSafe && !holdsRemarks,
      edits: [SourceEdit(location, "")])
  }

  /// True where comments or instructions stand in an element.
  func holdsRemarks(_ source: SourceReference) -> Bool {
    let file = Int(source.node.file)
    return sources.indices.contains(file)
      && sources[file].tree.holdsRemarks(in: Int(source.node.element))
  }

  /// An element with the white space before it and the line end behind it, where both are all that
  /// stands beside it on its lines; else the element alone.
  func wholeLines(of source: SourceReference) -> SourceLocation? {
    guard let location = wholeElement(source) else { return nil }
    let text = sources[Int(source.node.file)].tree.source.text
    var start = Int(location.range.start)
    var end = min(Int(location.range.end), text.count)
    while start > 0, Self.isBlank(text[start - 1]) { start -= 1 }
    while end < text.count, Self.isBlank(text[end]) { end += 1 }
    let startsLine = start == 0 || Self.isLineEnd(text[start - 1])
    guard startsLine, end < text.count, Self.isLineEnd(text[end]) else { return location }
    let isPair = text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A
    end += isPair ? 2 : 1
    return SourceLocation(file: location.file, range: ByteRange(start, end))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
