import MenuetLayout
import MenuetModel
import MenuetSource

/// Notes a small row whose symbols people do not know by themselves.
struct UnrelatedSmallRow: Rule {
  static let info = RuleInfo(
    id: "layout-small-related", .submenus, .note,
    "the row of a small menu holds closely related items with familiar symbols",
    guideline: .menus(
      "use a small menu only for closely related items that people see as a group"),
    why: """
      A small row shows no words. Only symbols that people know by themselves, and know together, can
      do without.
      """,
    example: """
        <menu id="format" title="Format" layout="§small§">
          <command id="bold" title="Make Bold" symbol="bold"/>
          <command id="italic" title="Make Italic" symbol="italic"/>
      -   <command id="tidy" title="Tidy Up" symbol="wand.and.rays"/>
      -   <command id="weave" title="Weave" symbol="water.waves"/>
      +   <command id="underline" title="Underline" symbol="underline"/>
      +   <command id="strike" title="Strike Through" symbol="strikethrough"/>
          <separator/>
          <command id="show-fonts" title="Show Fonts"/>
        </menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder != .section, level.layout == .small else { return }
    for (_, row) in level.cellRows(in: context.document) {
      let unfamiliar = row.items.filter { item in
        guard let symbol = context.document.symbol(of: item) else { return false }
        return !FamiliarSymbols.contains(symbol)
      }
      guard let first = unfamiliar.first else { continue }
      report(
        "a small row shows no words; few people know the symbol of "
          + "'\(context.document.title(of: first))'", at: .layout, of: level.source,
        notes: [DiagnosticNote("it stands here", at: context.location(of: first))],
        fix: "use layout=\"medium\", which shows labels")
      return
    }
  }
}
