import MenuetModel
import MenuetSource

/// Flags a document that includes itself, or that is included twice; whoever reads the files makes
/// the finding.
enum IncludeCycle {
  static let info = RuleInfo(
    id: "include-cycle", .source, .error,
    "a document is included once, and not by itself",
    guideline: .language("cycles and double inclusion are errors that show the chain"),
    why: """
      The content of an included document stands in the place of the include. Twice, all its ids
      would be declared twice; in a circle, it would never end.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example">
      -   <include href="§example.menuet.xml§"/>
      +   <button ref="indent"/>
      +   <commands><command id="indent" title="Indent"/></commands>
        </menuet>
      """,
    exampleOptions: RuleInfo.ExampleOptions(fileName: "example.menuet.xml"), stage: .loading,
    isStructural: true)
}
