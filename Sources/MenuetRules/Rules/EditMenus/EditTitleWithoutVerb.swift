import MenuetModel
import MenuetSource

/// Flags a title in an edit menu that does not begin with a verb.
struct EditTitleWithoutVerb: Rule {
  static let info = RuleInfo(
    id: "edit-menu-title-verb", .editMenus, .note,
    "a title in an edit menu is a verb or a short verb phrase",
    guideline: .editMenus("custom commands have labels that are verbs or short verb phrases"),
    why: """
      The menu holds nothing but actions. A noun makes people wonder what will happen to what they
      selected.
      """,
    example: """
        <edit-menu id="note-text" for="NoteBody">
      -   <command id="define" title="§Definition§" near="look-up"/>
      +   <command id="define" title="Show Definition" near="look-up"/>
        </edit-menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard context.titleLanguage == .english else { return }
    for menu in document.editMenus {
      for item in context.ownItems(of: menu) where item.kind == .command {
        let words = context.words(of: item)
        guard !words.isBlank, !words.beginsWithVerb else { continue }
        report(
          "a title in an edit menu begins with a verb; '\(words.text)' does not",
          at: context.location(.title, for: item), fix: "say what the command does")
      }
    }
  }
}
