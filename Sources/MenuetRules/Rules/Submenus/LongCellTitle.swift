import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags a title that is too wide for its cell in a medium row.
struct LongCellTitle: Rule {
  static let info = RuleInfo(
    id: "layout-label-short", .submenus, .warning,
    "the labels in the row of a medium menu are short",
    guideline: .menus("a medium menu shows a symbol above a short label"),
    why:
      "A cell is a third of the menu wide. A longer label is cut, and in other languages sooner.",
    example: """
        <menu id="format" title="Format" layout="medium">
      -   <command id="indent" title="§Increase Indent§" symbol="increase.indent"/>
      +   <command id="indent" title="Indent" symbol="increase.indent"/>
          <command id="outdent" title="Outdent" symbol="decrease.indent"/>
          <command id="justify" title="Justify" symbol="text.justify"/>
          <separator/>
          <command id="show-fonts" title="Show Fonts"/>
        </menu>
      """, thresholds: [cells])
  static let cells = Threshold(
    "layout-label-short.cells", 10, .ours, "the widest title of a cell in a medium row, in cells")

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    let most = context.options[Self.cells]
    for (_, row) in level.cellRows(in: context.document) where row.layout == .medium {
      for item in row.items {
        let words = context.words(of: item)
        guard words.cells > most else { continue }
        report(
          "a label in a medium row fills at most \(most) cells; '\(words.text)' fills \(words.cells)",
          at: context.location(.title, for: item), fix: "say it in one short word")
      }
    }
  }
}
