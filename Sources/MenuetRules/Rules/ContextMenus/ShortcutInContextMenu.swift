import MenuetModel
import MenuetSource

/// Flags a shortcut that is written in a context menu.
struct ShortcutInContextMenu: Rule {
  static let info = RuleInfo(
    id: "context-menu-shortcut", .contextMenus, .error, fix: .unsafe,
    "a context menu shows no keyboard shortcuts",
    guideline: .contextMenus("keyboard shortcuts belong in the app's main menus only"),
    why: """
      A shortcut is there to do without the menu. One that is written in a context menu is shown in no
      menu bar, so nobody learns it. The shortcut of a command that is declared elsewhere stays.
      """,
    example: """
        <context-menu id="note-menu" for="NoteRow">
      -   <command id="pin-note" title="Pin Note" symbol="pin" shortcut="§cmd+opt+p§"/>
      +   <command id="pin-note" title="Pin Note" symbol="pin"/>
        </context-menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu else { return }
    for item in level.items where !context.isInSharedMenu(item.source) {
      if context.isWritten(.shortcut, on: item.source),
        item.overrides?.value.hidesShortcut != true
      {
        self.report(item.source, context.document.title(of: item), in: context, report: &report)
      }
      guard context.isDeclaredInPlace(item), let choice = context.document.choice(of: item) else {
        continue
      }
      for option in choice.options where option.shortcut != nil {
        self.report(option.source, option.title, in: context, report: &report)
      }
    }
  }

  private func report(
    _ source: SourceReference, _ title: String, in context: RuleContext, report: inout Findings
  ) {
    report(
      "a context menu shows no shortcuts; the one of '\(title)' belongs in a main menu",
      at: .shortcut, of: source,
      fix: .remove("remove it, or declare the command in 'commands'"))
  }
}
