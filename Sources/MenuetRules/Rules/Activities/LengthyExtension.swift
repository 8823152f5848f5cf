import MenuetModel
import MenuetSource

/// Flags long work that keeps an extension open.
struct LengthyExtension: Rule {
  static let info = RuleInfo(
    id: "extension-lengthy", .activities, .warning, fix: .unsafe,
    "long work that an extension starts goes on in the app",
    guideline: .activityViews("show the progress of a lengthy operation in the app itself"),
    why: """
      The share sheet closes as soon as the task is done. Work that takes long must not keep people
      waiting in another app: it goes on in the background, and the app shows how far it is.
      """,
    example: """
        <share-extension id="clip" title="Clip" accepts="movie">
      -   <command id="upload" title="Upload" duration="§long§"/>
      +   <command id="upload" title="Upload" duration="long" continues-in-app="true"/>
        </share-extension>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for item in document.extensions.flatMap(\.commands) {
      guard let command = document.command(of: item), command.duration == .long,
        !command.traits.contains(.continuesInApp)
      else { continue }
      report(
        "long work that an extension starts goes on in the app",
        at: context.location(.duration, for: item),
        fix: context.setting(
          .continuesInApp, of: command.source, to: "true", "let it go on in the app"))
    }
  }
}
