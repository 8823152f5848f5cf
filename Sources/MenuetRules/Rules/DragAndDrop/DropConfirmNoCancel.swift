import MenuetModel
import MenuetSource

/// Flags a question before a drop that cannot be answered with no.
struct DropConfirmNoCancel: DocumentRule {
  static let info = RuleInfo(
    id: "drop-confirm-no-cancel", .dragAndDrop, .error,
    "what asks before a drop takes effect has a Cancel button",
    guideline: .dragAndDrop("where a drop cannot be undone, offer a way to back out"),
    why: """
      Content slips out from under a finger. The question before the drop is the last chance to say
      that it was not meant.
      """,
    failing: """
      <drop-target id="stream-drop" for="PhotoStream" scope="app" accepts="public.image"
        undo="false" confirm="§post-alert§"/>
      <alert id="post-alert" title="Post these photos?">
        <command id="post-photos" title="Post Photos"/>
      </alert>
      <menu id="edit" title="Edit">
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <drop-target id="stream-drop" for="PhotoStream" scope="app" accepts="public.image"
        undo="false" confirm="post-alert"/>
      <alert id="post-alert" title="Post these photos?">
        <command id="post-photos" title="Post Photos"/>
        <command system="cancel"/>
      </alert>
      <menu id="edit" title="Edit">
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let targets = document.dropTargets.filter { $0.confirm != nil }
    guard !targets.isEmpty else { return }
    let placements = context.placements(in: targets.compactMap(\.confirm))
    let sheets = Dictionary(
      document.sheets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let alerts = Dictionary(
      document.alerts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for target in targets {
      // The system closes a share sheet.
      guard let id = target.confirm, let asking = alerts[id]?.source ?? sheets[id]?.source,
        !context.isIncomplete(asking),
        !(sheets[id]?.body.hasCloseButton ?? false), !(sheets[id]?.body.hasSlot ?? false),
        !(placements[id] ?? []).contains(where: { context.cancels($0.item) })
      else { continue }
      report.report(
        Self.self, "'\(id)' has no Cancel button",
        at: context.location(.confirm, of: target.source),
        fixIts: [FixIt("add one to it  <command system=\"cancel\"/>")])
    }
  }
}
