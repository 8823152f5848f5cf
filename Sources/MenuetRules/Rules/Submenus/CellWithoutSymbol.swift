import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags an item in a row of cells that has no picture.
struct CellWithoutSymbol: Rule {
  static let info = RuleInfo(
    id: "layout-row-symbol", .submenus, .error,
    "the items in the row of a small or medium menu have symbols",
    guideline: .menus(
      "a small menu shows symbols without labels, a medium one symbols above short labels"),
    why: "A cell of a small row shows nothing but the symbol: without one it is empty.",
    example: """
        <menu id="format" title="Format" layout="medium">
          <command id="indent" title="Indent" symbol="increase.indent"/>
          <command id="outdent" title="Outdent" symbol="decrease.indent"/>
      -   §<command§ id="justify" title="Justify"/>
      +   <command id="justify" title="Justify" symbol="text.justify"/>
          <separator/>
          <command id="show-fonts" title="Show Fonts"/>
        </menu>
      """, reads: .subject)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    let document = context.document
    for (_, row) in level.cellRows(in: document) {
      for item in row.items
      where document.symbol(of: item) == nil && document.image(of: item) == nil {
        report(
          "'\(document.title(of: item))' stands in a \(row.layout.rawValue) row and has no symbol",
          at: context.location(of: item), fix: "give it a symbol, or move it behind the row")
      }
    }
  }
}
