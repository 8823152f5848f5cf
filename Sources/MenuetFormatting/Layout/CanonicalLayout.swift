import MenuetSource
import MenuetXML

/// Goes through a document piece by piece and notes what has to change.
///
/// Every tag, comment and instruction gets a line of its own, but for a comment at the end of a line.
/// Text stays beside what it stands beside, because the white space there belongs to it.
struct CanonicalLayout {
  let tree: SyntaxTree
  let markup: Markup
  let style: LayoutStyle
  /// Ascending and apart from each other.
  private(set) var edits: [SourceEdit] = []

  /// The bytes of the lines to lay out.
  private let covered: Range<Int>
  /// The elements around the next piece.
  private var depth = 0
  /// The index of the next element.
  private var element = 0
  /// The end of the last piece that is no white space, and its kind.
  private var end = 0
  private var previous: Markup.Kind?
  /// Indicates whether nothing has come behind a start tag but comments at the end of its line.
  private var opensContent = false
  /// The depth of an element whose white space is not to be changed, with all in it.
  private var preservedDepth: Int?
  /// The last comment for which somebody asked whether a line ends behind it, and the answer.
  private var lineEnd: (comment: Int, isThere: Bool) = (-1, false)

  init(of tree: SyntaxTree, lines: ClosedRange<Int>?) {
    self.tree = tree
    markup = Markup(tree.source)
    style = LayoutStyle(of: tree.source.text)
    guard let lines else {
      covered = 0..<Int.max
      return
    }
    let index = LineIndex(tree.source.text)
    let last = lines.upperBound
    let end = last < index.lineCount ? index.start(ofLine: last + 1) : Int.max
    let start = lines.lowerBound <= index.lineCount ? index.start(ofLine: lines.lowerBound) : end
    covered = min(start, end)..<end
  }

  private var text: [UInt8] { tree.source.text }

  mutating func layOut() {
    var index = 0
    while index < markup.pieces.count {
      let piece = markup.pieces[index]
      let range = piece.kind == .text ? visiblePart(of: piece.range) : piece.range
      index = range.isEmpty ? index + 1 : visit(piece, range, at: index)
    }
    endText()
  }

  /// Ends the last line.
  private mutating func endText() {
    guard covers((text.count - 1)..<text.count) else { return }
    let gap = end..<text.count
    if end < covered.lowerBound, let start = text.lastLineStart(in: gap) {
      // What stands above the lines that are laid out is left.
      replace(start..<gap.upperBound, with: [])
    } else {
      replace(gap, with: style.lineEnd)
    }
  }

  /// Lays out a piece, and gives the index of the next one.
  private mutating func visit(_ piece: Markup.Piece, _ range: Range<Int>, at index: Int) -> Int {
    if piece.kind == .endTag { depth -= 1 }
    guard preservedDepth == nil else {
      pass(piece)
      return index + 1
    }
    let gap = end..<range.lowerBound
    let column = place(range, piece.kind, at: index)
    switch piece.kind {
    case .startTag, .emptyTag: return layOutTag(piece, at: index, column: column)
    case .comment:
      if column != nil { indentFurtherLines(of: range, behind: gap) }
      advance(behind: range, piece.kind, opensContent: opensContent && column == nil)
    case .endTag:
      let nameEnd = endOfName(inEndTag: range)
      if covers(range) { replace(nameEnd..<range.upperBound, with: [UInt8(ascii: ">")]) }
      advance(behind: range, piece.kind)
    case .declaration, .instruction, .data, .text: advance(behind: range, piece.kind)
    }
    return index + 1
  }

  /// Goes past a piece in an element whose white space stays.
  private mutating func pass(_ piece: Markup.Piece) {
    if piece.kind == .startTag || piece.kind == .emptyTag { element += 1 }
    if piece.kind == .startTag { depth += 1 }
    if piece.kind == .endTag, depth == preservedDepth { preservedDepth = nil }
    advance(behind: piece.range, piece.kind)
  }

  private mutating func advance(
    behind range: Range<Int>, _ kind: Markup.Kind, opensContent: Bool = false
  ) {
    end = range.upperBound
    previous = kind
    self.opensContent = opensContent
  }

  // MARK: Tags

  private mutating func layOutTag(_ piece: Markup.Piece, at index: Int, column: Int?) -> Int {
    var tag = TagLayout(piece, element: element, of: markup, in: tree)
    element += 1
    var next = index + 1
    if piece.kind == .startTag {
      if tag.preservesSpace {
        preservedDepth = depth
      } else if let close = emptyEnd(behind: index) {
        tag.absorb(endTag: markup.pieces[close].range)
        next = close + 1
      }
    }
    if covers(piece.range) { edits += tag.edits(from: column, style) }
    advance(
      behind: tag.range, tag.isEmpty ? .emptyTag : .startTag, opensContent: !tag.isEmpty)
    if !tag.isEmpty { depth += 1 }
    return next
  }

  /// The index of the end tag of an element without content, if it is to go.
  private func emptyEnd(behind index: Int) -> Int? {
    var next = index + 1
    while next < markup.pieces.count, markup.pieces[next].kind == .text,
      visiblePart(of: markup.pieces[next].range).isEmpty
    {
      next += 1
    }
    guard next < markup.pieces.count, markup.pieces[next].kind == .endTag,
      covers(markup.pieces[index].range), covers(markup.pieces[next].range)
    else { return nil }
    return next
  }

  private func endOfName(inEndTag range: Range<Int>) -> Int {
    let start = range.lowerBound + 2
    let isEnd = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: ">") }
    return text[start..<range.upperBound].firstIndex(where: isEnd) ?? range.upperBound
  }

  // MARK: White space

  /// Edits the white space before a piece.
  ///
  /// - Returns: The column of a piece that begins a line; `nil` for one behind something else.
  private mutating func place(
    _ range: Range<Int>, _ kind: Markup.Kind, at index: Int
  ) -> Int? {
    let gap = end..<range.lowerBound
    guard let previous else {
      replaceGap(gap, with: [], before: range)
      return 0
    }
    // Text and CDATA beside it are one text.
    if kind.isText, previous.isText { return nil }
    let breaks = text.lineBreaks(in: gap)
    if breaks == 0 {
      if kind.isText || previous.isText { return nil }
      if kind == .comment, endsLine(comment: index) {
        replaceGap(gap, with: [UInt8(ascii: " ")], before: range)
        return nil
      }
    }
    let isDivided = breaks > 1 && !opensContent && kind != .endTag
    replaceGap(gap, with: style.newLine(depth, isDivided: isDivided), before: range)
    return style.indentation(depth).count
  }

  /// Edits white space, as far as it belongs to the lines that are to be laid out.
  private mutating func replaceGap(
    _ gap: Range<Int>, with bytes: [UInt8], before piece: Range<Int>
  ) {
    guard covers(piece) else { return }
    if gap.lowerBound < covered.lowerBound, let start = text.lastLineStart(in: gap) {
      // What stands above the piece's own line is left.
      return replace(start..<gap.upperBound, with: style.indentation(depth))
    }
    replace(gap, with: bytes)
  }

  /// Returns whether nothing but other comments follows a comment on its line.
  private mutating func endsLine(comment: Int) -> Bool {
    if comment <= lineEnd.comment { return lineEnd.isThere }
    var index = comment + 1
    while index < markup.pieces.count {
      let piece = markup.pieces[index]
      if piece.kind == .text {
        let visible = visiblePart(of: piece.range)
        if text.lineBreaks(in: piece.range.lowerBound..<visible.lowerBound) > 0 { break }
        if !visible.isEmpty {
          lineEnd = (index, false)
          return false
        }
      } else if piece.kind != .comment {
        lineEnd = (index, false)
        return false
      }
      index += 1
    }
    lineEnd = (index, true)
    return true
  }

  private mutating func indentFurtherLines(of comment: Range<Int>, behind gap: Range<Int>) {
    guard covers(comment) else { return }
    let start = text.lastLineStart(in: gap) ?? (gap.lowerBound == 0 ? 0 : nil)
    let old = start.map { Array(text[$0..<gap.upperBound]) }
    let new = style.indentation(depth)
    for change in text.indentedLines(of: comment, from: old ?? new, to: new, style.lineEnd) {
      replace(change.range, with: change.bytes)
    }
  }

  private func covers(_ range: Range<Int>) -> Bool {
    range.lowerBound < covered.upperBound && range.upperBound > covered.lowerBound
  }

  private mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    if !text[range].elementsEqual(bytes) { edits.append(tree.edit(range, bytes)) }
  }

  /// A text without the white space round it; empty at its end where there is nothing else.
  private func visiblePart(of range: Range<Int>) -> Range<Int> {
    guard let first = text[range].firstIndex(where: { $0 > 0x20 }),
      let last = text[range].lastIndex(where: { $0 > 0x20 })
    else { return range.upperBound..<range.upperBound }
    return first..<(last + 1)
  }
}

extension SyntaxTree {
  func edit(_ range: Range<Int>, _ bytes: [UInt8]) -> SourceEdit {
    let place = location(ByteRange(range.lowerBound, range.upperBound))
    return SourceEdit(place, String(decoding: bytes, as: UTF8.self))
  }
}

extension Markup.Kind {
  /// Indicates whether white space beside it is part of a text.
  fileprivate var isText: Bool { self == .text || self == .data }
}
