import MenuetModel
import MenuetSource

/// Flags an item of a context menu behind one that people use less.
struct ContextMenuOrder: Rule {
  static let info = RuleInfo(
    id: "context-menu-order", .contextMenus, .note,
    "the items of a context menu stand in the order of their use",
    guideline: .contextMenus("the most frequently used items stand where people meet them first"),
    why: """
      People read from the finger or the pointer on. What they use most should be what they meet
      first. Destructive items stand last, however often they are used.
      """,
    example: """
        <context-menu id="note-menu" for="NoteRow">
      +   <command id="share-note" title="Share" symbol="square.and.arrow.up" frequency="often"/>
          <command id="print-note" title="Print" symbol="printer" frequency="rare"/>
      -   §<command§ id="share-note" title="Share" symbol="square.and.arrow.up" frequency="often"/>
        </context-menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder != .section else { return }
    for group in level.groups {
      var rarest: Item?
      for case .item(let item) in group where !context.isDestructive(item) {
        let rarity = context.frequency(of: item).rarity
        guard let other = rarest, context.frequency(of: other).rarity > rarity else {
          rarest = item
          continue
        }
        guard !other.platforms.isDisjoint(with: item.platforms) else { continue }
        let (title, rarer) = (context.document.title(of: item), context.document.title(of: other))
        report(
          "'\(title)' is used more than '\(rarer)' and comes after it",
          at: context.location(of: item),
          notes: [DiagnosticNote("'\(rarer)' is here", at: context.location(of: other))],
          fix: "move '\(title)' up")
        break
      }
    }
  }
}
