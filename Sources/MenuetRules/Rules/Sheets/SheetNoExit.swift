import MenuetModel
import MenuetSource

/// Flags a sheet that cannot be dragged away, without a button to leave it.
struct SheetNoExit: Rule {
  static let info = RuleInfo(
    id: "sheet-no-exit", .sheets, .warning,
    "a sheet that cannot simply be dragged away has a command that closes it",
    guideline: .sheets("people leave a modal sheet before they go on with what they did"),
    why: """
      A guarded sheet stays when people drag it. Without Cancel, Done or Close they are caught in it.
      """,
    example: """
        <sheet id="letter" title="Letter" edits="true" dismissal="§guarded§">
          <command id="attach-file" title="Attach File"/>
      +   <command system="cancel"/>
        </sheet>
        <button id="write-letter" title="Write Letter…" presents="letter"/>
      """,
    reads: .document(.system, .role, .dismisses, .presentation, .autoDismiss))

  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings) {
    guard [.guarded, .confirm].contains(sheet.dismissal), sheet.autoDismiss.isEmpty,
      !sheet.body.hasCloseButton,
      !sheet.body.hasSlot,
      !context.presented.items(in: sheet.id).contains(where: { closes($0, in: context) }),
      !(sheet.confirm.map(context.presented.items(in:)) ?? []).contains(where: {
        leaves($0, in: context)
      })
    else { return }
    report(
      "nothing in '\(sheet.id)' closes it, and it cannot be dragged away", at: .dismissal,
      of: sheet.source, fix: "add a command that closes it, such as <command system=\"cancel\"/>")
  }

  /// Returns whether this is a command that closes the sheet, also to present something in its
  /// place.
  private func closes(_ item: Item, in context: RuleContext) -> Bool {
    context.dismisses(item) || context.document.command(of: item)?.presentation == .replace
  }

  /// Returns whether this is an answer to the alert that closes the sheet: one that says so, or
  /// that gives up the changes. Cancel closes the alert alone.
  private func leaves(_ item: Item, in context: RuleContext) -> Bool {
    guard let command = context.document.command(of: item), !context.cancels(item) else {
      return false
    }
    return command.traits.contains(.dismisses) || context.isDestructive(item)
  }
}
