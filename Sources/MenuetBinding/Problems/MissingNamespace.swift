import MenuetModel
import MenuetSource
import MenuetXML

/// Flags a root outside the namespace of the language.
enum MissingNamespace {
  static let info = RuleInfo(
    id: "missing-namespace", .source, .error, fix: .safe,
    "the root is in the namespace 'urn:menuet:1'",
    guideline: .language("every element is in the namespace of its version of the language"),
    why: """
      The namespace says which version of the language a document is written in. Editors find the
      schema by it.
      """,
    example: """
      - <§menuet§ name="Notes"/>
      + <menuet xmlns="urn:menuet:1" name="Notes"/>
      """,
    isStructural: true)

  static func finding(_ tree: SyntaxTree) -> Diagnostic {
    let name = tree.elements[0].nameRange
    return info.finding(
      "the root element is in the namespace '\(Vocabulary.namespace)'", at: tree.location(name),
      fix: remedy(tree))
  }

  /// A root with a prefix is left to its author: the names of all elements may have to change.
  private static func remedy(_ tree: SyntaxTree) -> FixIt {
    let root = tree.elements[0]
    let tag = Array(tree.source.text[Int(root.tag.start)..<Int(root.tag.end)])
    let declaration = "xmlns=\"\(Vocabulary.namespace)\""
    if tag.prefix(1 + Int(root.nameLength)).contains(UInt8(ascii: ":")) || root.isDamaged {
      return FixIt("write '<menuet \(declaration)>'")
    }
    if let value = declaredNamespace(in: tag, from: 1 + Int(root.nameLength)) {
      let start = root.tag.start + UInt32(value.lowerBound)
      let end = root.tag.start + UInt32(value.upperBound)
      return FixIt(
        "write '\(declaration)'", isSafe: true,
        edits: [
          SourceEdit(tree.location(ByteRange(start: start, end: end)), Vocabulary.namespace)
        ])
    }
    let end = tree.location(ByteRange(start: root.nameRange.end, end: root.nameRange.end))
    return FixIt(
      "add the namespace", isSafe: true, edits: [SourceEdit(end, " " + declaration)])
  }

  /// Where the value of `xmlns` stands in a well-formed start tag; `nil` where it has none.
  private static func declaredNamespace(in tag: [UInt8], from start: Int) -> Range<Int>? {
    var position = start
    while let equals = tag[position...].firstIndex(of: UInt8(ascii: "=")) {
      let name = tag[position..<equals].filter { $0 > UInt8(ascii: " ") }
      guard
        let open = tag[equals...].firstIndex(where: {
          $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
        }), let close = tag[(open + 1)...].firstIndex(of: tag[open])
      else { return nil }
      if name == Array("xmlns".utf8) { return open + 1..<close }
      position = close + 1
    }
    return nil
  }
}
