import MenuetSource

/// Finds the element that each end tag closes, and the extent of elements that have none.
///
/// One mistake makes one finding: an element that is closed by the wrong end tag would otherwise be
/// reported as unclosed, and the right end tag behind it as closing nothing.
struct ElementNesting {
  private(set) var findings: [XMLFinding] = []
  /// Indicates whether a start tag is wrong and its end tag is not, which has no finding here.
  private(set) var hasMisspeltStart = false
  var builder: TreeBuilder

  private let text: MarkupText
  /// The names of the language.
  private let elementNames: Set<String>
  /// The facts about the open elements besides their places in the tree.
  private var open: [OpenElement] = []
  private var excuses: [Excuse] = []
  private var lastEnds: [String: Int] = [:]
  private var endTagSearches = 0

  private struct OpenElement {
    var name: Range<Int>
    /// Indicates whether its start tag was reported as not closed.
    var isExcused: Bool
    /// An end tag in it that closes nothing: the number of elements before it.
    var strayEnd: Int?
  }

  /// A mistake that was reported, and that may bring one more end tag that closes nothing.
  private struct Excuse {
    /// The number of elements around the mistake.
    var depth: Int
    /// The element whose end tag closed others with it.
    var closed: Int
    var closedName: Range<Int>
    /// The elements that were closed with it.
    var unclosedNames: [Range<Int>]
  }

  init(_ text: MarkupText, builder: TreeBuilder, elementNames: Set<String>) {
    self.text = text
    self.elementNames = elementNames
    self.builder = builder
  }

  var depth: Int { open.count }

  mutating func openElement(name: Range<Int>, isUnclosedTag: Bool) {
    open.append(OpenElement(name: name, isExcused: isUnclosedTag))
  }

  mutating func closeElement(at end: Int) {
    open.removeLast()
    builder.closeElement(at: end)
    while let last = excuses.last, last.depth > open.count { excuses.removeLast() }
  }

  // MARK: End tags

  /// Takes an end tag.
  mutating func close(_ name: Range<Int>, tag: Range<Int>) {
    if let top = open.last, isEqual(top.name, name) {
      closeElement(at: tag.upperBound)
    } else if let match = open.lastIndex(where: { isEqual($0.name, name) }) {
      closeOuter(match, tag: tag)
    } else if !absorb(name, end: tag.upperBound) {
      reportUnmatched(name, tag: tag)
    }
  }

  /// `</>` closes the innermost element.
  mutating func closeNameless(tag: Range<Int>) {
    guard let top = open.last else { return report(.nameMissing, tag) }
    report(.endTagNameless(open: text.string(top.name)), tag)
    closeElement(at: tag.upperBound)
  }

  private mutating func closeOuter(_ match: Int, tag: Range<Int>) {
    let element = Int(builder.open[match])
    let excuse = Excuse(
      depth: match, closed: element, closedName: open[match].name,
      unclosedNames: open[(match + 1)...].map(\.name))
    while open.count > match + 1 { closeUnclosed(at: tag.lowerBound) }
    closeElement(at: tag.upperBound)
    excuses.append(excuse)
  }

  /// Takes an end tag that closes nothing as the rest of a mistake that was reported.
  private mutating func absorb(_ name: Range<Int>, end: Int) -> Bool {
    for index in excuses.indices.reversed() where excuses[index].depth == open.count {
      let names = excuses[index].unclosedNames
      if let inner = names.firstIndex(where: { isEqual($0, name) }) {
        // `<a><b></a></b>`
        excuses[index].unclosedNames.remove(at: inner)
        return true
      }
      if !names.isEmpty, isEqual(excuses[index].closedName, name) {
        // `<a><b></a> … </a>`: the first was meant for the inner element.
        let element = excuses[index].closed
        builder.revise { $0.extendElement(element, end: UInt32(clamping: end)) }
        excuses[index].unclosedNames.removeLast()
        return true
      }
    }
    return false
  }

  private mutating func reportUnmatched(_ name: Range<Int>, tag: Range<Int>) {
    if let top = open.last {
      if isMeant(name, for: top, end: tag.upperBound) {
        let expected = text.string(top.name)
        // A start tag that is no element of the language is reported for that.
        if elementNames.contains(text.string(name)), !elementNames.contains(expected) {
          hasMisspeltStart = true
        } else {
          report(.endTagMisspelt(text.string(name), open: expected), tag)
        }
        return closeElement(at: tag.upperBound)
      }
      if top.strayEnd == nil { open[open.count - 1].strayEnd = builder.tree.elements.count }
      let written = text.string(name)
      if elementNames.contains(written) || NearMiss.best(for: written, in: elementNames) != nil {
        return builder.noteStrayEnd(tag, name: name)
      }
    }
    report(.endTagUnmatched(text.string(name)), tag)
  }

  /// Returns whether this is an end tag that was meant for the innermost element: its name is
  /// nearly the same, or one of the two is no name of the language, and the element has no end tag
  /// of its own.
  private mutating func isMeant(_ name: Range<Int>, for top: OpenElement, end: Int) -> Bool {
    let (written, expected) = (text.string(name), text.string(top.name))
    if NearMiss.best(for: written, in: [expected]) != nil {
      return !isRepeated(name, in: top, before: end)
    }
    return elementNames.contains(written) != elementNames.contains(expected)
      && !hasEndTag(top, behind: end)
  }

  /// Returns whether the innermost element has an end tag before that of the element around it.
  private mutating func hasEndTag(_ top: OpenElement, behind start: Int) -> Bool {
    // Each search may read all of the text.
    guard open.count > 1, endTagSearches < 16 else { return true }
    endTagSearches += 1
    let parent = open[open.count - 2].name
    var depth = 0
    var offset = start
    while offset < text.count {
      offset = text.next(UInt8(ascii: "<"), from: offset) + 1
      let isEnd = text[offset] == UInt8(ascii: "/")
      let name = text.word(from: isEnd ? offset + 1 : offset)
      if isEnd, isEqual(name, top.name) {
        if depth == 0 { return true }
        depth -= 1
      } else if isEnd, isEqual(name, parent), depth == 0 {
        return false
      } else if !isEnd, isEqual(name, top.name) {
        let close = text.next(UInt8(ascii: ">"), from: offset)
        if text[close - 1] != UInt8(ascii: "/") { depth += 1 }
      }
    }
    return false
  }

  /// Returns whether this is the second of two end tags of one element, where the element around it
  /// has its own.
  private mutating func isRepeated(
    _ name: Range<Int>, in top: OpenElement, before end: Int
  ) -> Bool {
    let tree = builder.tree
    guard let parent = builder.open.last, tree.elements.count - 1 > parent else { return false }
    var last = Int32(clamping: tree.elements.count - 1)
    while tree.elements[Int(last)].parent > parent { last = tree.elements[Int(last)].parent }
    let closed = tree.elements[Int(last)].nameRange.bounds
    return isEqual(closed, name) && lastEnd(of: text.string(top.name)) >= end
  }

  /// Where the last end tag of a name stands; -1 where there is none.
  private mutating func lastEnd(of name: String) -> Int {
    if let offset = lastEnds[name] { return offset }
    // Each search may read all of the text.
    guard lastEnds.count < 16 else { return -1 }
    let tag = Array("</\(name)".utf8)
    var offset = text.count - tag.count - 1
    while offset >= 0, text[offset] != tag[0] || !text.hasPrefix("</\(name)", at: offset) {
      offset -= 1
    }
    lastEnds[name] = offset
    return offset
  }

  // MARK: Elements without end tags

  /// Closes what the document left open.
  mutating func closeAll(isTruncated: Bool) {
    while !open.isEmpty {
      if isTruncated { open[open.count - 1].isExcused = true }
      closeUnclosed(at: text.count)
    }
  }

  private mutating func closeUnclosed(at offset: Int) {
    let index = Int(builder.open[open.count - 1])
    let element = open[open.count - 1]
    // An end tag that closed nothing was most likely meant for this element.
    if !element.isExcused, element.strayEnd == nil {
      let head = (element.name.lowerBound - 1)..<element.name.upperBound
      report(.elementUnclosed(text.string(element.name)), head)
    }
    closeElement(at: offset)
    // There is nothing around the root that could take what stands in it.
    guard index > 0 else { return }
    let end = element.strayEnd ?? firstOutdented(in: index)
    builder.revise { tree in
      tree.elements[index].isUnclosed = true
      if let end, end < Int(tree.elements[index].subtreeEnd) {
        tree.endElement(index, before: end)
      }
    }
  }

  /// The first child of an element that is indented no deeper than the element itself.
  private func firstOutdented(in element: Int) -> Int? {
    let tree = builder.tree
    guard let own = text.indentation(at: Int(tree.elements[element].tag.start)) else { return nil }
    return tree.children(of: element).first { child in
      let indentation = text.indentation(at: Int(tree.elements[child].tag.start))
      return indentation.map { $0 <= own } ?? false
    }
  }

  private func isEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count == right.count && text[left] == text[right]
  }

  private mutating func report(_ problem: XMLProblem, _ range: Range<Int>) {
    findings.append(XMLFinding(problem, ByteRange(range.lowerBound, range.upperBound)))
  }
}
