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
    stage: .generation)

  /// - Parameters:
  ///   - what: What cannot be said, such as "a small row of a menu".
  ///   - framework: The framework with the version, such as "AppKit before macOS 14".
  ///   - instead: What is generated, such as "a list".
  package static func finding(
    _ what: String, in framework: String, instead: String, at location: SourceLocation
  ) -> Diagnostic {
    info.finding("\(framework) has not \(what); \(instead) stands in its place", at: location)
  }

  /// Those who emit code make the findings: only they know the framework.
  func check(_ document: Document, in context: RuleContext, report: inout Findings) {}
}
