import MenuetModel
import MenuetSource

/// Flags a command that asks for more before it acts, but whose title does not say so.
struct MissingEllipsis: TitleRule {
  static let info = RuleInfo(
    id: "menu-ellipsis-missing", .menus, .warning, fix: .safe,
    "the title of a command that asks for more ends in an ellipsis",
    guideline: .menus(
      "an ellipsis tells that people give more information before the action is completed"),
    why: """
      With the ellipsis people dare to choose the item: they know that they can still step back.
      """,
    failing: """
      <menu id="file" title="File">
        <command id="write-letter" title="§Write Letter§" presents="letter"/>
      </menu>
      <sheet id="letter" title="Letter"><command system="done"/></sheet>
      """,
    passing: """
      <menu id="file" title="File">
        <command id="write-letter" title="Write Letter…" presents="letter"/>
      </menu>
      <sheet id="letter" title="Letter"><command system="done"/></sheet>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    // Three dots mean an ellipsis; how it is spelled is another matter.
    guard title.kind == .command, !title.words.endsInEllipsis, !title.words.endsInDots,
      let command = title.command,
      context.document.commands[command].traits.contains(.needsInput)
        || asks(title.overrides?.value.presents, command, in: context)
    else { return }
    let text = title.words.text
    report.report(
      Self.self, "'\(text)' asks for more and ends in '…'",
      at: context.location(title.attribute, of: title.source),
      fixIts: [
        context.setting(
          title.attribute, of: title.source, to: text + "…", "write '\(text)…'", isSafe: true)
      ])
  }

  /// True for a command that presents something to fill in: an alert only asks whether to go on, and
  /// a share sheet offers what to do.
  private func asks(_ presents: String?, _ command: Int, in context: RuleContext) -> Bool {
    (presents ?? context.document.commands[command].presents).map(context.forms.contains) ?? false
  }
}
