import MenuetModel
import MenuetSource

/// Flags a command of an extension that presents something on top of it.
struct ModalInExtension: Rule {
  static let info = RuleInfo(
    id: "extension-modal", .activities, .warning,
    grades: [.note("for an alert")],
    "nothing modal opens on top of an extension",
    guideline: .activityViews("do not show a modal view on top of an extension"),
    why: """
      The system shows the extension itself in a modal view above the app from which it was opened.
      Another one on top hides where people are; an alert is the exception.
      """,
    example: """
        <action-extension id="stamp" title="Stamp" accepts="image" symbol="seal">
      -   <command id="choose-stamp" title="Choose Stamp…" presents="§stamps§"/>
      +   <command id="add-stamp" title="Add Stamp"/>
        </action-extension>
      - <sheet id="stamps" title="Stamps"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for item in document.extensions.flatMap(\.commands) {
      guard let kind = context.target(of: item).flatMap({ context.presented.kinds[$0] }) else {
        continue
      }
      let isAlert = kind == .alert
      report(
        isAlert ? "an alert interrupts an extension" : "nothing modal opens on top of an extension",
        at: .presents, of: item.source, severity: isAlert ? .note : nil,
        fix: "show it in the extension's own view, or in the app")
    }
  }
}
