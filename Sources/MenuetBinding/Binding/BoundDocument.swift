package import MenuetModel
package import MenuetSource
package import MenuetXML

/// A syntax tree whose names and values have been checked against the vocabulary: typed, but with
/// references still unresolved.
///
/// Refused parts are not there: an unknown element takes its whole content with it, and an
/// attribute whose value is wrong counts as written (nothing is missing) but has no value. Where it
/// is sure what was meant, though, that is there: an element or attribute under its right name, and
/// the right words of a value. Each has been reported as an error.
///
/// A class, because everything that is built from a document holds on to it: passing it on must not
/// copy a dozen references.
package final class BoundDocument: Sendable {
  package let tree: SyntaxTree
  /// For each element of the tree its name's raw value, or `refused`.
  let kinds: [UInt8]
  /// For each attribute of the tree its name's raw value, `broken` or `refused`.
  let attributes: [UInt8]
  /// For each attribute its value as a number: the index of a word, a Boolean as 0 or 1, an integer,
  /// a number in thousandths, a set of words as bits. 0 for text.
  let values: [Int32]
  /// The attributes that name something declared elsewhere, in document order.
  let links: [Link]
  /// The names that may have been declared in parts of the document that were refused.
  let losses: Losses
  /// The attributes that have what was meant for a name or value.
  let recovered: Set<Int32>

  init(
    tree: SyntaxTree, kinds: [UInt8], attributes: [UInt8], values: [Int32], links: [Link],
    losses: Losses, recovered: Set<Int32> = []
  ) {
    self.tree = tree
    self.kinds = kinds
    self.attributes = attributes
    self.values = values
    self.links = links
    self.losses = losses
    self.recovered = recovered
  }

  /// A document of which nothing could be understood.
  ///
  /// It stands among the others so that each of them has the number of its file.
  package convenience init(unreadable source: SourceFile, file: Int) {
    self.init(
      tree: SyntaxTree(source: source, file: file), kinds: [], attributes: [], values: [],
      links: [], losses: Losses(areUnknown: true))
  }

  /// The same document where something that it includes could not be read: any id may be declared
  /// there, and whatever has an id may be extended there.
  package func lackingFiles() -> BoundDocument {
    var losses = losses
    losses.areUnknown = true
    losses.lackFiles = true
    return BoundDocument(
      tree: tree, kinds: kinds, attributes: attributes, values: values, links: links,
      losses: losses, recovered: recovered)
  }

  /// Indicates whether parts of the document were refused, so that what seems missing may be there.
  var isIncomplete: Bool { losses.areUnknown || !losses.names.isEmpty || !losses.brokenIDs.isEmpty }

  /// The refused parts of a document, as far as others may refer to it.
  struct Losses: Sendable {
    /// Indicates whether it cannot be told which ids are lost.
    var areUnknown: Bool
    /// The words that may be ids: every value in what was refused, and the names of the elements.
    var names: Set<String> = []
    /// Ids that are none, and what was probably meant by them.
    private(set) var brokenIDs: [String] = []
    private var brokenIDIndex = NameIndex([String]())
    /// The elements that need an id and have none.
    var nameless: [Nameless] = []

    /// Indicates whether something that a document includes could not be read.
    fileprivate(set) var lackFiles = false

    init(areUnknown: Bool) { self.areUnknown = areUnknown }

    /// Adds an id that cannot be used. Of many none is told from the others.
    mutating func add(brokenID id: String) {
      guard !id.isEmpty, id != brokenIDs.last else { return }
      brokenIDs.append(id)
      if brokenIDs.count > 200 { areUnknown = true }
    }

    /// Makes ready to be asked, once everything is added.
    mutating func finish() { brokenIDIndex = NameIndex(brokenIDs) }

    /// Adds an element with everything in it.
    mutating func add(_ tree: SyntaxTree, _ element: Int) {
      names.insert(tree.source.string(tree.elements[element].nameRange))
      for index in element..<Int(tree.elements[element].subtreeEnd) {
        let attributes = tree.elements[index].attributeIndices
        if tree.elements[index].isDamaged
          || attributes.contains(where: { tree.attributes[$0].isDamaged })
        {
          addWords(tree, index)
        }
        for attribute in attributes { names.insert(tree.value(of: attribute)) }
      }
    }

    /// Adds every word of a start tag that could not be read, with all up to the next tag: an id that
    /// is lost is one of them.
    mutating func addWords(_ tree: SyntaxTree, _ element: Int) {
      let text = tree.source.text
      let next = element + 1
      let end = next < tree.elements.count ? Int(tree.elements[next].tag.start) : text.count
      let start = min(Int(tree.elements[element].tag.start), end)
      for word in text[start..<end].split(whereSeparator: { !Identifier.isPart($0) && $0 != 0x2E })
      {
        names.insert(String(decoding: word, as: UTF8.self))
      }
    }

    /// Returns whether an id that nothing declares may have been declared: `option` or
    /// `choice.option`.
    func mayHold(_ id: String) -> Bool {
      areUnknown || isLost(id)
        || (id.contains(".") && id.split(separator: ".").contains { isLost(String($0)) })
    }

    private func isLost(_ id: String) -> Bool {
      names.contains(id) || brokenIDIndex.best(for: id) != nil
    }
  }

  /// An element that needs an id and has none.
  struct Nameless: Sendable {
    /// Everything that a reference may take it for.
    var kinds: ReferenceKinds
    /// The ids that its titles suggest.
    var slugs: [String]
    /// Indicates whether it is of no use until something refers to it.
    var isApart: Bool
  }

  /// An attribute that names something declared elsewhere.
  struct Link: Sendable {
    var attribute: Int32
    var type: AttributeType
  }

  static let refused: UInt8 = 255
  static let broken: UInt8 = 254

  package func kind(_ element: Int) -> ElementName? { ElementName(rawValue: kinds[element]) }

  /// The children that the vocabulary allows, in order.
  func children(_ element: Int) -> Children {
    Children(bound: self, position: element + 1, end: Int(tree.elements[element].subtreeEnd))
  }

  struct Children: Sequence, IteratorProtocol {
    let bound: BoundDocument
    fileprivate var position: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      while position < end {
        let element = position
        position = Int(bound.tree.elements[element].subtreeEnd)
        if bound.kinds[element] != BoundDocument.refused { return element }
      }
      return nil
    }
  }

  /// The index of an attribute with a usable value.
  package func attribute(_ name: AttributeName, of element: Int) -> Int? {
    let first = Int(tree.elements[element].firstAttribute)
    for index in first..<(first + Int(tree.elements[element].attributeCount))
    where attributes[index] == name.rawValue {
      return index
    }
    return nil
  }

  /// The name of an attribute with a usable value.
  package func name(of attribute: Int) -> AttributeName? {
    AttributeName(rawValue: attributes[attribute])
  }

  func has(_ name: AttributeName, _ element: Int) -> Bool { attribute(name, of: element) != nil }

  /// Returns whether an attribute was written, even with a value that was refused; also where one
  /// that the language does not have may have been meant for it.
  func isPresent(_ name: AttributeName, _ element: Int) -> Bool {
    tree.elements[element].attributeIndices.contains { index in
      attributes[index] == name.rawValue
        || tree.names[Int(tree.attributes[index].name)] == name.spelling
        || (attributes[index] == Self.refused && tree.attributes[index].namespace != .tooling
          && !isOwnAttribute(tree.names[Int(tree.attributes[index].name)], of: element))
    }
  }

  /// Returns whether this is the name of an attribute that an element has: its value is what is
  /// wrong with it.
  private func isOwnAttribute(_ name: String, of element: Int) -> Bool {
    guard let kind = kind(element) else { return false }
    return Vocabulary.spec(kind).attributes.contains { $0.name.spelling == name }
  }

  /// Returns whether this is an attribute that its author most likely wrote, but that has no usable
  /// value: the value was refused, an attribute that the language does not have may have been meant
  /// for it, or the start tag is damaged.
  func mayLack(_ name: AttributeName, _ element: Int) -> Bool {
    if tree.elements[element].isDamaged { return !has(name, element) }
    var isRefused = false
    for index in tree.elements[element].attributeIndices {
      if attributes[index] == name.rawValue { return false }
      if attributes[index] == Self.broken {
        isRefused = isRefused || tree.names[Int(tree.attributes[index].name)] == name.spelling
      } else if attributes[index] == Self.refused {
        isRefused = isRefused || tree.attributes[index].namespace != .tooling
      }
    }
    return isRefused
  }

  /// The text of an attribute, as it is written: words of the language are asked for as `word`.
  package func text(_ name: AttributeName, _ element: Int) -> String? {
    attribute(name, of: element).map { tree.value(of: $0) }
  }

  /// The words of a list.
  func list(_ name: AttributeName, _ element: Int) -> [String] {
    WordTokens.tokens(of: text(name, element) ?? "").map(\.word)
  }

  func word<Value: LanguageValue>(
    _ name: AttributeName, _ element: Int, as type: Value.Type = Value.self
  ) -> Value? {
    guard let index = attribute(name, of: element) else { return nil }
    return Value.allCases[Int(values[index])]
  }

  /// A set of words; `nil` where the attribute is absent.
  func words<Value: LanguageValue>(
    _ name: AttributeName, _ element: Int, as type: Value.Type = Value.self
  ) -> [Value]? {
    guard let index = attribute(name, of: element) else { return nil }
    let bits = values[index]
    return Value.allCases.enumerated().filter { bits & (1 << Int32($0.offset)) != 0 }.map(\.element)
  }

  func flag(_ name: AttributeName, _ element: Int, default value: Bool = false) -> Bool {
    attribute(name, of: element).map { values[$0] != 0 } ?? value
  }

  func integer(_ name: AttributeName, _ element: Int) -> Int? {
    attribute(name, of: element).map { Int(values[$0]) }
  }

  /// A number of points.
  func number(_ name: AttributeName, _ element: Int) -> Double? {
    attribute(name, of: element).map { Double(values[$0]) / 1000 }
  }

  /// The `include` elements, in order.
  package var includes: [Int] {
    kinds.indices.filter { kinds[$0] == ElementName.include.rawValue }
  }

  /// The name by which an `extend` may add beside an element; `nil` for one without an id.
  package func anchorName(_ element: Int) -> String? {
    text(.id, element) ?? text(.ref, element) ?? standardName(element)
  }

  /// Returns whether an `extend` may name an element.
  package func mayBeExtended(_ element: Int) -> Bool {
    kind(element).map(DocumentBuilder.mayBeExtended) ?? false
  }

  /// The name of the standard command that an element stands for.
  func standardName(_ element: Int) -> String? {
    word(.system, element, as: SystemCommand.self)?.rawValue
  }

  /// Returns whether an element is the same as one of another state of the document that has the same text
  /// there, in the same place and with the same attributes.
  ///
  /// - Parameters:
  ///   - first: The number of elements at the beginning that are the same. The element around it is one of them,
  ///     or has the same number counted from the end.
  ///   - growth: How much further back it stands.
  package func isSame(
    _ element: Int, as other: Int, of former: BoundDocument, behind first: Int, growth: Int
  ) -> Bool {
    let (own, old) = (tree.elements[element], former.tree.elements[other])
    let (count, oldCount) = (tree.elements.count, former.tree.elements.count)
    guard kinds[element] == former.kinds[other], own.attributeCount == old.attributeCount,
      Int(own.tag.start) == Int(old.tag.start) + growth,
      own.parent == old.parent && Int(own.parent) < first
        || count - Int(own.parent) == oldCount - Int(old.parent)
    else { return false }
    for (index, oldIndex) in zip(own.attributeIndices, old.attributeIndices) {
      let (value, oldValue) = (tree.attributes[index].value, former.tree.attributes[oldIndex].value)
      guard attributes[index] == former.attributes[oldIndex],
        Int(value.start) == Int(oldValue.start) + growth, value.count == oldValue.count
      else { return false }
    }
    return true
  }

  // MARK: Places

  /// `<name` of an element.
  package func head(_ element: Int) -> SourceLocation {
    tree.location(tree.elements[element].head)
  }

  /// The value of an attribute, else the element's head.
  package func location(_ name: AttributeName, of element: Int) -> SourceLocation {
    guard let index = attribute(name, of: element) else { return head(element) }
    return tree.location(tree.attributes[index].value)
  }
}
