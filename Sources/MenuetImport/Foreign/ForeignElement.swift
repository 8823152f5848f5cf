import MenuetSource
import MenuetXML

/// The syntax tree of a foreign file, shared by all of its elements.
final class ForeignTree: Sendable {
  let syntax: SyntaxTree

  init(_ syntax: SyntaxTree) { self.syntax = syntax }
}

/// An element of a foreign file.
struct ForeignElement: Sendable {
  let tree: ForeignTree
  let index: Int

  init(_ tree: ForeignTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  private var syntax: SyntaxTree.Element { tree.syntax.elements[index] }

  /// The local name.
  var name: String { tree.syntax.names[Int(syntax.name)] }

  var attributeNames: [String] {
    syntax.attributeIndices.map { tree.syntax.names[Int(tree.syntax.attributes[$0].name)] }
  }

  private func attribute(_ name: String) -> Int? {
    syntax.attributeIndices.first {
      tree.syntax.names[Int(tree.syntax.attributes[$0].name)] == name && !isForDesigner($0)
    }
  }

  /// Returns whether an attribute is of `tools:`, which Android's editor alone looks at.
  private func isForDesigner(_ attribute: Int) -> Bool {
    let attribute = tree.syntax.attributes[attribute]
    return attribute.namespace == .other
      && tree.syntax.source.text[Int(attribute.nameStart)...].starts(with: "tools:".utf8)
  }

  /// The value of an attribute, by its local name.
  subscript(name: String) -> String? { attribute(name).map { tree.syntax.value(of: $0) } }

  /// The bytes of an attribute's value; those of the start of the tag where it has none.
  func range(of name: String) -> ByteRange {
    attribute(name).map { tree.syntax.attributes[$0].value } ?? head
  }

  /// `<name`.
  var head: ByteRange { syntax.head }
  var range: ByteRange { syntax.range }

  var parent: ForeignElement? {
    syntax.parent < 0 ? nil : ForeignElement(tree, Int(syntax.parent))
  }

  var children: [ForeignElement] {
    tree.syntax.children(of: index).map { ForeignElement(tree, $0) }
  }

  /// The elements inside this one, at any depth, in document order.
  var descendants: some Sequence<ForeignElement> {
    ((index + 1)..<max(index + 1, Int(syntax.subtreeEnd))).lazy.map { [tree] in
      ForeignElement(tree, $0)
    }
  }

  func children(_ name: String) -> [ForeignElement] { children.filter { $0.name == name } }

  func child(_ name: String) -> ForeignElement? { children.first { $0.name == name } }

  /// The first child with an attribute `key` of a value, as Interface Builder marks its roles.
  func child(key: String) -> ForeignElement? { children.first { $0["key"] == key } }

  /// The text of an element without elements inside; empty text is none.
  var text: String? {
    guard let text = tree.syntax.content(of: index) else { return nil }
    let trimmed = text.trimmed
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The text of an element with that of the elements inside; empty text is none.
  var wholeText: String? {
    let trimmed = tree.syntax.wholeContent(of: index).trimmed
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The bytes of the text, for blame.
  var textRange: ByteRange {
    let content = tree.syntax.contentRange(of: index)
    return content.isEmpty ? head : content
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
