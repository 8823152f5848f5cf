import MenuetLayout
import MenuetModel
import MenuetSource

/// Notes a menu that another layout would suit better.
struct BetterLayout: Rule {
  static let info = RuleInfo(
    id: "layout-suggest", .submenus, .note, fix: .unsafe,
    "a menu has the layout that makes choosing easiest",
    guideline: .menus("choose a small or medium menu when it makes people's choice easier"),
    why: """
      Three or four items that people use often are quicker to reach side by side. A row without a list
      below is no menu any more.
      """,
    example: """
      - §<menu§ id="format" title="Format">
      + <menu id="format" title="Format" layout="medium">
          <command id="bold" title="Bold" symbol="bold" frequency="often"/>
          <command id="italic" title="Italic" symbol="italic" frequency="often"/>
          <command id="underline" title="Underline" symbol="underline" frequency="often"/>
          <separator/>
          <command id="show-fonts" title="Show Fonts"/>
        </menu>
      """, reads: .parts(.layout))

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder == .surface, !level.rowPlatforms.isEmpty, level.surface != .menuBar,
      level.surface != .editMenu, level.surface != .backMenu
    else { return }
    let groups = level.groups
    if level.layout == .large {
      // A group that can be a row, and a list below it.
      guard groups.count > 1, (3...4).contains(groups[0].count),
        groups[0].allSatisfy({ isFrequentCell($0, in: context) }),
        !level.content.contains(where: \.isRow)
      else { return }
      let layout: MenuLayoutSize = groups[0].count == 4 ? .small : .medium
      report(
        "the first \(groups[0].count) items are used often; a \(layout.rawValue) menu shows them "
          + "side by side", at: level.source,
        fix: context.setting(.layout, of: level.source, to: layout.rawValue, "use the layout"))
    } else if context.isWritten(.layout, on: level.source), !level.content.isOpenEnded {
      // A row that is not even filled is a finding of its own.
      let rows = level.content.reduce(0) { $0 + context.rows(of: $1) }
      guard rows == level.layout.cells, groups.count == 1 else { return }
      report(
        "all \(rows) items stand in the row; nothing is left for the list", at: .layout,
        of: level.source, fix: "use the large layout, or buttons")
    }
  }

  private func isFrequentCell(_ element: MenuElement, in context: RuleContext) -> Bool {
    guard case .item(let item) = element, item.kind != .choice,
      context.document.toggleForm(of: item) != .pair
    else { return false }
    return context.frequency(of: item) == .often && context.document.symbol(of: item) != nil
  }
}

extension MenuElement {
  /// Indicates whether this is a section that is a row of cells.
  fileprivate var isRow: Bool {
    if case .section(let section) = self { section.layout != nil } else { false }
  }
}
