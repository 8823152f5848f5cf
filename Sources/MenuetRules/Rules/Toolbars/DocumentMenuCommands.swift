import MenuetModel
import MenuetSource

/// Flags an app's own copy of a standard command in the document menu.
struct DocumentMenuCommands: Rule {
  static let info = RuleInfo(
    id: "document-menu-standard", .toolbars, .warning,
    grades: [.note("where the menu has none of these commands")],
    "Duplicate, Rename, Move and Export of a document menu are the system's",
    guideline: .toolbars(
      "a document menu has standard commands such as Duplicate, Rename, Move and Export"),
    why: """
      The system's own commands rename in place, move between the places of Files and keep the
      document's history. A copy with the same title does less.
      """,
    example: """
        <toolbar id="main" platforms="ipados">
          <leading><title><document-menu>
      -     <command id="rename-note" title="§Rename§"/>
      +     <command system="rename"/>
            <command system="move"/>
          </document-menu></title></leading>
          <center><command id="lock-note" title="Lock Note" symbol="lock"/></center>
        </toolbar>
      """, reads: .parts())

  private static let standard: Set<SystemCommand> = [.duplicate, .rename, .move, .export]

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard let menu = toolbar.documentMenu else { return }
    var keepsStandard = menu.content.isEmpty || menu.content.isOpenEnded
    menu.content.forEachItem { item in
      if let system = context.system(of: item) {
        keepsStandard = keepsStandard || Self.standard.contains(system)
        return
      }
      let words = context.words(of: item)
      guard context.titles.areEnglish, item.kind == .command, words.count == 1,
        let command = Self.standard.first(where: { words.core == $0.rawValue })
      else { return }
      keepsStandard = true
      report(
        "'\(words.text)' of a document menu is the system's",
        at: context.location(.title, for: item),
        fix: "use  <command system=\"\(command.rawValue)\"/>")
    }
    guard !keepsStandard else { return }
    report(
      "a document menu has Duplicate, Rename, Move or Export", at: menu.source, severity: .note,
      fix: "add the ones that apply  <command system=\"rename\"/>")
  }
}
