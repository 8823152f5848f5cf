import MenuetModel
import MenuetSource

/// Notes a popover that gives way to a sheet more than once.
struct PopoverSheetFrequent: Rule {
  static let info = RuleInfo(
    id: "popover-sheet-frequent", .sheets, .note,
    "a popover seldom gives way to a sheet",
    guideline: .sheets("close a popover before a sheet opens, and let that be rare"),
    why: """
      A popover that closes at every second command is no place to work in: the commands may stand in
      a sheet at once.
      """,
    example: """
        <popover id="albums" title="Albums">
          <command id="new-album" title="New Album…" presents="album-editor"
            presentation="replace"/>
      -   §<command§ id="edit-album" title="Edit Album…" presents="album-editor"
      -     presentation="replace"/>
      +   <command id="sort-albums" title="Sort Albums"/>
        </popover>
        <sheet id="album-editor" title="Album"/>
        <button id="show-albums" title="Show Albums…" presents="albums"/>
      """)

  func check(_ popover: Popover, in context: RuleContext, report: inout Findings) {
    let replacing = context.presented.items(in: popover.id).filter { item in
      context.document.command(of: item)?.presentation == .replace
        && context.target(of: item).map { context.presented.sheets[$0] != nil } ?? false
    }
    guard replacing.count > 1 else { return }
    report(
      "\(replacing.count) commands of '\(popover.id)' close it for a sheet",
      at: context.location(of: replacing[1]),
      fix: "put the commands into a sheet, or let them do their work in the popover")
  }
}
