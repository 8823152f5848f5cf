import MenuetModel
import MenuetSource

/// Flags text that is edited in a control of the app's own.
struct TextNonstandard: Rule {
  static let info = RuleInfo(
    id: "text-nonstandard", .dragAndDrop, .warning,
    "text is edited in a standard text control",
    guideline: .dragAndDrop("prefer standard text views and fields, which know drag and drop"),
    why: """
      The system's text controls take and give drags, scroll while people hold one at the edge, and
      bring selection, undo and VoiceOver along. A control of the app's own has to do all of it.
      """,
    example: """
      - <region id="letter" title="Letter" kind="text" control="§custom§" editable="true"/>
      + <region id="letter" title="Letter" kind="text" control="text-view" editable="true"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for region in document.regions
    where region.isCustomTextEditor && !context.mayBeStandardText(region) {
      report(
        "'\(region.id)' edits text in a control of its own", at: .control, of: region.source,
        fix: "use 'text-view' or 'text-field'")
    }
  }
}
