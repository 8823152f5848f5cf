import MenuetModel
import MenuetSource

/// Flags a dialog of several buttons none of which is the primary one.
struct MissingPrimaryButton: Rule {
  static let info = RuleInfo(
    id: "button-primary-missing", .buttons, .note, fix: .unsafe,
    "a dialog with several buttons has a primary one",
    guideline: .buttons("the button that people are most likely to choose has the primary role"),
    why: """
      The primary button answers Return and shows people the likely way on. Where every other button
      is destructive there is none.
      """,
    example: """
        §<alert§ id="invite-alert" title="Invite Anna to this note?">
      -   <command id="invite-anna" title="Invite"/>
      +   <command id="invite-anna" title="Invite" role="primary"/>
          <command system="cancel"/>
        </alert>
        <button id="invite-friend" title="Invite Friend" presents="invite-alert"/>
      """, reads: .subject)

  func check(_ dialog: Dialog, in context: RuleContext, report: inout Findings) {
    let commands = dialog.buttons.filter { $0.item.kind == .command }
    let roles = commands.map { context.document.role(of: $0.item) }
    // Without a button that cancels a sheet is a view of its own rather than a question.
    guard commands.count > 1, !roles.contains(.primary),
      commands[0].place == .alert || roles.contains(.cancel),
      let normal = commands.first(where: { button in
        context.document.role(of: button.item) == .normal && !context.isDestructive(button.item)
          && context.destruction(of: button.item) == .none
      })
    else { return }
    report(
      "a dialog with several buttons has a primary one", at: dialog.source,
      fix: context.setting(
        .role, of: context.declaration(of: normal.item) ?? normal.item.source, to: "primary",
        "make '\(context.document.title(of: normal.item))' the primary one"))
  }
}
