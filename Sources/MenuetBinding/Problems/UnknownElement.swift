import MenuetModel
import MenuetSource
import MenuetXML

/// Flags an element that the language does not have, or not in this place.
enum UnknownElement {
  static let info = RuleInfo(
    id: "unknown-element", .source, .error, fix: .safe,
    "an element is one of those that its parent holds",
    guideline: .language("each element lists what may stand inside it"),
    why: """
      An element that is passed over in silence is a command that never appears. The message says
      what is allowed there, and what was probably meant.
      """,
    example: """
        <menu id="format" title="Format">
      -   <§comand§ id="indent" title="Indent"/>
      +   <command id="indent" title="Indent"/>
        </menu>
      """,
    isStructural: true)

  /// Of a document whose root is not `menuet`.
  static func root(_ tree: SyntaxTree) -> Diagnostic {
    let range = tree.elements[0].nameRange
    let word = tree.source.string(range)
    let isNear = NearMiss.best(for: tree.localName(of: 0), in: ["menuet"]) != nil
    return info.finding(
      "the root element of a document is 'menuet', not '\(word)'", at: tree.location(range),
      fixIts: isNear ? [rename(tree, 0, to: "menuet")] : [])
  }

  /// Of an element that is not in the namespace of the language, whatever its name.
  static func foreign(_ tree: SyntaxTree, _ index: Int) -> Diagnostic {
    let element = tree.elements[index]
    let word = tree.source.string(element.nameRange)
    let home = element.namespace == .none ? "no namespace" : "another namespace"
    return info.finding(
      "'\(word)' is in \(home); a document holds elements of '\(Vocabulary.namespace)' only",
      at: tree.location(element.nameRange),
      fix: FixIt("remove it", edits: [SourceEdit(tree.location(element.range), "")]))
  }

  /// Renames an element in its start tag and its end tag; its prefix stays.
  static func rename(
    _ tree: SyntaxTree, _ index: Int, to name: String, isSafe: Bool = true
  ) -> FixIt {
    let element = tree.elements[index]
    let name = tree.name(name, beside: index)
    var edits = [SourceEdit(tree.location(element.nameRange), name)]
    if let end = endTagName(tree, element) {
      edits.append(SourceEdit(tree.location(end), name))
    }
    return FixIt("write '\(name)'", isSafe: isSafe, edits: edits)
  }

  /// The name in an element's end tag, where it is the same as in the start tag.
  private static func endTagName(_ tree: SyntaxTree, _ element: SyntaxTree.Element) -> ByteRange? {
    guard let range = endTag(tree, element),
      tree.source.string(range) == tree.source.string(element.nameRange)
    else { return nil }
    return range
  }

  /// The name in an element's end tag, without its prefix, where that is another one: most likely
  /// what the start tag should say.
  static func otherEndTagName(_ tree: SyntaxTree, _ index: Int) -> String? {
    let element = tree.elements[index]
    guard !element.isUnclosed, let range = endTag(tree, element) else { return nil }
    let name = tree.source.string(range)
    guard name != tree.source.string(element.nameRange) else { return nil }
    return name.split(separator: ":").last.map { String($0) }
  }

  /// The name in an element's end tag; `nil` where it has none.
  private static func endTag(_ tree: SyntaxTree, _ element: SyntaxTree.Element) -> ByteRange? {
    guard element.end > element.tag.end else { return nil }
    let text = tree.source.text
    let end = tree.source.clamped(element.range).upperBound
    guard let slash = text[Int(element.tag.end)..<end].lastIndex(of: UInt8(ascii: "/")) else {
      return nil
    }
    let name = text[(slash + 1)..<end].prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    return ByteRange(name.startIndex, name.endIndex)
  }
}
