import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags a section that is a row of cells and has more items than the row.
struct RowTooLong: Rule {
  static let info = RuleInfo(
    id: "layout-row-too-long", .submenus, .error,
    "a section that is a small row has at most four items, a medium one three",
    guideline: .menus("the top row of a small menu holds four items, of a medium one three"),
    why: "More cells would be too narrow for a finger; a row does not go on in a second line.",
    example: """
        <menu id="format" title="Format">
          <section layout="medium">
            <command id="indent" title="Indent" symbol="increase.indent"/>
            <command id="outdent" title="Outdent" symbol="decrease.indent"/>
            <command id="justify" title="Justify" symbol="text.justify"/>
      -     §<command§ id="center" title="Center" symbol="text.aligncenter"/>
          </section>
      +   <command id="center" title="Center" symbol="text.aligncenter"/>
          <command id="show-fonts" title="Show Fonts"/>
        </menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder == .section else { return }
    for (platform, row) in level.cellRows(in: context.document)
    where row.items.count > row.capacity {
      var gathering = Gathering(on: platform, context.conditions)
      for item in row.items { gathering.add(context.presence(of: item)) }
      guard gathering.count > row.capacity else { continue }
      report(
        "a \(row.layout.rawValue) row has \(row.capacity) cells; this one has \(gathering.count)",
        at: context.location(of: row.items[row.capacity]), fix: "move it into the list")
      return
    }
  }
}
