import MenuetModel
import MenuetSource
import MenuetXML

/// Flags text between elements.
enum TextNotAllowed {
  static let info = RuleInfo(
    id: "text-not-allowed", .source, .error, fix: .unsafe,
    "an element holds elements and no text",
    guideline: .language("all that people read stands in attributes"),
    why: """
      Text between elements would never be shown. It is most often a title that belongs into an
      attribute, or the rest of a broken tag.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="indent" title="Indent">§Indent§</command>
      +   <command id="indent" title="Indent"/>
        </menu>
      """,
    isStructural: true)

  static func finding(_ text: SyntaxTree.Text, in tree: SyntaxTree) -> Diagnostic {
    let owner = tree.source.string(tree.elements[Int(text.parent)].nameRange)
    let location = tree.location(text.range)
    return info.finding(
      "'\(owner)' holds no text", at: location,
      fix: FixIt("remove the text", edits: [SourceEdit(location, "")]))
  }
}
