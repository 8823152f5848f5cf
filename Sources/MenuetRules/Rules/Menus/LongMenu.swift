import MenuetModel
import MenuetSource

/// Notes a menu with more rows than people can take in.
struct LongMenu: Rule {
  static let info = RuleInfo(
    id: "menu-length", .menus, .note,
    "a menu has few enough rows to be read at a glance",
    guideline: .menus("be mindful of the length of a menu"),
    why: """
      A long menu takes long to read and may have to scroll, so that its last items are not seen.
      Items that the app supplies at run time do not count.
      """,
    example: """
        §<menu§ id="numbers" title="Numbers">
          <choice id="number" title="Number">
      \((1...10).map { "      <option id=\"n\($0)\" title=\"\($0)\"/>" }.joined(separator: "\n"))
      \((11...16).map { "-     <option id=\"n\($0)\" title=\"\($0)\"/>" }.joined(separator: "\n"))
          </choice>
        </menu>
      """, thresholds: [rows, manyRows])
  static let rows = Threshold("menu-length.rows", 15, .ours, "the most rows of a menu")
  static let manyRows = Threshold(
    "menu-length.many-rows", 10, .ours, "the most rows of a menu that pass without a note")

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    // Context menus and submenus have limits of their own.
    switch (level.surface, level.holder) {
    case (.menu, .surface), (.menuBar, .surface), (.pullDown, .surface), (.documentMenu, .surface):
      break
    default: return
    }
    let (most, many) = (context.options[Self.rows], context.options[Self.manyRows])
    let count = context.rowCount(of: level, above: min(many, most))
    guard count > min(many, most) else { return }
    report(
      "a menu has at most \(count > most ? most : many) rows; this one has \(count)",
      at: level.source, fix: "move related items into a submenu")
  }
}
