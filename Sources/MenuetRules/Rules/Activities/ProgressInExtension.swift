import MenuetModel
import MenuetSource

/// Flags an activity indicator inside an extension.
struct ProgressInExtension: Rule {
  static let info = RuleInfo(
    id: "extension-progress", .activities, .warning, fix: .unsafe,
    "an extension shows no activity indicator",
    guideline: .activityViews("the share sheet closes at once when people finish in an extension"),
    why: """
      An indicator tells people to wait, and waiting in another app is what an extension spares them.
      What takes time goes on in the app.
      """,
    example: """
        <share-extension id="clip" title="Clip" accepts="movie">
      -   <command id="upload" title="Upload" activity-indicator="§true§"/>
      +   <command id="upload" title="Upload"/>
        </share-extension>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for item in document.extensions.flatMap(\.commands) {
      guard let command = document.command(of: item), command.traits.contains(.activityIndicator)
      else { continue }
      report(
        "an extension closes at once; nobody sees its activity indicator",
        at: context.location(.activityIndicator, for: item),
        fix: context.removal(of: .activityIndicator, on: command.source, isSafe: false))
    }
  }
}
