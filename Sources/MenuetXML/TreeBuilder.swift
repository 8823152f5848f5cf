import MenuetSource

/// Grows a tree in document order and keeps it within limits. What it is told is taken as it is.
struct TreeBuilder {
  private(set) var tree: SyntaxTree
  /// The elements that have no end yet, the innermost last.
  private(set) var open: [Int32] = []
  /// The index of the first attribute of the element that is opened next.
  private var firstAttribute: Int32 = 0
  let limits: XMLLimits

  init(source: SourceFile, file: Int, limits: XMLLimits) {
    self.limits = limits
    tree = SyntaxTree(source: source, file: file)
    // About one element in 60 bytes: seen in real documents, and far cheaper than growing.
    let count = source.text.count
    tree.elements.reserveCapacity(min(count / 60, 1 << 20) + 8)
    tree.attributes.reserveCapacity(min(count / 24, 1 << 22) + 16)
  }

  /// Goes on with a tree some of whose elements are open.
  init(_ tree: SyntaxTree, open: [Int32], limits: XMLLimits) {
    self.limits = limits
    self.tree = tree
    self.open = open
    firstAttribute = Int32(truncatingIfNeeded: tree.attributes.count)
  }

  /// The limit that one more element in this place would exceed.
  var exceededLimit: XMLProblem? {
    if open.count >= limits.nesting { return .tooDeep(limits.nesting) }
    if tree.elements.count >= limits.elements { return .tooManyElements(limits.elements) }
    return nil
  }

  /// The number of the name in a range of a text.
  mutating func intern(_ text: TextBytes, _ name: Range<Int>) -> Int32 {
    tree.names.intern(text, name)
  }

  // MARK: Elements

  /// Adds an attribute to the element that is opened next.
  mutating func appendAttribute(
    _ name: Int32, _ namespace: SyntaxTree.Namespace, at range: Range<Int>, value: Range<Int>,
    isVerbatim: Bool, isDamaged: Bool = false
  ) {
    tree.attributes.append(
      SyntaxTree.Attribute(
        name: name, namespace: namespace, isVerbatim: isVerbatim, isDamaged: isDamaged,
        nameStart: UInt32(truncatingIfNeeded: range.lowerBound),
        nameLength: UInt32(truncatingIfNeeded: range.count), value: Self.bytes(value)))
  }

  /// Opens an element inside the innermost open one.
  mutating func openElement(
    _ name: Int32, _ namespace: SyntaxTree.Namespace, tag: Range<Int>, nameLength: Int,
    isDamaged: Bool = false
  ) {
    let index = Int32(truncatingIfNeeded: tree.elements.count)
    let attributes = Int32(truncatingIfNeeded: tree.attributes.count)
    tree.elements.append(
      SyntaxTree.Element(
        name: name, namespace: namespace, isDamaged: isDamaged, isUnclosed: false,
        parent: open.last ?? -1, firstAttribute: firstAttribute,
        attributeCount: attributes - firstAttribute, subtreeEnd: index + 1, tag: Self.bytes(tag),
        end: UInt32(truncatingIfNeeded: tag.upperBound),
        nameLength: UInt32(truncatingIfNeeded: nameLength)))
    firstAttribute = attributes
    open.append(index)
    tree.depth = max(tree.depth, open.count)
  }

  /// A range of a text that is known to be shorter than 4 GiB.
  private static func bytes(_ range: Range<Int>) -> ByteRange {
    ByteRange(
      start: UInt32(truncatingIfNeeded: range.lowerBound),
      end: UInt32(truncatingIfNeeded: range.upperBound))
  }

  /// Closes the innermost open element.
  mutating func closeElement(at end: Int) {
    guard let index = open.popLast() else { return }
    tree.elements[Int(index)].end = UInt32(clamping: end)
    tree.elements[Int(index)].subtreeEnd = Int32(tree.elements.count)
  }

  /// Notes an end tag that closes nothing.
  mutating func noteStrayEnd(_ tag: Range<Int>, name: Range<Int>) {
    tree.strayEndTags.append(
      SyntaxTree.StrayEndTag(
        tag: Self.bytes(tag), name: Self.bytes(name),
        nextElement: Int32(clamping: tree.elements.count)))
  }

  /// Notes that the element that is opened next declares a namespace and is not the root.
  mutating func noteInnerDeclaration() { tree.hasInnerDeclarations = true }

  /// Changes what stands in the tree already.
  mutating func revise(_ change: (inout SyntaxTree) -> Void) {
    change(&tree)
    firstAttribute = Int32(truncatingIfNeeded: tree.attributes.count)
  }

  // MARK: Everything else

  /// Adds a text that holds more than white space. Texts that only white space divides are one.
  mutating func appendText(_ range: Range<Int>, isDamaged: Bool = false) {
    let parent = open.last ?? -1
    let last = tree.texts.count - 1
    if last >= 0, tree.texts[last].parent == parent, isBlank(behind: tree.texts[last], range) {
      tree.texts[last].range.end = UInt32(clamping: range.upperBound)
      tree.texts[last].isDamaged = tree.texts[last].isDamaged || isDamaged
      return
    }
    tree.texts.append(
      SyntaxTree.Text(
        parent: parent, range: ByteRange(range.lowerBound, range.upperBound),
        isDamaged: isDamaged))
  }

  private func isBlank(behind text: SyntaxTree.Text, _ range: Range<Int>) -> Bool {
    let end = Int(text.range.end)
    return tree.source.text[min(end, range.lowerBound)..<range.lowerBound].allSatisfy(
      MarkupByte.isSpace)
  }

  mutating func appendInstruction(target: Range<Int>, data: Range<Int>) {
    tree.instructions.append(
      SyntaxTree.Instruction(
        target: ByteRange(target.lowerBound, target.upperBound),
        data: ByteRange(data.lowerBound, data.upperBound),
        nextElement: Int32(tree.elements.count), parent: open.last ?? -1))
  }

  /// The tree, whatever is still open ending at an offset.
  mutating func finished(at end: Int, isTruncated: Bool) -> SyntaxTree {
    while !open.isEmpty { closeElement(at: end) }
    tree.isTruncated = isTruncated
    return tree
  }
}
