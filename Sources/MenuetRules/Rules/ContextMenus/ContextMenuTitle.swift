import MenuetModel
import MenuetSource

/// Flags a title of a context menu that says nothing new.
struct ContextMenuTitle: DocumentRule {
  static let info = RuleInfo(
    id: "context-menu-title", .contextMenus, .warning,
    grades: [.note("for any other title without a count or a name in it")], fix: .safe,
    "a context menu has a title only where it clarifies the menu's effect",
    guideline: .contextMenus("a context menu seldom shows a title"),
    why: """
      People see what they pressed. A title helps where it says more, such as how many things are
      selected; the name of the thing only takes room.
      """,
    failing: """
      <context-menu id="note-menu" for="NoteRow" title="§Note§">
        <command id="pin-note" title="Pin Note" symbol="pin"/>
      </context-menu>
      """,
    passing: """
      <context-menu id="note-menu" for="NoteRow">
        <command id="pin-note" title="Pin Note" symbol="pin"/>
      </context-menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let titled = document.contextMenus.filter { $0.title != nil }
    guard !titled.isEmpty else { return }
    let regions = Dictionary(
      context.regions.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    for menu in titled {
      guard let title = menu.title else { continue }
      let words = TitleWords(title)
      let region = regions[menu.target].flatMap { $0 }
      if words.core == TargetName(menu.target).words.joined(separator: " ")
        || region.map({ TitleWords($0).core == words.core }) ?? false
      {
        report.report(
          Self.self, "the title '\(title)' only repeats what people pressed",
          at: context.location(.title, of: menu.source),
          fixIts: [context.removal(of: .title, on: menu.source, isSafe: true)])
      } else if !Self.hasPlaceholder(title) {
        report.report(
          Self.self, "a context menu seldom shows a title; '\(title)' has no count or name in it",
          at: context.location(.title, of: menu.source), severity: .note,
          fixIts: [context.removal(of: .title, on: menu.source, isSafe: false)])
      }
    }
  }

  /// True for a title with `{name}`, `%@`, `%d`, `%lld` or `\(name)`.
  private static func hasPlaceholder(_ title: String) -> Bool {
    title.contains("{") || title.contains("\\(")
      || zip(title, title.dropFirst()).contains { $0 == "%" && ("@dlfsu123456789".contains($1)) }
  }
}
