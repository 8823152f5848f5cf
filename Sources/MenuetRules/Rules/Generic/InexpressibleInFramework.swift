import MenuetModel
import MenuetSource

/// Notes what a framework, or the least version that a document is for, cannot do as written; whoever
/// generates the code makes the finding.
struct InexpressibleInFramework: Rule {
  static let info = RuleInfo(
    id: "framework-cannot-express", .generic, .note,
    "what a document asks for can be said in the framework that code is generated for",
    guideline: .language(
      "what a framework cannot express is reported, never dropped in silence"),
    why: """
      The frameworks differ, and what is new in one is missing in the versions before. The note says
      what stands in the generated code instead.
      """,
    example: """
      - <menu id="format" title="Format" layout="§small§">
      + <menu id="format" title="Format">
          <command id="bold" title="Bold" symbol="bold"/>
          <command id="italic" title="Italic" symbol="italic"/>
          <command id="underline" title="Underline" symbol="underline"/>
          <command id="strike" title="Strikethrough" symbol="strikethrough"/>
          <separator/>
          <command id="show-fonts" title="Show Fonts"/>
        </menu>
      """,
    stage: .generation, isAlwaysShown: true)

  /// Whoever generates code asks for the findings: `DeclaredLimits`, and what the framework's own
  /// emitter says of the places in which something stands.
  func check(_ document: Document, in context: RuleContext, report: inout Findings) {}
}
