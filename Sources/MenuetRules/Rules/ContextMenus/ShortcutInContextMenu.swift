import MenuetModel
import MenuetSource

/// Flags a shortcut that is written in a context menu.
struct ShortcutInContextMenu: DocumentRule {
  static let info = RuleInfo(
    id: "context-menu-shortcut", .contextMenus, .error, fix: .safe,
    "a context menu shows no keyboard shortcuts",
    guideline: .contextMenus("keyboard shortcuts belong in the app's main menus only"),
    why: """
      A shortcut is there to do without the menu. One that is written in a context menu is shown in no
      menu bar, so nobody learns it. The shortcut of a command that is declared elsewhere stays: the
      context menu just does not show it.
      """,
    failing: """
      <context-menu id="note-menu" for="NoteRow">
        <command id="pin-note" title="Pin Note" symbol="pin" shortcut="§cmd+opt+p§"/>
      </context-menu>
      """,
    passing: """
      <context-menu id="note-menu" for="NoteRow">
        <command id="pin-note" title="Pin Note" symbol="pin"/>
      </context-menu>
      """)

  /// A shortcut and what it is written on.
  private struct Written {
    var source: SourceReference
    var title: String
    var subject: Subject
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let written = shortcuts(context)
    guard !written.isEmpty else { return }
    var places: [Subject: Int] = [:]
    for placement in context.walk.placements { places[placement.item.subject, default: 0] += 1 }
    for shortcut in written {
      // Where the command stands in other places too, its shortcut is worth keeping there.
      let isSafe =
        !context.isWritten(.id, on: shortcut.source) || places[shortcut.subject] == 1
      report.report(
        Self.self,
        "a context menu shows no shortcuts; the one of '\(shortcut.title)' belongs in a main menu",
        at: context.location(.shortcut, of: shortcut.source),
        fixIts: [
          context.removal(
            of: .shortcut, on: shortcut.source, "remove it, or declare the command in 'commands'",
            isSafe: isSafe)
        ])
    }
  }

  private func shortcuts(_ context: RuleContext) -> [Written] {
    var written: [Written] = []
    for level in context.walk.levels where level.surface == .contextMenu {
      for item in level.items where !context.isInSharedMenu(item.source) {
        let title = context.document.title(of: item)
        if context.isWritten(.shortcut, on: item.source),
          item.overrides?.value.hidesShortcut != true
        {
          written.append(Written(source: item.source, title: title, subject: item.subject))
        }
        guard context.isDeclaredInPlace(item), let choice = context.document.choice(of: item)
        else { continue }
        for option in choice.options where option.shortcut != nil {
          written.append(
            Written(source: option.source, title: option.title, subject: item.subject))
        }
      }
    }
    return written
  }
}
