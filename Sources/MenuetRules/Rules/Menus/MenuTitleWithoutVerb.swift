import MenuetModel
import MenuetSource

/// Notes a command whose title does not begin with a verb.
struct MenuTitleWithoutVerb: Rule {
  static let info = RuleInfo(
    id: "menu-title-verb", .menus, .note,
    "the title of a command begins with a verb",
    guideline: .menus("begin the label of an action with a verb"),
    why: "A verb tells that something will happen; a noun could as well be a state or a list.",
    example: """
        <menu id="format" title="Format">
      -   <command id="paragraph-indent" title="§Paragraph Indent§"/>
      +   <command id="paragraph-indent" title="Indent Paragraph"/>
        </menu>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    guard title.kind == .command, context.titles.areEnglish, !title.words.beginsWithVerb,
      // In an edit menu a rule of its own says it.
      !context.titles.isInEditMenu(title)
    else { return }
    report(
      "'\(title.words.text)' does not begin with a verb", at: title.attribute, of: title.source,
      fix: "begin with what the command does")
  }
}
