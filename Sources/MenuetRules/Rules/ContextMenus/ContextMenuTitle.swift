import MenuetModel
import MenuetSource

/// Notes a title of a context menu that says nothing new.
struct ContextMenuTitle: Rule {
  static let info = RuleInfo(
    id: "context-menu-title", .contextMenus, .note,
    grades: [.warning("for the name of what people press")], fix: .unsafe,
    "a context menu has a title only where it clarifies the menu's effect",
    guideline: .contextMenus("a context menu seldom shows a title"),
    why: """
      People see what they pressed. A title helps where it says more, such as how many things are
      selected; the name of the thing only takes room.
      """,
    example: """
      - <context-menu id="note-menu" for="NoteRow" title="§Actions§">
      + <context-menu id="note-menu" for="NoteRow">
          <command id="pin-note" title="Pin Note" symbol="pin"/>
        </context-menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.contextMenus {
      guard let title = menu.title else { continue }
      let core = TitleWords(title).core
      let names = [menu.target, document.regions.first { $0.id == menu.target }?.title]
      let isName = names.contains { $0.map { TitleWords($0).core == core } ?? false }
      guard isName || !hasPlaceholder(title) else { continue }
      report(
        isName
          ? "the title '\(title)' only repeats what people pressed"
          : "a context menu seldom shows a title; '\(title)' has no count or name in it",
        at: .title, of: menu.source, severity: isName ? .warning : nil, fix: .remove())
    }
  }

  /// Returns whether this is a title with `{name}`, `%@`, `%d`, `%lld` or `\(name)`.
  private func hasPlaceholder(_ title: String) -> Bool {
    title.contains("{") || title.contains("\\(")
      || zip(title, title.dropFirst()).contains { $0 == "%" && ("@dlfsu123456789".contains($1)) }
  }
}
