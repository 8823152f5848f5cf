import MenuetModel
import MenuetSource

/// Flags an article in the title of a menu item.
struct ArticleInMenuTitle: Rule {
  static let info = RuleInfo(
    id: "menu-title-article", .menus, .note, fix: .unsafe,
    "a menu item's title does without 'a', 'an' and 'the'",
    guideline: .menus("a concise style without articles makes items easier to scan"),
    why: "Articles make a title longer and push the word that matters to the right.",
    example: """
        <menu id="view" title="View">
      -   <command id="show-ruler" title="§Show the Ruler§"/>
      +   <command id="show-ruler" title="Show Ruler"/>
        </menu>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    // An option may be a name: "The Times".
    guard title.words.hasArticle, title.kind != .option, context.titles.areEnglish else { return }
    let shorter = Articles.removed(from: title.words.text)
    report(
      "'\(title.words.text)' has an article, which menus do without", at: title.attribute,
      of: title.source, fix: .set(shorter, "write '\(shorter)'"))
  }
}
