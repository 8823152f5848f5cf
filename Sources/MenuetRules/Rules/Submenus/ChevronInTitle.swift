import MenuetModel
import MenuetSource

/// Flags a chevron that is written into the title of a submenu.
struct ChevronInTitle: Rule {
  static let info = RuleInfo(
    id: "submenu-chevron-text", .submenus, .warning, fix: .safe,
    "the system draws the chevron of a submenu",
    guideline: .menus("a chevron after its label shows that an item has a submenu"),
    why: """
      A written chevron stands beside the one of the system, does not turn around in right-to-left
      languages, and is read out.
      """,
    example: """
        <menu id="format" title="Format">
          <command id="show-fonts" title="Show Fonts"/>
      -   <submenu title="§Lists ▸§">
      +   <submenu title="Lists">
            <command id="use-bullets" title="Use Bullets"/>
            <command id="use-numbers" title="Use Numbers"/>
          </submenu>
        </menu>
      """)

  private static let chevrons: Set<Character> = [
    ">", "›", "▸", "»", "▶", "►", "→", "❯", "⟩", "〉", "＞", "‹", "◂", "«",
  ]

  private static let modifiers: Set<Character> = ["⌘", "⇧", "⌥", "⌃"]

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    for element in level.content {
      guard case .submenu(let submenu) = element, let last = submenu.title.last,
        Self.chevrons.contains(last), let source = context.titleSource(of: submenu.source)
      else { continue }
      var title = submenu.title
      while let last = title.last, Self.chevrons.contains(last) || last.isWhitespace {
        title.removeLast()
      }
      // "Switch ⌘←/⌘→": an arrow behind the sign of a modifier is a key.
      guard let end = title.last, !Self.modifiers.contains(end) else { continue }
      report(
        "the system draws the chevron of '\(title)'", at: .title, of: source,
        fix: .set(title, "write '\(title)'", isSafe: true))
    }
  }
}
