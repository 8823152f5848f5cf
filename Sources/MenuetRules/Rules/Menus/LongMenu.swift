import MenuetModel
import MenuetSource

/// Flags a menu with more rows than people can take in.
struct LongMenu: MenuRule {
  static let info = RuleInfo(
    id: "menu-length", .menus, .warning,
    grades: [.note("above the lower threshold")],
    "a menu has few enough rows to be read at a glance",
    guideline: .menus("be mindful of the length of a menu"),
    why: """
      A long menu takes long to read and may have to scroll, so that its last items are not seen.
      Items that the app supplies at run time do not count, and neither do the standard commands in
      a menu bar, which have their places there in every app. Such a menu may be longer where it has
      three groups or more, longer still where it has five, and a submenu of it that is one choice.
      """,
    failing: """
      §<menu§ id="numbers" title="Numbers">
        <choice id="number" title="Number">
      \((1...16).map { "    <option id=\"n\($0)\" title=\"\($0)\"/>" }.joined(separator: "\n"))
        </choice>
      </menu>
      """,
    passing: """
      <menu id="numbers" title="Numbers">
        <choice id="number" title="Number">
      \((1...10).map { "    <option id=\"n\($0)\" title=\"\($0)\"/>" }.joined(separator: "\n"))
        </choice>
      </menu>
      """)

  /// The fewest groups by which a menu of a menu bar is read at a glance although it is long.
  private static let fewestGroups = 3
  /// The groups by which one may be longer still, as Mail's Message menu is.
  private static let manyGroups = 5

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    // Context menus and submenus have limits of their own.
    switch (level.surface, level.holder) {
    case (.menu, .surface), (.menuBar, .surface), (.menuBar, .submenu), (.pullDown, .surface),
      (.documentMenu, .surface):
      break
    default: return
    }
    let isGrouped = level.surface == .menuBar && level.groups.count >= Self.fewestGroups
    // The options of one choice are read as one list, and there is no way to part them.
    let isChoice =
      level.surface == .menuBar && level.holder == .submenu && level.content.count == 1
      && level.items.first?.kind == .choice
    let inBar =
      level.groups.count >= Self.manyGroups
      ? context.options.groupedMenuBarRows : context.options.menuBarRows
    let most = isGrouped || isChoice ? inBar : context.options.menuRows
    let many = min(context.options.menuManyRows, most)
    var count = context.rowCount(of: level, above: many)
    guard count > many, !context.isWritten(.ref, on: level.source) else { return }
    // People know the standard commands of a menu bar by heart, and miss them where they are left out.
    if level.surface == .menuBar {
      count -= context.standardRows(in: level.content, on: level.platforms)
      guard count > many else { return }
    }
    report.report(
      Self.self,
      "a menu has at most \(count > most ? most : many) rows; this one has \(count)",
      at: context.location(level.source), severity: count > most ? .warning : .note,
      fixIts: [FixIt("move related items into a submenu")])
  }
}
