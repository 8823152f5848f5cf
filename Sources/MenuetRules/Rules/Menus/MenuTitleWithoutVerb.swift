import MenuetModel
import MenuetSource

/// Notes a command whose title does not begin with a verb.
struct MenuTitleWithoutVerb: TitleRule {
  static let info = RuleInfo(
    id: "menu-title-verb", .menus, .note,
    "the title of a command begins with a verb",
    guideline: .menus("begin the label of an action with a verb"),
    why: """
      A verb tells that something will happen; a noun could as well be a state or a list.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="paragraph-indent" title="§Paragraph Indent§"/>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="paragraph-indent" title="Indent Paragraph"/>
      </menu>
      """)

  /// Nouns that are known to open a window, a panel or a help page.
  private static let nouns: WordList = ["settings", "preferences", "options", "about"]

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    guard title.kind == .command, context.titles.areEnglish, !title.words.beginsWithVerb,
      // "Page Setup…" asks for more: it names what it opens.
      !title.words.endsInEllipsis, !title.words.endsInDots,
      title.words.last != "help", !(title.words.first.map(Self.nouns.contains) ?? false),
      !VagueMenuTitle.isVague(title, in: context), !isPlace(title, in: context),
      // In an edit menu a rule of its own says it.
      !isInEditMenu(title, in: context),
      // "Actual Size" is as well known as Zoom In; "Insert" has said the verb for "Page Break".
      CommandFamilies.family(of: title.words) == nil,
      !hasVerbAround(title, in: context)
    else { return }
    report.report(
      Self.self, "'\(title.words.text)' does not begin with a verb",
      at: context.location(title.attribute, of: title.source),
      fixIts: [FixIt("begin with what the command does")])
  }

  /// True inside a submenu or section whose title says the verb.
  private func hasVerbAround(_ title: MenuTitle, in context: RuleContext) -> Bool {
    guard let number = title.level, context.walk.levels[number].holder != .surface,
      let surroundings = context.walk.levels[number].title
    else { return false }
    return TitleWords(surroundings).beginsWithVerb
  }

  private func isInEditMenu(_ title: MenuTitle, in context: RuleContext) -> Bool {
    guard let command = title.command else { return false }
    return context.editMenuCommands.contains(command)
  }

  /// True for a command that leads to a view, which it may just name.
  private func isPlace(_ title: MenuTitle, in context: RuleContext) -> Bool {
    title.command.flatMap { context.document.commands[$0].navigates } != nil
  }
}
