import MenuetModel
import MenuetSource

/// Flags three dots where an ellipsis belongs.
struct DotsForEllipsis: Rule {
  static let info = RuleInfo(
    id: "menu-ellipsis-dots", .menus, .warning, fix: .safe,
    "an ellipsis is the one character '…', not three dots",
    guideline: .menus("titles that ask for more end in an ellipsis character"),
    why: "The character is spaced evenly, is never broken over two lines, and VoiceOver knows it.",
    example: """
        <menu id="file" title="File">
      -   <command id="import-text" title="§Import Text...§" needs-input="true"/>
      +   <command id="import-text" title="Import Text…" needs-input="true"/>
        </menu>
      """)

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    guard title.words.endsInDots else { return }
    let mended = title.words.withoutEllipsis + "…"
    report(
      "'\(title.words.text)' ends in three dots instead of '…'", at: title.attribute,
      of: title.source, fix: .set(mended, "write '\(mended)'", isSafe: true))
  }
}
