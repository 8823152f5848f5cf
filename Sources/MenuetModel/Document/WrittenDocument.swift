package import MenuetSource

/// The text that a document was written in, as those ask for it who look at the resolved document:
/// where things stand, which attributes are there, and where something was refused.
///
/// Elements are given by the node of a `SourceReference`. Of what no source wrote, nothing is known.
package protocol WrittenDocument: AnyObject, Sendable {
  // MARK: Elements

  /// The kind of an element; `nil` where there is none.
  func kind(_ node: NodeID) -> ElementName?
  /// The element around another; `nil` at the root.
  func parent(_ node: NodeID) -> NodeID?
  /// The elements directly inside another, without those that were refused.
  func children(_ node: NodeID) -> [NodeID]
  /// All elements of a kind, in document order.
  func elements(_ kind: ElementName) -> [NodeID]

  /// `<name` of an element.
  func head(_ node: NodeID) -> SourceLocation
  /// An element from its `<` to the end of its end tag.
  func whole(_ node: NodeID) -> SourceLocation?
  /// An element with the white space before it and the line end behind it, where both are all that
  /// stands beside it on its lines; else the element alone.
  func wholeLines(_ node: NodeID) -> SourceLocation?
  /// Returns whether comments or instructions stand in an element.
  func holdsRemarks(_ node: NodeID) -> Bool

  // MARK: Attributes

  /// The text of an attribute with a usable value, as it is written.
  func text(_ attribute: AttributeName, of node: NodeID) -> String?
  /// Returns whether an attribute was written, with a usable value.
  func isWritten(_ attribute: AttributeName, on node: NodeID) -> Bool
  /// The value of an attribute, else the element's head.
  func location(_ attribute: AttributeName, of node: NodeID) -> SourceLocation
  /// A part of a value, given by offsets in its UTF-8.
  func location(
    ofPart part: Range<Int>, in attribute: AttributeName, of node: NodeID
  ) -> SourceLocation
  /// An attribute with its quotes and the white space before it; `nil` where it is absent.
  func whole(_ attribute: AttributeName, of node: NodeID) -> SourceLocation?
  /// The spellings of the attributes that an element has, with usable values or not.
  func attributeNames(_ node: NodeID) -> Set<String>
  /// Goes through the attributes of some names that have a usable value, in document order, with the
  /// bytes between their quotes.
  func forEachAttribute(
    _ names: [AttributeName], _ body: (WrittenAttribute, UnsafeBufferPointer<UInt8>) -> Void)
  /// The value of an attribute.
  func value(of attribute: WrittenAttribute) -> String

  // MARK: Edits

  /// Edits that set an attribute of an element, whether or not it is written; `nil` where what stands
  /// there was refused or is not known to the letter.
  func edits(
    setting attribute: AttributeName, of node: NodeID, to value: String
  ) -> [SourceEdit]?
  /// Edits that put another value in place of that of an attribute; `nil` where it is not known to the
  /// letter.
  func edits(setting attribute: WrittenAttribute, to value: String) -> [SourceEdit]?
  /// Edits that put other words in place of some of a list, by their places; none where the list is not
  /// known to the letter.
  func edits(
    replacingWords words: [Int: String], in attribute: AttributeName, of node: NodeID
  ) -> [SourceEdit]
  /// Edits that put the elements inside another into a new order; none where they are not all that
  /// stands in it.
  ///
  /// Each element takes along what stands before it, such as white space, comments and what allows a
  /// rule to be broken, and a comment behind it on its last line. All bytes are kept.
  ///
  /// - Parameter order: For each new place the old one.
  func edits(
    reordering elements: [NodeID], in parent: NodeID, to order: [Int]
  ) -> [SourceEdit]
  /// Returns whether two elements have the same attributes and nothing in them.
  func areAlike(_ first: NodeID, _ second: NodeID) -> Bool

  // MARK: What was refused

  /// Indicates whether anything was refused anywhere.
  var isIncomplete: Bool { get }
  /// Returns whether anything is wrong in an element, or in what it shows from elsewhere.
  func isBroken(_ node: NodeID) -> Bool
  /// Returns whether elements may be missing inside another, or its own start tag was not
  /// understood.
  func mayLackParts(_ node: NodeID) -> Bool
  /// Returns whether an element may lack an attribute that its author meant to write.
  func mayLackAttributes(_ node: NodeID) -> Bool
  /// Returns whether an element has no usable value for an attribute, though its author most likely
  /// wrote one.
  func mayLack(_ attribute: AttributeName, on node: NodeID) -> Bool
  /// Returns whether anywhere an element or its place may be missing, or one of some attributes may
  /// lack the usable value that its author meant.
  func mayLackAnywhere(_ attributes: [AttributeName]) -> Bool
  /// Returns whether elements may be missing between two parts of another one; `nil` stands for its
  /// first or last place.
  ///
  /// - Parameter isOpen: Whether an `extend` can bring something there.
  func mayLackParts(
    between first: NodeID?, and second: NodeID?, in whole: NodeID, isOpen: Bool
  ) -> Bool
  /// Returns whether this is a place in a start tag that was not understood as a whole, or of which
  /// nobody knows on which platforms it holds.
  func isInBrokenTag(_ location: SourceLocation) -> Bool
  /// Returns whether an id that nothing declares may have been declared in what was refused.
  func mayHaveLost(_ id: String) -> Bool
  /// Returns whether an element of a kind has no usable id: it is no part of the document.
  func hasNameless(_ kind: ElementName) -> Bool
}

/// An attribute as it was written.
package struct WrittenAttribute: Sendable {
  package let name: AttributeName
  /// The element that has it.
  package let node: NodeID
  /// Its number among the attributes of its file.
  package let index: Int32
  /// Its value.
  package let location: SourceLocation
  /// Indicates whether the bytes between the quotes are the value.
  package let isVerbatim: Bool

  package init(
    name: AttributeName, node: NodeID, index: Int32, location: SourceLocation, isVerbatim: Bool
  ) {
    self.name = name
    self.node = node
    self.index = index
    self.location = location
    self.isVerbatim = isVerbatim
  }
}

// MARK: Remedies

extension WrittenDocument {
  /// A remedy that removes an attribute.
  package func removal(
    of attribute: AttributeName, on node: NodeID, _ title: String? = nil, isSafe: Bool
  ) -> FixIt {
    let title = title ?? "remove '\(attribute.spelling)'"
    guard let location = whole(attribute, of: node) else { return FixIt(title) }
    return FixIt(title, isSafe: isSafe, edits: [SourceEdit(location, "")])
  }

  /// A remedy that removes an element, with its line where nothing else stands on it. What its author
  /// remarks in there is not thrown away unasked.
  package func removal(of node: NodeID, _ title: String, isSafe: Bool) -> FixIt {
    guard let location = wholeLines(node) else { return FixIt(title) }
    let holdsRemarks = holdsRemarks(node)
    return FixIt(
      holdsRemarks ? "\(title), with the comments in it" : title, isSafe: isSafe && !holdsRemarks,
      edits: [SourceEdit(location, "")])
  }

  /// A remedy that gives an attribute a value.
  ///
  /// The title need not name them: whoever reads the message sees what to write behind it, unless the
  /// title quotes it already.
  package func setting(
    _ attribute: AttributeName, of node: NodeID, to value: String, _ title: String,
    isSafe: Bool = false
  ) -> FixIt {
    let edits = edits(setting: attribute, of: node, to: value)
    let says = title.contains("=\"") || title.contains("'\(value)'")
    return FixIt(
      says ? title : "\(title)  \(attribute.spelling)=\"\(value)\"", isSafe: isSafe,
      edits: edits ?? [])
  }

  /// One of the words of a list; the whole value where there is none of that number.
  package func location(
    ofWord index: Int, in attribute: AttributeName, of node: NodeID
  ) -> SourceLocation {
    guard let range = text(attribute, of: node).flatMap({ WordTokens.range(ofWord: index, in: $0) })
    else { return location(attribute, of: node) }
    return location(ofPart: range, in: attribute, of: node)
  }

  /// A remedy that writes another word in place of one of a list.
  package func writing(
    _ word: String, inPlaceOf index: Int, in attribute: AttributeName, of node: NodeID
  ) -> FixIt {
    FixIt("write '\(word)'", edits: edits(replacingWords: [index: word], in: attribute, of: node))
  }

  /// The elements of a kind directly inside another.
  package func children(_ node: NodeID, named name: ElementName) -> [NodeID] {
    children(node).filter { kind($0) == name }
  }

  /// The elements around another, the innermost first.
  package func ancestors(_ node: NodeID) -> some Sequence<NodeID> {
    sequence(first: node) { self.parent($0) }.dropFirst()
  }
}

/// The words of a list in an attribute.
package enum WordTokens {
  /// The words that white space divides, with their UTF-8 offsets. The signs that other languages
  /// write between words divide them too: they are a mistake of their own.
  package static func tokens(of value: String) -> [(word: String, range: Range<Int>)] {
    let bytes = Array(value.utf8)
    return ranges(in: bytes[...]).map { (String(decoding: bytes[$0], as: UTF8.self), $0) }
  }

  /// The indices of the words in the UTF-8 of a list.
  package static func ranges(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = bytes.startIndex
    while let range = nextWord(in: bytes[position...]) {
      ranges.append(range)
      position = range.upperBound
    }
    return ranges
  }

  /// The UTF-8 offsets of one word, by its number; `nil` where there are fewer.
  static func range(ofWord index: Int, in value: String) -> Range<Int>? {
    guard index >= 0 else { return nil }
    let bytes = Array(value.utf8)
    var range: Range<Int>?
    for _ in 0...index {
      range = nextWord(in: bytes[(range?.upperBound ?? 0)...])
      if range == nil { return nil }
    }
    return range
  }

  private static func nextWord(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var start = bytes.startIndex
    while start < bytes.endIndex, let length = divider(at: start, in: bytes) { start += length }
    guard start < bytes.endIndex else { return nil }
    let end = bytes[start...].indices.first { divider(at: $0, in: bytes) != nil }
    return start..<(end ?? bytes.endIndex)
  }

  /// The number of bytes that a blank or a sign has; `nil` for what divides no words.
  private static func divider(at index: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes[index] <= 0x20 ? 1 : sign(at: index, in: bytes)
  }

  // MARK: Signs between words

  /// The signs that other languages, and the keyboards of other scripts, write between words.
  private static let signs: [[UInt8]] = [",", ";", "|", "、", "，", "；", "｜", "،", "؛"].map {
    Array($0.utf8)
  }

  private static let firstBytes = Set(signs.map { $0[0] })

  /// The number of bytes that a sign has; `nil` where none begins.
  private static func sign(at index: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    let byte = bytes[index]
    // Nearly every byte is one of these.
    if Identifier.isPart(byte) { return nil }
    return signs.first { $0[0] == byte && bytes[index...].starts(with: $0) }?.count
  }

  /// Returns whether signs stand beside words where blanks belong; a value of signs alone has no
  /// words.
  package static func hasSigns(_ value: String) -> Bool {
    !signs(in: value).isEmpty && !tokens(of: value).isEmpty
  }

  /// The value with blanks in place of each sign, so that every word stays where it is.
  package static func withoutSigns(_ value: String) -> String {
    var bytes = Array(value.utf8)
    for (range, _) in signs(in: value) {
      bytes.replaceSubrange(range, with: repeatElement(0x20, count: range.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The UTF-8 offsets of each sign, with what has to stand there: a blank only where a word follows
  /// directly.
  package static func signs(in value: String) -> [(range: Range<Int>, replacement: String)] {
    guard value.utf8.contains(where: firstBytes.contains) else { return [] }
    let bytes = Array(value.utf8)[...]
    return bytes.indices.compactMap { index in
      guard let length = sign(at: index, in: bytes) else { return nil }
      let end = index + length
      let isApart = end == bytes.endIndex || divider(at: end, in: bytes) != nil
      return (index..<end, isApart ? "" : " ")
    }
  }
}
