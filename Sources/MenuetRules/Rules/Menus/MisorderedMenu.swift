import MenuetModel
import MenuetSource

/// Notes a menu ordered by priority in which a rarer item stands before a more frequent one.
struct MisorderedMenu: Rule {
  static let info = RuleInfo(
    id: "menu-order", .menus, .note,
    "in a menu ordered by priority more frequent items come first",
    guideline: .menus("list items by priority: what people use most comes first"),
    why: """
      With `order="priority"` the first items are shown nearest to the finger.
      """,
    example: """
        <menu id="format" title="Format" order="priority">
      +   <command id="indent" title="Indent" frequency="often"/>
          <command id="outdent" title="Outdent" frequency="rare"/>
      -   §<command§ id="indent" title="Indent" frequency="often"/>
        </menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    // Context menus have a rule of their own.
    guard level.order == .priority, level.surface != .contextMenu, level.holder != .section else {
      return
    }
    var bestOfPrevious: (rank: Int, item: Item)?
    for group in level.groups {
      let items = group.compactMap { element -> (rank: Int, item: Item)? in
        guard case .item(let item) = element, !context.isDestructive(item) else { return nil }
        return (context.frequency(of: item).rarity, item)
      }
      for (first, second) in zip(items, items.dropFirst()) where first.rank > second.rank {
        self.report(second.item, first.item, in: context, report: &report)
      }
      guard let best = items.min(by: { $0.rank < $1.rank }) else { continue }
      if let previous = bestOfPrevious, previous.rank > best.rank {
        self.report(best.item, previous.item, in: context, report: &report)
      }
      bestOfPrevious = best
    }
  }

  private func report(
    _ item: Item, _ rarer: Item, in context: RuleContext, report: inout Findings
  ) {
    let names = [item, rarer].map { "'\(context.document.title(of: $0))'" }
    report(
      "\(names[0]) is used more often than \(names[1]) and comes after it", at: item.source,
      fix: "move it before \(names[1])")
  }
}
