import MenuetModel
import MenuetSource

/// Notes the shortcut of a standard command on another, where the standard command is not placed.
struct StandardShortcut: Rule {
  static let info = RuleInfo(
    id: "shortcut-standard", .generic, .note,
    "the shortcuts of the standard commands are not given to other commands",
    guideline: .guidelines(
      "Keyboards", "people expect the standard shortcuts to mean the same in every app"),
    why: """
      Command-P prints wherever people are. An app that has nothing to print may use it; whoever
      presses it out of habit is surprised.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="pin" title="Pin Paragraph" shortcut="§cmd+p§"/>
      +   <command id="pin" title="Pin Paragraph" shortcut="cmd+opt+p"/>
        </menu>
      """)

  func check(_ shortcuts: ShortcutTable, in context: RuleContext, report: inout Findings) {
    for use in shortcuts.uses where use.isWritten {
      let kept = context.kept(use).filter { !shortcuts.isFree($0) }
      // A shortcut that the system keeps is the subject of `shortcut-reserved`.
      guard let purpose = kept.first, !kept.contains(where: \.isReserved), !shortcuts.isTaken(use)
      else { continue }
      report(
        "people expect \(purpose.name) of the shortcut '\(use.shortcut.spelling)'",
        at: use.location, fix: "choose another shortcut")
    }
  }
}
