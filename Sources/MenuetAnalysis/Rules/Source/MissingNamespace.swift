import MenuetModel
import MenuetSource
import MenuetXML

/// Flags a root outside the namespace of the language.
struct MissingNamespace: Rule {
  static let info = RuleInfo(
    id: "missing-namespace", .source, .error, fix: .safe,
    "the root is in the namespace 'urn:menuet:1'",
    guideline: .language("every element is in the namespace of its version of the language"),
    why: """
      The namespace says which version of the language a document is written in. Editors find the
      schema by it.
      """,
    failing: """
      <§menuet§ name="Notes"/>
      """,
    passing: """
      <menuet xmlns="urn:menuet:1" name="Notes"/>
      """,
    isStructural: true)

  static func finding(_ tree: SyntaxTree) -> Diagnostic {
    let name = tree.elements[0].nameRange
    let end = tree.location(ByteRange(start: name.end, end: name.end))
    return info.finding(
      "the root element is in the namespace '\(Vocabulary.namespace)'", at: tree.location(name),
      fixIts: [
        FixIt(
          "add the namespace", isSafe: true,
          edits: [SourceEdit(end, " xmlns=\"\(Vocabulary.namespace)\"")])
      ])
  }
}
