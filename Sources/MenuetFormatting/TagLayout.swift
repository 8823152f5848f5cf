import MenuetModel
import MenuetSource
import MenuetXML

/// The canonical form of a start tag: its attributes in the order of the vocabulary, as many on a line
/// as there is room for.
struct TagLayout {
  /// The tag, with the end tag that it replaces.
  private(set) var range: Range<Int>
  /// Indicates whether the tag ends its element.
  private(set) var isEmpty: Bool

  private let tree: SyntaxTree
  private let attributes: ArraySlice<Markup.Attribute>
  private let nameEnd: Int
  private let isOfLanguage: Bool

  /// - Parameter element: The index of the element that the tag opens.
  init(_ piece: Markup.Piece, element: Int, of markup: Markup, in tree: SyntaxTree) {
    self.tree = tree
    range = piece.range
    isEmpty = piece.kind == .emptyTag
    attributes = markup.attributes[piece.attributes]
    let syntax = tree.elements[element]
    nameEnd = Int(syntax.nameRange.end)
    // A document that forgets the namespace is one of ours all the same.
    isOfLanguage = syntax.namespace == .menuet || syntax.namespace == .none
  }

  private var text: [UInt8] { tree.source.text }

  /// Takes the place of an end tag: the element has no content.
  mutating func absorb(endTag: Range<Int>) {
    range = range.lowerBound..<endTag.upperBound
    isEmpty = true
  }

  /// Indicates whether the white space in the element is not to be changed.
  var preservesSpace: Bool {
    attributes.contains { attribute in
      text[attribute.name].elementsEqual("xml:space".utf8)
        && text[attribute.value].elementsEqual("preserve".utf8)
    }
  }

  /// The edits that give the tag its form.
  ///
  /// - Parameter column: The column at which it begins a line; `nil` for a tag beside text, which is
  ///   not divided.
  func edits(from column: Int?, _ style: LayoutStyle) -> [SourceEdit] {
    let order = order
    let spaces = spaces(before: order, from: column, style)
    let close = Array((isEmpty ? "/>" : ">").utf8)
    let isInPlace = order.elementsEqual(attributes.indices)
    if isInPlace, attributes.allSatisfy({ quote(of: $0) == text[$0.value.upperBound] }) {
      return edits(ofSpaces: spaces, close)
    }
    var bytes: [UInt8] = []
    for (index, space) in zip(order, spaces) {
      let attribute = attributes[index]
      let quote = quote(of: attribute)
      bytes += space + text[attribute.name] + [UInt8(ascii: "="), quote]
      bytes += text[attribute.value] + [quote]
    }
    bytes += close
    return edits([(nameEnd..<range.upperBound, bytes)])
  }

  /// The edits of a tag in which nothing changes but white space.
  private func edits(ofSpaces spaces: [[UInt8]], _ close: [UInt8]) -> [SourceEdit] {
    var changes: [(range: Range<Int>, bytes: [UInt8])] = []
    var end = nameEnd
    for (attribute, space) in zip(attributes, spaces) {
      changes.append((end..<attribute.name.lowerBound, space))
      changes.append(
        (attribute.name.upperBound..<(attribute.value.lowerBound - 1), [UInt8(ascii: "=")]))
      end = attribute.value.upperBound + 1
    }
    return edits(changes + [(end..<range.upperBound, close)])
  }

  private func edits(_ changes: [(range: Range<Int>, bytes: [UInt8])]) -> [SourceEdit] {
    changes.filter { !text[$0.range].elementsEqual($0.bytes) }.map { tree.edit($0.range, $0.bytes) }
  }

  /// The quote round a value: `"`, unless that stands in it.
  private func quote(of attribute: Markup.Attribute) -> UInt8 {
    text[attribute.value].contains(UInt8(ascii: "\"")) ? UInt8(ascii: "'") : UInt8(ascii: "\"")
  }

  // MARK: Order

  /// The places of the language's attributes.
  private static let ranks = Dictionary(
    uniqueKeysWithValues: zip(AttributeName.spellings, 0..<AttributeName.spellings.count))

  /// The indices of the attributes in the order in which they are written.
  private var order: [Int] {
    guard isOfLanguage, attributes.count > 1 else { return Array(attributes.indices) }
    let ranks = attributes.map(rank)
    if zip(ranks, ranks.dropFirst()).allSatisfy({ $0 <= $1 }) { return Array(attributes.indices) }
    return zip(attributes.indices, ranks).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  /// Declarations of namespaces come first, then attributes for other tools, and those that the
  /// language does not have at the end.
  private func rank(of attribute: Markup.Attribute) -> Int {
    let name = String(decoding: text[attribute.name], as: UTF8.self)
    if name == "xmlns" { return -3 }
    guard name.utf8.contains(UInt8(ascii: ":")) else { return Self.ranks[name] ?? .max }
    return name.utf8.starts(with: "xmlns:".utf8) ? -2 : -1
  }

  // MARK: Lines

  /// The white space before each attribute.
  private func spaces(before order: [Int], from column: Int?, _ style: LayoutStyle) -> [[UInt8]] {
    let space = [UInt8(ascii: " ")]
    guard let column else { return order.map { _ in space } }
    let nameColumns = text.columns(of: (range.lowerBound + 1)..<nameEnd)
    let newLine = style.newLine(within: column, nameColumns: nameColumns)
    let indentation = newLine.count - style.lineEnd.count
    var position = column + 1 + nameColumns
    return order.enumerated().map { offset, index in
      let attribute = attributes[index]
      let isLast = offset == order.count - 1
      let room = DocumentFormatter.columns - (isLast ? (isEmpty ? 2 : 1) : 0)
      let columns = text.columns(of: attribute)
      // The first one stays beside the name, however long it is.
      let isWrapped = offset > 0 && position + 1 + columns.first > room
      let start = isWrapped ? indentation : position + 1
      position = columns.last ?? (start + columns.first)
      return isWrapped ? newLine : space
    }
  }
}

extension [UInt8] {
  /// The columns of an attribute's first line, and that behind its last one if its value has several.
  fileprivate func columns(of attribute: Markup.Attribute) -> (first: Int, last: Int?) {
    let value = attribute.value
    let name = columns(of: attribute.name) + 2
    guard let first = self[value].firstIndex(where: \.isLineEnd),
      let last = self[value].lastIndex(where: \.isLineEnd)
    else { return (name + columns(of: value) + 1, nil) }
    return (
      name + columns(of: value.lowerBound..<first), columns(of: (last + 1)..<value.upperBound) + 1
    )
  }
}
