import MenuetModel
import MenuetSource

/// Flags a title of a menu item without title-style capitals.
struct MenuTitleCase: TitleRule {
  static let info = RuleInfo(
    id: "menu-title-case", .menus, .warning, fix: .safe,
    "a menu item's title has title-style capitals",
    guideline: .menus("menu items have title-style capitalization"),
    why: """
      All menus of the system begin every important word with a capital. A title that does not looks
      like a mistake among them. The titles of submenus and of the menus in a menu bar are items
      too; what stands above a menu or a section is not. Options that go on with the title of their
      menu, as in View as Icons, and those that are a number and its unit stay small, as do a `man`
      page and a word that shows what it does, such as lowercase.
      """,
    failing: """
      <menu id="view" title="View">
        <command id="show-ruler" title="§Show ruler§"/>
      </menu>
      """,
    passing: """
      <menu id="view" title="View">
        <command id="show-ruler" title="Show Ruler"/>
      </menu>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    guard !title.words.isTitleCase, context.titles.areEnglish,
      !VagueMenuTitle.isVague(title, in: context), !goesOn(title, in: context), !isQuantity(title),
      !Self.specimens.contains(title.words.text), !namesManualPage(title.words)
    else { return }
    let mended = TitleCase.applied(to: title.words.text)
    report.report(
      Self.self, "'\(title.words.text)' is not in title-style capitals",
      at: context.location(title.attribute, of: title.source),
      fixIts: [
        context.setting(
          title.attribute, of: title.source, to: mended, "write '\(mended)'", isSafe: true)
      ])
  }

  /// Words that are written as what they do.
  private static let specimens: Set<String> = [
    "lowercase", "camelCase", "snake_case", "kebab-case",
  ]

  /// True for "Open man Page for Selection": what else it says is in title-style capitals.
  private func namesManualPage(_ words: TitleWords) -> Bool {
    let parts = words.text.split(separator: " ").map(String.init)
    guard let man = parts.firstIndex(of: "man"), man + 1 < parts.count,
      parts[man + 1].lowercased().hasPrefix("page")
    else { return false }
    return TitleWords(parts.filter { $0 != "man" }.joined(separator: " ")).isTitleCase
  }

  /// True for an option that is a number and its unit, such as a time before a meeting.
  private func isQuantity(_ title: MenuTitle) -> Bool {
    title.kind == .option && title.words.count == 2
      && title.words.text.allSatisfy { $0.isNumber || $0.isLowercase || $0 == " " }
      && title.words.text.first?.isNumber == true
  }

  /// True for an option that goes on with the title of its menu, as all of its choice do: View as
  /// Icons, as List, as Columns.
  private func goesOn(_ title: MenuTitle, in context: RuleContext) -> Bool {
    guard title.kind == .option, TitleWords("X " + title.words.text).isTitleCase,
      let choice = context.document.choices.first(where: { choice in
        choice.options.contains { $0.source == title.source }
      })
    else { return false }
    if context.mayLackParts(choice.source) { return true }
    let beginning = title.words.text.prefix { $0 != " " }
    return TitleCase.isSmallWord(title.words.first) && choice.options.count > 1
      && choice.options.allSatisfy { $0.title.hasPrefix(beginning + " ") }
  }
}
