import MenuetModel
import MenuetSource

/// Flags a command on the whole app in a context menu.
struct AppCommandInContextMenu: MenuRule {
  static let info = RuleInfo(
    id: "context-menu-global", .contextMenus, .note,
    "a context menu offers what can be done with the thing that people press",
    guideline: .contextMenus("a context menu holds only actions for the current selection"),
    why: """
      People press a thing to do something with that thing. Settings, Quit or About have nothing to do
      with it, and have places of their own.
      """,
    failing: """
      <context-menu id="note-menu" for="NoteRow">
        <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
        <command system="§settings§"/>
      </context-menu>
      """,
    passing: """
      <context-menu id="note-menu" for="NoteRow">
        <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
      </context-menu>
      """)

  private static let titles: Set<String> = [
    "settings", "preferences", "quit", "check for updates", "help", "new window",
  ]

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu else { return }
    for item in level.items where isAppWide(item, context) {
      report.report(
        Self.self,
        "'\(context.document.title(of: item))' concerns the whole app, not what people press",
        at: context.location(of: item), fixIts: [FixIt("leave it to the menus of the app")])
    }
  }

  private func isAppWide(_ item: Item, _ context: RuleContext) -> Bool {
    guard case .command(let index) = item.subject else { return false }
    if context.document.commands[index].scope == .app { return true }
    if let system = context.document.commands[index].system {
      return SystemCommand.appCommands.contains(system)
    }
    let words = context.words(of: item)
    guard context.titleLanguage == .english, words.count <= 3 else { return false }
    let isOfApp = words.first == "about" || words.first == "quit" || words.last == "help"
    let names = TitleWords(context.document.name).words
    return Self.titles.contains(words.core)
      || isOfApp && !names.isEmpty && Set(names).isSubset(of: words.words)
  }
}
