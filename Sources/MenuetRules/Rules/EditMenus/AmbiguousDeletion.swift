import MenuetModel
import MenuetSource

/// Flags two deletions in an edit menu that their titles do not tell apart.
struct AmbiguousDeletion: Rule {
  static let info = RuleInfo(
    id: "edit-menu-delete-kinds", .editMenus, .warning,
    "kinds of deletion in one edit menu are told apart by their titles",
    guideline: .editMenus("people can tell different types of deletion operations apart"),
    why: """
      Erase may remove the selected word or the whole page. Where a menu has both, each names what it
      deletes.
      """,
    example: """
        <edit-menu id="note-text" for="NoteBody">
      -   <command id="erase-word" title="Erase" near="delete" role="destructive" undoable="true"/>
      -   <command id="erase-page" title="§Erase§" near="delete" role="destructive" undoable="true"/>
      +   <command id="erase-word" title="Erase Word" near="delete" role="destructive"
      +            undoable="true"/>
      +   <command id="erase-page" title="Erase Page" near="delete" role="destructive"
      +            undoable="true"/>
        </edit-menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.editMenus {
      let deletions = menu.items.filter { item in
        context.isDestructive(item) && isVerb(context.words(of: item), in: context.titleLanguage)
      }
      guard let first = deletions.first,
        let second = deletions.dropFirst().first(where: { meet(first, $0, context) })
      else { continue }
      let (title, other) = (document.title(of: second), document.title(of: first))
      report(
        "'\(other)' and '\(title)' do not say what each deletes",
        at: context.location(.title, for: second),
        notes: [DiagnosticNote("'\(other)' is here", at: context.location(of: first))],
        fix: "name the object, such as 'Delete Note'")
    }
  }

  /// Returns whether this is a title without an object; a Chinese verb has two characters.
  private func isVerb(_ words: TitleWords, in language: TitleLanguage) -> Bool {
    switch language {
    case .english: words.count == 1
    case .chinese: words.withoutEllipsis.count <= 2
    case .other: false
    }
  }

  private func meet(_ first: Item, _ second: Item, _ context: RuleContext) -> Bool {
    first.id != second.id
      && context.canMeet(
        Presence(first.platforms, context.availability(of: first)),
        Presence(second.platforms, context.availability(of: second)))
  }
}
