import MenuetModel
import MenuetSource

/// Flags a share extension that draws its own composition view.
struct CustomComposition: Rule {
  static let info = RuleInfo(
    id: "extension-composition", .activities, .warning, fix: .unsafe,
    "a share extension shows the composition view of the system",
    guideline: .activityViews(
      "prefer the composition view that the system gives a share extension"),
    why: """
      The system's view looks alike in every app, knows drafts and attachments, and follows the text
      size. People recognise it at once.
      """,
    example: """
      - <share-extension id="clip" title="Clip" accepts="text" interface="§custom§">
      + <share-extension id="clip" title="Clip" accepts="text" interface="compose">
          <command id="post-clip" title="Post"/>
        </share-extension>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for appExtension in document.extensions
    where appExtension.kind == .share && appExtension.interface == .custom {
      report(
        "a share extension shows the composition view of the system", at: .interface,
        of: appExtension.source, fix: .set("compose", "use the system's view"))
    }
  }
}
