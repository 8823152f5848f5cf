import MenuetModel
import MenuetSource

/// Flags a command on the whole app in a context menu.
struct AppCommandInContextMenu: Rule {
  static let info = RuleInfo(
    id: "context-menu-global", .contextMenus, .note,
    "a context menu offers what can be done with the thing that people press",
    guideline: .contextMenus("a context menu holds only actions for the current selection"),
    why: """
      People press a thing to do something with that thing. Settings, Quit or About have nothing to do
      with it, and have places of their own.
      """,
    example: """
        <context-menu id="note-menu" for="NoteRow">
          <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
      -   <command system="§settings§"/>
        </context-menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder != .section else { return }
    let items = level.content.directItems.filter { item in
      guard let command = context.document.command(of: item) else { return false }
      return command.scope == .app
        || command.system.map(SystemCommand.appCommands.contains) ?? false
    }
    guard let item = items.first else { return }
    report(
      "'\(context.document.title(of: item))' concerns the whole app, not what people press",
      at: context.location(of: item), notes: context.likewise(items),
      fix: "leave it to the menus of the app")
  }
}
