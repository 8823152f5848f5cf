import MenuetModel
import MenuetSource

/// Notes a title of a menu item that does not say what will happen.
struct VagueMenuTitle: Rule {
  static let info = RuleInfo(
    id: "menu-title-vague", .menus, .note,
    "a menu item's title says what the item does",
    guideline: .menus("write a clear label that describes what the item does"),
    why: """
      "Action" or "Other" makes people try it to find out. The id of a command is a name for
      developers.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="more-formats" title="§Stuff§"/>
      +   <command id="more-formats" title="Show Fonts"/>
        </menu>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    // Go is a menu of many menu bars.
    guard title.words.count <= 2, title.kind != .option, title.kind != .menu,
      context.titles.areEnglish,
      VagueTitles.contains(
        title.words, id: title.command.map { context.document.commands[$0].id } ?? "")
    else { return }
    report(
      "'\(title.words.text)' does not say what will happen", at: title.attribute, of: title.source,
      fix: "name the action: a verb and what it acts on")
  }
}
