import MenuetSource

/// Reads documents that are not well-formed: reports every mistake once, and gives the tree that was
/// most likely meant.
///
/// Its parts stand in files of their own: `MarkupReading` and `StartTagReading`. It runs after libxml2 has
/// refused a document, and where a change of a well-formed text is read. Of a well-formed one it gives the same
/// tree as `StrictReader` and no findings; the tests hold both against each other.
struct RecoveringReader {
  /// After so many mistakes a document is not XML.
  private static let maximumFindings = 1_000

  let text: MarkupText
  let characters: CharacterCheck
  /// Everything before it has been read.
  var position = 0
  var nesting: ElementNesting
  var tags: TagRecovery
  var references: ReferenceCheck
  var namespaces = NamespaceScope()
  /// The prefixes that were reported as not declared.
  var reportedPrefixes: Set<String> = []
  var commentOpeners = MarkerSearch("<!--")
  var commentClosers = MarkerSearch("-->")
  /// Indicates whether the rest of the document cannot be read.
  var isTruncated = false
  private var findings: [XMLFinding]
  /// The content after the root element; `nil` while there is nothing.
  private var behindRoot: XMLFinding?

  /// The well-formed text that this one was before.
  private let former: FormerText?
  let documentType: XMLReader.DocumentTypePolicy
  private let rootName: String?

  init(
    _ source: SourceFile, file: Int, limits: XMLLimits, elementNames: Set<String> = [],
    documentType: XMLReader.DocumentTypePolicy = .forbidden, rootName: String? = "menuet",
    after former: FormerText? = nil
  ) {
    self.documentType = documentType
    self.rootName = rootName
    self.former = former
    characters = CharacterCheck(source.text, in: former.map { $0.change.start..<$0.change.end })
    text = MarkupText(characters.text)
    nesting = ElementNesting(
      text,
      builder: former.map { TreeBuilder($0, of: source, limits: limits) }
        ?? TreeBuilder(source: source, file: file, limits: limits),
      elementNames: elementNames)
    tags = TagRecovery(text)
    references = ReferenceCheck(text)
    findings = characters.findings
    if let former { resume(behind: former.position) }
  }

  /// Opens again what is open in the tree.
  private mutating func resume(behind position: Int) {
    self.position = position
    for index in nesting.builder.open {
      let start = Int(nesting.builder.tree.elements[Int(index)].tag.start)
      let tag = tags.read(nameAt: start + 1)
      declareNamespaces(of: tag)
      nesting.openElement(name: tag.name, isUnclosedTag: false)
    }
  }

  /// Indicates whether a start tag is misspelt, which is for those to report who know the language.
  var hasMisspeltStart: Bool { nesting.hasMisspeltStart }

  /// Reads the whole text. The findings are in no order.
  mutating func read() -> (tree: SyntaxTree, findings: [XMLFinding]) {
    while position < text.count, !isTruncated {
      if text[position] == UInt8(ascii: "<"), startsMarkup(at: position) {
        if !takeOver() { readMarkup() }
      } else {
        readText()
      }
      stopIfHopeless()
    }
    nesting.closeAll(isTruncated: isTruncated)
    var tree = nesting.builder.finished(at: text.count, isTruncated: isTruncated)
    if let behindRoot {
      findings.append(behindRoot)
      let end = Int(tree.elements[0].subtreeEnd)
      if end < tree.elements.count {
        tree.isTruncated = true
        tree.removeElements(from: end, at: tree.elements[end].tag.start)
      }
    }
    let all = findings + nesting.findings + tags.findings + references.findings
    if tree.elements.isEmpty, all.isEmpty {
      return (tree, [XMLFinding(.empty(root: rootName), ByteRange(0, 0))])
    }
    return (tree, all)
  }

  /// Takes over the rest of a former element where a child of it begins; false where there is none.
  private mutating func takeOver() -> Bool {
    guard let former, let (elements, parent) = former.siblings(from: position),
      !nesting.builder.tree.hasInnerDeclarations, nesting.builder.open.first == 0,
      nesting.builder.takeOver(elements, in: parent, of: former)
    else { return false }
    position = former.endTag(of: parent)
    return true
  }

  mutating func report(_ problem: XMLProblem, _ range: Range<Int>) {
    findings.append(XMLFinding(problem, ByteRange(range.lowerBound, range.upperBound)))
  }

  private mutating func stopIfHopeless() {
    let count =
      findings.count + nesting.findings.count + tags.findings.count + references.findings.count
      + nesting.builder.tree.strayEndTags.count
    guard count > Self.maximumFindings, !isTruncated else { return }
    report(.tooManyProblems(Self.maximumFindings), position..<position)
    isTruncated = true
  }

  // MARK: Places

  var isBeforeRoot: Bool { nesting.builder.tree.elements.isEmpty }
  var isBehindRoot: Bool { nesting.depth == 0 && !isBeforeRoot }

  /// Notes what follows the root; the first counts.
  mutating func noteBehindRoot(_ range: Range<Int>) {
    if behindRoot == nil {
      behindRoot = XMLFinding(
        .contentBehindRoot, ByteRange(range.lowerBound, range.upperBound))
    }
  }

  /// Forgets what follows the root where a later end tag has made it the root's content.
  mutating func reviewBehindRoot() {
    guard let range = behindRoot?.range, let root = nesting.builder.tree.elements.first,
      range.start < root.end
    else { return }
    behindRoot = nil
  }

  // MARK: Text

  /// Returns whether a `<` begins a tag or other markup; false where it is a sign that somebody
  /// forgot to write as `&lt;`.
  func startsMarkup(at offset: Int) -> Bool {
    let next = text[offset + 1]
    if next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      return true
    }
    return text.startsName(at: offset + 1) || nameBehindSpace(at: offset + 1) != nil
  }

  /// The name of `< name …>`, if what follows looks like the rest of a tag.
  func nameBehindSpace(at offset: Int) -> Int? {
    let start = text.skippingSpace(from: offset)
    guard start > offset, text.startsName(at: start) else { return nil }
    let next = text.skippingSpace(from: text.word(from: start).upperBound)
    switch text[next] {
    case UInt8(ascii: ">"): return start
    case UInt8(ascii: "/"): return text[next + 1] == UInt8(ascii: ">") ? start : nil
    default:
      let word = text.word(from: next)
      let equals = text.skippingSpace(from: word.upperBound)
      return !word.isEmpty && text[equals] == UInt8(ascii: "=") ? start : nil
    }
  }

  private mutating func readText() {
    let start = position
    var lessThans: [Int] = []
    while position < text.count {
      if text[position] == UInt8(ascii: "<") {
        if startsMarkup(at: position) { break }
        lessThans.append(position)
      }
      position += 1
    }
    guard let visible = text.visiblePart(start..<position) else { return }
    if isBeforeRoot {
      let isMark = text.string(visible) == MarkupText.mark
      report(isMark ? .markRepeated : .textBeforeRoot, visible)
    } else if isBehindRoot {
      let line = text.next(UInt8(ascii: "\n"), from: visible.lowerBound)
      noteBehindRoot(
        text.visiblePart(visible.lowerBound..<min(line, visible.upperBound)) ?? visible)
    } else {
      appendText(visible, lessThans: lessThans)
    }
  }

  private mutating func appendText(_ range: Range<Int>, lessThans: [Int]) {
    for offset in lessThans { report(.nameMissing, offset..<(offset + 1)) }
    var isDamaged = !references.check(range) || !lessThans.isEmpty || characters.isChanged(range)
    var end = range.lowerBound
    while let found = text.next("]]>", from: end, before: range.upperBound) {
      report(.dataEnd, found..<(found + 3))
      isDamaged = true
      end = found + 3
    }
    nesting.builder.appendText(range, isDamaged: isDamaged)
  }
}
