package import MenuetSource

/// A document as it is written: elements and attributes in document order, each with its exact
/// bytes. Nothing in it has been checked against the language.
package struct SyntaxTree: Sendable {
  package let source: SourceFile
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
  package internal(set) var names = NameTable()
  /// True when reading stopped before the end: what is missing must not be blamed.
  package internal(set) var isTruncated = false

  /// The namespace of a name.
  package enum Namespace: UInt8, Sendable {
    /// `urn:menuet:1`.
    case menuet
    case none
    /// `http://www.w3.org/XML/1998/namespace` or the XML Schema instance namespace, whose attributes
    /// (`xml:lang`, `xsi:schemaLocation`) are for other tools.
    case tooling
    case other
  }

  package struct Element: Sendable {
    /// The local name's number in `names`.
    package var name: Int32
    package var namespace: Namespace
    /// True when the start tag was not well-formed and attributes may be missing from the tree.
    package var isDamaged: Bool
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
    /// False when the value holds references or line breaks and must be decoded.
    package var isVerbatim: Bool
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
    package var parent: Int32
    package var range: ByteRange
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

  init(source: SourceFile, file: Int) {
    self.source = source
    self.file = file
  }

  /// The indices of the elements directly inside an element, in order.
  package func children(of element: Int) -> Children {
    Children(
      elements: elements, position: element + 1, end: Int(elements[element].subtreeEnd))
  }

  package struct Children: Sequence, IteratorProtocol {
    fileprivate let elements: [Element]
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

  package func location(_ range: ByteRange) -> SourceLocation {
    SourceLocation(file: file, range: range)
  }
}
