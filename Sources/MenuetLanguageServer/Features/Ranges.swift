import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetXML

/// Ranges that belong together: for folding, and for selecting more and more.
extension LanguageServer {
  /// Elements and comments that take several lines.
  func foldingRanges(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    guard let bound = bound(document) else { return .list([]) }
    let file = document.file
    func lines(_ start: Int, _ end: Int) -> (first: Int, last: Int) {
      (file.position(of: start, .utf8).line, file.position(of: end, .utf8).line)
    }
    var ranges: [JSONValue] = []
    for element in bound.tree.elements where element.end > element.tag.end {
      let (first, last) = lines(Int(element.tag.start), Int(element.end))
      // The end tag stays in sight.
      if last - first > 1 {
        ranges.append(["startLine": .number(first), "endLine": .number(last - 1)])
      }
    }
    for comment in Comments(file.source).ranges {
      let (first, last) = lines(comment.lowerBound, comment.upperBound)
      if last > first {
        ranges.append([
          "startLine": .number(first), "endLine": .number(last), "kind": "comment",
        ])
      }
    }
    return .list(ranges)
  }

  /// For each place the ranges around it, from the smallest: a word, a value, an attribute, a tag, the
  /// content of an element, the element.
  func selectionRanges(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let positions = (parameters["positions"]?.values ?? []).compactMap { TextPosition($0) }
    let bound = bound(document)
    return .list(
      positions.map { position in
        let offset = document.file.offset(of: position, workspace.encoding)
        var selection: JSONValue = .null
        for range in selections(around: offset, in: bound, document).reversed() {
          selection = [
            "range": document.file.range(range, workspace.encoding), "parent": selection,
          ]
        }
        guard selection.isNull else { return selection }
        return ["range": document.file.range(offset..<offset, workspace.encoding)]
      })
  }

  /// Ranges around a place, the smallest first, each inside the next.
  private func selections(
    around offset: Int, in bound: BoundDocument?, _ document: OpenDocument
  ) -> [Range<Int>] {
    guard let tree = bound?.tree else { return [] }
    let place = UInt32(clamping: offset)
    var ranges: [Range<Int>] = []
    func add(_ range: Range<Int>) {
      guard range.lowerBound <= offset, offset <= range.upperBound, range != ranges.last,
        ranges.last.map({ range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound })
          ?? true
      else { return }
      ranges.append(range)
    }
    if let element = tree.element(withTagAt: place) {
      if let index = tree.attribute(of: element, at: place) {
        let attribute = tree.attributes[index]
        if offset >= Int(attribute.value.start), offset <= Int(attribute.value.end) {
          let value = tree.source.text
          var (start, end) = (offset, offset)
          while start > Int(attribute.value.start), value[start - 1] > 0x20 { start -= 1 }
          while end < Int(attribute.value.end), value[end] > 0x20 { end += 1 }
          add(start..<end)
          add(attribute.value.bounds)
        } else {
          add(attribute.nameRange.bounds)
        }
        add(attribute.range.bounds)
      } else {
        add(tree.elements[element].nameRange.bounds)
      }
      add(tree.elements[element].tag.bounds)
    }
    var element = tree.element(around: place)
    while let index = element {
      let syntax = tree.elements[index]
      if syntax.end > syntax.tag.end {
        let content = Int(syntax.tag.end)..<endOfContent(syntax, in: tree)
        if content.lowerBound <= offset { add(content) }
      }
      add(syntax.range.bounds)
      element = syntax.parent >= 0 ? Int(syntax.parent) : nil
    }
    return ranges
  }

  /// Where the end tag of an element begins.
  private func endOfContent(_ element: SyntaxTree.Element, in tree: SyntaxTree) -> Int {
    let text = tree.source.text
    var index = min(Int(element.end), text.count)
    while index > Int(element.tag.end) {
      index -= 1
      if text[index] == UInt8(ascii: "<") { return index }
    }
    return Int(element.tag.end)
  }
}

/// The comments of a text.
struct Comments {
  private(set) var ranges: [Range<Int>] = []

  init(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { text in
      var index = 0
      while index + 3 < text.count {
        guard text[index] == UInt8(ascii: "<"), text[index + 1] == UInt8(ascii: "!"),
          text[index + 2] == UInt8(ascii: "-"), text[index + 3] == UInt8(ascii: "-")
        else {
          index += 1
          continue
        }
        let start = index
        index += 4
        while index + 2 < text.count,
          text[index] != UInt8(ascii: "-") || text[index + 1] != UInt8(ascii: "-")
            || text[index + 2] != UInt8(ascii: ">")
        {
          index += 1
        }
        index = min(index + 3, text.count)
        ranges.append(start..<index)
      }
    }
  }
}
