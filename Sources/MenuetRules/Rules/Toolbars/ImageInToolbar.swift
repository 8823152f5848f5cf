import MenuetModel
import MenuetSource

/// Flags a toolbar item with an image of its own instead of a symbol.
struct ImageInToolbar: Rule {
  static let info = RuleInfo(
    id: "toolbar-custom-image", .toolbars, .note,
    "a toolbar item shows a symbol",
    guideline: .toolbars("system-provided symbols are preferred to custom images"),
    why: """
      A symbol takes the bar's tint, responds to being pressed and adapts to text size and contrast. An
      image has to be drawn for each.
      """,
    example: """
        <toolbar id="main">
      -   <center><command id="new-note" title="New Note" image="§NewNoteIcon§"/></center>
      +   <center><command id="new-note" title="New Note" symbol="square.and.pencil"/></center>
        </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for entry in context.entries(of: toolbar) where context.document.face(of: entry.unit).isImage {
      let source = context.source(of: .image, for: entry.unit) ?? entry.unit.source
      report(
        "'\(context.title(of: entry.unit))' shows an image instead of a symbol", at: .image,
        of: source, fix: "use 'symbol'")
    }
  }
}
