import MenuetModel
import MenuetSource

/// Flags a command that asks for more before it acts, but whose title does not say so.
struct MissingEllipsis: Rule {
  static let info = RuleInfo(
    id: "menu-ellipsis-missing", .menus, .warning, fix: .unsafe,
    "the title of a command that asks for more ends in an ellipsis",
    guideline: .menus(
      "an ellipsis tells that people give more information before the action is completed"),
    why: """
      With the ellipsis people dare to choose the item: they know that they can still step back.
      What presents a sheet, cover or popover with something to edit asks for more, and so does a
      command with `needs-input="true"`.
      """,
    example: """
        <menu id="file" title="File">
      -   <command id="write-letter" title="§Write Letter§" presents="letter"/>
      +   <command id="write-letter" title="Write Letter…" presents="letter"/>
        </menu>
        <sheet id="letter" title="Letter" edits="true" dismissal="guarded">
          <command system="cancel"/><command system="done"/>
        </sheet>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    // Three dots mean an ellipsis; how it is spelled is another matter.
    guard title.kind == .command, !title.words.endsInEllipsis, !title.words.endsInDots,
      let index = title.command, context.document.commands[index].system == nil
    else { return }
    let presented = title.overrides?.value.presents ?? context.document.commands[index].presents
    guard
      context.document.commands[index].traits.contains(.needsInput)
        || presented.map(context.presented.inputForms.contains) ?? false
    else { return }
    let text = title.words.text
    report(
      "a command that asks for more ends in '…'; '\(text)' does not", at: title.attribute,
      of: title.source, fix: .set(text + "…", "write '\(text)…'"))
  }
}
