import MenuetModel
import MenuetSource

/// Notes a menu that another layout would suit better.
struct BetterLayout: MenuRule {
  static let info = RuleInfo(
    id: "layout-suggest", .submenus, .note, fix: .unsafe,
    "a menu has the layout that makes choosing easiest",
    guideline: .menus("choose a small or medium menu when it makes people's choice easier"),
    why: """
      Three or four items that people use often are quicker to reach side by side. A row without a list
      below is no menu any more.
      """,
    failing: """
      §<menu§ id="format" title="Format">
        <command id="bold" title="Bold" symbol="bold" frequency="often"/>
        <command id="italic" title="Italic" symbol="italic" frequency="often"/>
        <command id="underline" title="Underline" symbol="underline" frequency="often"/>
        <separator/>
        <command id="show-fonts" title="Show Fonts"/>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format" layout="medium">
        <command id="bold" title="Bold" symbol="bold" frequency="often"/>
        <command id="italic" title="Italic" symbol="italic" frequency="often"/>
        <command id="underline" title="Underline" symbol="underline" frequency="often"/>
        <separator/>
        <command id="show-fonts" title="Show Fonts"/>
      </menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder == .surface, !level.rowPlatforms.isEmpty, level.surface != .menuBar,
      level.surface != .editMenu, level.surface != .backMenu
    else { return }
    if level.layout == .large {
      suggestRow(level, in: context, report: &report)
    } else {
      suggestList(level, in: context, report: &report)
    }
  }

  private func suggestRow(
    _ level: MenuLevel, in context: RuleContext, report: inout Findings
  ) {
    let hasRow = level.content.contains { element in
      guard case .section(let section) = element else { return false }
      return section.layout != nil
    }
    let groups = level.groups
    guard !hasRow, groups.count > 1, let first = groups.first, (3...4).contains(first.count),
      first.allSatisfy({ isFrequentCell($0, in: context) })
    else { return }
    let layout: MenuLayoutSize = first.count == 4 ? .small : .medium
    report.report(
      Self.self,
      "the first \(first.count) items are used often; a \(layout.rawValue) menu shows them side by side",
      at: context.location(level.source),
      fixIts: [
        context.setting(
          .layout, of: level.source, to: layout.rawValue, "add layout=\"\(layout.rawValue)\"")
      ])
  }

  private func isFrequentCell(_ element: MenuElement, in context: RuleContext) -> Bool {
    guard case .item(let item) = element, item.kind != .choice,
      context.form(of: item) != .pair
    else { return false }
    return context.frequency(of: item) == .often && context.document.symbol(of: item) != nil
  }

  private func suggestList(
    _ level: MenuLevel, in context: RuleContext, report: inout Findings
  ) {
    guard context.isWritten(.layout, on: level.source), !context.mayLackParts(level.source) else {
      return
    }
    let isOpen = level.content.contains { element in
      switch element {
      case .dynamic, .slot: return true
      default: return false
      }
    }
    let rows = level.content.reduce(0) { $0 + context.rows(of: $1) }
    // A row that is not even filled is a finding of its own.
    guard !isOpen, rows == level.layout.cells, level.groups.count == 1 else { return }
    report.report(
      Self.self, "all \(rows) items stand in the row; nothing is left for the list",
      at: context.location(.layout, of: level.source),
      fixIts: [FixIt("use the large layout, or buttons")])
  }
}
