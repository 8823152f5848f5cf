import MenuetModel
import MenuetSource

/// Flags what is not well-formed XML; the reader finds it and says it in its own words.
enum XmlSyntax {
  static let info = RuleInfo(
    id: "xml-syntax", .source, .error, fix: .safe,
    "a document is well-formed XML",
    guideline: .language("a document is XML 1.0"),
    why: """
      A tag that is not closed or a value without quotes leaves open what belongs to what. The
      reader mends a copy and reads on, so that one run names every mistake.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="indent" §title=Indent§/>
      +   <command id="indent" title="Indent"/>
        </menu>
      """,
    isStructural: true)
}
