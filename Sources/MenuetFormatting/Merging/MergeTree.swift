import MenuetSource
import MenuetXML

/// A document taken apart so that nothing of its text is left over: each element has the comments and
/// white space before it, and a comment behind it on its line.
struct MergeTree {
  struct Node {
    /// -1 for the root.
    var parent: Int
    var children: [Int] = []
    /// From the end of the element before it, or of the tag around it, to its tag.
    var lead: Range<Int>
    var tag: Range<Int>
    var name: String
    var attributes: [Markup.Attribute]
    /// Comments behind the start tag on its line.
    var head: Range<Int>
    /// From the end of the last element in it to the end tag.
    var tail: Range<Int>
    /// Empty for a tag that ends itself.
    var endTag: Range<Int>
    /// Comments behind the element on its line.
    var trail: Range<Int>

    var isEmptyTag: Bool { endTag.isEmpty }
    var range: Range<Int> { tag.lowerBound..<max(tag.upperBound, endTag.upperBound) }
  }

  let text: [UInt8]
  /// In document order; the first is the root.
  private(set) var nodes: [Node] = []
  /// The text behind the root.
  private(set) var epilogue = 0..<0

  /// A document that is not there.
  init() { text = [] }

  /// - Parameter tree: That of a document in which the reader found no mistake.
  init(_ tree: SyntaxTree) {
    text = tree.source.text
    let markup = Markup(tree.source)
    nodes.reserveCapacity(tree.elements.count)
    var open: [Int] = []
    var start = 0
    for (index, piece) in markup.pieces.enumerated() {
      let rest = piece.range.upperBound..<piece.range.upperBound
      switch piece.kind {
      case .startTag, .emptyTag:
        let node = nodes.count
        let beside = piece.range.upperBound..<endOfLine(behind: index, in: markup)
        let isOpen = piece.kind == .startTag
        nodes.append(
          Node(
            parent: open.last ?? -1, lead: start..<piece.range.lowerBound, tag: piece.range,
            name: tree.source.string(tree.elements[node].nameRange),
            attributes: Array(markup.attributes[piece.attributes]), head: isOpen ? beside : rest,
            tail: rest, endTag: rest, trail: isOpen ? rest : beside))
        if let parent = open.last { nodes[parent].children.append(node) }
        start = beside.upperBound
        if isOpen { open.append(node) }
      case .endTag:
        guard let node = open.popLast() else { continue }
        nodes[node].tail = start..<piece.range.lowerBound
        nodes[node].endTag = piece.range
        nodes[node].trail = piece.range.upperBound..<endOfLine(behind: index, in: markup)
        start = nodes[node].trail.upperBound
      case .declaration, .comment, .instruction, .data, .text: continue
      }
    }
    epilogue = start..<text.count
  }

  /// The end of the comments behind a piece, where they end its line; else the end of the piece.
  private func endOfLine(behind index: Int, in markup: Markup) -> Int {
    let end = markup.pieces[index].range.upperBound
    var last = end
    for piece in markup.pieces[(index + 1)...] {
      switch piece.kind {
      case .comment: last = piece.range.upperBound
      case .text:
        let bytes = text[piece.range]
        guard let sign = bytes.first(where: { ($0 > 0x20 || $0.isLineEnd) }) else { continue }
        return sign.isLineEnd ? last : end
      default: return end
      }
    }
    return last
  }

  // MARK: Attributes

  /// The name of an attribute, with its prefix.
  func name(of attribute: Markup.Attribute) -> String { string(attribute.name) }

  /// The value of an attribute as it is written; `nil` where an element has none.
  func value(_ name: String, of node: Int) -> String? {
    nodes[node].attributes.first { text[$0.name].elementsEqual(name.utf8) }.map { string($0.value) }
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// Name and quoted value as they are written.
  func source(of attribute: Markup.Attribute) -> [UInt8] {
    Array(text[attribute.name.lowerBound...attribute.value.upperBound])
  }

  /// The name of an element without its prefix.
  func localName(of node: Int) -> String {
    let name = nodes[node].name
    return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  // MARK: Identity

  /// The key that tells an element from all others of the document; `nil` for one without an id.
  func globalKey(of node: Int) -> String? {
    guard let id = value("id", of: node), !id.isEmpty else { return nil }
    switch localName(of: node) {
    case "command", "toggle", "choice", "state": return "command \(id)"
    // These live in what is around them.
    case "option", "detent", "field", "activity":
      let parent = nodes[node].parent
      let around = parent < 0 ? nil : value("id", of: parent)
      return around.map { "\($0).\(id)" }
    case "type": return "type \(id)"
    default: return "surface \(id)"
    }
  }

  /// The attributes by which an element without an id is known, the surest first.
  private static let namingAttributes = [
    "ref", "system", "href", "standard", "choice", "view", "target", "unit", "type", "for", "name",
  ]

  /// The words by which an element is known among its neighbours: what it refers to, else its title,
  /// else its kind.
  ///
  /// - Parameter renamed: The ids that are others in the version that this one is compared with.
  func localKey(
    of node: Int, _ renamed: RenamedIDs = RenamedIDs()
  ) -> (key: String, isSure: Bool) {
    let name = nodes[node].name
    if node > 0 {
      for attribute in Self.namingAttributes {
        guard let value = value(attribute, of: node) else { continue }
        let now = renamed.reference(value, by: attribute, of: localName(of: node))
        return ("\(name) \(attribute) \(now)", true)
      }
    }
    let title = value("title", of: node).map { " title \($0)" }
    return (name + (title ?? ""), false)
  }

  /// The element in words, such as "command 'new-note'".
  func words(for node: Int) -> String {
    let attribute = (["id"] + Self.namingAttributes + ["title"]).lazy.compactMap { name in
      self.value(name, of: node)
    }.first
    return nodes[node].name + (attribute.map { " '\($0)'" } ?? "")
  }
}
