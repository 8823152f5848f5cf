import MenuetModel
import MenuetSource

/// Flags a question before a drop that cannot be answered with no.
struct DropConfirmNoCancel: Rule {
  static let info = RuleInfo(
    id: "drop-confirm-no-cancel", .dragAndDrop, .error,
    "what asks before a drop takes effect has a Cancel button",
    guideline: .dragAndDrop("where a drop cannot be undone, offer a way to back out"),
    why: """
      Content slips out from under a finger. The question before the drop is the last chance to say
      that it was not meant.
      """,
    example: """
        <drop-target id="stream-drop" for="PhotoStream" scope="app" accepts="public.image"
          undo="false" confirm="§post-alert§"/>
        <alert id="post-alert" title="Post these photos?">
          <command id="post-photos" title="Post Photos"/>
      +   <command system="cancel"/>
        </alert>
        <menu-bar id="bar"/>
      """,
    reads: .document(.role, .system))

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    // The system closes a share sheet.
    guard let id = target.confirm, let kind = context.presented.kinds[id],
      kind == .alert || kind == .sheet
    else { return }
    let body = context.presented.sheets[id]?.body
    guard !(body?.hasCloseButton ?? false), !(body?.hasSlot ?? false),
      !context.presented.items(in: id).contains(where: context.cancels)
    else { return }
    report(
      "'\(id)' has no Cancel button", at: .confirm, of: target.source,
      fix: "add one to it  <command system=\"cancel\"/>")
  }
}
