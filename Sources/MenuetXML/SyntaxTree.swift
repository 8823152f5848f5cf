package import MenuetSource

/// A document as it is written: elements and attributes in document order, each with its exact
/// bytes. Nothing in it has been checked against the language.
package struct SyntaxTree: Sendable {
  package internal(set) var source: SourceFile
  /// Index of the file in the run.
  package let file: Int
  /// Every element, parents before their children: the subtree of element `i` is
  /// `i..<elements[i].subtreeEnd`.
  package internal(set) var elements: [Element] = []
  /// Attributes in document order; those of one element stand together.
  package internal(set) var attributes: [Attribute] = []
  /// Runs of text or CDATA that hold more than white space.
  package internal(set) var texts: [Text] = []
  package internal(set) var instructions: [Instruction] = []
  /// End tags of the language's elements that close nothing. Whoever knows the language reports them:
  /// the start tag may be what is missing.
  package internal(set) var strayEndTags: [StrayEndTag] = []
  package internal(set) var names = NameTable()
  /// Indicates whether reading stopped before the end: what is missing must not be blamed.
  package internal(set) var isTruncated = false
  /// Indicates whether the reader found no mistake.
  package internal(set) var isWellFormed = false
  /// Indicates whether an element inside the root declares namespaces.
  var hasInnerDeclarations = false
  /// No element has more elements around it, itself among them.
  var depth = 0

  /// The namespace of a name.
  package enum Namespace: UInt8, Sendable {
    /// `urn:menuet:1`.
    case menuet
    case none
    /// `http://www.w3.org/XML/1998/namespace` or the XML Schema instance namespace, whose attributes
    /// (`xml:lang`, `xsi:schemaLocation`) are for other tools.
    case tooling
    case other
    /// That of a prefix which nothing declares; the reader has reported it.
    case undeclared
  }

  package struct Element: Sendable {
    /// The local name's number in `names`.
    package var name: Int32
    package var namespace: Namespace
    /// Indicates whether the start tag was not well-formed, so that its name may be wrong and
    /// attributes may be missing.
    package var isDamaged: Bool
    /// Indicates whether the element has no end tag, so that elements behind it may have been taken
    /// for its content.
    package var isUnclosed: Bool
    /// Index of the parent, -1 for the root.
    package var parent: Int32
    package var firstAttribute: Int32
    package var attributeCount: Int32
    /// Index behind the last element inside this one.
    package var subtreeEnd: Int32
    /// The start tag from `<` through `>`.
    package var tag: ByteRange
    /// Offset behind the whole element.
    package var end: UInt32
    /// Bytes of the name with its prefix; it starts one byte behind `tag.start`.
    package var nameLength: UInt32

    /// `<name`, the part of a tag that is blamed when the element as such is at fault.
    package var head: ByteRange { ByteRange(start: tag.start, end: tag.start + 1 + nameLength) }
    package var nameRange: ByteRange { ByteRange(start: tag.start + 1, end: head.end) }
    /// The whole element with its end tag.
    package var range: ByteRange { ByteRange(start: tag.start, end: end) }
    package var attributeIndices: Range<Int> {
      Int(firstAttribute)..<Int(firstAttribute + attributeCount)
    }
  }

  package struct Attribute: Sendable {
    /// The local name's number in `names`.
    package var name: Int32
    package var namespace: Namespace
    /// Indicates whether the bytes are the value: it holds no references or line breaks to decode.
    package var isVerbatim: Bool
    /// Indicates whether the value was not well-formed: the reader has reported it, and what stands
    /// in the tree is a guess.
    package var isDamaged: Bool
    /// Offset of the name (with its prefix).
    package var nameStart: UInt32
    package var nameLength: UInt32
    /// The value between its quotes.
    package var value: ByteRange

    package var nameRange: ByteRange {
      ByteRange(start: nameStart, end: nameStart + nameLength)
    }
    /// Name, equals sign and quoted value.
    package var range: ByteRange { ByteRange(start: nameStart, end: value.end + 1) }
  }

  package struct Text: Sendable {
    /// Index of the element it stands in.
    package internal(set) var parent: Int32
    package internal(set) var range: ByteRange
    /// Indicates whether the text was not well-formed: the reader has reported it.
    package internal(set) var isDamaged: Bool
  }

  /// An end tag without a start tag.
  package struct StrayEndTag: Sendable {
    /// The tag from `<` through `>`.
    package var tag: ByteRange
    /// The name in it.
    package var name: ByteRange
    /// The number of elements before it.
    package var nextElement: Int32
  }

  /// `<?target data?>`
  package struct Instruction: Sendable {
    package var target: ByteRange
    package var data: ByteRange
    /// Index of the first element behind it (may be the count of elements).
    package var nextElement: Int32
    /// Index of the element it stands in, -1 outside the root.
    package var parent: Int32
  }

  /// A tree without elements.
  package init(source: SourceFile, file: Int) {
    self.source = source
    self.file = file
  }

  /// The indices of the elements directly inside an element, in order.
  package func children(of element: Int) -> Children {
    Children(
      elements: elements, position: element + 1, end: Int(elements[element].subtreeEnd))
  }

  package struct Children: Sequence, IteratorProtocol {
    fileprivate let elements: [SyntaxTree.Element]
    fileprivate var position: Int
    fileprivate let end: Int

    package mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Int(elements[position].subtreeEnd) }
      return position
    }
  }

  /// The value of an attribute with references resolved and line breaks turned into spaces, as XML
  /// 1.0 asks (3.3.3).
  package func value(of attribute: Int) -> String {
    let attribute = attributes[attribute]
    if attribute.isVerbatim { return source.string(attribute.value) }
    return String(decoding: AttributeText.decoded(source.text, attribute.value), as: UTF8.self)
  }

  /// The same in UTF-8: bytes of the text where they are the value.
  package func bytes(of attribute: Int) -> ArraySlice<UInt8> {
    let attribute = attributes[attribute]
    if attribute.isVerbatim { return source.text[source.clamped(attribute.value)] }
    return AttributeText.decoded(source.text, attribute.value)[...]
  }

  /// The attribute of an element that stands at an offset.
  package func attribute(of element: Int, at offset: UInt32) -> Int? {
    let indices = elements[element].attributeIndices
    var (low, high) = (indices.lowerBound, indices.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if attributes[middle].range.end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < indices.upperBound && attributes[low].range.start <= offset ? low : nil
  }

  package func location(_ range: ByteRange) -> SourceLocation {
    SourceLocation(file: file, range: range)
  }

  // MARK: Elements without end tags

  /// Ends an element before one of its children: that child and all behind it become children of the
  /// element around it.
  package mutating func endElement(_ element: Int, before child: Int) {
    let parent = elements[element].parent
    let end = elements[child].tag.start
    for index in children(of: element) where index >= child { elements[index].parent = parent }
    elements[element].subtreeEnd = Int32(child)
    elements[element].end = end
    moveTexts(behind: end, of: Int32(element), to: parent)
  }

  /// Ends an element later than its end tag says: what stands beside it until then becomes its
  /// content.
  mutating func extendElement(_ element: Int, end: UInt32) {
    let former = elements[element].end
    let parent = elements[element].parent
    var index = Int(elements[element].subtreeEnd)
    while index < elements.count {
      elements[index].parent = Int32(element)
      index = Int(elements[index].subtreeEnd)
    }
    elements[element].subtreeEnd = Int32(elements.count)
    elements[element].end = end
    moveTexts(behind: former, of: parent, to: Int32(element))
  }

  private mutating func moveTexts(behind offset: UInt32, of element: Int32, to other: Int32) {
    for index in texts.indices.reversed() {
      guard texts[index].range.start >= offset else { break }
      if texts[index].parent == element { texts[index].parent = other }
    }
    for index in instructions.indices.reversed() {
      guard instructions[index].target.start >= offset else { break }
      if instructions[index].parent == element { instructions[index].parent = other }
    }
  }

  /// The index of the innermost element around an end tag without a start tag; `nil` outside the root.
  package func element(around end: StrayEndTag) -> Int? {
    var element = Int(end.nextElement) - 1
    while element >= 0, elements[element].end <= end.tag.start {
      element = Int(elements[element].parent)
    }
    return element >= 0 ? element : nil
  }

  /// The mistake of an end tag without a start tag.
  ///
  /// - Parameter fixIt: The remedy; without one the tag is to be removed.
  package func finding(of end: StrayEndTag, fixIt: FixIt? = nil) -> Diagnostic {
    let problem = XMLProblem.endTagUnmatched(source.string(end.name))
    var finding = XMLFinding(problem, end.tag).diagnostic(file: file)
    if let fixIt { finding.fixIts = [fixIt] }
    return finding
  }

  /// Takes away the elements from one on, with what follows an offset before it.
  mutating func removeElements(from first: Int, at start: UInt32) {
    if first < elements.count {
      attributes.removeSubrange(Int(elements[first].firstAttribute)...)
      elements.removeSubrange(first...)
    }
    texts.removeAll { $0.range.start >= start }
    instructions.removeAll { $0.target.start >= start }
    strayEndTags.removeAll { $0.tag.start >= start }
  }
}
