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
        || presented.map(context.inputForms.contains) ?? false
    else { return }
    let text = title.words.text
    report(
      "a command that asks for more ends in '…'; '\(text)' does not", at: title.attribute,
      of: title.source, fix: .set(text + "…", "write '\(text)…'"))
  }
}

extension RuleContext {
  /// The ids of the sheets, covers and popovers in which people enter something.
  func collectInputForms() -> Set<String> {
    let bodies =
      document.sheets.map { ($0.id, $0.body) } + document.covers.map { ($0.id, $0.body) }
      + document.popovers.map { ($0.id, $0.body) }
    let entered = bodies.filter { $0.1.regions.contains(where: \.takesInput) }.map(\.0)
    return Set(entered).union(document.sheets.filter(\.edits).map(\.id))
  }
}

extension ContentRegion {
  /// Indicates whether people type, pick or drop something into it.
  fileprivate var takesInput: Bool {
    switch control {
    case .textField, .textView, .searchField, .tokenField, .imageWell, .colorWell, .filePicker: true
    case .label, .list, .table, .grid, .collection, .image, .custom: editable
    }
  }
}
