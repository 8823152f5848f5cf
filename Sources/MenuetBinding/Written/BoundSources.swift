package import MenuetModel
package import MenuetSource
import MenuetXML

/// The bound documents of a run with what was refused of them, as rules ask for it.
package final class BoundSources: WrittenDocument {
  let sources: [BoundDocument]
  package let isIncomplete: Bool
  private let broken: BrokenPlaces
  /// The kinds of the elements without a usable id.
  private let namelessKinds: Set<UInt8>

  /// - Parameters:
  ///   - sources: The document, and what it includes.
  ///   - reported: The findings of the stages so far.
  ///   - nesting: How deep menus may show each other.
  package init(
    _ sources: [BoundDocument], reported: [Diagnostic], nesting: Int = XMLLimits().nesting
  ) {
    self.sources = sources
    // References that an earlier stage reported, such as one that names nothing, were left out.
    isIncomplete = !reported.isEmpty || sources.contains { $0.isIncomplete }
    broken = BrokenPlaces(reported, in: sources, nesting: nesting)
    namelessKinds =
      !isIncomplete
      ? []
      : sources.reduce(into: []) { kinds, bound in
        for element in bound.kinds.indices where !bound.has(.id, element) {
          kinds.insert(bound.kinds[element])
        }
      }
  }

  private func bound(_ node: NodeID) -> BoundDocument? {
    let file = Int(node.file)
    return sources.indices.contains(file) ? sources[file] : nil
  }

  private static let nowhere = SourceLocation(range: ByteRange(0, 0))

  // MARK: Elements

  package func kind(_ node: NodeID) -> ElementName? { bound(node)?.kind(Int(node.element)) }

  package func parent(_ node: NodeID) -> NodeID? {
    guard let bound = bound(node) else { return nil }
    let parent = bound.tree.elements[Int(node.element)].parent
    return parent < 0 ? nil : NodeID(file: node.file, element: parent)
  }

  package func children(_ node: NodeID) -> [NodeID] {
    guard let bound = bound(node) else { return [] }
    return bound.children(Int(node.element)).map {
      NodeID(file: node.file, element: Int32($0))
    }
  }

  package func elements(_ kind: ElementName) -> [NodeID] {
    sources.enumerated().flatMap { file, bound in
      bound.kinds.indices.filter { bound.kinds[$0] == kind.rawValue }.map {
        NodeID(file: Int32(file), element: Int32($0))
      }
    }
  }

  package func head(_ node: NodeID) -> SourceLocation {
    bound(node)?.head(Int(node.element)) ?? Self.nowhere
  }

  package func whole(_ node: NodeID) -> SourceLocation? {
    guard let bound = bound(node) else { return nil }
    return bound.tree.location(bound.tree.elements[Int(node.element)].range)
  }

  package func wholeLines(_ node: NodeID) -> SourceLocation? {
    bound(node).map { $0.tree.location($0.tree.wholeLines(of: Int(node.element))) }
  }

  /// The name of an element as it is written inside another: with its prefix, if that has one.
  package func name(_ kind: ElementName, in node: NodeID) -> String {
    bound(node)?.tree.name(kind.spelling, beside: Int(node.element)) ?? kind.spelling
  }

  package func holdsRemarks(_ node: NodeID) -> Bool {
    bound(node)?.tree.holdsRemarks(in: Int(node.element)) ?? false
  }

  // MARK: Attributes

  package func text(_ attribute: AttributeName, of node: NodeID) -> String? {
    bound(node)?.text(attribute, Int(node.element))
  }

  package func isWritten(_ attribute: AttributeName, on node: NodeID) -> Bool {
    bound(node)?.has(attribute, Int(node.element)) ?? false
  }

  package func location(_ attribute: AttributeName, of node: NodeID) -> SourceLocation {
    bound(node)?.location(attribute, of: Int(node.element)) ?? Self.nowhere
  }

  package func location(
    ofPart part: Range<Int>, in attribute: AttributeName, of node: NodeID
  ) -> SourceLocation {
    guard let bound = bound(node), let index = bound.attribute(attribute, of: Int(node.element))
    else { return location(attribute, of: node) }
    return bound.tree.location(of: part, inValueOf: index)
  }

  package func whole(_ attribute: AttributeName, of node: NodeID) -> SourceLocation? {
    guard let bound = bound(node), let index = bound.attribute(attribute, of: Int(node.element))
    else { return nil }
    let range = bound.tree.attributes[index].range
    let text = bound.tree.source.text
    var start = Int(range.start)
    while start > 0, text[start - 1] <= 0x20 { start -= 1 }
    return bound.tree.location(ByteRange(start, Int(range.end)))
  }

  package func attributeNames(_ node: NodeID) -> Set<String> {
    guard let bound = bound(node) else { return [] }
    return Set(
      bound.tree.elements[Int(node.element)].attributeIndices.map { index in
        bound.name(of: index)?.spelling
          ?? bound.tree.names[Int(bound.tree.attributes[index].name)]
      })
  }

  package func forEachAttribute(
    _ names: [AttributeName], _ body: (WrittenAttribute, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var isWanted = Array(repeating: false, count: 256)
    for name in names { isWanted[Int(name.rawValue)] = true }
    for (file, bound) in sources.enumerated() {
      let (elements, attributes) = (bound.tree.elements, bound.tree.attributes)
      var element = 0
      bound.tree.source.text.withUnsafeBufferPointer { text in
        for (index, raw) in bound.attributes.enumerated() where isWanted[Int(raw)] {
          guard let name = AttributeName(rawValue: raw) else { continue }
          // Attributes stand in the order of their elements, and so the last element that begins
          // before an attribute has it.
          while element + 1 < elements.count, elements[element + 1].firstAttribute <= index {
            element += 1
          }
          let attribute = WrittenAttribute(
            name: name, node: NodeID(file: Int32(file), element: Int32(element)),
            index: Int32(index), location: bound.tree.location(attributes[index].value),
            isVerbatim: attributes[index].isVerbatim)
          let range = attributes[index].value.bounds.clamped(to: text.indices)
          body(attribute, UnsafeBufferPointer(rebasing: text[range]))
        }
      }
    }
  }

  package func value(of attribute: WrittenAttribute) -> String {
    bound(attribute.node)?.tree.value(of: Int(attribute.index)) ?? ""
  }

  // MARK: Edits

  package func edits(
    setting attribute: AttributeName, of node: NodeID, to value: String
  ) -> [SourceEdit]? {
    guard let bound = bound(node) else { return nil }
    let element = Int(node.element)
    if let index = bound.attribute(attribute, of: element) {
      return bound.tree.edits(setting: index, to: value)
    }
    guard !bound.tree.isWritten(attribute.spelling, on: element) else { return nil }
    let end = bound.tree.elements[element].head.end
    return [
      SourceEdit(
        bound.tree.location(ByteRange(start: end, end: end)),
        .attribute(attribute.spelling, value))
    ]
  }

  package func edits(setting attribute: WrittenAttribute, to value: String) -> [SourceEdit]? {
    bound(attribute.node)?.tree.edits(setting: Int(attribute.index), to: value)
  }

  package func edits(
    replacingWords words: [Int: String], in attribute: AttributeName, of node: NodeID
  ) -> [SourceEdit] {
    guard let bound = bound(node), let index = bound.attribute(attribute, of: Int(node.element)),
      !bound.tree.attributes[index].isDamaged
    else { return [] }
    let tokens = WordTokens.tokens(of: bound.tree.value(of: index))
    return tokens.enumerated().compactMap { place, token in
      words[place].map { bound.tree.edit(replacing: token.range, inValueOf: index, by: $0) }
    }
  }

  package func edits(
    reordering elements: [NodeID], in parent: NodeID, to order: [Int]
  ) -> [SourceEdit] {
    guard let tree = bound(parent)?.tree else { return [] }
    let children = Array(tree.children(of: Int(parent.element)))
    guard elements.allSatisfy({ $0.file == parent.file }),
      elements.map({ Int($0.element) }) == children,
      Set(order) == Set(children.indices), order.count == children.count
    else { return [] }
    var starts = [Int(tree.elements[Int(parent.element)].tag.end)]
    for child in children { starts.append(tree.endOfLine(behind: child)) }
    return order.enumerated().compactMap { place, old in
      guard place != old else { return nil }
      let text = tree.source.string(ByteRange(starts[old], starts[old + 1]))
      return SourceEdit(tree.location(ByteRange(starts[place], starts[place + 1])), text)
    }
  }

  package func areAlike(_ first: NodeID, _ second: NodeID) -> Bool {
    guard let one = plainAttributes(first), let other = plainAttributes(second) else {
      return false
    }
    return kind(first) == kind(second) && one == other
  }

  /// The attributes of an element by their names; `nil` for one that holds others or was damaged.
  private func plainAttributes(_ node: NodeID) -> [String: String]? {
    guard let tree = bound(node)?.tree else { return nil }
    let element = tree.elements[Int(node.element)]
    guard Int(element.subtreeEnd) == Int(node.element) + 1, !element.isDamaged else { return nil }
    let pairs = element.attributeIndices.map {
      (tree.source.string(tree.attributes[$0].nameRange), tree.value(of: $0))
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  // MARK: What was refused

  /// Asks of an element in its file; of what no file holds, everything may be wrong.
  private func ask(_ node: NodeID, _ question: (BoundDocument, Int) -> Bool) -> Bool {
    guard isIncomplete else { return false }
    guard let bound = bound(node) else { return true }
    return question(bound, Int(node.element))
  }

  package func isBroken(_ node: NodeID) -> Bool { ask(node) { broken.touch($1, of: $0) } }

  package func mayLackParts(_ node: NodeID) -> Bool {
    ask(node) { broken.thin($1, of: $0) || broken.touchTag(of: $1, in: $0) }
  }

  package func mayLackAttributes(_ node: NodeID) -> Bool {
    ask(node) { broken.touchTag(of: $1, in: $0) }
  }

  package func mayLack(_ attribute: AttributeName, on node: NodeID) -> Bool {
    ask(node) { $0.mayLack(attribute, $1) }
  }

  package func mayLackAnywhere(_ attributes: [AttributeName]) -> Bool {
    isIncomplete && (broken.loseAnything || attributes.contains(where: broken.lacked.contains))
  }

  package func mayLackParts(
    between first: NodeID?, and second: NodeID?, in whole: NodeID, isOpen: Bool
  ) -> Bool {
    guard isIncomplete, mayLackParts(whole) else { return false }
    guard let bound = bound(whole) else { return true }
    let outer = bound.tree.elements[Int(whole.element)]
    // The content that another element adds is lost where this one begins.
    if isOpen, broken.lose(in: outer.tag, of: bound) { return true }
    let parts = [first, second].compactMap { $0 }
    guard parts.allSatisfy({ $0.file == whole.file }) else { return true }
    let start = first.map { bound.tree.elements[Int($0.element)].range.end } ?? outer.tag.end
    let end = second.map { bound.tree.elements[Int($0.element)].tag.start } ?? outer.range.end
    // Where what was added stands is not its place in the text.
    guard outer.range.start <= start, start <= end, end <= outer.range.end else { return true }
    return broken.lose(in: ByteRange(start: start, end: end), of: bound)
  }

  package func isInBrokenTag(_ location: SourceLocation) -> Bool {
    guard isIncomplete, sources.indices.contains(location.file) else { return false }
    // The platforms of the root hold everywhere.
    if sources[0].mayLack(.platforms, 0) { return true }
    let bound = sources[location.file]
    guard let element = bound.tree.element(withTagAt: location.range.start) else { return false }
    return broken.touchTag(of: element, in: bound) || broken.hasUnknownPlatforms(element, of: bound)
  }

  package func mayHaveLost(_ id: String) -> Bool { sources.contains { $0.losses.mayHold(id) } }

  package func hasNameless(_ kind: ElementName) -> Bool { namelessKinds.contains(kind.rawValue) }
}
